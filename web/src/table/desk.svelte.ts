/** What the person in front of a table does: point, choose, confirm, ask why. */

import type { Question, Reason } from "../protocol";
import type { Session } from "../session/session";
import { toast } from "../ui/toasts.svelte";
import { askedNow } from "./asked";

export class Desk {
  pointed = $state<number | null>(null);
  /** Whether a click on what is not offered asks why. */
  asksWhy = $state(false);
  /** The answer to "why can't I?", with what was wished for. */
  reason = $state.raw<(Reason & { wish: string }) | null>(null);

  constructor(readonly session: Session) {}

  get question(): Question | null {
    return askedNow(this.session.state);
  }

  /** The seat that acts or looks: that of the question, or one's first. */
  get seat(): number | null {
    return this.question?.seat ?? this.session.state?.view_seat ?? null;
  }

  point = (answer: number | null): void => {
    this.pointed = answer;
  };

  choose = (answer: number): void => {
    const question = this.question;
    const state = this.session.state;
    if (question === null || state === null || this.session.isBusy) return;
    if (!question.answers.some((offered) => offered.answer === answer)) return;
    void this.send(question.seat, state.version, answer);
  };

  why = (wish: string): void => {
    if (this.seat !== null) void this.ask(this.seat, wish);
  };

  undo = async (): Promise<void> => {
    const seat = this.session.state?.can_undo[0];
    if (seat === undefined) return;
    const outcome = await this.session.act({ type: "undo", seat });
    if (outcome.type === "refused") toast(outcome.reason, "problem");
  };

  private async send(seat: number, version: number, answer: number): Promise<void> {
    const outcome = await this.session.act({ type: "answer", seat, version, answer });
    // An answer to a question that is no longer asked: the new state says what is.
    if (outcome.type === "refused" && outcome.code !== "stale") toast(outcome.reason, "problem");
  }

  private async ask(seat: number, wish: string): Promise<void> {
    const outcome = await this.session.act({ type: "why_not", seat, wish });
    if (outcome.type === "reason") this.reason = { ...outcome, wish };
    else if (outcome.type === "refused") toast(outcome.reason, "problem");
  }
}
