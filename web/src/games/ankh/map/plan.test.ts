import { expect, test } from "vitest";

import type { PlannedAnswer, Thing } from "../../../protocol";
import type { AnkhView } from "../view";
import { planMarks } from "./plan";

const view = {
  asked: null,
  regions: [{ token: 1, land: ["A1", "A2"], water: [] }],
} as Partial<AnkhView> as AnkhView;

function planned(click: string, ...what: [string, string | number][]): PlannedAnswer {
  const things: Thing[] = what.map(([kind, name]) => ({ kind, name }));
  return { question: "", click, notation: "", verb: "", what: things, words: "" };
}

test("a figure that is chosen and where it goes are one arrow", () => {
  expect(
    planMarks(
      [
        planned("action"),
        planned("origin", ["space", "C4"]),
        planned("destination", ["space", "D4"]),
        planned("origin", ["space", "B2"]),
        planned("destination", ["space", "B3"]),
        planned("power", ["power", "commanding"]),
      ],
      view,
    ),
  ).toEqual([
    { kind: "way", from: "C4", to: "D4" },
    { kind: "way", from: "B2", to: "B3" },
  ]);
});

test("a figure that is lifted already needs no choosing", () => {
  const asked = { figure: { at: "C4" } } as AnkhView["asked"];
  expect(planMarks([planned("destination", ["space", "D4"])], { ...view, asked })).toEqual([
    { kind: "way", from: "C4", to: "D4" },
  ]);
});

test("summoned figures are rings, camels a line, regions outlines, tokens an exchange", () => {
  expect(
    planMarks(
      [
        planned("destination", ["space", "C4"]),
        planned("direction", ["direction", "ne"]),
        planned("edge", ["edge", "A1/A2"]),
        planned("edge", ["edge", "A2/A3"]),
        planned("region", ["space", "A2"]),
        planned("token", ["token", 1], ["token", 3]),
      ],
      view,
    ),
  ).toEqual([
    { kind: "place", at: "C4" },
    { kind: "aim", at: "C4", direction: "ne" },
    { kind: "caravan", edges: ["A1/A2", "A2/A3"] },
    { kind: "region", land: ["A1", "A2"] },
    { kind: "swap", tokens: [1, 3] },
  ]);
});
