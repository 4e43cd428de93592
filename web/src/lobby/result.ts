/** How a game ended, for a list: who came where, and how I did. */

import type { TableInfo } from "../protocol";

export interface Place {
  place: number;
  seat: number;
  name: string;
  score: number;
  isMine: boolean;
}

export function placesOf(table: TableInfo): Place[] {
  return (table.ranking ?? [])
    .map(([place = 0, seat = 0, score = 0]) => ({
      place,
      seat,
      name: table.seats[seat]?.name ?? "",
      score,
      isMine: table.you.includes(seat),
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** Whether I have given the game up. */
export function iResigned(table: TableInfo): boolean {
  return table.you.some((seat) => table.seats[seat]?.resigned);
}

/** The best place of my seats; null if I only watched. */
export function myPlace(table: TableInfo): number | null {
  return placesOf(table).find((found) => found.isMine)?.place ?? null;
}
