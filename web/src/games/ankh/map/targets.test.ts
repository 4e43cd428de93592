import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Question } from "../../../protocol";
import { boardOf } from "./board";
import { beginnings, cornersAlong, partsOf, steps, stepsFrom } from "./caravan";
import recorded from "./questions.json";
import { mapTargets, wishFor } from "../targets";
import type { AnkhView } from "../view";

/** Questions of whole games, one of each kind; `python -m tests.web.ankh_questions` records them. */
const questions = recorded.map(({ name, click, shown_on, answers, view }) => ({
  question: {
    seat: 0,
    name,
    click,
    shown_on,
    words: "",
    answered: null,
    following: null,
    answers: answers.map((answer) => ({ ...answer, words: "", final: false })),
  } as Question,
  view: view as Partial<AnkhView> as AnkhView,
}));

function first(name: string): { question: Question; view: AnkhView } {
  const found = questions.find(({ question }) => question.name === name);
  if (found === undefined) throw new Error(`no ${name} was recorded`);
  return found;
}

const board = boardOf({
  rows: [
    ".FFFWWWWWW.",
    "FFFFFFFFFFW",
    "FFFFFFFFFFF",
    "DDFFFFFFFWD",
    "DDDDFFFDDDW",
    "DDWDDFFDDDW",
    "DDWWWFFDDWW",
    "DDDDFFDDWDW",
    "DDDDFFDDDDW",
    "..D.F.D.D..",
  ],
  rivers: [],
});

describe("the questions that were recorded", () => {
  it("are all that Ankh can ask, chance's apart", () => {
    const answers = readFileSync("../docs/answers.md", "utf8");
    const ankh = answers.slice(answers.indexOf("## Ankh"));
    const names = [...ankh.matchAll(/^\| `(\w+)`/gm)].map((match) => match[1] as string);
    const asked = names.filter((name) => !name.startsWith("draw_"));
    expect(asked.length).toBeGreaterThan(25);
    expect([...new Set(questions.map(({ question }) => question.name))].sort()).toEqual(
      asked.sort(),
    );
  });
});

const PLACES = ["space", "edge", "direction"];
const named = questions.filter(({ question }) =>
  question.answers.some(({ what }) => PLACES.includes(what[0]?.kind ?? "")),
);

describe("targets", () => {
  it.each(questions)(
    "$question.name: every answer that names a place is on the map, and no other",
    ({ question, view }) => {
      const { all, between } = mapTargets(question, view);
      const reached = [...[...between.values()].flat(), ...all].map(({ answer }) => answer);
      const placed = question.answers.filter(
        ({ what }) =>
          [...PLACES, "token"].includes(what[0]?.kind ?? "") || what[1]?.kind === "space",
      );
      // The view tells where a figure may be put before it is chosen which: each space is a target.
      const put = question.answers.flatMap(({ answer, what }) =>
        (view.asked?.spaces?.[String(what[0]?.name)] ?? []).map(() => answer),
      );
      // So it does of where a figure comes from, if that is still to be chosen.
      const come = question.answers.flatMap(({ answer, notation }) =>
        (view.asked?.sources?.[notation] ?? []).map(() => answer),
      );
      const sorted = (answers: number[]) => [...new Set(answers)].sort((a, b) => a - b);
      const expected = [...placed.map(({ answer }) => answer), ...put, ...come];
      expect(sorted(reached)).toEqual(sorted(expected));
    },
  );

  it.each(named)("$question.name: has targets", ({ question, view }) => {
    const { all, bySpace } = mapTargets(question, view);
    expect(all.length).toBeGreaterThan(0);
    for (const space of bySpace.keys()) expect(board.byName.has(space)).toBe(true);
  });

  it("of a question without a place are none", () => {
    const { question, view } = first("play_cards");
    expect(mapTargets(question, view).all).toEqual([]);
    expect(mapTargets(null, view).all).toEqual([]);
  });

  it("are found by the space that is clicked", () => {
    const { question, view } = first("move_figure");
    const { answer, what } = question.answers[0] as (typeof question.answers)[number];
    expect(what[0]?.kind).toBe("space");
    expect(mapTargets(question, view).bySpace.get(String(what[0]?.name))).toBe(answer);
  });

  it("of claws are at the figure that aims", () => {
    const { question, view } = first("aim");
    const at = view.asked?.figure?.at;
    expect(
      mapTargets(question, view).all.every((target) => target.kind === "claws" && target.at === at),
    ).toBe(true);
  });

  it("of a token that is kept are regions", () => {
    const { question, view } = first("keep_token");
    const { byRegion } = mapTargets(question, view);
    expect(byRegion.size).toBe(2);
    for (const region of byRegion.keys()) expect(view.regions[region]?.token).toBeNull();
  });

  it("of a swap are pairs of tokens that lie on the map", () => {
    const { question, view } = first("swap_token");
    const tokens = view.regions.map(({ token }) => token);
    for (const target of mapTargets(question, view).all) {
      if (target.kind !== "swap") throw new Error(target.kind);
      for (const token of target.tokens) expect(tokens).toContain(token);
    }
  });

  it("are what the question says is clicked", () => {
    const kinds: Record<string, string> = { origin: "piece", destination: "space" };
    for (const { question, view } of questions) {
      const { click } = question;
      if (!["space", "piece", "origin", "destination", "region", "edge"].includes(click)) continue;
      const found = new Set(mapTargets(question, view).all.map(({ kind }) => kind));
      if (view.asked?.sources) found.delete("space");
      expect(found, question.name).toEqual(new Set([kinds[click] ?? click]));
    }
  });

  it("are spaces where a pack asks for one, whatever it calls its question", () => {
    const { question, view } = first("lay_cat");
    const own = { ...question, name: "feed_crocodile" };
    expect(mapTargets(own, view)).toEqual(mapTargets(question, view));
  });
});

