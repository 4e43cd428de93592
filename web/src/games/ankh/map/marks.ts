/** The marks that tell terrains apart without color: dunes, reeds, waves. */

import type { Space } from "./board";
import { RADIUS, type Point } from "./geometry";

/** A number from 0 to 1 that a space always has, so that marks vary and stay. */
export function chanceOf(space: Space, salt: number): number {
  const mixed = Math.sin(space.row * 127.1 + space.column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function offset(space: Space, salt: number, reach: number): Point {
  const x = space.center.x + (chanceOf(space, salt) - 0.5) * reach;
  return { x, y: space.center.y + (chanceOf(space, salt + 1) - 0.5) * reach };
}

function path(point: Point, shape: string): string {
  return `M${point.x.toFixed(1)} ${point.y.toFixed(1)}${shape}`;
}

/** Crests of dunes, with the wind from the west. */
export function dunes(space: Space): string {
  const wide = 9 + chanceOf(space, 5) * 5;
  const [a, b] = [offset(space, 1, RADIUS * 0.5), offset(space, 3, RADIUS * 0.7)];
  return (
    path(
      { x: a.x - wide, y: a.y - 9 },
      `c${wide * 0.5}-7 ${wide}-7.5 ${wide * 1.3}-1.5c${wide * 0.2} 2.6 ${wide * 0.5} 3 ${wide * 0.8} 2.4`,
    ) +
    path(
      { x: b.x - wide * 0.8, y: b.y + 13 },
      `c${wide * 0.4}-5 ${wide * 0.8}-5 ${wide}-.8c${wide * 0.2} 2 ${wide * 0.4} 2.2 ${wide * 0.6} 1.8`,
    )
  );
}

/** A clump of papyrus here and there. */
export function reeds(space: Space): string {
  const clump = (at: Point, high: number): string =>
    path(at, `q-.6-${high * 0.6}-4-${high}`) +
    path(at, `v-${high * 1.2}`) +
    path(at, `q.6-${high * 0.6} 4-${high}`);
  const [a, b] = [offset(space, 11, RADIUS * 0.7), offset(space, 13, RADIUS * 0.8)];
  return clump({ x: a.x - 10, y: a.y - 3 }, 9) + clump({ x: b.x + 9, y: b.y + 14 }, 7.5);
}

/** Two lines of waves. */
export function waves(space: Space): string {
  const a = offset(space, 21, RADIUS * 0.4);
  const b = offset(space, 23, RADIUS * 0.5);
  const wave = "q4-4.6 8 0t8 0t8 0";
  return path({ x: a.x - 15, y: a.y - 10 }, wave) + path({ x: b.x - 8, y: b.y + 11 }, wave);
}
