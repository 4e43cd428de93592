import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import type { AnkhView } from "../view";
import { decidedBy, Scene } from "./scene.svelte";
import { toldFurther } from "./story";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.speed = "normal";
});

const event = (name: string, data: Record<string, unknown> = {}): GameEvent => ({
  version: 1,
  name,
  data,
  words: "",
});
const told = [
  event("battle", { region: 3, gods: [0, 1] }),
  event("cards", { god: 0, cards: ["chariots"] }),
  event("strength", {
    gods: [0, 1],
    strengths: [4, 2],
    shares: [
      [1, 3, 0],
      [2, 0, 0],
    ],
  }),
  event("battle_won", { god: 0 }),
];
const story = toldFurther([], told)[0]!;
const before = { figures: [] } as unknown as AnkhView;

test("a battle is on stage once it is decided", () => {
  expect(decidedBy(told.slice(0, 3), [story])).toBeNull();
  expect(decidedBy(told, [story])).toBe(story);
});

test("the map stays as it was until the outcome, and the scene ends by itself", () => {
  const scene = new Scene();
  const time = scene.play(story, before, true);
  expect(time).toBeGreaterThanOrEqual(4000);
  expect(time).toBeLessThanOrEqual(6000);
  expect([scene.beat, scene.held]).toEqual(["cards", before]);
  vi.advanceTimersByTime(time - 1);
  expect([scene.beat, scene.held]).toEqual(["outcome", null]);
  vi.advanceTimersByTime(1);
  expect(scene.beat).toBeNull();
});

test("battles of others take about a second, none with motion off, and a scene can be skipped", () => {
  const scene = new Scene();
  expect(scene.play(story, before, false)).toBeLessThanOrEqual(1250);
  scene.end();
  expect([scene.beat, scene.held]).toEqual([null, null]);
  preferences.speed = "off";
  expect(scene.play(story, before, true)).toBe(0);
  expect(scene.beat).toBeNull();
});
