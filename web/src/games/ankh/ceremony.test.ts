import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../preferences.svelte";
import { Ceremonies, ceremoniesOf, CEREMONY } from "./ceremony.svelte";
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

test("they come one after another, and each can be skipped", () => {
  const shown = new Ceremonies();
  const list = [
    { kind: "conflict", number: 3 },
    { kind: "forgotten", god: 1 },
  ] as const;
  expect(shown.celebrate([...list], 1000)).toBe(1000 + 2 * CEREMONY);
  expect(shown.now).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(shown.now).toEqual(list[0]);
  vi.advanceTimersByTime(CEREMONY);
  expect(shown.now).toEqual(list[1]);
  shown.next();
  expect(shown.now).toBeNull();
});

test("with motion off nothing is celebrated", () => {
  preferences.speed = "off";
  const shown = new Ceremonies();
  expect(shown.celebrate([{ kind: "conflict", number: 1 }], 0)).toBe(0);
  vi.runAllTimers();
  expect(shown.now).toBeNull();
});
