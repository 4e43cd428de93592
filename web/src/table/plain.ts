/** Answers that nothing on the board stands for: "done", "decline", "pass". */

import type { LegalAnswer, Question } from "../protocol";

/** With more of them than this, the board or the list of choices offers them. */
export const MOST_BUTTONS = 3;

/** `all`: the board has no place for any of the answers. */
export function plainAnswers(question: Question | null, all = false): LegalAnswer[] {
  const answers = question?.answers ?? [];
  if (all) return answers;
  const plain = answers.filter(({ what }) => what.length === 0);
  // Where nothing else is offered the board has a place for it.
  return plain.length <= MOST_BUTTONS && plain.length < answers.length ? plain : [];
}
