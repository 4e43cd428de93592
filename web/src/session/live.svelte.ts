/** A session at a table of the server, over its WebSocket. */

import { Connection, type Command, type Outcome, type Status, type Wire } from "../connection";
import { ask } from "../http";
import { duration, hurry, preferences } from "../preferences.svelte";
import type { ChatLine, GameEvent, Presence, ServerMessage, TableState } from "../protocol";
import { language } from "../words/words.svelte";
import { isOneTurn, isWatched, mayGoOn } from "./beats";
import { StateQueue } from "./queue";
import type { Session } from "./session";
import { isReached, PART, skipsItself, TOGETHER } from "./skipping";

/** Commands that change nothing. */
const ASKS: Command["type"][] = ["why_not", "hint", "preview"];

export class LiveSession implements Session {
  readonly isLive = true;
  state = $state.raw<TableState | null>(null);
  shownAt = $state(0);
  log = $state.raw<GameEvent[]>([]);
  logGap = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  said = $state.raw<ChatLine | null>(null);
  spectators = $state(0);
  botsFrom = $state.raw<ReadonlyMap<number, number>>(new Map());
  status = $state.raw<Status>({ kind: "connecting" });
  isBehind = $state(false);
  isPaused = $state(false);
  isSkipping = $state(false);
  /** The states that were shown together. */
  private together = $state.raw<TableState[]>([]);
  /** Whether they are being watched again: nothing is skipped by itself. */
  private isWatching = false;
  private pending = $state(0);
  /** The version of the newest state that came, shown or waiting. */
  private heard = 0;
  /** The language asked for; the next state that begins at the beginning is in it. */
  private spoken = language();
  private readonly queue: StateQueue<TableState>;
  private readonly connection: Connection;
  private readonly address: string;

  constructor(id: string, open?: (address: string) => Wire) {
    this.queue = new StateQueue<TableState>((state) => this.present(state), {
      duration,
      isOneBeat: (earlier, later) =>
        !isWatched(earlier) && !isWatched(later) && isOneTurn(earlier, later),
      isWatched,
      mayGoOn,
    });
    this.address = `/api/tables/${encodeURIComponent(id)}`;
    this.connection = new Connection(
      `${this.address}/play`,
      {
        hello: () => ({ type: "hello", language: this.spoken, since: this.heard }),
        message: (message) => this.take(message),
        status: (status) => (this.status = status),
      },
      open,
    );
  }

  get isBusy(): boolean {
    return this.pending > 0;
  }

  async act(command: Command): Promise<Outcome> {
    if (ASKS.includes(command.type)) return this.connection.ask(command);
    this.together = [];
    this.pending += 1;
    try {
      const outcome = await this.connection.ask(command);
      // What one does oneself is on screen at once, whatever was still being shown.
      if (outcome.type === "done") this.showUntil(outcome.version);
      return outcome;
    } finally {
      this.pending -= 1;
    }
  }

  /** All that happened is in the log: a state brings only what happened lately. */
  async recall(): Promise<void> {
    if (!this.logGap || this.state === null) return;
    const all = await ask<GameEvent[]>("GET", `${this.address}/log?lang=${this.spoken}`);
    const shown = this.state.version;
    const later = this.log.filter(({ version }) => version > shown);
    this.log = [...all.filter(({ version }) => version <= shown), ...later];
    this.logGap = false;
  }

  say(text: string): boolean {
    return this.connection.say({ type: "chat", text });
  }

  /** Speak another language: all that is known is told anew in it. */
  speak(): void {
    if (this.spoken === language()) return;
    this.spoken = language();
    this.connection.say({ type: "language", language: this.spoken });
  }

  hurry(): void {
    this.connection.hurry();
  }

  get skipped(): GameEvent[] {
    return this.together.flatMap((state) => state.events);
  }

  skip(): void {
    this.isWatching = false;
    this.goOn(0, 0);
    if (this.isPaused) this.pause(false);
  }

  private skipItself(state: TableState): void {
    if (!this.isSkipping && !this.isWatching && skipsItself(state, preferences.skip))
      this.goOn(TOGETHER, PART);
  }

  /** Show all that comes within some milliseconds, until there is something to decide. */
  private goOn(time: number, part: number): void {
    if (!this.isSkipping) this.together = [];
    this.isSkipping = true;
    hurry.part = part;
    this.queue.hurry(time);
  }

  private calm(): void {
    this.isSkipping = false;
    hurry.part = 1;
    this.queue.calm();
  }

  watchAgain(): void {
    const [first] = this.skipped;
    if (first === undefined) return;
    const { together } = this;
    this.calm();
    this.together = [];
    this.isWatching = true;
    this.log = this.log.filter(({ version }) => version < first.version);
    this.queue.replay(together);
    this.isBehind = this.queue.length > 0;
  }

  showNext(): void {
    this.queue.next();
    this.isBehind = this.queue.length > 0;
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (isPaused) this.queue.pause();
    else this.queue.resume();
    this.isBehind = this.queue.length > 0;
  }

  linger(time: number): void {
    this.queue.linger(time);
  }

  close(): void {
    this.calm();
    this.queue.stop();
    this.connection.close();
  }

  private take(message: ServerMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "presence") this.takePresence(message);
    else if (message.type === "chat") this.takeChat(message.lines, message.earlier);
  }

  private takeChat(lines: ChatLine[], isEarlier: boolean): void {
    this.chat = joined(this.chat, lines);
    if (!isEarlier) this.said = lines.at(-1) ?? null;
  }

  private takeState(state: TableState): void {
    const first = state.events[0];
    const isWhole = this.state === null || (first !== undefined && first.version <= this.heard);
    this.heard = state.version;
    if (isWhole) {
      // From the beginning, or told anew in another language: nothing of it has just happened.
      this.queue.stop();
      this.log = state.events;
      this.logGap = state.gap;
      this.display({ ...state, events: [] });
      this.skipItself(state);
      return;
    }
    if (state.gap) this.logGap = true;
    this.skipItself(state);
    this.queue.push(state);
    this.isBehind = this.queue.length > 0;
  }

  private takePresence({ connected, spectators, gone }: Presence): void {
    this.spectators = spectators;
    const now = performance.now();
    this.botsFrom = new Map(gone.map(({ seat, wait }) => [seat, now + wait * 1000]));
    if (this.state === null) return;
    const seats = this.state.seats.map((seat, n) => ({
      ...seat,
      connected: connected.includes(n),
    }));
    this.state = { ...this.state, seats };
  }

  /** What was not shown yet up to a version is; what comes after it waits its turn. */
  private showUntil(version: number): void {
    if ((this.state?.version ?? 0) >= version) return;
    this.queue.showUntil(version);
    this.isBehind = this.queue.length > 0;
  }

  private present(state: TableState): void {
    if (state.events.length > 0) this.log = [...this.log, ...state.events];
    if (this.isSkipping) this.together = [...this.together, state];
    const isReachedNow = isReached(this.state, state);
    this.display(state);
    if (!isReachedNow) return;
    this.isWatching = false;
    if (this.isSkipping) this.calm();
  }

  private display(state: TableState): void {
    this.state = state;
    this.shownAt = performance.now();
    this.isBehind = this.queue.length > 0;
  }
}

/** Lines that are known and lines that came, each once. */
function joined(known: ChatLine[], came: ChatLine[]): ChatLine[] {
  const numbers = new Set(known.map((line) => line.number));
  return [...known, ...came.filter((line) => !numbers.has(line.number))];
}
