/** Which way somebody can leave a table. */

import type { SeatState, TableInfo, TableState } from "../protocol";

export type Occupied = Pick<TableInfo | TableState, "id" | "phase" | "creator" | "you"> & {
  seats: Pick<SeatState, "away">[];
};

export type Way = "delete" | "stand" | "leave";

/** Null where there is nothing to leave: a game that is over, or one that a bot plays already. */
export function departureFrom(table: Occupied): Way | null {
  if (table.phase === "gathering") {
    if (table.creator) return "delete";
    return table.you.length > 0 ? "stand" : null;
  }
  const plays = table.you.some((seat) => !table.seats[seat]?.away);
  return table.phase === "playing" && plays ? "leave" : null;
}
