import { expect, test } from "vitest";

import type { SeatState } from "../protocol";
import { state } from "./state.fixture";
import { takingBack } from "./taking_back";

const bot = { kind: "bot", name: "Hapu" } as SeatState;
const me = { kind: "human", name: "Isis" } as SeatState;

test("an answer that nobody has seen the outcome of is taken back at once", () => {
  expect(takingBack(state({ phase: "playing", can_undo: [0] }))).toEqual({ seat: 0, asks: false });
});

test("what was revealed since needs the agreement of other people", () => {
  expect(takingBack(state({ phase: "playing", undo: "agreed" }))).toEqual({ seat: 0, asks: true });
});

test("bots always agree", () => {
  const table = state({ phase: "playing", undo: "agreed", seats: [me, bot, bot] });
  expect(takingBack(table)).toEqual({ seat: 0, asks: false });
});

test("a table may know no undo, or only that of one's own answers", () => {
  expect(takingBack(state({ phase: "playing", undo: "none" }))).toBeNull();
  expect(takingBack(state({ phase: "playing", undo: "own" }))).toBeNull();
});

test("neither spectators nor games that are over have anything to take back", () => {
  expect(
    takingBack(state({ phase: "playing", undo: "agreed", you: [], view_seat: null })),
  ).toBeNull();
  expect(takingBack(state({ phase: "finished", undo: "agreed" }))).toBeNull();
});
