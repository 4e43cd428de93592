import { expect, test } from "vitest";

import type { GameEvent } from "../protocol";
import { sinceOwnTurn, turnsOf } from "./turns";

const event = (version: number, name: string, player?: number): GameEvent => ({
  version,
  name,
  data: player === undefined ? {} : { player },
  words: name,
});

const begins = ({ name, data }: GameEvent): number | null | undefined =>
  name === "action" ? Number(data.player) : name === "conflict" ? null : undefined;

test("both actions of a turn are one turn, and what follows them belongs to it", () => {
  const told = [
    event(1, "action", 0),
    event(2, "moved"),
    event(3, "action", 0),
    event(4, "action", 1),
    event(5, "conflict"),
    event(6, "battle"),
  ];
  const turns = turnsOf(told, begins);
  expect(turns.map(({ seat, version }) => [seat, version])).toEqual([
    [0, 1],
    [1, 4],
    [null, 5],
  ]);
  expect(turns.map(({ events }) => events.length)).toEqual([3, 1, 2]);
});

test("of a game that does not say what begins a turn, versions are kept apart", () => {
  const turns = turnsOf([event(1, "a"), event(1, "b"), event(2, "c")], undefined);
  expect(turns.map(({ events }) => events.length)).toEqual([2, 1]);
});

test("before one's first turn all turns are news, later those since one's own", () => {
  const opening = [event(1, "set_up"), event(2, "action", 1), event(3, "moved")];
  expect(sinceOwnTurn(opening, begins, [0]).map(({ version }) => version)).toEqual([2, 3]);
  const later = [...opening, event(4, "action", 0), event(5, "moved"), event(6, "action", 1)];
  expect(sinceOwnTurn(later, begins, [0]).map(({ version }) => version)).toEqual([6]);
  expect(sinceOwnTurn(later, begins, [1])).toEqual([]);
  expect(sinceOwnTurn(later, undefined, [0])).toEqual([]);
});
