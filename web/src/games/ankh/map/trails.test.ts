import { expect, test } from "vitest";

import type { GameEvent } from "../../../protocol";
import { trailsOf } from "./trails";

const event = (name: string, data: Record<string, unknown>): GameEvent => ({
  version: 1,
  name,
  data,
  words: "",
});

test("a figure that moves on leaves one trail", () => {
  const moves = [
    event("moved", { god: 1, figure: "warrior", from: "A1", to: "B2" }),
    event("moved", { god: 0, figure: "warrior", from: "B2", to: "C3" }),
    event("moved", { god: 1, figure: "warrior", from: "B2", to: "D4" }),
  ];
  expect(trailsOf(moves)).toEqual([
    { kind: "moved", god: 0, from: "B2", to: "C3" },
    { kind: "moved", god: 1, from: "A1", to: "D4" },
  ]);
});

test("what came and what went is marked where it happened, a caravan along its edges", () => {
  const told = [
    event("summoned", { god: 2, figure: "warrior", space: "E5" }),
    event("killed", { god: 1, figure: "warrior", space: "F6", piece: 3 }),
    event("destroyed", { monument: "temple", space: "G7" }),
    event("caravan", { god: 0, edges: ["A1/A2"] }),
    event("followers", { god: 0, number: 3 }),
  ];
  expect(trailsOf(told)).toEqual([
    { kind: "came", god: 2, at: "E5" },
    { kind: "went", god: 1, at: "F6" },
    { kind: "went", god: null, at: "G7" },
    { kind: "caravan", god: 0, edges: ["A1/A2"] },
  ]);
});
