import { expect, test } from "vitest";

import { state } from "./state.fixture";
import { mustConfirm, takingBack } from "./taking_back";

test("an answer that nobody has seen the outcome of is taken back at once", () => {
  const table = state({ can_undo: [0], can_ask_undo: [1] });
  expect(takingBack(table)).toEqual({ seat: 0, asks: false });
});

test("what was revealed since needs the agreement of other people", () => {
  expect(takingBack(state({ can_ask_undo: [0] }))).toEqual({ seat: 0, asks: true });
});

test("before one has answered anything there is nothing to take back", () => {
  expect(takingBack(state())).toBeNull();
  expect(takingBack(null)).toBeNull();
});

test("only what cannot be taken back even by asking is confirmed", () => {
  expect(mustConfirm(state({ undo: "agreed" }))).toBe(false);
  expect(mustConfirm(state({ undo: "own" }))).toBe(true);
  expect(mustConfirm(state({ undo: "none" }))).toBe(true);
});

test("where nobody else plays nothing is confirmed", () => {
  const alone = state().seats.map((seat, n) =>
    n === 0 ? seat : { ...seat, kind: "bot" as const },
  );
  expect(mustConfirm(state({ undo: "none", seats: alone }))).toBe(false);
  expect(mustConfirm(state({ undo: "none", you: [0, 1, 2] }))).toBe(false);
});
