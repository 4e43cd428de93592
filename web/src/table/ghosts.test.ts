import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Question } from "../protocol";
import type { Command, Outcome, Session } from "../session/session";
import { Ghosts } from "./ghosts.svelte";
import { state } from "./state.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = state({ version: 7, phase: "playing" });
const question = (answered: string | null = null): Question =>
  ({ seat: 0, name: "move_to", words: "", answers: [], answered }) as unknown as Question;

function ghosts(view: Record<string, unknown> | null = { turn: 1 }): [Ghosts, Command[]] {
  const asked: Command[] = [];
  const act = (command: Command): Promise<Outcome> => {
    asked.push(command);
    return Promise.resolve({
      ...command,
      type: "previewed",
      id: "",
      view,
      events: [],
      to_act: [],
    } as Outcome);
  };
  return [new Ghosts({ act } as unknown as Session), asked];
}

test("an effect is asked for once the pointer rests, and only once", async () => {
  const [shown, asked] = ghosts();
  shown.point(table, question(), 1);
  shown.point(table, question(), 2);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([{ type: "preview", version: 7, seat: 0, answer: 2 }]);
  expect(shown.shown?.answer).toBe(2);
  shown.point(table, question(), null);
  expect(shown.shown).toBeNull();
  shown.point(table, question(), 2);
  expect(shown.shown?.answer).toBe(2);
  expect(asked).toHaveLength(1);
});

test("what cannot be known is not shown, and a sealed answer is not asked about", async () => {
  const [shown, asked] = ghosts(null);
  shown.point(table, question("flood"), 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(0);
  shown.point(table, question(), 1);
  await vi.advanceTimersByTimeAsync(500);
  expect([asked.length, shown.shown]).toEqual([1, null]);
});

test("an effect that comes too late is not shown for something else", async () => {
  const [shown] = ghosts();
  shown.point(table, question(), 1);
  vi.advanceTimersByTime(200);
  shown.point(table, question(), 3);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.shown).toBeNull();
});
