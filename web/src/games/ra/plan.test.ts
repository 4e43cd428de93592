import { expect, test } from "vitest";

import type { PlannedAnswer } from "../../protocol";
import { waysOf } from "./plan";
import { raView } from "./ra.fixture";

function planned(verb: string, ...names: (string | number)[]): PlannedAnswer {
  const notation = [verb, ...names].join(" ");
  return { question: "", click: "", notation, verb, what: [], words: "" };
}

test("pieces go where they will lie", () => {
  const view = raView({ auction_track: ["nile", null, null, null, null, null, null, null] });
  expect(waysOf([planned("bid", 5)], view, 1)).toEqual([{ wish: "bid 5", to: "sun" }]);
  expect(waysOf([planned("draw")], view, 1)).toEqual([{ wish: "draw", to: "niche-1" }]);
  expect(waysOf([planned("god"), planned("take", "nile")], view, 1)).toEqual([
    { wish: "take nile", to: "seat-1" },
  ]);
  expect(waysOf([planned("ra"), planned("pass")], view, 1)).toEqual([]);
});
