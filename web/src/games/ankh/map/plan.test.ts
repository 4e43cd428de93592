import { expect, test } from "vitest";

import type { PlannedAnswer, Thing } from "../../../protocol";
import type { AnkhView } from "../view";
import { planMarks } from "./plan";

const view = {
  asked: null,
  regions: [{ token: 1, land: ["A1", "A2"], water: [] }],
} as Partial<AnkhView> as AnkhView;

function planned(question: string, ...what: [string, string | number][]): PlannedAnswer {
  const things: Thing[] = what.map(([kind, name]) => ({ kind, name }));
  return { question, notation: "", verb: "", what: things, words: "" };
}

test("a figure that is chosen and where it goes are one arrow", () => {
  expect(
    planMarks(
      [
        planned("choose_action"),
        planned("move_figure", ["space", "C4"]),
        planned("move_to", ["space", "D4"]),
        planned("move_figure", ["space", "B2"]),
        planned("move_to", ["space", "B3"]),
        planned("unlock_power", ["power", "commanding"]),
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
  expect(planMarks([planned("move_to", ["space", "D4"])], { ...view, asked })).toEqual([
    { kind: "way", from: "C4", to: "D4" },
  ]);
});

test("summoned figures are rings, camels a line, regions outlines, tokens an exchange", () => {
  expect(
    planMarks(
      [
        planned("summon_at", ["space", "C4"]),
        planned("aim", ["direction", "ne"]),
        planned("place_camel", ["edge", "A1/A2"]),
        planned("place_camel", ["edge", "A2/A3"]),
        planned("keep_token", ["space", "A2"]),
        planned("swap_token", ["token", 1], ["token", 3]),
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
