import { expect, test } from "vitest";

import type { TableInfo } from "../protocol";
import { departureFrom, resigningFrom } from "./departure";
import { iResigned, myPlace, placesOf } from "./result";

function table(parts: Partial<TableInfo>): TableInfo {
  const seats = ["Ann", "Ben", "Cleo"].map((name) => ({
    name,
    kind: "human",
    away: false,
    resigned: false,
  }));
  return { seats, you: [], creator: false, ranking: null, ...parts } as TableInfo;
}

test("a finished game lists everybody by place with their score, and me among them", () => {
  const over = table({ ranking: [[2, 0, 31], [1, 2, 40], [3, 1, 7]], you: [0] }); // prettier-ignore
  expect(placesOf(over).map(({ name, score }) => `${name} ${score}`)).toEqual([
    "Cleo 40",
    "Ann 31",
    "Ben 7",
  ]);
  expect(myPlace(over)).toBe(2);
  expect(myPlace(table({ ranking: [[1, 0, 3]] }))).toBeNull();
  expect(myPlace(table({}))).toBeNull();
});

test("the creator deletes before the game, others stand up, and later everybody leaves to a bot", () => {
  expect(departureFrom(table({ phase: "gathering", creator: true }))).toBe("delete");
  expect(departureFrom(table({ phase: "gathering", you: [1] }))).toBe("stand");
  expect(departureFrom(table({ phase: "gathering" }))).toBeNull();
  expect(departureFrom(table({ phase: "playing", you: [1], creator: true }))).toBe("leave");
  expect(departureFrom(table({ phase: "finished", you: [1] }))).toBeNull();
  const away = table({ phase: "playing", you: [0] });
  away.seats[0] = { ...away.seats[0]!, away: true };
  expect(departureFrom(away)).toBeNull();
});

test("who gives up ends the game of two, and lets a bot play on where others play", () => {
  const three = table({ phase: "playing", you: [0] });
  expect(resigningFrom(three)).toBe("goesOn");
  const two = { ...three, seats: three.seats.slice(0, 2) };
  expect(resigningFrom(two)).toBe("ends");
  const bots = three.seats.map((seat, n) => (n === 0 ? seat : { ...seat, kind: "bot" as const }));
  expect(resigningFrom({ ...three, seats: bots })).toBe("ends");
  expect(resigningFrom({ ...three, phase: "finished" })).toBeNull();
  expect(resigningFrom({ ...three, you: [] })).toBeNull();
  const gone = three.seats.map((seat, n) => ({ ...seat, resigned: n === 0 }));
  expect(resigningFrom({ ...three, seats: gone })).toBeNull();
  expect(iResigned({ ...three, seats: gone })).toBe(true);
  expect(iResigned(three)).toBe(false);
});
