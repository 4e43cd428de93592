/** Which seat may take its last answer back, at once or if the others agree. */

import type { LegalAnswer, Question, TableState } from "../protocol";

export interface TakingBack {
  seat: number;
  /** Other people have to agree. */
  asks: boolean;
}

export function takingBack(table: TableState | null): TakingBack | null {
  const free = table?.can_undo[0];
  if (free !== undefined) return { seat: free, asks: false };
  const asking = table?.can_ask_undo[0];
  return asking === undefined ? null : { seat: asking, asks: true };
}

/** An answer that was taken back, as it is found again among those that are offered. */
export interface TakenBack {
  seat: number;
  name: string;
  notation: string;
}

/** The answer that would be given again, if just that is asked and offered now. */
export function redone(question: Question | null, last: TakenBack | undefined): LegalAnswer | null {
  if (question === null || last === undefined || question.answered !== null) return null;
  if (question.seat !== last.seat || question.name !== last.name) return null;
  return question.answers.find(({ notation }) => notation === last.notation) ?? null;
}

/** Whether an answer that is final has to be confirmed: people play along, and cannot be asked. */
export function mustConfirm(table: TableState | null): boolean {
  const others = table?.seats.some(
    ({ kind, resigned }, n) => kind === "human" && !resigned && !table.you.includes(n),
  );
  return others === true && table?.undo !== "agreed";
}
