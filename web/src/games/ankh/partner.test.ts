import { expect, test } from "vitest";

import type { TableState } from "../../protocol";
import { state } from "../../table/state.fixture";
import { Terms } from "../../terms.svelte";
import { ends } from "./moments.fixture";
import { waitsForPartner } from "./partner";
import type { AnkhView } from "./view";

const terms = new Terms([]);
const view = { ...ends[0]!, plays: [1, 1, 2] } as AnkhView;
const awaiting = (...to_act: number[]): TableState => state({ to_act });

test("who shares a god is told who decides for it", () => {
  const told = waitsForPartner(view, [0], awaiting(1), terms);
  expect(told).toContain("Isis decides for");
  expect(told).toContain("your merged god");
});

test("who waits for other gods is told no more than that", () => {
  expect(waitsForPartner(view, [0], awaiting(2), terms)).toBeNull();
  expect(waitsForPartner(view, [2], awaiting(1), terms)).toBeNull();
});
