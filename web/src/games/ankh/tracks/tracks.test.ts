import { expect, test } from "vitest";

import { events, moments } from "../moments.fixture";
import { climbs, climbSteps, devotionSpaces } from "./devotion";
import { eventSpaces, nextEvents } from "./track";

test("every god in play stands on one space, the more devoted on top", () => {
  for (const { view } of moments) {
    const spaces = devotionSpaces(view);
    expect(spaces.flatMap(({ stack }) => stack)).toEqual(view.ascending);
    expect(spaces.filter(({ red }) => red).length).toBe(21);
    expect(spaces.at(-1)).toMatchObject({ space: 31, top: true, red: false });
  }
});

test("a marker on its way is shown where it is held", () => {
  const { view } = moments[0]!;
  const god = view.ascending[0]!;
  expect(devotionSpaces(view, new Map([[god, 7]]))[7]!.stack).toContain(god);
});

test("markers climb and fall one space at a time, one god after another", () => {
  const steps = climbSteps([
    { god: 0, from: 2, to: 4 },
    { god: 1, from: 1, to: 0 },
  ]);
  expect(steps.map((at) => [at.get(0), at.get(1)])).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
    [4, 0],
  ]);
  expect(climbSteps([]).length).toBe(1);
});

test("climbs are read from what was told", () => {
  const found = climbs(events);
  expect(found.length).toBe(events.filter(({ name }) => name === "devotion").length);
  for (const { from, to } of found) expect(from).not.toBe(to);
});

test("conflicts are numbered, and what follows them is named", () => {
  const view = moments.find(({ view }) => view.players > 2)!.view;
  const conflicts = eventSpaces(view).filter(({ conflict }) => conflict !== null);
  expect(conflicts.map(({ conflict }) => conflict)).toEqual([1, 2, 3, 4, 5]);
  expect(conflicts.map(({ after }) => after)).toEqual([
    null,
    null,
    "merging",
    "forgotten_gods",
    "end",
  ]);
});

test("the next events come after the marker", () => {
  for (const { view } of moments)
    expect(nextEvents(view, 3).map(({ event }) => event)).toEqual(
      view.event_track.slice(view.event + 1, view.event + 4),
    );
});
