import { beforeEach, expect, test } from "vitest";

import type { GameInfo } from "../../protocol";
import { firstDraft } from "./draft";
import { fitting, isKept, keep, presetDraft } from "./presets";

const ra = {
  name: "ra",
  players: [2, 3, 4, 5],
  bots: ["random", "medium"],
  options: [{ name: "open_scores" }],
} as GameInfo;

beforeEach(() => localStorage.clear());

test("my usual table is remembered, and offered only then", () => {
  expect(presetDraft("usual", ra, [ra])).toBeNull();
  keep("usual", { ...firstDraft(ra), pace: "relaxed", options: { open_scores: false } });
  expect(isKept("usual")).toBe(true);
  expect(isKept("last")).toBe(false);
  expect(presetDraft("usual", ra, [ra])).toMatchObject({
    pace: "relaxed",
    options: { open_scores: false },
  });
});

test("what a remembered table had and the server no longer has is left out", () => {
  const seats = Array.from({ length: 7 }, () => ({ kind: "bot" as const, bot: "gone" }));
  const fitted = fitting({ ...firstDraft(ra), seats, options: { gone: 1 } }, [ra]);
  expect(fitted?.options).toEqual({});
  expect(fitted?.seats).toHaveLength(5);
  expect(fitted?.seats[0]).toEqual({ kind: "bot", bot: "medium" });
  expect(fitting({ ...firstDraft(ra), game: "gone" }, [ra])).toBeNull();
});

test("a remembered table that cannot be read is no table", () => {
  localStorage.setItem("ennead.tables", "{");
  expect(isKept("usual")).toBe(false);
});

test("the presets seat people as their names say", () => {
  const kinds = (name: "bots" | "friends" | "screen") =>
    presetDraft(name, ra, [ra])?.seats.map((seat) => seat.kind);
  expect(kinds("bots")).toEqual(["me", "bot", "bot"]);
  expect(kinds("friends")).toEqual(["me", "open", "open"]);
  expect(kinds("screen")).toEqual(["me", "me"]);
});
