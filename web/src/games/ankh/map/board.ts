/** The printed board as a view's map tells it: spaces with their names, rivers, shores. */

import {
  between,
  centerOf,
  chains,
  cornersOf,
  curve,
  distance,
  flowing,
  HALF,
  outlines,
  pointOf,
  RADIUS,
  roundedRings,
  straightRings,
  type Corner,
  type Point,
  type Side,
} from "./geometry";
import type { MapLines } from "../view";

export type Terrain = "fertile" | "desert" | "water";

export interface Space {
  name: string;
  number: number;
  row: number;
  column: number;
  terrain: Terrain;
  center: Point;
  corners: Corner[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TERRAINS: Record<string, Terrain> = { F: "fertile", D: "desert", W: "water" };
/** Room around the hexes for the frame. */
const MARGIN = 11;

export class Board {
  readonly spaces: Space[] = [];
  readonly byName = new Map<string, Space>();
  readonly box: Box;
  private readonly meeting = new Map<Corner, Space[]>();

  constructor(readonly data: MapLines) {
    data.rows.forEach((letters, row) => {
      [...letters].forEach((letter, column) => {
        const terrain = TERRAINS[letter];
        if (terrain !== undefined) this.add(row, column, terrain);
      });
    });
    this.box = this.frame();
  }

  private add(row: number, column: number, terrain: Terrain): void {
    const name = String.fromCharCode(65 + column) + row;
    const corners = cornersOf(row, column);
    const space = {
      name,
      number: this.spaces.length,
      row,
      column,
      terrain,
      center: centerOf(row, column),
      corners,
    };
    this.spaces.push(space);
    this.byName.set(name, space);
    for (const corner of corners) this.meeting.set(corner, [...this.spacesAt(corner), space]);
  }

  private frame(): Box {
    const xs = this.spaces.map((space) => space.center.x);
    const ys = this.spaces.map((space) => space.center.y);
    const x = Math.min(...xs) - RADIUS - MARGIN;
    const y = Math.min(...ys) - HALF - MARGIN;
    return {
      x,
      y,
      width: Math.max(...xs) + RADIUS + MARGIN - x,
      height: Math.max(...ys) + HALF + MARGIN - y,
    };
  }

  space(name: string): Space {
    const found = this.byName.get(name);
    if (found === undefined) throw new Error(`the map has no space ${name}`);
    return found;
  }

  spacesAt(corner: Corner): Space[] {
    return this.meeting.get(corner) ?? [];
  }

  /** The two corners of the side between two spaces, `F4/F5`. */
  side(edge: string): Side {
    const [a, b] = edge.split("/").map((name) => this.space(name)) as [Space, Space];
    const shared = a.corners.filter((corner) => b.corners.includes(corner));
    if (shared.length !== 2) throw new Error(`${edge} are no neighbors`);
    return shared as unknown as Side;
  }

  /** The space next to another in a direction: 0 is north, then clockwise. */
  neighbor(space: Space, direction: number): Space | undefined {
    const [a, b] = [space.corners[direction], space.corners[(direction + 1) % 6]] as [
      Corner,
      Corner,
    ];
    return this.spacesAt(a).find((other) => other !== space && other.corners.includes(b));
  }

  /** The space whose center is nearest to a point, if the point lies on the board. */
  at(point: Point): Space | undefined {
    let best: Space | undefined;
    let least = RADIUS;
    for (const space of this.spaces) {
      const far = distance(space.center, point);
      if (far < least) [best, least] = [space, far];
    }
    return best;
  }

  /** The outline of spaces, with straight sides. */
  outline(names: Iterable<string>): string {
    return straightRings(outlines([...names].map((name) => this.space(name).corners)));
  }

  /** The land or water of one terrain with its inner corners rounded, as nature has them. */
  grown(terrain: Terrain): string {
    const hexes = this.spaces
      .filter((space) => space.terrain === terrain)
      .map((space) => space.corners);
    return roundedRings(outlines(hexes), (corner) =>
      this.spacesAt(corner).some((s) => s.terrain !== terrain),
    );
  }

  coast(): string {
    return this.outline(this.byName.keys());
  }

  /** The rivers as smooth curves; one that ends at water flows into it. */
  rivers(): string[] {
    return chains(this.data.rivers.map((edge) => this.side(edge))).map((path) =>
      curve(this.riverPoints(path)),
    );
  }

  private riverPoints(path: Corner[]): Point[] {
    const points = flowing(path);
    const [first, last] = [path[0] as Corner, path[path.length - 1] as Corner];
    const before = this.mouth(first, points[1] as Point);
    const after = this.mouth(last, points[points.length - 2] as Point);
    // At a junction the corner stays: there the arms meet.
    return [
      ...before,
      ...points.slice(before.length ? 1 : 0, after.length ? -1 : undefined),
      ...after.reverse(),
    ];
  }

  /** How a river goes on beyond its end: into the water there, or off the board. */
  private mouth(end: Corner, from: Point): Point[] {
    const water = this.spacesAt(end).find((space) => space.terrain === "water");
    const corner = pointOf(end);
    if (water !== undefined) return [between(corner, water.center, 0.6), corner];
    return this.spacesAt(end).length < 3 ? [between(from, corner, 1.8), corner] : [];
  }
}

const made = new Map<string, Board>();

/** The board of a map; made once, for its drawing never changes. */
export function boardOf(data: MapLines): Board {
  const key = data.rows.join("/") + data.rivers.join();
  const found = made.get(key) ?? new Board(data);
  made.set(key, found);
  return found;
}
