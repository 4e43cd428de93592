import { expect, test } from "vitest";

import type { GameEvent } from "../../protocol";
import { devotionStory, isWhole, lastGains, totals } from "./devotion_story";
import { ends, events } from "./moments.fixture";

const event = (name: string, data: Record<string, unknown>): GameEvent => ({
  version: 1,
  name,
  data,
  words: "",
});
const devotion = (god: number, before: number, after: number) =>
  event("devotion", { god, before, after });

test("devotion is told by conflict and by source", () => {
  const story = devotionStory([
    event("conflict", { number: 1, god: 0 }),
    event("dominates", { god: 1, region: 1 }),
    devotion(1, 0, 2),
    event("battle", { region: 2, gods: [0, 1] }),
    devotion(0, 0, 1),
    event("battle_won", { god: 0 }),
    devotion(0, 1, 2),
    devotion(1, 2, 1),
  ]);
  expect(story.get(0)?.get(1)).toMatchObject({ monuments: 1, battles: 1, lost: 0 });
  expect(story.get(1)?.get(1)).toMatchObject({ domination: 2, lost: -1 });
});

test("over a whole game it accounts for what the gods have", () => {
  const story = devotionStory(events);
  const end = ends[0]!;
  for (const god of end.ascending)
    expect(isWhole(story, god, end.areas[god]!.devotion), JSON.stringify(totals(story, god))).toBe(
      true,
    );
});

test("a merged god goes on from where the event says that it stands", () => {
  const story = devotionStory([
    devotion(0, 0, 9),
    devotion(1, 0, 4),
    event("conflict", { number: 3, god: 0 }),
    event("merged", { lower: 1, higher: 0, devotion: 5 }),
    devotion(0, 5, 7),
  ]);
  expect(story.get(0)?.get(3)).toMatchObject({ lost: -4 });
  expect(isWhole(story, 0, 7)).toBe(true);
});

test("an event of an earlier version does not say it: what is told of that god is not whole", () => {
  const story = devotionStory([
    devotion(0, 0, 9),
    devotion(2, 0, 3),
    event("merged", { lower: 1, higher: 0 }),
    devotion(0, 4, 6),
  ]);
  expect(isWhole(story, 0, 6)).toBe(false);
  expect(isWhole(story, 2, 3)).toBe(true);
});

test("the last gains of a god are those of its last conflict, by region", () => {
  const log = [
    event("conflict", { number: 4, god: 0 }),
    event("dominates", { god: 0, region: 1 }),
    devotion(0, 0, 2),
    event("conflict_over", { number: 4 }),
    event("conflict", { number: 5, god: 0 }),
    event("battle", { region: 2, gods: [0, 1] }),
    devotion(0, 2, 3),
    event("battle_won", { god: 0 }),
    devotion(0, 3, 4),
    devotion(1, 5, 4),
    event("dominates", { god: 0, region: 4 }),
    devotion(0, 4, 7),
  ];
  const last = lastGains(log, 0)!;
  expect(last.conflict).toBe(5);
  expect([...last.regions.keys()]).toEqual([2, 4]);
  expect(last.regions.get(2)).toMatchObject({ monuments: 1, battles: 1, domination: 0 });
  expect(last.regions.get(4)).toMatchObject({ domination: 3 });
  expect(lastGains(log, 1)).toBeNull();
});
