/** Going on to one's next decision: what happens until then is shown together, in a short time. */

import type { Skip } from "../preferences.svelte";
import type { TableState } from "../protocol";
import { isMyTurn } from "../table/asked";

/** The most milliseconds that all of it takes, and the part of their time that movements do. */
export const TOGETHER = 2500;
export const PART = 0.3;

/** Whether people play, and all of them sit out: nobody at the table has a decision to make. */
export function nobodyDecides({ phase, seats, sitting_out }: TableState): boolean {
  const people = seats.flatMap((seat, n) => (seat.kind === "human" && !seat.away ? [n] : []));
  return phase === "playing" && people.length > 0 && people.every((n) => sitting_out.includes(n));
}

/** Whether it is gone on from a state by itself. */
export function skipsItself(state: TableState, skip: Skip): boolean {
  if (skip === "never" || state.phase !== "playing") return false;
  if (nobodyDecides(state)) return true;
  return skip === "always" && state.you.length > 0 && !isMyTurn(state);
}

/** Whether there is something to decide or to look at again: the game goes on at its usual pace. */
export function isReached(before: TableState | null, state: TableState): boolean {
  const isOver = before !== null && nobodyDecides(before) && !nobodyDecides(state);
  return isMyTurn(state) || state.phase !== "playing" || isOver;
}
