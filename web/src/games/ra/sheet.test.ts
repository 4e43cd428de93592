import { describe, expect, test } from "vitest";

import { NOTHING } from "./ra.fixture";
import { cumulated, rememberRead, sheetLines, sheetsRead, sheetTotal } from "./sheet";
import { clockwise, signed, total, type ScoreRow } from "./view";

describe("the score sheet", () => {
  test("Monuments and suns have a line only where somebody scored them", () => {
    const early = sheetLines([NOTHING, NOTHING]).map((line) => line.category);
    expect(early).toEqual(["god", "pharaoh", "nile", "civilization", "gold"]);
    const late = sheetLines([
      { ...NOTHING, suns: -5 },
      { ...NOTHING, suns: 5 },
    ]);
    expect(late.at(-1)).toEqual({ category: "suns", points: [-5, 5] });
  });

  test("covered rows stay covered", () => {
    expect(sheetLines([null, NOTHING])[0]?.points).toEqual([null, 0]);
    expect(sheetTotal(null)).toBeNull();
  });

  test("an epoch's points are added up, without the points a player had", () => {
    expect(sheetTotal({ ...NOTHING, god: 4, civilization: -5, points: 33 })).toBe(-1);
  });

  test("it is remembered which sheets of a table have been read", () => {
    expect(sheetsRead("/table/a")).toBeNull();
    rememberRead("/table/a", 2);
    expect([sheetsRead("/table/a"), sheetsRead("/table/b")]).toEqual([2, null]);
  });
});

test("players sit clockwise from the one in front of the screen", () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});

test("points are written with their sign", () => {
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  expect(total({ ra: 2, nile: 3 })).toBe(5);
});

test("the sheets of all epochs are added up, and what is covered stays so", () => {
  const row = (god: number, points: number): ScoreRow => ({
    god,
    pharaoh: 5,
    nile: 0,
    civilization: -5,
    gold: 3,
    monuments: 0,
    suns: 0,
    points,
  });
  const [mine, covered] = cumulated([
    [row(2, 15), null],
    [row(4, 22), row(0, 3)],
  ]);
  expect(mine).toMatchObject({ god: 6, pharaoh: 10, civilization: -10, gold: 6, points: 22 });
  expect(covered).toBeNull();
});
