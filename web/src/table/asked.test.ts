import { expect, test } from "vitest";

import type { GameEvent, Question, TableState } from "../protocol";
import { askedNow, awaited, cover, isMyTurn } from "./asked";
import { soundsOf, turnCame } from "./attention";
import { state } from "./state.fixture";

function question(seat: number, answered: string | null = null): Question {
  const given: Partial<Question> = {
    seat,
    name: "cards",
    words: "Which card?",
    answers: [
      { answer: 1, notation: "flood", verb: "flood", what: [], words: "Flood", final: false },
    ],
    answered,
  };
  return given as Question;
}

const secret = (given: Partial<TableState>): TableState =>
  state({ phase: "playing", you: [0, 1], to_act: [0, 1, 2], view_seat: 0, ...given });

test("the question of the seat whose view is shown is asked", () => {
  const asked = askedNow(
    state({ questions: [question(0), question(1)], view_seat: 1, you: [0, 1] }),
  );
  expect(asked?.seat).toBe(1);
});

test("a seat that has not answered is asked before one that may change its mind", () => {
  const shown = state({
    questions: [question(0, "flood"), question(1)],
    view_seat: 0,
    you: [0, 1],
  });
  expect(askedNow(shown)?.seat).toBe(1);
});

test("alone at a screen, a sealed answer may be changed", () => {
  const shown = state({ questions: [question(0, "flood")], view_seat: 0, you: [0] });
  expect(askedNow(shown)?.answered).toBe("flood");
});

test("a shared screen shows no sealed answer, and is covered until all have answered", () => {
  const shown = secret({ questions: [question(0, "flood"), question(1, "plague")], to_act: [2] });
  expect(askedNow(shown)).toBeNull();
  expect(cover(shown, null, 1)).toEqual({ kind: "wait" });
});

test("a secret question hands the screen to its seat, unless its player is there", () => {
  const shown = secret({ questions: [question(0), question(1)] });
  expect(cover(shown, askedNow(shown), null)).toEqual({ kind: "hand", seat: 0 });
  expect(cover(shown, askedNow(shown), 0)).toBeNull();
  expect(cover(shown, askedNow(shown), 1)).toEqual({ kind: "hand", seat: 0 });
});

test("an open question covers nothing, nor does a screen of one's own", () => {
  const open = secret({ questions: [question(1)], to_act: [1], view_seat: 1 });
  expect(cover(open, askedNow(open), 0)).toBeNull();
  const alone = secret({ you: [0], questions: [question(0)] });
  expect(cover(alone, askedNow(alone), null)).toBeNull();
});

test("whose turn it is, by name", () => {
  const shown = state({ phase: "playing", to_act: [1], you: [1] });
  expect(awaited(shown)).toEqual(["Isis"]);
  expect(isMyTurn(shown)).toBe(true);
  expect(isMyTurn(state({ to_act: [0], you: [1] }))).toBe(false);
});

test("a turn that comes sounds once, the end sounds once, and the first state is silent", () => {
  const mine = state({ phase: "playing", to_act: [0], you: [0], version: 2 });
  const others = state({ phase: "playing", to_act: [1], you: [0], version: 1 });
  const over = state({ phase: "finished", you: [0], version: 3 });
  expect(soundsOf(null, mine)).toEqual([]);
  expect(soundsOf(others, mine)).toEqual(["turn"]);
  expect(soundsOf(mine, mine)).toEqual([]);
  expect(soundsOf(mine, over)).toEqual(["over"]);
  expect(soundsOf(over, over)).toEqual([]);
  expect([turnCame(others, mine), turnCame(mine, mine), turnCame(null, mine)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("of what happens at once the weightiest is heard, before the call to one's turn", () => {
  const event = (name: string, data: Record<string, unknown> = {}): GameEvent => ({
    version: 2,
    name,
    data,
    words: "",
  });
  const others = state({ game: "ra", phase: "playing", to_act: [1], you: [0], version: 1 });
  const after = (game: string, ...events: GameEvent[]) =>
    soundsOf({ ...others, game }, { ...others, game, version: 2, to_act: [0], events });
  expect(after("ra", event("drawn"))).toEqual(["tile", "turn"]);
  expect(after("ra", event("bid"), event("won"), event("suffered"))).toEqual(["loss", "turn"]);
  expect(after("ra", event("passed"))).toEqual(["turn"]);
  expect(after("ankh", event("moved"))).toEqual(["step", "turn"]);
  expect(after("ankh", event("cards"), event("killed"))).toEqual(["reveal", "turn"]);
  expect(after("ankh", event("devotion", { before: 3, after: 2 }))).toEqual(["loss", "turn"]);
});
