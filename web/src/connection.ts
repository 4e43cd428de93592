/** The WebSocket of a table: it comes back by itself, and what was not answered is asked again. */

import { openLine } from "./device/lines";
import { isSite } from "./device/site";
import type {
  ClientMessage,
  Done,
  Hints,
  Previewed,
  Reason,
  Refused,
  ServerMessage,
} from "./protocol";

/** How the connection stands; `ended` is for good, and says why. */
export type Status =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "lost"; again: number }
  | { kind: "ended"; code: number; reason: string };

export type Outcome = Done | Refused | Reason | Hints | Previewed;
type Asking = Extract<ClientMessage, { id: string }>;
/** A message without its id, which the connection gives it. */
export type Command = Asking extends infer M ? (M extends Asking ? Omit<M, "id"> : never) : never;

export interface Listener {
  message: (message: ServerMessage) => void;
  status: (status: Status) => void;
  /** The first message of every connection. */
  hello: () => ClientMessage;
}

/** What a connection needs of a WebSocket. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Codes with which the server says that trying again is of no use. */
const FINAL = new Set([4403, 4404, 4409, 4410]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Milliseconds to wait before another attempt, longer each time; a little luck spreads them. */
export function patience(attempts: number, luck = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  return Math.round(wait * (0.75 + luck / 2));
}

function openWire(address: string): Wire {
  if (isSite) return openLine(address);
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as Wire;
}

interface Waiting {
  message: Asking;
  resolve: (outcome: Outcome) => void;
}

export class Connection {
  private wire: Wire | null = null;
  private isOpen = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Wire = openWire,
  ) {
    this.connect();
  }

  /** Ask something; it is sent again after a loss, and counts once however often it is sent. */
  ask(command: Command): Promise<Outcome> {
    const message = { ...command, id: `${this.prefix}-${++this.count}` } as Asking;
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.isOpen) this.put(message);
    });
  }

  /** Say something that nobody answers to; lost if there is no connection. */
  say(message: ClientMessage): boolean {
    if (this.isOpen) this.put(message);
    return this.isOpen;
  }

  /** Try again now rather than later. */
  hurry(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.wire?.close();
  }

  private connect(): void {
    this.timer = null;
    this.listener.status({ kind: "connecting" });
    const wire = this.open(this.address);
    this.wire = wire;
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.lost(event.code, event.reason);
  }

  private opened(): void {
    this.isOpen = true;
    this.put(this.listener.hello());
    for (const { message } of this.waiting.values()) this.put(message);
  }

  private heard(message: ServerMessage): void {
    if (this.closed) return;
    if (this.attempts > 0 || message.type === "state") this.attempts = 0;
    if ("id" in message && message.type !== "state") this.settle(message);
    if (message.type === "state") this.listener.status({ kind: "open" });
    this.listener.message(message);
  }

  private settle(outcome: Outcome): void {
    if (outcome.id === null) return;
    const asked = this.waiting.get(outcome.id);
    this.waiting.delete(outcome.id);
    asked?.resolve(outcome);
  }

  private lost(code: number, reason: string): void {
    this.isOpen = false;
    this.wire = null;
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.closed = true;
      this.listener.status({ kind: "ended", code, reason });
      return;
    }
    const wait = patience(this.attempts++);
    this.timer = setTimeout(() => this.connect(), wait);
    this.listener.status({ kind: "lost", again: Date.now() + wait });
  }

  private put(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}
