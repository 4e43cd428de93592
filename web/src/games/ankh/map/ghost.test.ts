import { expect, test } from "vitest";

import type { AnkhView } from "../view";
import { changesOf } from "./ghost";

const figure = (number: number, god: number, at: string, strength = 1) => ({
  figure: number,
  kind: "warrior",
  god,
  at,
  strength,
});
const view = (given: Partial<AnkhView>): AnkhView =>
  ({
    figures: [figure(1, 0, "A1"), figure(2, 1, "B1")],
    monuments: [["temple", "C1", null]],
    regions: [
      { token: 1, land: ["A1", "B1"], water: [] },
      { token: 2, land: ["C1", "D1"], water: [] },
    ],
    ascending: [0, 1],
    ...given,
  }) as unknown as AnkhView;

test("nothing changes between a view and itself", () => {
  expect(changesOf(view({}), view({}))).toEqual({
    shifts: [],
    gone: [],
    monuments: [],
    tokens: [],
    strengths: [],
  });
});

test("a figure that goes to another region is weaker here and stronger there", () => {
  const then = view({ figures: [figure(1, 0, "D1", 2), figure(2, 1, "B1")] });
  const { shifts, strengths } = changesOf(view({}), then);
  expect(shifts.map(({ from, figure: { at } }) => [from, at])).toEqual([["A1", "D1"]]);
  expect(strengths.map(({ token, god, before, after }) => [token, god, before, after])).toEqual([
    [1, 0, 1, 0],
    [2, 0, 0, 2],
  ]);
});

test("a figure in water counts in every region that the water belongs to", () => {
  const regions = [
    { token: 1, land: ["A1", "B1"], water: ["W1"] },
    { token: 2, land: ["C1", "D1"], water: ["W1"] },
  ];
  const then = view({ regions, figures: [figure(1, 0, "W1"), figure(2, 1, "B1")] });
  const { strengths } = changesOf(view({ regions }), then);
  expect(strengths.map(({ token, god, before, after }) => [token, god, before, after])).toEqual([
    [2, 0, 0, 1],
  ]);
});

test("what comes, goes, changes hands or gets another number is told", () => {
  const then = view({
    figures: [figure(1, 0, "A1"), figure(3, 0, "D1")],
    monuments: [["temple", "C1", 0]],
    regions: [
      { token: 2, land: ["A1", "B1"], water: [] },
      { token: 1, land: ["C1", "D1"], water: [] },
    ],
  });
  const changes = changesOf(view({}), then);
  expect(changes.shifts.map(({ from, figure: { at } }) => [from, at])).toEqual([[null, "D1"]]);
  expect(changes.gone).toEqual(["B1"]);
  expect(changes.monuments).toEqual([["temple", "C1", 0]]);
  expect(changes.tokens.map(({ token }) => token)).toEqual([2, 1]);
});
