import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GameEvent } from "../protocol";
import { followingTime, MOST_WAITING, StateQueue, type Pace, type Step } from "./queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function event(version: number): GameEvent {
  return { version, name: "moved", data: {}, words: "" };
}

function step(version: number, events = 1): Step {
  return { version, events: Array.from({ length: events }, () => event(version)) };
}

function queue(
  speed = 1,
  given: Partial<Pace<Step>> = {},
): { states: StateQueue<Step>; shown: Step[] } {
  const shown: Step[] = [];
  return {
    states: new StateQueue<Step>((state) => shown.push(state), {
      duration: (normal) => normal * speed,
      ...given,
    }),
    shown,
  };
}

const versions = (shown: Step[]): number[] => shown.map((state) => state.version);

test("a state is shown at once if nothing is being followed", () => {
  const { states, shown } = queue();
  states.push(step(1));
  expect(versions(shown)).toEqual([1]);
});

test("the next state waits until the first could be followed", () => {
  const { states, shown } = queue();
  states.push(step(1));
  states.push(step(2));
  vi.advanceTimersByTime(followingTime(1) - 1);
  expect(versions(shown)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(versions(shown)).toEqual([1, 2]);
});

test("a state in which nothing happened takes no time", () => {
  const { states, shown } = queue();
  states.push(step(1, 0));
  states.push(step(1, 0));
  expect(versions(shown)).toEqual([1, 1]);
});

test("with motion off nothing waits", () => {
  const { states, shown } = queue(0);
  for (let version = 1; version <= 20; version++) states.push(step(version));
  expect(versions(shown)).toHaveLength(20);
});

test("far behind, states in front are shown as one and no event is lost", () => {
  const { states, shown } = queue();
  for (let version = 1; version <= 30; version++) states.push(step(version));
  expect(states.length).toBe(MOST_WAITING);
  vi.runAllTimers();
  expect(shown.length).toBe(1 + MOST_WAITING);
  expect(shown.at(-1)?.version).toBe(30);
  expect(shown.flatMap((state) => state.events.map((told) => told.version))).toEqual(
    Array.from({ length: 30 }, (_, n) => n + 1),
  );
});

test("flushed, all that waits is shown as one state", () => {
  const { states, shown } = queue();
  for (let version = 1; version <= 4; version++) states.push(step(version));
  states.flush();
  expect(versions(shown)).toEqual([1, 4]);
  expect(shown[1]?.events).toHaveLength(3);
  expect(states.length).toBe(0);
});

test("stopped, nothing is shown any more", () => {
  const { states, shown } = queue();
  states.push(step(1));
  states.push(step(2));
  states.stop();
  vi.runAllTimers();
  expect(versions(shown)).toEqual([1]);
});

test("states of one turn that wait are shown as one, and no event is lost", () => {
  const { states, shown } = queue(1, {
    isOneBeat: (one, other) => one.version < 4 && other.version < 4,
  });
  for (let version = 1; version <= 5; version++) states.push(step(version));
  vi.runAllTimers();
  expect(versions(shown)).toEqual([1, 3, 4, 5]);
  expect(shown[1]?.events).toHaveLength(2);
});

test("what has to be watched is shown for itself, however much waits", () => {
  const { states, shown } = queue(1, { isWatched: ({ version }) => version % 2 === 0 });
  for (let version = 1; version <= 20; version++) states.push(step(version));
  vi.runAllTimers();
  expect(versions(shown).filter((version) => version % 2 === 0)).toHaveLength(10);
});

test("paused, nothing follows until the next one is asked for or it goes on", () => {
  const { states, shown } = queue();
  states.push(step(1));
  states.pause();
  for (let version = 2; version <= 4; version++) states.push(step(version));
  vi.advanceTimersByTime(60_000);
  expect(versions(shown)).toEqual([1]);
  states.next();
  vi.advanceTimersByTime(60_000);
  expect(versions(shown)).toEqual([1, 2]);
  states.resume();
  vi.runAllTimers();
  expect(versions(shown)).toEqual([1, 2, 3, 4]);
});

test("a scene on screen is not run past, and skipping it goes on", () => {
  const { states, shown } = queue();
  states.push(step(1));
  states.linger(5000);
  states.push(step(2));
  vi.advanceTimersByTime(4999);
  expect(versions(shown)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(versions(shown)).toEqual([1, 2]);
  states.linger(5000);
  states.push(step(3));
  states.next();
  expect(versions(shown)).toEqual([1, 2, 3]);
});

test("a scene that takes less than was thought is not waited for", () => {
  const { states, shown } = queue();
  states.push(step(1));
  states.linger(9000);
  states.push(step(2));
  states.linger(2000);
  vi.advanceTimersByTime(1999);
  expect(versions(shown)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(versions(shown)).toEqual([1, 2]);
});

test("a beat that may go on is shown once nothing more has come for it", () => {
  const { states, shown } = queue(1, { isOneBeat: () => true, mayGoOn: () => true });
  states.push(step(1));
  vi.advanceTimersByTime(60);
  states.push(step(2));
  vi.advanceTimersByTime(60);
  expect(versions(shown)).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(versions(shown)).toEqual([2]);
  expect(shown[0]?.events).toHaveLength(2);
});

test("a beat that goes on and on is shown all the same", () => {
  const { states, shown } = queue(1, { isOneBeat: () => true, mayGoOn: () => true });
  for (let version = 1; version <= 20; version++) {
    states.push(step(version));
    vi.advanceTimersByTime(50);
  }
  expect(shown.length).toBeGreaterThan(0);
});

test("in a hurry all is shown in the time that is given, each state for itself", () => {
  const { states, shown } = queue();
  states.hurry(2000);
  for (let version = 1; version <= 30; version++) states.push(step(version));
  states.linger(60_000);
  vi.advanceTimersByTime(2000);
  expect(shown).toHaveLength(30);
  states.calm();
  states.push(step(31));
  states.push(step(32));
  expect(versions(shown).at(-1)).toBe(31);
});

test("what was shown is shown again, each state as long as it takes to follow it", () => {
  const { states, shown } = queue();
  states.replay([step(1), step(2), step(3)]);
  states.push(step(4));
  vi.advanceTimersByTime(followingTime(1) * 2);
  expect(versions(shown)).toEqual([1, 2, 3]);
  vi.runAllTimers();
  expect(versions(shown)).toEqual([1, 2, 3, 4]);
});
