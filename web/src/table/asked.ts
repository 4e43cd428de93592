/** What a state asks of this screen. */

import type { Question, TableState } from "../protocol";

/** The question of the seat whose view is shown; another one of one's own seats if it has none. */
export function askedNow(state: TableState | null): Question | null {
  if (state === null) return null;
  const { questions, view_seat } = state;
  const shown = questions.find((question) => question.seat === view_seat);
  if (shown?.answered === null) return shown;
  const open = questions.find((question) => question.answered === null);
  if (open !== undefined) return open;
  // Where several share a screen, a sealed answer of one of them stays out of the others' sight.
  return state.you.length > 1 ? null : (shown ?? null);
}

/** Whether somebody is asked in secret: only then are several asked at once. */
export function isSecret(state: TableState): boolean {
  return state.questions.length > 1 || state.to_act.length > 1;
}

/** What hides a shared screen: it is handed to a seat, or others are still choosing. */
export type Cover = { kind: "hand"; seat: number } | { kind: "wait" };

export function cover(
  state: TableState | null,
  question: Question | null,
  atScreen: number | null,
): Cover | null {
  if (state === null || state.you.length < 2) return null;
  if (question === null) return state.questions.length > 0 ? { kind: "wait" } : null;
  if (!isSecret(state) || question.seat === atScreen) return null;
  return { kind: "hand", seat: question.seat };
}

/** Names of the seats that are awaited. */
export function awaited(state: TableState): string[] {
  return state.to_act.map((seat) => state.seats[seat]?.name ?? String(seat + 1));
}

/** Whether one of one's own seats must answer. */
export function isMyTurn(state: TableState | null): boolean {
  return state !== null && state.to_act.some((seat) => state.you.includes(seat));
}
