import { expect, test } from "vitest";

import type { GameInfo } from "../../protocol";
import { firstDraft, planOf, planValue, tableAgainstBots, tableOf, withPlayers } from "./draft";
import { whereTo } from "../invited";
import { pageAt } from "../address";

const ra = {
  name: "ra",
  bots: ["random", "easy", "medium"],
  players: [2, 3, 4, 5],
} as Partial<GameInfo> as GameInfo;

test("more players bring open seats, fewer take the last ones away", () => {
  const seats = [planOf("me"), planOf("bot:easy")];
  expect(withPlayers(seats, 4, ["easy"]).map(planValue)).toEqual([
    "me",
    "bot:easy",
    "open",
    "open",
  ]);
  expect(withPlayers(seats, 1, ["easy"]).map(planValue)).toEqual(["me"]);
});

test("a plan is the same after it has been a value of a list", () => {
  expect(["me", "open", "bot:easy"].map((value) => planValue(planOf(value)))).toEqual([
    "me",
    "open",
    "bot:easy",
  ]);
});

test("the server is asked for what was chosen", () => {
  const draft = { ...firstDraft(ra), clock: "quick" as const, isPublic: false };
  expect(tableOf(draft)).toMatchObject({
    game: "ra",
    public: false,
    clock: { bank: 300, increment: 10 },
  });
});

test("a game in one click is against two bots and not listed", () => {
  const table = tableAgainstBots(ra);
  expect(table.seats.map(planValue)).toEqual(["me", "bot:medium", "bot:medium"]);
  expect(table.public).toBe(false);
});

test("links and codes of tables are told apart", () => {
  expect(whereTo("https://play.example/table/abc-_1")).toEqual({ table: "abc-_1" });
  expect(whereTo(" kx7 q2m ")).toEqual({ code: "KX7Q2M" });
  expect(whereTo("KX7-Q2M")).toEqual({ code: "KX7Q2M" });
  expect(whereTo("  ")).toBeNull();
});

test("an address names a page and says how it goes on", () => {
  expect(pageAt("/")?.name).toBe("Start");
  expect(pageAt("/new")?.name).toBe("NewTable");
  expect(pageAt("/table/a%20b")).toMatchObject({ name: "Table", rest: ["a b"] });
  expect(pageAt("/nothing")).toBeUndefined();
});
