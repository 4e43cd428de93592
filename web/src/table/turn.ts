/** What was answered in one's turn so far, answer by answer, and what came of each. */

import type { GameEvent } from "../protocol";
import type { TakenBack } from "./taking_back";

export interface Given extends TakenBack {
  /** The version of the table before it; and the one it led to, null until the server has said. */
  before: number;
  after: number | null;
}

/** An answer of this turn as the board is told of it. */
export interface TurnStep {
  question: string;
  events: GameEvent[];
}

export function turnSteps(given: readonly Given[], log: readonly GameEvent[]): TurnStep[] {
  return given.map(({ name, before, after }) => ({
    question: name,
    events: log.filter(({ version }) => version > before && version <= (after ?? before)),
  }));
}
