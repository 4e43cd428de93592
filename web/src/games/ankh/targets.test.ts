import { expect, test } from "vitest";

import { momentOf, moments } from "./moments.fixture";
import { homeOf, isAnsweredInBar } from "./homes";
import {
  actionsFollowing,
  cardAnswer,
  mapTargets,
  targetsOf,
  toggled,
  type Targets,
} from "./targets";

function all(targets: Targets): number[] {
  const maps = [targets.powers, targets.pool, targets.monuments, targets.gods];
  return [
    ...Object.values(targets.actions).map(({ answer }) => answer),
    ...maps.flatMap((map) => [...map.values()].map(({ answer }) => answer)),
    ...(targets.cards?.choices.map(({ answer }) => answer.answer) ?? []),
    ...targets.bids.map(({ answer }) => answer),
    ...targets.swaps.map(({ answer }) => answer.answer),
    ...targets.buttons.map(({ answer }) => answer),
  ].sort((one, other) => one - other);
}

test("only what is offered can be clicked, and nothing twice", () => {
  for (const { question } of moments) {
    const offered = question.answers.map(({ answer }) => answer);
    const clickable = all(targetsOf(question));
    expect(new Set(clickable).size, question.name).toBe(clickable.length);
    expect(offered, question.name).toEqual(expect.arrayContaining(clickable));
  }
});

test("whatever names no space can be clicked beside the map, if the question is at home there", () => {
  for (const { question } of moments) {
    if (homeOf(question) === "map") continue;
    const wanted = question.answers
      .filter(({ what }) => !["space", "edge", "direction"].includes(what[0]?.kind ?? ""))
      .map(({ answer }) => answer);
    expect(all(targetsOf(question)), question.name).toEqual(expect.arrayContaining(wanted));
  }
});

test("questions of spaces are left to the map", () => {
  for (const name of ["move_to", "summon_to", "build_at", "place_camel", "control_monument"])
    expect(all(targetsOf(momentOf(name).question))).toEqual([]);
});

test("the tracks offer actions, dashboards powers and figures", () => {
  expect(Object.keys(targetsOf(momentOf("choose_action").question).actions)).toContain("unlock");
  const { question, view } = momentOf("unlock_power");
  const printed = view.printed.levels.flatMap(({ powers }) => powers);
  for (const power of targetsOf(question).powers.keys()) expect(printed).toContain(power);
  expect(targetsOf(momentOf("summon_kind").question).pool.size).toBeGreaterThan(0);
});

test("what is decided about a figure is a button, though it names the figure", () => {
  const warrior = [
    { kind: "figure", name: "warrior" },
    { kind: "space", name: "G8" },
  ];
  const { question } = momentOf("summon_kind");
  const answers = ["let die", "keep alive"].map((verb, answer) => {
    return { ...question.answers[0]!, answer, verb, what: warrior };
  });
  const targets = targetsOf({ ...question, shown_on: "stage", answers });
  expect(targets.buttons.map(({ verb }) => verb)).toEqual(["let die", "keep alive"]);
  expect(targets.pool.size).toBe(0);
});

test("bids go up one by one from nothing", () => {
  const { bids } = targetsOf(momentOf("plague_bid").question);
  expect(bids.map(({ notation }) => notation)).toEqual(bids.map((_, n) => `bid ${n}`));
});

test("a card is chosen, changed and put back", () => {
  const { cards } = targetsOf(momentOf("play_cards").question);
  expect(cards?.number).toBe(1);
  const [first, second] = cards!.choices.map((choice) => choice.cards[0]!);
  expect(toggled(cards, [], first!)).toEqual([first]);
  expect(toggled(cards, [first!], second!)).toEqual([second]);
  expect(toggled(cards, [first!], first!)).toEqual([]);
  expect(cardAnswer(cards, [first!])?.notation).toBe(`play ${first}`);
  expect(cardAnswer(cards, [])).toBeNull();
});

test("two announced cards are chosen together, in any order", () => {
  const answer = (number: number, ...cards: string[]) => ({
    answer: number,
    notation: `play ${cards.join(" ")}`,
    verb: "play",
    what: cards.map((name) => ({ kind: "card", name })),
    words: "",
    final: false,
  });
  const { cards } = targetsOf({
    seat: 0,
    name: "play_cards",
    click: "card",
    shown_on: "stage",
    words: "",
    answers: [
      answer(3, "plague", "build"),
      answer(5, "plague", "chariots"),
      answer(6, "build", "chariots"),
    ],
    confirm: false,
    answered: null,
    following: null,
  });
  expect(cards?.number).toBe(2);
  expect(cardAnswer(cards, ["chariots", "plague"])?.answer).toBe(5);
  expect(cardAnswer(cards, ["chariots"])).toBeNull();
  expect(toggled(cards, ["plague", "build"], "chariots")).toEqual(["build", "chariots"]);
});

test("the actions that follow are those of what is asked once nothing more is done", () => {
  const { question } = momentOf("summon_kind");
  const { answers, click } = momentOf("choose_action").question;
  expect(actionsFollowing({ ...question, following: null })).toEqual({});
  const following = { after: 0, click, answers };
  expect(Object.keys(actionsFollowing({ ...question, following })).length).toBe(answers.length);
  expect(actionsFollowing({ ...question, following: { ...following, click: "space" } })).toEqual(
    {},
  );
});

test("nothing is asked, nothing is offered", () => {
  expect(all(targetsOf(null))).toEqual([]);
});

test("a question with two plain answers beside the map is answered in the bar", () => {
  expect(isAnsweredInBar(momentOf("give_sun").question)).toBe(true);
  expect(isAnsweredInBar(momentOf("keep_alive").question)).toBe(false);
  expect(isAnsweredInBar(momentOf("unlock_power").question)).toBe(false);
});

test("what is summoned may be put on its space before it is chosen which it is", () => {
  const { question, view } = momentOf("summon_kind");
  const places = view.asked?.spaces ?? {};
  const offered = question.answers.filter(({ verb }) => verb === "summon");
  const { bySpace, between } = mapTargets(question, view);
  const spaces = new Set(Object.values(places).flat());
  expect(spaces.size).toBeGreaterThan(0);
  expect(new Set([...bySpace.keys(), ...between.keys()])).toEqual(spaces);
  for (const answers of between.values()) expect(answers.length).toBeGreaterThan(1);
  for (const answer of bySpace.values())
    expect(offered.map((each) => each.answer)).toContain(answer);
});
