/** States of a table for tests: an ordinary one, with what matters changed. */

import type { SeatState, TableState } from "../protocol";

function seat(name: string): SeatState {
  return {
    kind: "human",
    name,
    bot: null,
    away: false,
    resigned: false,
    connected: true,
    clock: null,
  } as SeatState;
}

export function state(given: Partial<TableState> = {}): TableState {
  const usual: Partial<TableState> = {
    type: "state",
    version: 1,
    id: "table",
    game: "ankh",
    phase: "gathering",
    seats: [seat("Osiris"), seat("Isis"), seat("Ra")],
    you: [0],
    creator: false,
    undo: "own",
    to_act: [],
    sitting_out: [],
    questions: [],
    events: [],
    gap: false,
    view: {},
    view_seat: 0,
    proposal: null,
    standing: null,
    ranking: null,
    can_undo: [],
    can_ask_undo: [],
    analysis: false,
    rematch: null,
  };
  return { ...usual, ...given } as TableState;
}
