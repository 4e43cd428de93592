import { expect, test } from "vitest";

import { moments } from "../moments.fixture";
import { countedParts, partGroups } from "./parts";

test("groups add up to the strength", () => {
  const fighters = moments.flatMap(({ view }) => view.fight?.gods ?? []);
  expect(fighters.length).toBeGreaterThan(5);
  for (const fighter of fighters) {
    const groups = partGroups(fighter.parts);
    expect(groups.reduce((sum, group) => sum + group.strength, 0)).toBe(fighter.strength);
    const figures = groups.filter(({ kind }) => kind === "figure" || kind === "guardian");
    expect(figures.reduce((sum, group) => sum + group.count, 0)).toBe(fighter.figures);
  }
});

test("alike figures stand together, those without strength apart", () => {
  const warrior = { part: "figure", figure: "warrior", at: "A1", strength: 1 } as const;
  const groups = partGroups([
    warrior,
    { ...warrior, strength: 0, subdued: true },
    warrior,
    { part: "card", card: "chariots", strength: 3 },
  ]);
  expect(groups).toEqual([
    { kind: "figure", id: "warrior", count: 2, strength: 2, subdued: false },
    { kind: "figure", id: "warrior", count: 1, strength: 0, subdued: true },
    { kind: "card", id: "chariots", count: 1, strength: 3, subdued: false },
  ]);
});

test("what was counted is told by name where it adds up, else as a share", () => {
  const known = [
    { part: "figure", figure: "warrior", at: "A1", strength: 1 } as const,
    { part: "power", power: "temple_attuned", strength: 2 } as const,
  ];
  const drought = { part: "card", card: "drought", strength: 1 } as const;
  const told = (shares: number[]) =>
    countedParts(shares, [drought], known).map(({ kind, id, strength }) => [kind, id, strength]);
  expect(told([1, 1, 2])).toEqual([
    ["figure", "warrior", 1],
    ["card", "drought", 1],
    ["power", "temple_attuned", 2],
  ]);
  expect(told([3, 1, 4])).toEqual([
    ["share", "figures", 3],
    ["card", "drought", 1],
    ["share", "powers", 4],
  ]);
  expect(countedParts([0, 0, 0], [], [])).toEqual([]);
});
