/** Which question of a state this screen answers now. */

import type { Question, TableState } from "../protocol";

/** The question of the seat whose view is shown; another one of one's own seats if it has none. */
export function askedNow(state: TableState | null): Question | null {
  if (state === null) return null;
  const { questions, view_seat } = state;
  const shown = questions.find((question) => question.seat === view_seat);
  if (shown?.answered === null) return shown;
  return questions.find((question) => question.answered === null) ?? shown ?? null;
}

/** Names of the seats that are awaited. */
export function awaited(state: TableState): string[] {
  return state.to_act.map((seat) => state.seats[seat]?.name ?? String(seat + 1));
}
