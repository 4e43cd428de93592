/** Which seat may take its last answer back, at once or if the others agree. */

import type { TableState } from "../protocol";

export interface TakingBack {
  seat: number;
  /** Other people have to agree. */
  asks: boolean;
}

export function takingBack(table: TableState | null): TakingBack | null {
  const free = table?.can_undo[0];
  if (free !== undefined) return { seat: free, asks: false };
  const asking = table?.can_ask_undo[0];
  return asking === undefined ? null : { seat: asking, asks: true };
}

/** Whether an answer that is final has to be confirmed: it cannot be taken back even by asking. */
export function mustConfirm(table: TableState | null): boolean {
  return table?.undo !== "agreed";
}
