import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SOUNDS, type Sound } from "./sounds";

/** Stands in for the browser's audio, which this test's environment has none of. */
class SilentAudio {
  static made = 0;
  static started: number[] = [];
  static volumes: number[] = [];
  state = "running";
  currentTime = 5;
  sampleRate = 100;
  destination = {};

  constructor() {
    SilentAudio.made += 1;
  }

  node() {
    const value = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }; // prettier-ignore
    const gain = { set value(volume: number) { SilentAudio.volumes.push(volume); }, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }; // prettier-ignore
    return {
      gain,
      frequency: value,
      connect: (to: unknown) => to,
      start: (at: number) => SilentAudio.started.push(at),
      stop() {},
    };
  }

  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", SilentAudio);
  SilentAudio.made = 0;
  SilentAudio.started = [];
  SilentAudio.volumes = [];
});

afterEach(() => vi.unstubAllGlobals());

test("nothing sounds before the page is touched, and then all at its volume", async () => {
  vi.resetModules();
  const { play } = await import("./player");
  play("turn", 0.5);
  expect(SilentAudio.made).toBe(0);
  dispatchEvent(new Event("pointerdown"));
  play("turn", 0);
  expect(SilentAudio.made).toBe(0);
  play("turn", 0.5, 1);
  expect(SilentAudio.started).toEqual([6, 6.12]);
  expect(SilentAudio.volumes).toContain(0.5);
  play("tile", 0.5);
  expect([SilentAudio.made, SilentAudio.started.length]).toEqual([1, 4]);
});

test("all sounds are short and quiet, and no two are alike", () => {
  const sounds = Object.keys(SOUNDS) as Sound[];
  for (const sound of sounds) {
    const notes = SOUNDS[sound];
    expect(Math.max(...notes.map((note) => note.at + note.length))).toBeLessThan(1.6);
    expect(notes.reduce((sum, note) => sum + note.loudness, 0)).toBeLessThan(0.55);
  }
  expect(new Set(sounds.map((sound) => JSON.stringify(SOUNDS[sound]))).size).toBe(sounds.length);
});
