import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import type { AnkhView } from "../view";
import { actOf, Scene, type Act } from "./scene.svelte";
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
const act: Act = { story, beats: ["cards", "figures", "bonuses", "outcome"] };
const before = { figures: [] } as unknown as AnkhView;

test("a battle is on stage once it is decided", () => {
  expect(actOf(told.slice(0, 3), [story])).toBeNull();
  expect(actOf(told, [story])).toEqual(act);
});

test("bids of a plague are opened on stage, by themselves or before the end of the battle", () => {
  const bids = [
    event("plague_bid", { god: 0, number: 2 }),
    event("plague_bid", { god: 1, number: 1 }),
    event("spared", { god: 0 }),
  ];
  const plagued = toldFurther(toldFurther([], told.slice(0, 2)), bids);
  expect(actOf(bids, plagued)).toEqual({ story: plagued[0], beats: ["bids"] });
  expect(plagued[0]?.spared).toBe(0);
  const all = [...bids, ...told.slice(2)];
  expect(actOf(all, toldFurther(plagued, told.slice(2)))?.beats).toEqual([
    "bids",
    "figures",
    "bonuses",
    "outcome",
  ]);
});

test("the map stays as it was until all bids are open", () => {
  const scene = new Scene();
  const time = scene.play({ story, beats: ["bids"] }, before, true);
  expect([scene.beat, scene.held]).toEqual(["bids", before]);
  vi.advanceTimersByTime(time);
  expect([scene.beat, scene.held]).toEqual([null, null]);
});

test("the map stays as it was until the outcome, and the scene ends by itself", () => {
  const scene = new Scene();
  const time = scene.play(act, before, true);
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
  expect(scene.play(act, before, false)).toBeLessThanOrEqual(1250);
  scene.end();
  expect([scene.beat, scene.held]).toEqual([null, null]);
  preferences.speed = "off";
  expect(scene.play(act, before, true)).toBe(0);
  expect(scene.beat).toBeNull();
});
