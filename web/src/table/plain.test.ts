import { expect, test } from "vitest";

import type { LegalAnswer, Question } from "../protocol";
import { plainAnswers } from "./plain";

function question(...answers: Partial<LegalAnswer>[]): Question {
  const whole = answers.map((given, answer) => ({ answer, what: [], ...given }) as LegalAnswer);
  return {
    seat: 0,
    name: "",
    click: "",
    shown_on: "",
    words: "",
    answers: whole,
    confirm: false,
    answered: null,
    following: null,
  };
}

const figure = { verb: "figure", what: [{ kind: "space", name: "F4" }] };

test("what nothing on the board stands for is a button", () => {
  const asked = question(figure, figure, { verb: "done" });
  expect(plainAnswers(asked).map(({ verb }) => verb)).toEqual(["done"]);
  expect(plainAnswers(question({ verb: "no sun" }, { verb: "give sun" }))).toEqual([]);
});

test("where the board has no place for any, all are buttons", () => {
  const asked = question({ verb: "no sun" }, { verb: "give sun" });
  expect(plainAnswers(asked, true)).toHaveLength(2);
});

test("many of them belong to the board", () => {
  const verbs = ["move", "summon", "gain", "unlock"];
  expect(plainAnswers(question(...verbs.map((verb) => ({ verb }))))).toEqual([]);
  expect(plainAnswers(null)).toEqual([]);
});
