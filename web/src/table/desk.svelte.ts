/** What the person in front of a table does: point, choose, confirm, ask why, take back. */

import type { WishTold } from "../games/contract";
import { faceOf } from "../games/registry";
import { preferences } from "../preferences.svelte";
import type { GameEvent, Hint, Hints, LegalAnswer, Question, Reason, Refused } from "../protocol";
import type { Command, Outcome, Session } from "../session/session";
import { toast } from "../ui/toasts.svelte";
import { answeredAt, rememberAnswer } from "./answered";
import { askedNow, cover, type Cover } from "./asked";
import { followed, nextOf, planOf, type Plan } from "./plan";
import { Ghosts } from "./ghosts.svelte";
import { mustConfirm, redone, takingBack, type TakenBack, type TakingBack } from "./taking_back";
import { turnSteps, type Given, type TurnStep } from "./turn";
import { sinceOwnTurn } from "./turns";

export class Desk {
  /** The answer under the pointer or with the focus. */
  private hovered = $state<number | null>(null);
  /** The answer that "Show me" points at, until another question is asked. */
  private shown = $state<number | null>(null);
  /** The seat whose dashboard was asked for in the bar of the table. */
  looked = $state<number | null>(null);
  /** What is pointed at in the log or in the recap: it is shown on the board. */
  mentioned = $state.raw<GameEvent[] | null>(null);
  /** The view that a scene still shows in place of the newest. */
  private heldBack = $state.raw<unknown>(null);
  /** The version of one's last answer; undefined until it is looked up. */
  private answered = $state<number | null>();
  /** Whether a click on what is not offered asks why. */
  asksWhy = $state(false);
  /** The answer to "why can't I?", with what was wished for. */
  reason = $state.raw<(WishTold & { said: Reason | Refused }) | null>(null);
  /** What a bot thinks of the answers, and the version and seat it thought about. */
  private advice = $state.raw<{ version: number; seat: number; hints: Hint[] } | null>(null);
  isThinking = $state(false);
  /** The turn that a hint intends, or what is left of it. */
  private intended = $state.raw<Plan | null>(null);
  /** The answer that waits to be confirmed, and the question it is for. */
  private wanted = $state.raw<{ seat: number; name: string; notation: string } | null>(null);
  /** What was answered in this turn, and what of it was taken back last. */
  private given = $state.raw<Given[]>([]);
  private undone = $state.raw<TakenBack[]>([]);
  /** The seat whose player is in front of the screen, as far as that is known. */
  private atScreen = $state<number | null>(null);

  private readonly ghosts: Ghosts;

  constructor(readonly session: Session) {
    this.ghosts = new Ghosts(session);
  }

  get question(): Question | null {
    return askedNow(this.session.state);
  }

  /** What is asked, once nothing is on stage whose outcome it would tell. */
  get asked(): Question | null {
    return this.isHeld ? null : this.question;
  }

  /** The seat that acts or looks: that of the question, or one's first. */
  get seat(): number | null {
    return this.question?.seat ?? this.session.state?.view_seat ?? null;
  }

  /** What hides the table from whoever is in front of it, where several share a screen. */
  get cover(): Cover | null {
    return cover(this.session.state, this.question, this.atScreen);
  }

  get confirming(): LegalAnswer | null {
    const { wanted, question } = this;
    if (wanted === null || question === null) return null;
    if (wanted.seat !== question.seat || wanted.name !== question.name) return null;
    return question.answers.find((offered) => offered.notation === wanted.notation) ?? null;
  }

  /** What happened since one's last answer; who only watches sees what has just happened. */
  get recent(): GameEvent[] {
    const { log } = this;
    const { state } = this.session;
    if (state === null || state.you.length === 0) return this.heldBack ? [] : (state?.events ?? []);
    const since = this.answered === undefined ? answeredAt(state.id) : this.answered;
    if (since === null) return sinceOwnTurn(log, faceOf(state.game)?.begins, state.you);
    return log.filter((event) => event.version > since);
  }

  /** All that happened, as far as it may be told: a scene tells its outcome itself. */
  get log(): GameEvent[] {
    const { log, state } = this.session;
    return this.heldBack === null ? log : log.slice(0, log.length - (state?.events.length ?? 0));
  }

