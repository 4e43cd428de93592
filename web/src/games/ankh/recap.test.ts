import { expect, test } from "vitest";

import type { GameEvent } from "../../protocol";
import { Terms } from "../../terms.svelte";
import { begins, recap } from "./recap";

const event = (name: string, data: Record<string, unknown> = {}): GameEvent => ({
  version: 1,
  name,
  data,
  words: "",
});
const term = (kind: string, id: string, name: string) => ({
  kind,
  id,
  name,
  about: "",
  rule: null,
  facts: {},
});
const terms = new Terms([
  term("power", "commanding", "Commanding"),
  term("figure", "warrior", "Warrior"),
  term("guardian", "satet", "Satet"),
]);

test("a turn is told in a few words", () => {
  const turn = [
    event("action", { player: 1, action: "move" }),
    event("moved", { god: 1, figure: "warrior", from: "A1", to: "A2" }),
    event("moved", { god: 1, figure: "god", from: "B1", to: "B2" }),
    event("action", { player: 1, action: "summon" }),
    event("summoned", { god: 1, figure: "warrior", space: "C1" }),
    event("summoned", { god: 1, figure: "satet", space: "C2" }),
    event("followers", { god: 1, number: 3 }),
    event("followers", { god: 1, number: -2 }),
    event("unlocked", { god: 1, power: "commanding" }),
    event("caravan", { god: 1, edges: [] }),
  ];
  expect(recap(turn, terms)).toBe(
    "moved 2 · summoned Warrior, Satet · +3 followers · unlocked Commanding · drew a caravan",
  );
  expect(turn.map(begins)[0]).toBe(1);
  expect(begins(turn[1]!)).toBeUndefined();
});

test("a conflict is nobody's turn", () => {
  const conflict = event("conflict", { number: 2, god: 0 });
  expect(begins(conflict)).toBeNull();
  expect(recap([conflict, event("merged", { lower: 0, higher: 1 })], terms)).toBe(
    "Conflict 2 · two gods merged",
  );
});
