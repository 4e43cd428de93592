/** Where the stone with a region's conflict number lies: between spaces, so that it covers no piece. */

import type { Board } from "./board";
import { distance, middle, pointOf, type Point } from "./geometry";

/** Where stones were found to lie; only a caravan makes other regions. */
const found = new WeakMap<Board, Map<string, Point>>();

export function stoneAt(board: Board, land: readonly string[]): Point {
  const known = found.get(board) ?? new Map<string, Point>();
  found.set(board, known);
  const key = land.join();
  const at = known.get(key) ?? placed(board, land);
  known.set(key, at);
  return at;
}

function placed(board: Board, land: readonly string[]): Point {
  const spaces = land.map((name) => board.space(name));
  const center = mean(spaces.map((space) => space.center));
  const inside = new Set(spaces);
  const corners = [...new Set(spaces.flatMap((space) => space.corners))];
  const inner = corners.filter((corner) => {
    const meeting = board.spacesAt(corner);
    return meeting.length === 3 && meeting.every((space) => inside.has(space));
  });
  if (inner.length > 0) return nearest(inner.map(pointOf), center);
  const sides = spaces.flatMap((space) =>
    [1, 2, 3].flatMap((direction) => {
      const other = board.neighbor(space, direction);
      return other && inside.has(other) ? [middle(space.center, other.center)] : [];
    }),
  );
  return nearest(sides.length > 0 ? sides : spaces.map((space) => space.center), center);
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function nearest(points: Point[], to: Point): Point {
  return points.reduce((best, point) =>
    distance(point, to) < distance(best, to) - 0.01 ? point : best,
  );
}
