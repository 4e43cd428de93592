import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../preferences.svelte";
import type { GameEvent } from "../../protocol";
import { Ceremonies, ceremoniesOf, CEREMONY, timeOfAll } from "./ceremony.svelte";
import { events } from "./moments.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.speed = "normal";
});

test("a whole game has its conflicts and its end", () => {
  const kinds = ceremoniesOf(events).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "conflict").length).toBeGreaterThan(0);
  expect(kinds.at(-1)).toBe("ended");
});

test("who dominates a region is told with what it brings", () => {
  const happened = (name: string, data: object) => ({ version: 1, name, data, words: "" });
  const told = [
    happened("dominates", { god: 1, region: 3 }),
    happened("devotion", { god: 1, before: 2, after: 4 }),
    happened("devotion", { god: 1, before: 4, after: 5 }),
    happened("battle", { region: 4, gods: [0, 1] }),
    happened("devotion", { god: 1, before: 5, after: 9 }),
  ] as GameEvent[];
  expect(ceremoniesOf(told)).toEqual([{ kind: "dominates", god: 1, region: 3, devotion: 3 }]);
});

/** Two frames: what has changed is drawn. */
const draw = () => vi.advanceTimersByTime(40);

test("they come one after another, and each can be skipped", () => {
  const left: number[] = [];
  const shown = new Ceremonies((time) => left.push(time));
  const list = [
    { kind: "conflict", number: 3 },
    { kind: "forgotten", god: 1 },
  ] as const;
  shown.celebrate([...list]);
  draw();
  expect(left.at(-1)).toBe(2 * CEREMONY);
  expect(shown.now).toEqual(list[0]);
  vi.advanceTimersByTime(CEREMONY);
  expect(shown.now).toEqual(list[1]);
  shown.next();
  expect(shown.now).toBeNull();
});

test("with motion off nothing is celebrated", () => {
  preferences.speed = "off";
  const shown = new Ceremonies();
  shown.celebrate([{ kind: "conflict", number: 1 }]);
  expect(shown.now).toBeNull();
});

test("gods that merge are announced before something is asked about it, with time to read", () => {
  const merging = { version: 1, name: "merging", data: { lower: 1, higher: 0 }, words: "" };
  const list = ceremoniesOf([merging] as GameEvent[]);
  expect(list).toEqual([{ kind: "merging", lower: 1, higher: 0 }]);
  expect(timeOfAll(list)).toBeGreaterThanOrEqual(3000);
});
