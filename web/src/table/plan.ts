/** The turn that a hint intends: it is shown on the board as long as it is followed. */

import type { Hint, LegalAnswer, PlannedAnswer, Question } from "../protocol";

export interface Plan {
  seat: number;
  /** The answers that are left of it, the next one first. */
  answers: PlannedAnswer[];
  /** Why, in a sentence; empty if there is nothing to say. */
  reason: string;
}

export function planOf(seat: number, { plan, reasons }: Hint): Plan {
  return { seat, answers: plan, reason: reasons };
}

/** The offered answer that a plan comes to next; null if something else is asked. */
export function nextOf(plan: Plan | null, question: Question | null): LegalAnswer | null {
  const next = plan?.answers[0];
  if (next === undefined || question === null || question.seat !== plan?.seat) return null;
  if (question.name !== next.question || question.answered !== null) return null;
  return question.answers.find(({ notation }) => notation === next.notation) ?? null;
}

/** What is left of a plan after an answer; nothing if it was another one. */
export function followed(plan: Plan | null, question: Question, given: LegalAnswer): Plan | null {
  const next = nextOf(plan, question);
  if (plan === null || next?.notation !== given.notation) return null;
  return { ...plan, answers: plan.answers.slice(1) };
}
