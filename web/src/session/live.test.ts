import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Wire } from "../connection";
import type { GameEvent, ServerMessage, TableState } from "../protocol";
import { speak } from "../words/words.svelte";
import { state } from "../table/state.fixture";
import { LiveSession } from "./live.svelte";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let session: LiveSession;

const wire = (): FakeWire => wires.at(-1) as FakeWire;
const told = (version: number, words = `what ${version} brought`): GameEvent =>
  ({ version, name: "drew", words }) as GameEvent;
const at = (version: number, given: Partial<TableState> = {}): TableState =>
  state({ version, events: [told(version)], phase: "playing", ...given });

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  wires = [];
  session = new LiveSession("abc", () => {
    wires.push(new FakeWire());
    return wire();
  });
  wire().onopen?.();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test("what happened before one came is in the log, but has not just happened", () => {
  wire().say(at(3, { events: [told(1), told(3)] }));
  expect(session.log.map((event) => event.version)).toEqual([1, 3]);
  expect(session.state?.events).toEqual([]);
});

test("states are shown one after another, each as long as it takes to follow it", () => {
  wire().say(at(1));
  wire().say(at(2));
  wire().say(at(3));
  expect(session.state?.version).toBe(2);
  expect(session.isBehind).toBe(true);
  expect(session.log.at(-1)?.version).toBe(2);
  vi.advanceTimersByTime(3000);
  expect(session.state?.version).toBe(3);
  expect(session.isBehind).toBe(false);
});

test("what one does oneself is on screen at once", async () => {
  wire().say(at(1));
  wire().say(at(2));
  const outcome = session.act({ type: "answer", seat: 0, version: 2, answer: 1 });
  expect(session.isBusy).toBe(true);
  wire().say(at(3));
  wire().say({ type: "done", id: String(wire().sent.at(-1)?.id), version: 3 });
  expect(await outcome).toMatchObject({ type: "done" });
  expect(session.state?.version).toBe(3);
  expect(session.isBusy).toBe(false);
});

test("what one does oneself is not run past, however soon the others have answered", async () => {
  wire().say(at(1));
  const outcome = session.act({ type: "answer", seat: 0, version: 1, answer: 1 });
  wire().say(at(2));
  wire().say(at(3));
  wire().say({ type: "done", id: String(wire().sent.at(-1)?.id), version: 2 });
  await outcome;
  expect(session.state?.version).toBe(2);
  vi.advanceTimersByTime(3000);
  expect(session.state?.version).toBe(3);
});

test("after a loss it goes on from the version it knows, and events come once", () => {
  wire().say(at(1));
  wire().onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(2000);
  wire().onopen?.();
  expect(wire().sent[0]).toEqual({ type: "hello", language: "en", since: 1 });
  wire().say(at(2));
  vi.advanceTimersByTime(3000);
  expect(session.log.map((event) => event.version)).toEqual([1, 2]);
});

test("in another language the log is told anew", () => {
  wire().say(at(1));
  speak("de");
  session.speak();
  expect(wire().sent.at(-1)).toEqual({ type: "language", language: "de" });
  wire().say(at(1, { events: [told(1, "was geschah")] }));
  expect(session.log.map((event) => event.words)).toEqual(["was geschah"]);
});

test("who is connected changes nothing else", () => {
  wire().say(at(1));
  const events = session.state?.events;
  const gone = [{ seat: 0, wait: 45 }];
  wire().say({ type: "presence", connected: [1], spectators: 2, gone });
  expect(session.state?.seats.map((seat) => seat.connected)).toEqual([false, true, false]);
  expect(session.state?.events).toBe(events);
  expect(session.spectators).toBe(2);
  expect(session.botsFrom.get(0)).toBeGreaterThan(performance.now() + 40_000);
});

test("what was said is kept once, however often it is told", () => {
  const line = { number: 1, at: 0, name: "Isis", seat: 0, text: "Hello" };
  wire().say({ type: "chat", lines: [line] });
  wire().say({ type: "chat", lines: [line, { ...line, number: 2 }] });
  expect(session.chat.map((said) => said.number)).toEqual([1, 2]);
  expect(session.said?.number).toBe(2);
  wire().say({ type: "chat", lines: [{ ...line, number: 3 }], earlier: true });
  expect(session.said?.number).toBe(2);
});
