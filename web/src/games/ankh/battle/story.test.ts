import { expect, test } from "vitest";

import { events, momentOf, moments } from "../moments.fixture";
import { lastRead, stepsTold, toldFurther, type Story } from "./story";

const battles = (): Story[] => {
  const stories = new Map<number, Story>();
  let told: Story[] = [];
  for (const event of events) {
    told = toldFurther(told, [event]);
    for (const story of told) stories.set(story.number, story);
  }
  return [...stories.values()];
};

test("every battle of a game is told from its cards to its winner", () => {
  const told = battles();
  expect(told.length).toBe(events.filter(({ name }) => name === "battle").length);
  expect(told.length).toBeGreaterThan(3);
  for (const story of told) {
    expect([...story.cards.keys()].sort()).toEqual([...story.gods].sort());
    expect([...story.strengths.keys()].sort()).toEqual([...story.gods].sort());
    for (const [god, strength] of story.strengths)
      expect(story.shares.get(god)!.reduce((sum, share) => sum + share, 0)).toBe(strength);
    expect(story.winner).not.toBeUndefined();
    expect(story.over).toBe(true);
  }
});

test("a story is the same whether it comes at once or bit by bit", () => {
  const last = battles().at(-1);
  expect(toldFurther([], events).at(-1)).toEqual(last);
});

test("only the last few stories are kept", () => {
  expect(toldFurther([], events).length).toBeLessThanOrEqual(4);
});

test("what happens stands under the steps of a battle, in their order", () => {
  const names = ["", ...momentOf("play_cards").view.fight!.steps.map(({ step }) => step)];
  for (const story of battles()) {
    const steps = stepsTold(story).map(({ step }) => names.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  }
});

test("killed figures and devotion are added up", () => {
  const told = battles();
  const killed = told
    .flatMap((story) => [...story.killed.values()])
    .reduce((sum, number) => sum + number, 0);
  const lines = told.flatMap((story) => story.lines).filter(({ name }) => name === "killed");
  expect(killed).toBe(lines.length);
  expect(
    told.some((story) => story.winner !== null && (story.devotion.get(story.winner!) ?? 0) > 0),
  ).toBe(true);
});

test("an event outside battles tells nothing", () => {
  expect(toldFurther([], events.slice(0, 3))).toEqual([]);
  expect(moments.length).toBeGreaterThan(20);
});

test("who takes an action has read what was told before, but not the battle that it brings", () => {
  const event = (name: string, data: Record<string, unknown>) => ({
    version: 1,
    name,
    data,
    words: "",
  });
  const battle = (region: number) => event("battle", { region, gods: [0, 1] });
  const mine = event("action", { player: 0, action: "gain" });
  const theirs = event("action", { player: 1, action: "gain" });
  const before = toldFurther([], [battle(2)]);
  expect(lastRead(0, before, [mine, battle(3)], [0])).toBe(before[0]?.number);
  expect(lastRead(0, [], [mine, battle(3)], [0])).toBe(0);
  expect(lastRead(0, before, [theirs], [0])).toBe(0);
  expect(lastRead(0, before, [theirs], [])).toBe(before[0]?.number);
});