  /** The view that is on the board. */
  get view(): unknown {
    return this.heldBack ?? this.session.state?.view ?? null;
  }

  /** Whether a scene is shown: what is asked next would tell its outcome. */
  get isHeld(): boolean {
    return this.heldBack !== null;
  }

  holdBack = (view: unknown): void => {
    this.heldBack = view;
  };

  mention = (events: GameEvent[] | null): void => {
    this.mentioned = events;
  };

  /** Hints for the question that is asked now. */
  get hints(): Hint[] {
    const { advice, question } = this;
    const fits = advice?.version === this.session.state?.version && advice?.seat === question?.seat;
    return fits ? (advice?.hints ?? []) : [];
  }

  /** The intended turn that is shown, while what is asked belongs to it. */
  get plan(): Plan | null {
    return nextOf(this.intended, this.question) && this.intended;
  }

  /** Show the turn that one of the hints intends. */
  consider = (hint: Hint): void => {
    if (this.question !== null) this.intended = planOf(this.question.seat, hint);
  };

  /** The answer that is pointed at on the board and in the list. */
  get pointed(): number | null {
    const next = nextOf(this.intended, this.question);
    return this.hovered ?? this.confirming?.answer ?? this.shown ?? next?.answer ?? null;
  }

  point = (answer: number | null): void => {
    if (answer === this.hovered) return;
    this.hovered = answer;
    this.ghosts.point(this.session.state, this.question, answer);
  };

  /** The table as it would be after the answer that is pointed at, if that is known. */
  get ghost(): unknown {
    const { shown } = this.ghosts;
    return shown?.version === this.session.state?.version ? (shown?.view ?? null) : null;
  }

  look = (seat: number | null): void => {
    this.looked = seat;
  };

  /** Point at an answer for longer than the pointer rests on it. */
  show = (answer: number | null): void => {
    this.point(null);
    this.shown = answer;
  };

  choose = (answer: number): void => {
    const { question, session } = this;
    const offered = question?.answers.find((other) => other.answer === answer);
    if (question === null || offered === undefined || session.isBusy) return;
    if (!this.asksAgain(answer) || this.confirming?.notation === offered.notation)
      return void this.give(question, offered);
    this.wanted = { seat: question.seat, name: question.name, notation: offered.notation };
    this.point(answer);
  };

  /** Whether something was done already of what is asked: only then may a click end it. */
  get isBegun(): boolean {
    const { question, recent } = this;
    const isIt = (given: Given) => given.seat === question?.seat && given.name === question.name;
    return recent.length === 0 && this.given.some(isIt);
  }

  /** Do nothing more of what is asked, and give one of the answers that follow. */
  goOn = async (next: LegalAnswer): Promise<void> => {
    const { question, session } = this;
    const done = question?.answers.find(({ answer }) => answer === question.following?.after);
    if (question === null || done === undefined || session.isBusy) return;
    const click = question.following?.click;
    await this.give(question, done);
    const asked = this.question;
    const offered = asked?.answers.find(({ notation }) => notation === next.notation);
    if (offered && asked?.seat === question.seat && asked.click === click)
      await this.give(asked, offered);
  };

  /** Whether an answer has to be chosen twice: it cannot be taken back, and people are waiting. */
  asksAgain = (answer: number): boolean => {
    const offered = this.question?.answers.find((other) => other.answer === answer);
    return preferences.confirm && offered?.final === true && mustConfirm(this.session.state);
  };

  confirm = (): void => {
    const { question, confirming } = this;
    if (question !== null && confirming !== null && !this.session.isBusy)
      void this.give(question, confirming);
  };

  cancel = (): void => {
    this.wanted = null;
  };

  takeOver = (seat: number): void => {
    this.atScreen = seat;
  };

  why = (wish: string, told?: WishTold): void => {
    const asked = wish.trim();
    if (this.seat !== null && asked !== "")
      void this.ask(this.seat, asked, told ?? { name: asked });
  };

  hint = async (): Promise<void> => {
    const { question } = this;
    if (question === null || this.isThinking || !this.session.state?.hints) return;
    this.isThinking = true;
    try {
      const said = await this.session.act({ type: "hint", seat: question.seat });
      if (said.type === "hints") this.advise(said);
      else if (said.type === "refused") toast(said.reason, "problem");
    } finally {
      this.isThinking = false;
    }
  };

