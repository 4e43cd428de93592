import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { effects } from "./effects.svelte";

let frame: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => ((frame = next), 1));
  vi.stubGlobal("cancelAnimationFrame", () => (frame = null));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(frames: number, apart: number): void {
  for (let n = 0; n < frames; n++) {
    vi.advanceTimersByTime(apart);
    frame?.();
  }
}

test("a scene with enough frames keeps its effects, and a slow one loses them for good", () => {
  const stop = effects.watch();
  draw(40, 16);
  stop();
  expect(effects.simple).toBe(false);
  expect(document.documentElement.dataset).toMatchObject({ frames: "63" });
  const again = effects.watch();
  draw(12, 40);
  expect(effects.simple).toBe(false);
  again();
  expect(effects.simple).toBe(true);
  expect(document.documentElement.dataset).toMatchObject({ frames: "25", effects: "simple" });
  effects.watch();
  draw(40, 16);
  expect(effects.simple).toBe(true);
});
