import { expect, test } from "vitest";

import type { GameEvent } from "../../protocol";
import { Terms } from "../../terms.svelte";
import { auctions, recap } from "./recap";

const event = (name: string, data: Record<string, unknown> = {}): GameEvent => ({
  version: 1,
  name,
  data,
  words: "",
});
const tile = (id: string, name: string) => ({
  kind: "tile",
  id,
  name,
  about: "",
  rule: null,
  facts: {},
});
const terms = new Terms([tile("flood", "Flood"), tile("gold", "Gold"), tile("ra", "Ra")]);

test("an auction is told by who won what with which sun", () => {
  const told = auctions([
    event("drawn", { player: 1, tile: "flood" }),
    event("drawn", { player: 2, tile: "ra" }),
    event("passed", { player: 0 }),
    event("bid", { player: 1, sun: 9 }),
    event("won", { player: 1, tiles: ["flood", "gold", "gold"] }),
    event("swapped", { player: 1, bid: 9, sun: 1 }),
    event("suffered", { player: 1, tile: "unrest", number: 2 }),
    event("invoked", { player: 2 }),
    event("unsold"),
    event("drawn", { player: 1, tile: "gold" }),
    event("drawn", { player: 2, tile: "flood" }),
    event("epoch_ended", { epoch: 1, ending: "suns" }),
    event("scored", { epoch: 1 }),
  ]);
  expect(told.map(({ seat, events }) => [seat, recap(events, terms)])).toEqual([
    [1, "won Flood and 2 Gold with the 9"],
    [null, "nobody bid"],
    [null, "2 tiles drawn: Gold and Flood · Epoch 1 ended"],
  ]);
});

test("what has not come to an auction is told by what was drawn", () => {
  const one = auctions([event("drawn", { player: 1, tile: "flood" })]);
  expect(one.map(({ seat, events }) => [seat, recap(events, terms)])).toEqual([[1, "drew Flood"]]);
  const two = auctions([
    event("drawn", { player: 1, tile: "flood" }),
    event("god_played", { player: 2 }),
    event("taken", { player: 2, tile: "gold" }),
  ]);
  expect(two.map(({ seat, events }) => [seat, recap(events, terms)])).toEqual([
    [null, "drew Flood · took Gold"],
  ]);
});
