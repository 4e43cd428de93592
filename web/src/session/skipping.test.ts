import { expect, test } from "vitest";

import type { SeatState } from "../protocol";
import { state } from "../table/state.fixture";
import { isReached, nobodyDecides, skipsItself } from "./skipping";

const seat = (kind: SeatState["kind"], away = false): SeatState =>
  ({ kind, away, name: "", connected: true }) as SeatState;
const seats = [seat("human"), seat("human", true), seat("bot")];
const at = (sitting_out: number[], given = {}) =>
  state({ phase: "playing", seats, you: [0], to_act: [2], sitting_out, ...given });

test("nobody decides where all people sit out, whatever bots and those who are away do", () => {
  expect(nobodyDecides(at([0]))).toBe(true);
  expect(nobodyDecides(at([1, 2]))).toBe(false);
  expect(nobodyDecides(at([0], { seats: [seat("human"), seat("human"), seat("bot")] }))).toBe(
    false,
  );
  expect(nobodyDecides(at([0, 1, 2], { seats: [seat("bot")] }))).toBe(false);
});

test("it is gone on by itself as is preferred", () => {
  const [out, waiting, asked] = [at([0]), at([]), at([], { to_act: [0] })];
  const skipping = (skip: "never" | "out" | "always") =>
    [out, waiting, asked].map((one) => skipsItself(one, skip));
  expect(skipping("never")).toEqual([false, false, false]);
  expect(skipping("out")).toEqual([true, false, false]);
  expect(skipping("always")).toEqual([true, true, false]);
});

test("it is gone on until one is asked, sits out no more, or the game is over", () => {
  expect(isReached(at([0]), at([0]))).toBe(false);
  expect(isReached(at([0]), at([]))).toBe(true);
  expect(isReached(at([]), at([], { to_act: [0] }))).toBe(true);
  expect(isReached(at([0]), at([0], { phase: "finished" }))).toBe(true);
});