describe("wishes", () => {
  it.each(named)(
    "$question.name: what is offered would be wished for as its answer is written",
    ({ question }) => {
      for (const { notation, what } of question.answers) {
        const kind = what[0]?.kind ?? "";
        if (!PLACES.includes(kind)) continue;
        expect(wishFor(question, kind, ...what.map(({ name }) => String(name)))).toBe(notation);
      }
    },
  );

  it("where nothing of the kind is offered name what is pointed at", () => {
    expect(wishFor(null, "space", "F4")).toBe("space F4");
    expect(wishFor(null, "edge", "A1/A2")).toBe("edge A1/A2");
  });
});

describe("caravans", () => {
  const begin = questions.filter(({ question }) => question.name === "place_camel");

  it("begin at a corner and go on from it, each step an answer", () => {
    const { question, view } = begin[0] as (typeof begin)[number];
    const offered = steps(board, view, mapTargets(question, view).all);
    expect(beginnings(offered).length).toBeGreaterThan(0);
    for (const corner of beginnings(offered)) {
      for (const step of stepsFrom(offered, corner)) {
        expect([...board.side(step.edge)].sort()).toEqual([step.from, step.to].sort());
        expect(question.answers.map(({ answer }) => answer)).toContain(step.answer);
      }
    }
  });

  it("go on from the last camel", () => {
    const { question, view } = begin[1] as (typeof begin)[number];
    const line = view.asked?.caravan?.line ?? [];
    expect(line.length).toBeGreaterThan(0);
    const offered = steps(board, view, mapTargets(question, view).all);
    expect(beginnings(offered)).toHaveLength(1);
    expect(board.side(line[line.length - 1] ?? "")).toContain(offered[0]?.from);
  });

  it("show both regions that they would leave, with their sizes", () => {
    for (const { view } of begin) {
      for (const way of Object.values(view.asked?.caravan?.leads_to ?? {})) {
        const [small, large] = partsOf(view, way);
        expect(small?.land).toHaveLength(small?.size ?? -1);
        expect(large?.land).toHaveLength(large?.size ?? -1);
      }
    }
  });

  it("of one camel can be drawn from both ends", () => {
    const way = { line: ["B1/B2"], part: [], sizes: [6, 6] as [number, number] };
    const caravan = { line: [], leads_to: { "B1/B2": way } };
    const asked = { question: "place_camel", seats: [0], caravan };
    const view = { asked } as Partial<AnkhView> as AnkhView;
    const offered = steps(board, view, [{ kind: "edge", edge: "B1/B2", answer: 7 }]);
    expect(beginnings(offered).sort()).toEqual([...board.side("B1/B2")].sort());
    expect(offered.every((step) => step.isLast && step.answer === 7)).toBe(true);
  });

  it("run along corners in the order of their camels", () => {
    const path = cornersAlong(board, ["A7/A8", "B7/A8", "B7/B8"]);
    expect(new Set(path).size).toBe(4);
    expect(board.side("A7/A8")).toContain(path[0]);
    expect(board.side("B7/B8")).toContain(path[3]);
    expect(cornersAlong(board, [])).toEqual([]);
  });
});

describe("a figure of which it is asked what becomes", () => {
  it("is one target, and what may become of it is chosen between there", () => {
    const { question, view } = first("keep_alive");
    const targets = mapTargets(question, view);
    const at = view.asked?.figure?.at ?? "";
    expect(targets.all).toEqual([{ kind: "piece", at, answer: 0 }]);
    expect(targets.between.get(at)?.map(({ verb }) => verb)).toEqual(["let die", "keep alive"]);
    expect(targets.bySpace.size).toBe(0);
  });

  it("is a target only where it stands on the map", () => {
    const { question, view } = first("take_guardian");
    expect(mapTargets(question, view).all).toEqual([]);
  });
});
