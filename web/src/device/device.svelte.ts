/** The tables of this device as the page knows them: requests and lines, as to a server. */

import type { Wire } from "../connection";
import { language } from "../words/words.svelte";
import type { FromDevice, ToDevice } from "./messages";

export interface Reply {
  status: number;
  body: string;
}

type State = "asleep" | "starting" | "ready" | "failed";

/** How far Python is, between 0 and 1; and whether something could not be kept. */
const shown = $state({
  state: "asleep" as State,
  part: 0,
  compiled: false,
  milliseconds: 0,
  isUnsaved: false,
});

const waiting = new Map<number, (message: FromDevice) => void>();
const lines = new Map<number, LineWire>();
let worker: Worker | null = null;
let count = 0;

export function deviceState(): Readonly<typeof shown> {
  return shown;
}

/** Start Python, if that was not done yet. */
export function wake(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromDevice>) => take(data);
  worker.onerror = () => (shown.state = "failed");
  shown.state = "starting";
  post({ kind: "begin", language: language() });
  return worker;
}

function post(message: ToDevice): void {
  wake().postMessage(message);
}

function take(message: FromDevice): void {
  if (message.kind === "progress") shown.part = message.part;
  else if (message.kind === "ready") {
    Object.assign(shown, message, { state: "ready", part: 1 });
  } else if (message.kind === "failed") fail(message.reason);
  else if (message.kind === "unsaved") shown.isUnsaved = true;
  else if (message.kind === "message") lines.get(message.line)?.take(message.text);
  else if (message.kind === "end") lines.get(message.line)?.end(message.code, message.reason);
  else {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }
}

function fail(reason: string): void {
  console.error(reason);
  shown.state = "failed";
  const body = JSON.stringify({ detail: reason });
  for (const [id, resolve] of waiting) resolve({ kind: "reply", id, status: 503, body });
  waiting.clear();
}

function ask(make: (id: number) => ToDevice): Promise<FromDevice> {
  const id = ++count;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    post(make(id));
  });
}

/** A request, as to the server. */
export async function request(method: string, address: string, body: unknown): Promise<Reply> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const reply = await ask((id) => ({ kind: "request", id, method, address, body: text }));
  if (reply.kind !== "reply") throw new Error(reply.kind);
  return reply;
}

/** All that the device keeps, by key. */
export async function exported(): Promise<Record<string, string>> {
  const reply = await ask((id) => ({ kind: "export", id }));
  if (reply.kind !== "exported") throw new Error(reply.kind);
  return reply.kept;
}

/** Keep just this from now on; the page must be loaded anew after it. */
export async function imported(kept: Record<string, string>): Promise<void> {
  await ask((id) => ({ kind: "import", id, kept }));
}

/** A connection to a table of the device. */
class LineWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  private readonly number = ++count;

  constructor(address: string) {
    lines.set(this.number, this);
    post({ kind: "open", line: this.number, address });
    queueMicrotask(() => this.onopen?.());
  }

  take(data: string): void {
    this.onmessage?.({ data });
  }

  end(code: number, reason: string): void {
    lines.delete(this.number);
    this.onclose?.({ code, reason });
  }

  send(text: string): void {
    post({ kind: "send", line: this.number, text });
  }

  close(): void {
    lines.delete(this.number);
    post({ kind: "close", line: this.number });
  }
}

export function openLine(address: string): Wire {
  return new LineWire(address);
}
