/** Where a tooltip goes: beside what it tells of, on the map, and over nothing that can be chosen. */

import type { Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

export interface Lit {
  at: Point;
  /** How far what can be chosen reaches, in pixels. */
  reach: number;
}

/** The upper left corner of a tooltip; null if there is no place for it. */
export function tooltipPlace(
  size: Size,
  at: Point,
  gap: number,
  map: Size,
  lit: Lit[],
): Point | null {
  const middle = within(at.x - size.width / 2, map.width - size.width);
  const center = within(at.y - size.height / 2, map.height - size.height);
  const places: Point[] = [
    { x: middle, y: at.y - gap - size.height },
    { x: middle, y: at.y + gap },
    { x: at.x + gap, y: center },
    { x: at.x - gap - size.width, y: center },
    // Farther off: the corners of the map.
    { x: EDGE, y: EDGE },
    { x: map.width - size.width - EDGE, y: EDGE },
    { x: EDGE, y: map.height - size.height - EDGE },
    { x: map.width - size.width - EDGE, y: map.height - size.height - EDGE },
  ];
  return places.find((place) => isInside(place, size, map) && isFree(place, size, lit)) ?? null;
}

const EDGE = 4;

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

function isInside(place: Point, size: Size, map: Size): boolean {
  return (
    place.x >= 0 &&
    place.y >= 0 &&
    place.x + size.width <= map.width &&
    place.y + size.height <= map.height
  );
}

/** Whether a rectangle meets none of the circles. */
function isFree(place: Point, size: Size, lit: Lit[]): boolean {
  return lit.every(({ at, reach }) => {
    const dx = at.x - Math.max(place.x, Math.min(at.x, place.x + size.width));
    const dy = at.y - Math.max(place.y, Math.min(at.y, place.y + size.height));
    return Math.hypot(dx, dy) >= reach;
  });
}
