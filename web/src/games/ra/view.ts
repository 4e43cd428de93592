/** A view of Ra as the engine declares it, and what can be read off it. */

import type { ScoreRow } from "./view.generated";

export type * from "./view.generated";

export type Category = Exclude<keyof ScoreRow, "points">;

export const LAST_EPOCH = 3;

/** The seats in the order they are shown: clockwise from the one in front of the screen. */
export function clockwise(players: number, first: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((first ?? 0) + step) % players);
}

/** How many tiles there are in all. */
export function total(tiles: Record<string, number>): number {
  return Object.values(tiles).reduce((sum, number) => sum + number, 0);
}

/** A number with its sign, as points are written: +3, −2, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
