import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import type { AnkhView } from "../view";
import { actOf, Scene, type Act } from "./scene.svelte";
import { toldFurther } from "./story";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
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

/** Play it, and note how long it takes according to itself and according to the clock. */
function played(scene: Scene, given: Act, isMine = true): { left: number[]; over: () => boolean } {
  const left: number[] = [];
  let isOver = false;
  scene.play(given, before, isMine, {
    lingers: (time) => left.push(time),
    over: () => (isOver = true),
  });
  return { left, over: () => isOver };
}
/** Two frames: what has changed is drawn. */
const draw = () => vi.advanceTimersByTime(40);

test("cards are turned over once all are known, also if something is asked before the end", () => {
  expect(actOf(told.slice(0, 1), toldFurther([], told.slice(0, 1)))).toBeNull();
  const known = toldFurther([], told.slice(0, 2));
  expect(actOf(told.slice(1, 2), known)).toEqual({ story: known[0], beats: ["cards"] });
  expect(actOf(told.slice(2), [story])?.beats).toEqual(["figures", "bonuses", "outcome"]);
});

test("a battle is on stage once it is decided", () => {
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
  const { left, over } = played(scene, { story, beats: ["bids"] });
  expect([scene.beat, scene.held]).toEqual(["bids", before]);
  draw();
  vi.advanceTimersByTime(left.at(-1) ?? 0);
  expect([scene.beat, scene.held, over()]).toEqual([null, null, true]);
});

test("the map stays as it was until the outcome, and the scene ends by itself", () => {
  const scene = new Scene();
  const { left, over } = played(scene, act);
  draw();
  expect(left.at(-1)).toBeGreaterThanOrEqual(4000);
  expect(left.at(-1)).toBeLessThanOrEqual(6000);
  expect([scene.beat, scene.held]).toEqual(["cards", before]);
  vi.advanceTimersByTime(3000);
  expect([scene.beat, scene.held, over()]).toEqual(["outcome", null, false]);
  vi.advanceTimersByTime(3100);
  expect([scene.beat, over()]).toEqual([null, true]);
});

test("a machine that is slow to draw shows every beat for its time all the same", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => frames.push(next));
  const scene = new Scene();
  const { left } = played(scene, act);
  vi.advanceTimersByTime(3000);
  expect(scene.beat).toBe("cards");
  expect(left).toHaveLength(1);
  for (let n = 0; n < 2; n++) frames.shift()?.(0);
  expect(left[1]).toBeLessThan(left[0] ?? 0);
  vi.advanceTimersByTime(1000);
  expect(scene.beat).toBe("cards");
  vi.advanceTimersByTime(200);
  expect(scene.beat).toBe("figures");
  // A page that draws nothing at all is not waited for without end.
  vi.advanceTimersByTime(60_000);
  expect(scene.beat).toBeNull();
});

test("battles of others take about a second, none with motion off, and a scene can be skipped", () => {
  const scene = new Scene();
  const { left, over } = played(scene, act, false);
  draw();
  expect(left.at(-1)).toBeLessThanOrEqual(1250);
  scene.skip();
  expect([scene.beat, scene.held, over()]).toEqual([null, null, true]);
  preferences.speed = "off";
  expect(played(scene, act).over()).toBe(true);
  expect(scene.beat).toBeNull();
});
