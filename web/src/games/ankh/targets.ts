/** What a question makes clickable on tracks, dashboards and the battle stage; the map has its own. */

import type { LegalAnswer, Question } from "../../protocol";
import type { ActionName } from "./view";

/** Where a question is at home, besides the list of all choices. */
export type Home = "tracks" | "powers" | "pool" | "stage" | "panel" | "map";

export interface Targets {
  home: Home;
  actions: Partial<Record<ActionName, LegalAnswer>>;
  /** Ankh powers to unlock, kinds of figures to summon, types of monuments to build, by name. */
  powers: Map<string, LegalAnswer>;
  pool: Map<string, LegalAnswer>;
  monuments: Map<string, LegalAnswer>;
  /** Battle cards: how many are played at once, and the answer of each choice of cards. */
  cards: { number: number; choices: { cards: string[]; answer: LegalAnswer }[] } | null;
  /** Bids, the lowest first. */
  bids: LegalAnswer[];
  /** Gods whose warriors may be trapped, by name. */
  gods: Map<string, LegalAnswer>;
  /** Order tokens: pairs that may be swapped. */
  swaps: { one: number; other: number; answer: LegalAnswer }[];
  /** Answers without a thing to click: they are buttons where the question is at home. */
  buttons: LegalAnswer[];
}

const HOMES: Record<string, Home> = {
  choose_action: "tracks",
  unlock_power: "powers",
  summon_kind: "pool",
  give_sun: "panel",
  take_guardian: "panel",
  keep_token: "map",
  swap_token: "panel",
  summon_source: "map",
  announce: "stage",
  play_cards: "stage",
  build_type: "stage",
  plague_bid: "stage",
  break_tie: "stage",
  keep_alive: "stage",
  trap: "stage",
  choose_token: "stage",
  worship: "stage",
  gather: "stage",
};

/** Questions whose answers that name no space are buttons beside the board. */
export function homeOf(name: string): Home {
  return HOMES[name] ?? "map";
}

export function noTargets(): Targets {
  return {
    home: "map",
    actions: {},
    powers: new Map(),
    pool: new Map(),
    monuments: new Map(),
    cards: null,
    bids: [],
    gods: new Map(),
    swaps: [],
    buttons: [],
  };
}

export function targetsOf(question: Question | null): Targets {
  const targets = noTargets();
  if (question === null) return targets;
  targets.home = homeOf(question.name);
  if (question.name === "play_cards") targets.cards = cardChoices(question.answers);
  else for (const answer of question.answers) sort(targets, question.name, answer);
  return targets;
}

function sort(targets: Targets, question: string, answer: LegalAnswer): void {
  const [verb = "", first = "", second = ""] = answer.notation.split(" ");
  if (question === "choose_action") targets.actions[verb as ActionName] = answer;
  else if (question === "unlock_power" && verb === "unlock") targets.powers.set(first, answer);
  else if (question === "summon_kind" && verb === "summon") targets.pool.set(first, answer);
  else if (question === "build_type" && first !== "nothing") targets.monuments.set(first, answer);
  else if (question === "plague_bid") targets.bids.push(answer);
  else if (question === "trap" && first !== "nobody") targets.gods.set(first, answer);
  else if (question === "swap_token" && verb === "swap")
    targets.swaps.push({ one: Number(first), other: Number(second), answer });
  else if (targets.home !== "map" && !namesSpace(answer.notation)) targets.buttons.push(answer);
}

/** A space is a letter and a number, `F4`: the map's affair. */
export function namesSpace(notation: string): boolean {
  return /\b[A-Z]\d+\b/.test(notation);
}

function cardChoices(answers: LegalAnswer[]): Targets["cards"] {
  const choices = answers.map((answer) => ({ cards: answer.notation.split(" ").slice(1), answer }));
  return { number: choices[0]?.cards.length ?? 1, choices };
}

/** The answer that plays exactly these cards, in any order. */
export function cardAnswer(cards: Targets["cards"], chosen: string[]): LegalAnswer | null {
  const same = (other: string[]) =>
    other.length === chosen.length && other.every((card) => chosen.includes(card));
  return cards?.choices.find((choice) => same(choice.cards))?.answer ?? null;
}

/** Whether a card can still be added to those chosen. */
export function mayAdd(cards: Targets["cards"], chosen: string[], card: string): boolean {
  const wanted = [...chosen, card];
  return (
    cards?.choices.some((choice) => wanted.every((name) => choice.cards.includes(name))) ?? false
  );
}

/** The cards after one was clicked: put back, added, or in place of the first one. */
export function toggled(cards: Targets["cards"], chosen: string[], card: string): string[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  if (chosen.length < (cards?.number ?? 1)) return [...chosen, card];
  return [...chosen.slice(1), card];
}
