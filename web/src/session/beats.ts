/** Which states make up one beat of what others do: a turn is one, and a battle stands for itself. */

import { faceOf } from "../games/registry";
import type { TableState } from "../protocol";
import { isMyTurn } from "../table/asked";

/** Whether two states belong to the turn of one player, as their game tells. */
export function isOneTurn(earlier: TableState, later: TableState): boolean {
  const isOneTurn = faceOf(later.game)?.isOneTurn;
  if (!isOneTurn || !earlier.view || !later.view) return false;
  return isOneTurn(earlier.view as never, later.view as never);
}

/** Whether something happens in a state that is to be watched for itself. */
export function isWatched(state: TableState): boolean {
  const names = faceOf(state.game)?.watched ?? [];
  return state.events.some((event) => names.includes(event.name));
}

/** Whether the turn that a state belongs to may go on at once: it is not asked of this screen. */
export function mayGoOn(state: TableState): boolean {
  return !isMyTurn(state) && !isWatched(state) && isOneTurn(state, state);
}
