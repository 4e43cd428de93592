import { describe, expect, test } from "vitest";

import { CHIPS } from "./art/chips";
import { ICONS } from "./art/icons";
import { area, NOTHING } from "./ra.fixture";
import { familyOf, isDisaster, KINDS, ROWS, sorted, tileRows } from "./tiles";

describe("kinds of tiles", () => {
  test("every kind has an icon and a chip of its own family", () => {
    expect(Object.keys(ICONS).sort()).toEqual([...KINDS].sort());
    for (const kind of KINDS) expect(CHIPS[familyOf(kind)]).toBeTruthy();
  });

  test("no two icons and no two chips are alike", () => {
    const drawn = Object.values(ICONS).map((icon) => JSON.stringify(icon));
    expect(new Set(drawn).size).toBe(KINDS.length);
    expect(new Set(Object.values(CHIPS)).size).toBe(7);
  });

  test("a disaster belongs to the family that it strikes", () => {
    expect(KINDS.filter(isDisaster)).toEqual(["funeral", "drought", "unrest", "earthquake"]);
    expect(["funeral", "drought", "unrest", "earthquake"].map(familyOf)).toEqual([
      "pharaoh",
      "nile",
      "civilization",
      "monuments",
    ]);
  });

  test("every kind that can be kept lies in one row", () => {
    const kept = KINDS.filter((kind) => kind !== "ra" && !isDisaster(kind));
    expect(ROWS.flatMap((row) => row.kinds)).toEqual(kept);
  });
});

describe("rows of a player's area", () => {
  test("tiles are grouped by category with what they are worth", () => {
    const rows = tileRows(
      area({
        tiles: { temple: 2, nile: 3, flood: 1, art: 1 },
        worth: { ...NOTHING, nile: 4, pharaoh: -2 },
        at_end: { monuments: 1, suns: 5 },
      }),
    );
    expect(rows.map((row) => [row.category, row.worth])).toEqual([
      ["pharaoh", -2],
      ["nile", 4],
      ["civilization", 0],
      ["monuments", 0],
    ]);
    expect(rows[1]?.tiles).toEqual([
      { kind: "nile", count: 3 },
      { kind: "flood", count: 1 },
    ]);
  });

  test("Monuments tell what they will be worth at the end, while that is another matter", () => {
    const now = { ...NOTHING, monuments: 5 };
    const later = (worth: typeof now) =>
      tileRows(area({ tiles: { temple: 3 }, worth, at_end: { monuments: 5, suns: 0 } })).at(-1)
        ?.later;
    expect(later(NOTHING)).toBe(5);
    expect(later(now)).toBeNull();
  });

  test("when the game is over nothing is worth anything more", () => {
    const rows = tileRows(area({ tiles: { nile: 1 }, worth: null, at_end: null }));
    expect(rows).toEqual([
      { category: "nile", tiles: [{ kind: "nile", count: 1 }], worth: null, later: null },
    ]);
  });

  test("a bag is sorted by kind, without what has run out", () => {
    expect(sorted({ unrest: 1, ra: 2, nile: 0 })).toEqual([
      { kind: "ra", count: 2 },
      { kind: "unrest", count: 1 },
    ]);
  });
});
