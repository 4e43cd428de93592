import { expect, test } from "vitest";

import type { GameEvent } from "../../protocol";
import { Terms } from "../../terms.svelte";
import { begins, recap } from "./recap";
import type { AnkhView } from "./view";

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
  term("god", "ra", "Ra"),
  term("god", "anubis", "Anubis"),
]);

const view = {
  plays: [0, 1, 2],
  areas: [{ god: "ra" }, { god: "osiris" }, { god: "anubis" }],
} as unknown as AnkhView;

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
  expect(recap(turn, terms, view)).toBe(
    "moved 2 · summoned Warrior, Satet · +3 followers · unlocked Commanding · drew a caravan",
  );
  expect(turn.map(begins)[0]).toBe(1);
  expect(begins(turn[1]!)).toBeUndefined();
});

test("a recap counts what happened, and says who got what", () => {
  const turn = [
    event("action", { player: 1, action: "summon" }),
    event("followers", { god: 1, number: -1 }),
    event("followers", { god: 2, number: 1 }),
    event("summoned", { god: 1, figure: "warrior", space: "C3" }),
    event("summoned", { god: 1, figure: "warrior", space: "F5" }),
  ];
  expect(recap(turn, terms, view)).toBe("summoned 2 × Warrior · Anubis: +1 follower");
});

test("a conflict is nobody's turn, and told region by region", () => {
  const conflict = [
    event("conflict", { number: 2, god: 0 }),
    event("battle", { region: 2, gods: [0, 1] }),
    event("battle_won", { god: 0 }),
    event("followers", { god: 0, number: 3 }),
    event("dominates", { god: 2, region: 3 }),
    event("merged", { lower: 0, higher: 1 }),
  ];
  expect(begins(conflict[0]!)).toBeNull();
  expect(recap(conflict, terms, view)).toBe(
    "Conflict 2 · region 2: Ra wins · region 3: Anubis dominates · two gods merged",
  );
});
