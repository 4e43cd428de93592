/** Which seat may take its last answer back, at once or if the others agree. */

import type { TableState } from "../protocol";

export interface TakingBack {
  seat: number;
  /** Other people have to agree. */
  asks: boolean;
}

export function takingBack(table: TableState | null): TakingBack | null {
  if (table === null || table.phase !== "playing") return null;
  const free = table.can_undo[0];
  if (free !== undefined) return { seat: free, asks: false };
  const seat = table.view_seat ?? -1;
  const isSealed = table.questions.some((question) => question.answered !== null);
  if (table.undo !== "agreed" || table.proposal || isSealed || !table.you.includes(seat))
    return null;
  const others = table.seats.some((other, n) => other.kind === "human" && !table.you.includes(n));
  return { seat, asks: others };
}
