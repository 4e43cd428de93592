import { expect, test } from "vitest";

import { moments } from "../moments.fixture";
import type { AnkhView } from "../view";
import { courtOf } from "./court";

const plain = moments[0]!.view;
const tokens = {
  court: { law: [1, 0], life: [0, 0], war: [0, 2], treasury: [1, 1] },
  political_cards: {
    row: [null, "levy", "corvee"],
    hands: [["sanctuary"], []],
    played: [["royal_road"], []],
    out: [],
    deck: 9,
  },
  reign: { ruler: "trader", at: "E5", death: null, ruled: ["trader"], offered: [] },
};

test("a table without a court has none", () => {
  expect(courtOf(plain)).toBeNull();
});

test("priests are counted by room, and hands show what was played", () => {
  const court = courtOf({ ...plain, tokens: { ...plain.tokens, ...tokens } } as AnkhView)!;
  expect(court.rooms.map(({ id, priests }) => [id, priests.length])).toEqual([
    ["law", 1],
    ["life", 0],
    ["war", 1],
    ["treasury", 2],
  ]);
  expect(court.rooms[2]!.priests).toEqual([{ god: 1, number: 2 }]);
  expect(court.hands).toEqual([
    {
      god: 0,
      cards: [
        { id: "sanctuary", played: false },
        { id: "royal_road", played: true },
      ],
    },
  ]);
  expect([court.row, court.deck, court.ruler, court.at]).toEqual([
    [null, "levy", "corvee"],
    9,
    "trader",
    "E5",
  ]);
});
