import { expect, test } from "vitest";

import type { GameEvent } from "../protocol";
import { turnSteps, type Given } from "./turn";

const given = (name: string, before: number, after: number | null): Given => ({
  seat: 0,
  name,
  notation: name,
  before,
  after,
});
const event = (name: string, version: number): GameEvent => ({
  name,
  version,
  data: {},
  words: name,
});

test("every answer of a turn has what came of it, and nothing that was taken back or done by others", () => {
  const log = [event("theirs", 3), event("undone", 5), event("moved", 7), event("theirs", 8)];
  const steps = turnSteps(
    [given("move_figure", 5, 6), given("move_to", 6, 7), given("done", 7, null)],
    log,
  );
  expect(steps.map(({ question }) => question)).toEqual(["move_figure", "move_to", "done"]);
  expect(steps.map(({ events }) => events.map(({ name }) => name))).toEqual([[], ["moved"], []]);
});
