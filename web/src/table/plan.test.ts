import { expect, test } from "vitest";

import type { LegalAnswer, PlannedAnswer, Question } from "../protocol";
import { followed, nextOf, type Plan } from "./plan";

function answer(question: string, notation: string): PlannedAnswer {
  return { question, click: "", notation, verb: "at", what: [], words: notation };
}

function asked(name: string, ...notations: string[]): Question {
  const answers = notations.map((notation, n) => ({ answer: n, notation }) as LegalAnswer);
  return {
    seat: 0,
    name,
    click: "",
    shown_on: "",
    words: "",
    answers,
    confirm: false,
    answered: null,
    following: null,
  };
}

const plan: Plan = {
  seat: 0,
  answers: [answer("move_figure", "at C4"), answer("move_to", "at D4")],
  reason: "It gives a point.",
};

test("a plan comes to the answer that it names, while just that is asked", () => {
  expect(nextOf(plan, asked("move_figure", "at B2", "at C4"))?.answer).toBe(1);
  expect(nextOf(plan, asked("move_figure", "at B2"))).toBeNull();
  expect(nextOf(plan, asked("summon_at", "at C4"))).toBeNull();
  expect(nextOf(plan, { ...asked("move_figure", "at C4"), seat: 1 })).toBeNull();
  expect(nextOf(plan, null)).toBeNull();
});

test("who follows a plan sees the rest of it, and who does not sees nothing", () => {
  const question = asked("move_figure", "at B2", "at C4");
  const rest = followed(plan, question, question.answers[1]!);
  expect(rest?.answers.map(({ notation }) => notation)).toEqual(["at D4"]);
  expect(followed(plan, question, question.answers[0]!)).toBeNull();
  const where = asked("move_to", "at D4");
  expect(followed(rest, where, where.answers[0]!)?.answers).toEqual([]);
});
