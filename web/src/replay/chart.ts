/** The geometry of the chances over time. */

import type { Review, Swing } from "../protocol";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a moment stands between the first and the last. */
export function across(step: number, length: number, size: Size): number {
  return length < 2 ? 0 : (step / (length - 1)) * size.width;
}

/** The moment under a place of the chart. */
export function stepAt(x: number, length: number, size: Size): number {
  const step = Math.round((x / size.width) * (length - 1));
  return Math.max(0, Math.min(step, length - 1));
}

export function up(chance: number, size: Size): number {
  return (1 - chance) * size.height;
}

/** A seat's chance at a moment: that of the last moment before it that was looked at. */
export function chanceAt(review: Review, seat: number, step: number): number {
  let chance = review.chances[0]?.[seat] ?? 0;
  review.steps.forEach((looked, n) => {
    if (looked <= step) chance = review.chances[n]?.[seat] ?? chance;
  });
  return chance;
}

/** The line of a seat as an SVG path. */
export function line(review: Review, seat: number, length: number, size: Size): string {
  return review.steps
    .map((step, n) => {
      const x = across(step, length, size).toFixed(1);
      const y = up(review.chances[n]?.[seat] ?? 0, size).toFixed(1);
      return `${n === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

/** A swing with where it is marked. */
export function marks(review: Review, length: number, size: Size): (Swing & Point)[] {
  return review.swings.map((swing) => ({
    ...swing,
    x: across(swing.step, length, size),
    y: up(chanceAt(review, swing.seat, swing.step), size),
  }));
}

/** A change of a chance in percent points, with its sign. */
export function percentPoints(gain: number): string {
  const points = Math.round(gain * 100);
  return points < 0 ? `−${-points}` : `+${points}`;
}
