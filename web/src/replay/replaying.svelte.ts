/** A session that only looks: at a table's earlier moments, or at those of a record. */

import { ask, askText } from "../http";
import type { GameEvent, Moment, Replay, Review, TableState } from "../protocol";
import type { Command, Outcome, Session } from "../session/session";
import { StillSession } from "../session/still";
import { language, phrases } from "../words/words.svelte";
import { Moments } from "./moments";
import { lookingTime, within, type Speed } from "./stepping";

/** A table by its id, or the text of a record. */
export type Source = { table: string } | { record: string };

const say = phrases({ player: { en: "Player {n}", de: "Spieler {n}" } });

export class ReplaySession extends StillSession implements Session {
  head = $state.raw<Replay | null>(null);
  moment = $state.raw<Moment | null>(null);
  state = $state.raw<TableState | null>(null);
  log = $state.raw<GameEvent[]>([]);
  problem = $state<string | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  isBusy = $state(false);
  private readonly moments: Moments;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts what was asked for, so that a moment that comes late does not take the place of a later one. */
  private asked = 0;
  private isClosed = false;

  constructor(readonly source: Source) {
    super();
    const lang = language();
    this.moments = new Moments((first, last) => {
      const range = `lang=${lang}&from=${first}&to=${last}`;
      if ("record" in source)
        return ask("POST", `/api/records?${range}`, { record: source.record });
      return ask("GET", `${this.table}/moments?${range}`);
    });
  }

  /** Open it at a moment, which is known once the game is. */
  async open(start: (head: Replay) => number): Promise<void> {
    try {
      const head = await this.moments.head();
      if (this.isClosed) return;
      this.head = head;
      if (head.length > 0) await this.go(start(head));
      await this.readLog();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  get length(): number {
    return this.head?.length ?? 0;
  }

  get at(): number {
    return this.moment?.step ?? 0;
  }

  get names(): string[] {
    const { names = [], players = 0 } = this.head ?? {};
    return names.length > 0
      ? names
      : Array.from({ length: players }, (_, n) => say("player", { n: n + 1 }));
  }

  /** Show a moment; what happened in it moves only if it follows the one on screen. */
  async go(step: number): Promise<void> {
    const wanted = within(step, this.length);
    const number = ++this.asked;
    try {
      const moment = await this.moments.at(wanted);
      if (moment === undefined || number !== this.asked || this.isClosed) return;
      const isNext = this.moment !== null && moment.step === this.moment.step + 1;
      this.moment = moment;
      this.state = this.drawn(moment, isNext ? moment.events : []);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.pause();
    }
  }

  /** Step by hand: it is not played any more. */
  step(step: number): Promise<void> {
    this.pause();
    return this.go(step);
  }

  play(): void {
    if (this.at >= this.length - 1) void this.go(0);
    this.isPlaying = true;
    this.wait();
  }

  override pause(): void {
    this.isPlaying = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  review(): Promise<Review> {
    const lang = `lang=${language()}`;
    if ("record" in this.source) return ask("POST", `/api/records/review?${lang}`, this.source);
    return ask("GET", `${this.table}/review?${lang}`);
  }

  /** The text of the record, of a finished table too. */
  async record(): Promise<string> {
    if ("record" in this.source) return this.source.record;
    return askText(`${this.table}/record`);
  }

  act(_command: Command): Promise<Outcome> {
    return Promise.resolve({ type: "refused", id: null, code: "not_now", reason: "", rule: null });
  }

  override close(): void {
    this.isClosed = true;
    this.pause();
  }

  private get table(): string {
    return "table" in this.source ? `/api/tables/${encodeURIComponent(this.source.table)}` : "";
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    const events = this.moment?.events.length ?? 0;
    this.timer = setTimeout(() => void this.onwards(), lookingTime(events, this.speed));
  }

  private async onwards(): Promise<void> {
    await this.go(this.at + 1);
    if (!this.isPlaying) return;
    if (this.at >= this.length - 1) this.pause();
    else this.wait();
  }

  private async readLog(): Promise<void> {
    if ("table" in this.source) {
      this.log = await ask("GET", `${this.table}/log?lang=${language()}`);
      return;
    }
    for await (const part of this.moments.all()) {
      if (this.isClosed) return;
      this.log = [...this.log, ...part.moments.flatMap((moment) => moment.events)];
    }
  }

  private drawn(moment: Moment, events: GameEvent[]): TableState {
    const head = this.head as Replay;
    const isLast = moment.step === head.length - 1 && head.ranking !== null;
    return {
      type: "state",
      version: moment.version,
      id: "table" in this.source ? this.source.table : "",
      code: "",
      game: head.game,
      phase: isLast ? "finished" : "playing",
      options: head.options,
      public: false,
      pace: "live",
      clock: null,
      spectators: true,
      hints: false,
      seats: this.names.map((name) => ({
        kind: "human",
        name,
        bot: null,
        away: false,
        resigned: false,
        connected: true,
        clock: null,
      })),
      you: [],
      creator: false,
      undo: "none",
      to_act: moment.to_act,
      sitting_out: [],
      questions: [],
      events,
      gap: false,
      view: moment.view,
      drawing: moment.drawing,
      view_seat: null,
      proposal: null,
      standing: null,
      ranking: isLast ? head.ranking : null,
      can_undo: [],
      can_ask_undo: [],
      analysis: true,
      rematch: null,
    };
  }
}