  /** The best hint is shown on the board; the others are in the list. */
  private advise(advice: Hints): void {
    this.advice = advice;
    const [best] = this.hints;
    if (best) this.consider(best);
  }

  hideHints = (): void => {
    this.advice = null;
    this.intended = null;
  };

  undo = (): void => {
    void this.undoOnce();
  };

  /** Take back all that one has answered in this turn, as far as it is free to take back. */
  undoTurn = async (): Promise<void> => {
    const begun = this.given.length;
    for (let n = 0; n < begun && this.takingBack?.asks === false; n++)
      if (!(await this.undoOnce())) return;
  };

  /** What was answered in this turn, while it is still one's own. */
  get turn(): TurnStep[] {
    if (this.question === null || this.recent.length > 0) return [];
    return turnSteps(this.given, this.log);
  }

  /** Take back some answers of this turn; those that came after them are given again, if they still can be. */
  takeBack = async (first: number, count: number): Promise<void> => {
    const [begun, kept] = [this.given.length, this.given.slice(first + count)];
    for (let n = first; n < begun; n++)
      if (this.takingBack?.asks !== false || !(await this.undoOnce())) return;
    for (const next of kept) {
      const offered = redone(this.question, next);
      if (this.question === null || offered === null) return;
      await this.give(this.question, offered);
    }
  };

  /** Answers given in a row without others between them; more than one can be taken back at once. */
  get canUndoTurn(): boolean {
    return this.given.length > 1 && this.takingBack?.asks === false;
  }

  private async undoOnce(): Promise<boolean> {
    const back = this.takingBack;
    if (!back || this.session.isBusy) return false;
    const outcome = await this.act({ type: "undo", seat: back.seat });
    if (outcome?.type !== "done" || back.asks) return false;
    this.answered = outcome.version;
    const last = this.given.at(-1);
    this.given = this.given.slice(0, -1);
    this.undone = last ? [...this.undone, last] : [];
    return true;
  }

  /** The answer that would be given again. */
  get redoing(): LegalAnswer | null {
    return redone(this.question, this.undone.at(-1));
  }

  redo = (): void => {
    const { question, redoing, undone } = this;
    if (question === null || redoing === null || this.session.isBusy) return;
    void this.give(question, redoing);
    this.undone = undone.slice(0, -1);
  };

  get takingBack(): TakingBack | null {
    return takingBack(this.session.state);
  }

  /** Do something, and say why if it is refused; what became of it otherwise. */
  act = async (command: Command): Promise<Outcome | null> => {
    const outcome = await this.session.act(command);
    // An answer to a question that is no longer asked: the new state shows what is.
    const refused = outcome.type === "refused" && outcome.code !== "stale";
    if (refused) toast(outcome.reason, "problem");
    return refused ? null : outcome;
  };

  private async give(question: Question, offered: LegalAnswer): Promise<void> {
    const before = this.session.state?.version ?? 0;
    this.wanted = null;
    this.reason = null;
    const { seat, name } = question;
    // Whoever answers after others have acted begins a new turn.
    const isNewTurn = this.recent.length > 0;
    const given: Given = { seat, name, notation: offered.notation, before, after: null };
    this.given = [...(isNewTurn ? [] : this.given), given];
    this.undone = [];
    this.intended = followed(this.intended, question, offered);
    this.show(null);
    this.atScreen = question.seat;
    await this.send(given, offered.answer);
  }

  private async send(given: Given, answer: number): Promise<void> {
    const { seat, before } = given;
    const outcome = await this.act({ type: "answer", seat, version: before, answer });
    if (outcome?.type !== "done" || this.session.state === null) return;
    const after = outcome.version;
    this.given = this.given.map((each) => (each === given ? { ...each, after } : each));
    this.answered = outcome.version;
    rememberAnswer(this.session.state.id, outcome.version);
  }

  private async ask(seat: number, wish: string, told: WishTold): Promise<void> {
    const said = await this.session.act({ type: "why_not", seat, wish });
    if (said.type === "reason" || said.type === "refused") this.reason = { ...told, said };
  }
}
