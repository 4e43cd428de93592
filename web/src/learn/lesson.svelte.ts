/** A session in a chapter: the server follows the learner's answers anew each time, and keeps nothing. */

import { ask, Refusal } from "../http";
import type { GameEvent, LessonAnswers, LessonInfo, LessonState, TableState } from "../protocol";
import type { Command, Outcome, Session } from "../session/session";
import { StillSession } from "../session/still";
import type { Language } from "../words/words.svelte";

/** What a learner answers who has only read. */
const NEXT = "next";
const NOT_FOUND = 404;

export function lessons(lang: Language): Promise<LessonInfo[]> {
  return ask("GET", `/api/lessons?lang=${lang}`);
}

function follow(game: string, chapter: string, body: LessonAnswers): Promise<LessonState> {
  return ask(
    "POST",
    `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}`,
    body,
  );
}

export class LessonSession extends StillSession implements Session {
  lesson = $state.raw<LessonState | null>(null);
  state = $state.raw<TableState | null>(null);
  log = $state.raw<GameEvent[]>([]);
  isBusy = $state(false);
  problem = $state<string | null>(null);
  /** The problem is that there is no such chapter. */
  isMissing = $state(false);
  /** The notations that were accepted. */
  private answers = $state.raw<string[]>([]);
  /** The language of what was last asked for; another one may be wished for meanwhile. */
  private told: Language | null = null;

  constructor(
    readonly game: string,
    readonly chapter: string,
    private language: Language,
  ) {
    super();
    void this.look([]);
  }

  get canStepBack(): boolean {
    return this.answers.length > 0 && !this.isBusy;
  }

  async act(command: Command): Promise<Outcome> {
    const question = this.state?.questions[0];
    const offered =
      command.type === "answer"
        ? question?.answers.find((other) => other.answer === command.answer)
        : undefined;
    if (offered === undefined) return refused;
    return (await this.take(offered.notation)) ? { type: "done", id: "", version: 0 } : refused;
  }

  /** Go on after reading. */
  next(): Promise<boolean> {
    return this.take(NEXT);
  }

  /** The last accepted answer is taken back. */
  async stepBack(): Promise<void> {
    await this.look(this.answers.slice(0, -1));
  }

  async startOver(): Promise<void> {
    await this.look([]);
  }

  /** Tell what is on screen in another language. */
  async speak(language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    await this.look(this.answers);
  }

  private async take(notation: string): Promise<boolean> {
    const answers = [...this.answers, notation];
    const lesson = await this.fetch(answers);
    if (lesson === null) return false;
    if (lesson.accepted) {
      this.answers = answers;
      this.log = [...this.log, ...lesson.state.events];
      this.state = lesson.state;
    }
    this.lesson = lesson;
    await this.keepUp();
    return true;
  }

  /** The chapter after these answers, with nothing that moves. */
  private async look(answers: string[]): Promise<void> {
    const lesson = await this.fetch(answers);
    if (lesson === null) return;
    this.answers = answers;
    this.lesson = lesson;
    this.state = { ...lesson.state, events: [] };
    await this.keepUp();
  }

  /** What came in a language that is no longer spoken is told again. */
  private async keepUp(): Promise<void> {
    if (this.told !== this.language) await this.look(this.answers);
  }

  private async fetch(answers: string[]): Promise<LessonState | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.problem = null;
    this.told = this.language;
    try {
      return await follow(this.game, this.chapter, { answers, language: this.language });
    } catch (error) {
      this.isMissing = error instanceof Refusal && error.status === NOT_FOUND;
      this.problem = error instanceof Error ? error.message : String(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}

const refused: Outcome = { type: "refused", id: null, code: "not_now", reason: "", rule: null };
