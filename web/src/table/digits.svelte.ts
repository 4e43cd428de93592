/** The digits that answer: shown on the board while it is played by keys. */

import type { Question } from "../protocol";

/** The keys 1 to 9. */
const MOST = 9;

export const keys = $state({ areUsed: false });

/** Keys that say somebody plays by them; modifiers and letters are used beside a mouse, too. */
const PLAYS = /^([1-9]|Tab|Arrow\w+)$/;

export function pressed({ key }: KeyboardEvent): void {
  if (PLAYS.test(key)) keys.areUsed = true;
}

export function pointed(): void {
  keys.areUsed = false;
}

/** By answer, the digit that gives it; none while no keys are used. */
export function digitsOf(question: Question | null): Map<number, number> {
  if (!keys.areUsed) return new Map();
  const answers = question?.answers.slice(0, MOST) ?? [];
  return new Map(answers.map(({ answer }, n) => [answer, n + 1]));
}
