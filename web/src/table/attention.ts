/** What of a table is worth a sound, a notice or a word in the title of the page. */

import type { TableState } from "../protocol";
import { isMyTurn } from "./asked";
import type { Sound } from "./sounds";

/** The sound of one state after another; the first state of a table is silent. */
export function soundOf(before: TableState | null, after: TableState): Sound | null {
  if (before === null || before.id !== after.id) return null;
  if (after.phase === "finished") return before.phase === "finished" ? null : "over";
  if (isMyTurn(after) && !isMyTurn(before)) return "turn";
  return after.version !== before.version && after.events.length > 0 ? "happened" : null;
}

/** Whether it has become one's turn. */
export function turnCame(before: TableState | null, after: TableState): boolean {
  return isMyTurn(after) && !isMyTurn(before);
}
