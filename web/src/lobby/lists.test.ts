import { expect, test } from "vitest";

import type { TableInfo } from "../protocol";
import { speak } from "../words/words.svelte";
import { ago } from "./age";
import { sorted } from "./lists";

function table(id: string, phase: TableInfo["phase"], updated = 0, your_turn = false): TableInfo {
  return { id, phase, updated, your_turn, outdated: false } as Partial<TableInfo> as TableInfo;
}

const ids = (tables: TableInfo[]): string[] => tables.map((found) => found.id);

test("what waits for me comes first, then what is played, gathers, is over", () => {
  const mine = [
    table("a", "finished", 9),
    table("b", "gathering", 8),
    table("c", "playing", 7),
    table("d", "playing", 1, true),
  ];
  expect(ids(sorted(mine, []).mine)).toEqual(["d", "c", "b", "a"]);
});

test("my own tables are not offered to me as others'", () => {
  const mine = [table("a", "gathering")];
  const lists = sorted(mine, [...mine, table("b", "gathering"), table("c", "playing")]);
  expect([ids(lists.open), ids(lists.watch)]).toEqual([["b"], ["c"]]);
});

test("how long ago it was, in words", () => {
  speak("en");
  expect([5, 61, 7200, 90_000].map(ago)).toEqual([
    "this minute",
    "1 minute ago",
    "2 hours ago",
    "yesterday",
  ]);
  speak("de");
  expect(ago(7200)).toBe("vor 2 Stunden");
  speak("en");
});
