import { describe, expect, test } from "vitest";

import { heard, seated, standings } from "./bidding";
import { event } from "./ra.fixture";
import type { Asked } from "./view";

const asked: Asked = {
  question: "bid",
  seats: [3],
  order: [1, 2, 3, 0],
  ra_player: 0,
  highest: 7,
  bidder: 2,
};

describe("where bidders stand", () => {
  test("those who spoke, the one who is asked, and those who come yet", () => {
    const bids = heard(new Map(), [
      event("invoked", { player: 0 }),
      event("bid", { player: 1, sun: 4 }),
      event("bid", { player: 2, sun: 7 }),
    ]);
    expect(standings(asked, bids)).toEqual([
      { seat: 1, standing: { state: "outbid", sun: 4 } },
      { seat: 2, standing: { state: "highest", sun: 7 } },
      { seat: 3, standing: { state: "asked" } },
      { seat: 0, standing: { state: "waiting" } },
    ]);
  });

  test("who passed is remembered", () => {
    const bids = heard(new Map(), [event("passed", { player: 1 })]);
    expect(standings(asked, bids)[0]?.standing).toEqual({ state: "passed" });
  });

  test("without memory, who spoke before is out", () => {
    expect(standings(asked, new Map())[0]?.standing).toEqual({ state: "outbid", sun: null });
    const nobody = { ...asked, highest: null, bidder: null };
    expect(standings(nobody, new Map())[0]?.standing).toEqual({ state: "passed" });
  });

  test("the next auction forgets the bids of the last", () => {
    const bids = heard(new Map([[1, 4]]), [
      event("won", { player: 1 }),
      event("drawn", { player: 2 }),
    ]);
    expect(bids.size).toBe(0);
  });
});

test("bidders sit clockwise around the sun, with me in front", () => {
  expect(seated(0, [1, 2, 3, 0], 0)).toEqual({ x: 0, y: 1 });
  expect(seated(1, [1, 2, 3, 0], 0)).toEqual({ x: -0.866, y: -0.5 });
  expect(seated(2, [1, 2, 3, 0], 0)).toEqual({ x: 0, y: -1 });
  expect(seated(3, [1, 2, 3, 0], 0)).toEqual({ x: 0.866, y: -0.5 });
  expect(seated(0, [1, 0], null)).toEqual({ x: 0, y: 1 });
  expect(seated(1, [1, 0], null)).toEqual({ x: 0, y: -1 });
});
