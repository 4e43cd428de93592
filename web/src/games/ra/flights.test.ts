import { describe, expect, test } from "vitest";

import { flightsOf } from "./flights";
import { event } from "./ra.fixture";

const before = { track: ["nile", null, "gold", null, null, null, null, null], raTiles: 2 };
const paths = (...events: ReturnType<typeof event>[]) =>
  flightsOf(events, before).map(({ from, to }) => `${from} > ${to}`);

describe("pieces in flight", () => {
  test("a drawn tile is turned over on its way to the first free niche", () => {
    const flights = flightsOf([event("drawn", { player: 0, tile: "art" })], before);
    expect(flights).toEqual([
      { piece: { tile: "art" }, from: "bag", to: "niche-1", flips: true, wait: 0 },
    ]);
  });

  test("a Ra tile goes to the next niche of the Ra track", () => {
    expect(paths(event("drawn", { player: 0, tile: "ra" }))).toEqual(["bag > ra-2"]);
  });

  test("all tiles go to the winner, and the two suns change places", () => {
    const won = event("won", { player: 1, tiles: ["nile", "gold"] });
    const swapped = event("swapped", { player: 1, bid: 9, sun: 3 });
    expect(paths(won, swapped)).toEqual([
      "niche-0 > seat-1",
      "niche-2 > seat-1",
      "suns-1 > sun",
      "sun > suns-1",
    ]);
  });

  test("what was drawn in the same breath is won from where it lay", () => {
    const drawn = event("drawn", { player: 0, tile: "art" });
    expect(paths(drawn, event("won", { player: 2 }))).toContain("niche-1 > seat-2");
  });

  test("a God takes one tile and leaves a gap", () => {
    const taken = event("taken", { player: 0, tile: "nile" });
    expect(paths(taken, event("drawn", { player: 1, tile: "god" }))).toEqual([
      "niche-0 > seat-0",
      "bag > niche-0",
    ]);
  });
});
