import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, patience, type Status, type Wire } from "./connection";
import type { ServerMessage } from "./protocol";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  sent: { type: string; id?: string }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let statuses: Status[];
let heard: ServerMessage[];
let seen = 0;

function connect(): Connection {
  return new Connection(
    "/api/tables/x/play",
    {
      hello: () => ({ type: "hello", language: "en", since: seen }),
      message: (message) => heard.push(message),
      status: (status) => statuses.push(status),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
}

const last = (): FakeWire => wires.at(-1) as FakeWire;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, statuses, heard, seen] = [[], [], [], 0];
});
afterEach(() => void vi.useRealTimers());

test("it says hello first, and is open once the table has been shown", () => {
  connect();
  last().onopen?.();
  expect(last().sent).toEqual([{ type: "hello", language: "en", since: 0 }]);
  expect(statuses.at(-1)?.kind).toBe("connecting");
  last().say({ type: "state" });
  expect(statuses.at(-1)?.kind).toBe("open");
});

test("a lost connection comes back and asks again with the same id", async () => {
  const connection = connect();
  last().onopen?.();
  const outcome = connection.ask({ type: "undo", seat: 1 });
  const first = last().sent.at(-1);
  last().onclose?.({ code: 1006, reason: "" });
  expect(statuses.at(-1)?.kind).toBe("lost");
  seen = 7;
  vi.advanceTimersByTime(600);
  expect(wires).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([{ type: "hello", language: "en", since: 7 }, first]);
  last().say({ type: "done", id: String(first?.id), version: 8 });
  expect(await outcome).toMatchObject({ type: "done", version: 8 });
});

test("what was answered is not asked again", () => {
  const connection = connect();
  last().onopen?.();
  void connection.ask({ type: "undo", seat: 0 });
  last().say({ type: "done", id: String(last().sent.at(-1)?.id), version: 2 });
  last().onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(600);
  last().onopen?.();
  expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
});

test("every question has an id of its own", () => {
  const connection = connect();
  last().onopen?.();
  void connection.ask({ type: "start" });
  void connection.ask({ type: "start" });
  const ids = last()
    .sent.slice(1)
    .map((message) => message.id);
  expect(new Set(ids).size).toBe(2);
});

test("it waits longer after each failure, and not at all when hurried", () => {
  const connection = connect();
  for (let n = 0; n < 4; n++) {
    last().onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(20_000);
  }
  expect(wires).toHaveLength(5);
  last().onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(100);
  expect(wires).toHaveLength(5);
  connection.hurry();
  expect(wires).toHaveLength(6);
  expect([0, 1, 2, 3].map((n) => patience(n, 0.5))).toEqual([400, 800, 1600, 3200]);
  expect(patience(30, 0.5)).toBe(15_000);
});

test("a table that cannot be seen is not asked for again", () => {
  connect();
  last().onclose?.({ code: 4404, reason: "there is no such table" });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(statuses.at(-1)).toEqual({ kind: "ended", code: 4404, reason: "there is no such table" });
});

test("closed, it stays closed", () => {
  const connection = connect();
  last().onopen?.();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test("a table with too many spectators is tried again, later each time", () => {
  connect();
  for (let attempt = 0; attempt < 4; attempt++) {
    last().onopen?.();
    last().onclose?.({ code: 4429, reason: "too many spectators at this table" });
    expect(statuses.at(-1)?.kind).toBe("lost");
    vi.advanceTimersByTime(20_000);
    expect(wires).toHaveLength(attempt + 2);
  }
  last().onopen?.();
  last().say({ type: "state" });
  expect(statuses.at(-1)?.kind).toBe("open");
});

test("a window that gave way to newer ones stays closed", () => {
  connect();
  last().onopen?.();
  last().onclose?.({ code: 4410, reason: "this table is open in too many windows" });
  expect(statuses.at(-1)).toEqual({
    kind: "ended",
    code: 4410,
    reason: "this table is open in too many windows",
  });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});
