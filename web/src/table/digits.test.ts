import { expect, test } from "vitest";

import type { Question } from "../protocol";
import { digitsOf, pointed, pressed } from "./digits.svelte";

const answers = Array.from({ length: 12 }, (_, n) => ({ answer: 10 + n }));
const question = { answers } as Question;
const press = (key: string) => pressed(new KeyboardEvent("keydown", { key }));

test("digits are shown while keys are used, and no longer once the mouse is", () => {
  expect(digitsOf(question).size).toBe(0);
  press("Shift");
  expect(digitsOf(question).size).toBe(0);
  press("Tab");
  expect([...digitsOf(question)].at(-1)).toEqual([18, 9]);
  expect(digitsOf(null).size).toBe(0);
  pointed();
  expect(digitsOf(question).size).toBe(0);
});
