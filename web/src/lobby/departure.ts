/** Which way somebody can leave a table. */

import type { SeatState, TableInfo, TableState } from "../protocol";

export type Occupied = Pick<TableInfo | TableState, "id" | "phase" | "creator" | "you"> & {
  seats: Pick<SeatState, "away" | "kind" | "resigned">[];
};

export type Way = "delete" | "stand" | "leave";

/** What becomes of a game that somebody gives up: it ends, or the others play on; null if it cannot be. */
export function resigningFrom(table: Occupied): "ends" | "goesOn" | null {
  const isMine = (seat: number) => table.you.includes(seat);
  const staying = table.seats.filter((seat, n) => !seat.resigned && !isMine(n));
  const plays = table.you.some((seat) => table.seats[seat]?.resigned === false);
  if (table.phase !== "playing" || !plays) return null;
  return staying.length < 2 || staying.every(({ kind }) => kind === "bot") ? "ends" : "goesOn";
}

/** Null where there is nothing to leave: a game that is over, or one that a bot plays already. */
export function departureFrom(table: Occupied): Way | null {
  if (table.phase === "gathering") {
    if (table.creator) return "delete";
    return table.you.length > 0 ? "stand" : null;
  }
  const plays = table.you.some((seat) => !table.seats[seat]?.away);
  return table.phase === "playing" && plays ? "leave" : null;
}
