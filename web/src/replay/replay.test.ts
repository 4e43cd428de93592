import { expect, test, vi } from "vitest";

import type { Moment, Replay, Review } from "../protocol";
import { across, chanceAt, line, marks, percentPoints, stepAt } from "./chart";
import { Moments, PART } from "./moments";
import { apart, seatColor } from "./seats";
import { answersAt, commandOf, lookingTime, stepOfVersion, within } from "./stepping";

const LENGTH = 150;

function moment(step: number): Moment {
  return {
    version: step + 2,
    step,
    seat: 0,
    notation: "draw",
    words: "",
    events: [],
    to_act: [0],
    view: {},
    drawing: null,
  };
}

function replay(first: number, last: number): Replay {
  const steps = Array.from({ length: LENGTH }, (_, n) => n).filter((n) => n >= first && n <= last);
  return {
    game: "ra",
    players: 2,
    options: [],
    names: [],
    length: LENGTH,
    moments: steps.map(moment),
    ranking: null,
    steps: [],
  };
}

test("moments are fetched part by part, each once", async () => {
  const fetch = vi.fn((first: number, last: number) => Promise.resolve(replay(first, last)));
  const moments = new Moments(fetch);
  expect((await moments.head()).length).toBe(LENGTH);
  expect((await moments.at(PART + 3))?.step).toBe(PART + 3);
  expect((await moments.at(PART + 9))?.step).toBe(PART + 9);
  expect(fetch.mock.calls).toEqual([
    [0, PART - 1],
    [PART, 2 * PART - 1],
  ]);
  expect(await moments.at(LENGTH)).toBeUndefined();
});

test("a part that could not be fetched is fetched again", async () => {
  const fetch = vi.fn((first: number, last: number) => Promise.resolve(replay(first, last)));
  fetch.mockRejectedValueOnce(new Error("offline"));
  const moments = new Moments(fetch);
  await expect(moments.head()).rejects.toThrow("offline");
  expect((await moments.at(0))?.step).toBe(0);
});

test("all parts come in order", async () => {
  const moments = new Moments((first, last) => Promise.resolve(replay(first, last)));
  const steps: number[] = [];
  for await (const part of moments.all()) steps.push(...part.moments.map((found) => found.step));
  expect(steps).toEqual(Array.from({ length: LENGTH }, (_, n) => n));
});

test("keys step, leap and play, and stay within the game", () => {
  expect(commandOf("ArrowRight", 5, 10)).toEqual({ kind: "go", step: 6 });
  expect(commandOf("ArrowRight", 9, 10)).toEqual({ kind: "go", step: 9 });
  expect(commandOf("ArrowLeft", 0, 10)).toEqual({ kind: "go", step: 0 });
  expect(commandOf("PageDown", 5, 100)).toEqual({ kind: "go", step: 15 });
  expect(commandOf("End", 5, 100)).toEqual({ kind: "go", step: 99 });
  expect(commandOf("Home", 5, 100)).toEqual({ kind: "go", step: 0 });
  expect(commandOf(" ", 5, 100)).toEqual({ kind: "toggle" });
  expect(commandOf("x", 5, 100)).toBeNull();
});

test("a link to a version finds its moment", () => {
  expect(stepOfVersion(57, 2, 100)).toBe(55);
  expect(stepOfVersion(0, 2, 100)).toBe(0);
  expect(stepOfVersion(1000, 2, 100)).toBe(99);
  expect(within(Number.NaN, 5)).toBe(0);
});

test("one plays on with the answers that lead to a moment, but none that was taken back", () => {
  expect(answersAt(7, [])).toBe(7);
  // The answer of moment 3 was taken back in moment 4 and given otherwise in moment 5.
  const steps = [0, 1, 2, 5, 6];
  expect(answersAt(2, steps)).toBe(2);
  expect(answersAt(3, steps)).toBe(2);
  expect(answersAt(5, steps)).toBe(3);
  expect(answersAt(99, steps)).toBe(4);
});

test("the more happens, the longer it is looked at; twice as fast takes half as long", () => {
  expect(lookingTime(5, 1)).toBeGreaterThan(lookingTime(1, 1));
  expect(lookingTime(50, 1)).toBe(2400);
  expect(lookingTime(3, 2)).toBe(lookingTime(3, 1) / 2);
});

const size = { width: 200, height: 100 };
const review: Review = {
  game: "ra",
  players: 2,
  steps: [0, 5, 10],
  chances: [
    [0.5, 0.5],
    [0.75, 0.25],
    [0, 1],
  ],
  swings: [{ step: 10, by: 0, words: "draw", seat: 0, gain: -0.75, better: null }],
};

test("the chart goes from the first moment to the last", () => {
  expect(across(0, 11, size)).toBe(0);
  expect(across(10, 11, size)).toBe(200);
  expect(across(0, 1, size)).toBe(0);
  expect(line(review, 0, 11, size)).toBe("M0.0 50.0L100.0 25.0L200.0 100.0");
});

test("a place of the chart is a moment", () => {
  expect(stepAt(0, 11, size)).toBe(0);
  expect(stepAt(104, 11, size)).toBe(5);
  expect(stepAt(500, 11, size)).toBe(10);
});

test("between two moments that were looked at the earlier chance holds", () => {
  expect(chanceAt(review, 0, 7)).toBe(0.75);
  expect(chanceAt(review, 1, 10)).toBe(1);
});

test("swings are marked where they led", () => {
  expect(marks(review, 11, size)).toMatchObject([{ x: 200, y: 100, gain: -0.75 }]);
  expect([percentPoints(0.123), percentPoints(-0.5)]).toEqual(["+12", "−50"]);
});

test("who is called alike is told apart, and a god's line has its color", () => {
  expect(apart(["Anna", "greedy", "greedy"])).toEqual(["Anna", "greedy 1", "greedy 2"]);
  expect(seatColor(1, { kind: "god", id: "ra" })).toBe("var(--ra)");
  expect(seatColor(0, null)).toBe("var(--seat-1)");
});
