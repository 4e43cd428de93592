import { expect, test } from "vitest";

import type { GameEvent } from "../protocol";
import { standing } from "./standing";

const told = (version: number, name = "moved", data: Record<string, unknown> = {}): GameEvent => ({
  version,
  name,
  data,
  words: "",
});

test("what was taken back has not happened, also if that is done twice", () => {
  const back = (version: number, since: number) => told(version, "undone", { player: 0, since });
  const log = [told(1), told(2), told(3), back(4, 2), told(5), back(6, 1), told(7)];
  expect(standing(log).map(({ version }) => version)).toEqual([1, 7]);
});

test("where nobody remembers what was taken back, nothing before it is told", () => {
  const log = [told(1), told(2), told(3, "undone", { player: 0 }), told(4)];
  expect(standing(log).map(({ version }) => version)).toEqual([4]);
});
