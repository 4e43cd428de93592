import { expect, test } from "vitest";

import type { TurnStep } from "../../../table/turn";
import { doneOnMap } from "./turn";

const step = (question: string, name = "", data: Record<string, unknown> = {}): TurnStep => ({
  question,
  events: name ? [{ version: 1, name, data, words: "" }] : [],
});
const warrior = { god: 1, figure: "warrior" };

test("a move is its figure's answer and that of its space; the action before it stays", () => {
  const turn = [
    step("choose_action", "action"),
    step("move_figure"),
    step("move_to", "moved", { ...warrior, from: "B3", to: "C3" }),
    step("move_figure"),
    step("move_to", "moved", { ...warrior, from: "D4", to: "D5" }),
    step("move_figure", "action"),
    step("summon_kind"),
    step("summon_at", "summoned", { ...warrior, space: "E5" }),
  ];
  expect(doneOnMap(turn)).toEqual([
    { ...warrior, from: "B3", to: "C3", first: 1, count: 2 },
    { ...warrior, from: "D4", to: "D5", first: 3, count: 2 },
    { ...warrior, from: null, to: "E5", first: 6, count: 2 },
  ]);
});
