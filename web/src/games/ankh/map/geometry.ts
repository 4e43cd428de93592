/** Hexes with flat tops: where spaces, corners and edges lie, and curves through them. No game words. */

export const RADIUS = 40;
/** Half the height of a hex: from its center to the middle of a side. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

/** A corner by its whole numbers, `x,y`: shared by all hexes that meet there. */
export type Corner = string;
export type Side = readonly [Corner, Corner];

/** Clockwise from the north-west corner; the side toward direction d joins corners d and d + 1. */
const CORNER_X = [-1, 1, 2, 1, -1, -2];
const CORNER_Y = [-1, -1, 0, 1, 1, 0];
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"] as const;

export function centerOf(row: number, column: number): Point {
  return { x: 1.5 * RADIUS * column, y: HALF * (2 * row + (column & 1)) };
}

export function cornersOf(row: number, column: number): Corner[] {
  return CORNER_X.map(
    (x, n) => `${3 * column + x},${2 * row + (column & 1) + (CORNER_Y[n] as number)}`,
  );
}

export function pointOf(corner: Corner): Point {
  const [x, y] = corner.split(",").map(Number) as [number, number];
  return { x: (x * RADIUS) / 2, y: y * HALF };
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point on the way from one to another. */
export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** An arc from one point to another, higher the farther they are apart; it ends before what stands there. */
export function arc(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const lift = Math.min(46, far * 0.22);
  const [mx, my] = [(a.x + b.x) / 2 - (dy / far) * lift, (a.y + b.y) / 2 + (dx / far) * lift];
  const end = Math.max(0, 1 - 26 / Math.hypot(b.x - mx, b.y - my));
  return `M${a.x} ${a.y}Q${mx} ${my} ${mx + (b.x - mx) * end} ${my + (b.y - my) * end}`;
}

/** The outline of a hex around a center, as points of a polygon. */
export function hexagon(center: Point, radius = RADIUS): string {
  const half = (radius * Math.sqrt(3)) / 2;
  return CORNER_X.map(
    (x, n) =>
      `${round(center.x + (x * radius) / 2)},${round(center.y + (CORNER_Y[n] as number) * half)}`,
  ).join(" ");
}

/** Sides put end to end: paths from one end or junction to the next, and rings. */
export function chains(sides: readonly Side[]): Corner[][] {
  const meeting = new Map<Corner, number[]>();
  sides.forEach((side, n) => {
    for (const corner of side) meeting.set(corner, [...(meeting.get(corner) ?? []), n]);
  });
  const used = new Set<number>();
  const follow = (start: Corner, first: number): Corner[] => {
    const path = [start];
    let at = start;
    let next: number | undefined = first;
    while (next !== undefined) {
      used.add(next);
      const [a, b] = sides[next] as Side;
      at = a === at ? b : a;
      path.push(at);
      const here: number[] = meeting.get(at) ?? [];
      next = here.length === 2 ? here.find((n) => !used.has(n)) : undefined;
    }
    return path;
  };
  const found: Corner[][] = [];
  for (const [corner, here] of meeting) {
    if (here.length === 2) continue;
    for (const n of here) if (!used.has(n)) found.push(follow(corner, n));
  }
  sides.forEach((side, n) => {
    if (!used.has(n)) found.push(follow(side[0], n));
  });
  return found;
}

/** The rings around a set of hexes, each given by its six corners in order. */
export function outlines(hexes: readonly (readonly Corner[])[]): Corner[][] {
  const sides = new Map<string, Side>();
  for (const corners of hexes) {
    corners.forEach((corner, n) => {
      const other = corners[(n + 1) % 6] as Corner;
      const key = corner < other ? `${corner} ${other}` : `${other} ${corner}`;
      if (!sides.delete(key)) sides.set(key, [corner, other]);
    });
  }
  return chains([...sides.values()]);
}

/** Rings with straight sides, as the path of an SVG. */
export function straightRings(rings: readonly Corner[][]): string {
  return rings.map((ring) => `M${ring.slice(1).map(pointOf).map(show).join("L")}Z`).join("");
}

/** Rings whose corners are rounded where `isRounded` says so. */
export function roundedRings(
  rings: readonly Corner[][],
  isRounded: (corner: Corner) => boolean,
): string {
  return rings.map((ring) => roundedRing(ring.slice(1), isRounded)).join("");
}

function roundedRing(ring: Corner[], isRounded: (corner: Corner) => boolean): string {
  const points = ring.map(pointOf);
  const start = middle(points[points.length - 1] as Point, points[0] as Point);
  let path = `M${show(start)}`;
  points.forEach((point, n) => {
    const on = middle(point, points[(n + 1) % points.length] as Point);
    path += isRounded(ring[n] as Corner)
      ? `Q${show(point)} ${show(on)}`
      : `L${show(point)}L${show(on)}`;
  });
  return `${path}Z`;
}

/** A smooth curve through points. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (first === undefined) return "";
  let path = `M${show(first)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const before = points[Math.max(0, n - 1)] as Point;
    const [from, to] = [points[n] as Point, points[n + 1] as Point];
    const after = points[Math.min(points.length - 1, n + 2)] as Point;
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${show(leave)} ${show(arrive)} ${show(to)}`;
  }
  return path;
}

/** A path of corners smoothed: it keeps its ends and passes through the middles of its sides. */
export function flowing(path: readonly Corner[]): Point[] {
  const points = path.map(pointOf);
  const middles = points.slice(1).map((point, n) => middle(points[n] as Point, point));
  return [points[0] as Point, ...middles, points[points.length - 1] as Point];
}

function show(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
