/** What of the board may be chosen now: the question's answers by what they are about. */

import type { Question } from "../../protocol";

export interface Offers {
  /** The answer that a notation stands for; undefined if it is not offered. */
  of(notation: string): number | undefined;
  words(notation: string): string | undefined;
  /** The notation of the answer that is pointed at. */
  notation(answer: number | null): string | null;
}

export function offersOf(question: Question | null): Offers {
  const byNotation = new Map((question?.answers ?? []).map((answer) => [answer.notation, answer]));
  return {
    of: (notation) => byNotation.get(notation)?.answer,
    words: (notation) => byNotation.get(notation)?.words,
    notation: (answer) =>
      question?.answers.find((offered) => offered.answer === answer)?.notation ?? null,
  };
}
