/** What a question makes clickable: on the map, on tracks and dashboards, on the battle stage. */

import type { LegalAnswer, Question, Thing } from "../../protocol";
import { homeOf, type Home } from "./homes";
import type { ActionName, AnkhView } from "./view";

// ---------------------------------------------------------------- beside the map

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
  /** Answers without a thing to click of their own: buttons where the question is at home. */
  buttons: LegalAnswer[];
}

export function targetsOf(question: Question | null): Targets {
  const targets: Targets = {
    home: question === null ? "map" : homeOf(question),
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
  for (const answer of question?.answers ?? []) sort(targets, answer);
  return targets;
}

/** The actions that can be taken at once, once no more is done of what is asked. */
export function actionsFollowing(question: Question | null): Targets["actions"] {
  if (!question?.following) return {};
  return targetsOf({ ...question, ...question.following, shown_on: "" }).actions;
}

function sort(targets: Targets, answer: LegalAnswer): void {
  const [first, second] = answer.what;
  switch (first?.kind) {
    case undefined:
      return sortPlain(targets, answer);
    case "power":
      return void targets.powers.set(String(first.name), answer);
    case "figure":
    case "guardian":
      if (targets.home !== "pool") return void targets.buttons.push(answer);
      return void targets.pool.set(String(first.name), answer);
    case "monument":
      return void targets.monuments.set(String(first.name), answer);
    case "god":
      return void targets.gods.set(String(first.name), answer);
    case "count":
      return void targets.bids.push(answer);
    case "card":
      if (targets.home !== "stage") return void targets.buttons.push(answer);
      return addCards(targets, answer);
    case "token":
      if (second === undefined) targets.buttons.push(answer);
      else targets.swaps.push({ one: Number(first.name), other: Number(second.name), answer });
  }
}

function sortPlain(targets: Targets, answer: LegalAnswer): void {
  if (targets.home === "tracks") targets.actions[answer.verb as ActionName] = answer;
  else if (answer.verb === "summon captive") targets.pool.set("captive", answer);
  else if (targets.home !== "map") targets.buttons.push(answer);
}

function addCards(targets: Targets, answer: LegalAnswer): void {
  const cards = answer.what.map(({ name }) => String(name));
  targets.cards ??= { number: cards.length, choices: [] };
  targets.cards.choices.push({ cards, answer });
}

/** The answer that plays exactly these cards, in any order. */
export function cardAnswer(cards: Targets["cards"], chosen: string[]): LegalAnswer | null {
  const same = (other: string[]) =>
    other.length === chosen.length && other.every((card) => chosen.includes(card));
  return cards?.choices.find((choice) => same(choice.cards))?.answer ?? null;
}

/** The cards after one was clicked: put back, added, or in place of the first one. */
export function toggled(cards: Targets["cards"], chosen: string[], card: string): string[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  if (chosen.length < (cards?.number ?? 1)) return [...chosen, card];
  return [...chosen.slice(1), card];
}

// ---------------------------------------------------------------- on the map

/** What an answer is about, where that is on the map. */
export type OnMap =
  /** A space that something comes to, or the piece on it. */
  | { kind: "space" | "piece"; at: string }
  /** The side between two spaces that the next camel stands on. */
  | { kind: "edge"; edge: string }
  /** The claws of a figure point in a direction and the next one clockwise. */
  | { kind: "claws"; at: string; direction: string }
  /** A region, by its number in the view. */
  | { kind: "region"; region: number }
  /** Two conflict order tokens that change places, or whose regions become one. */
  | { kind: "swap"; tokens: [number, number] };

export type MapTarget = OnMap & { answer: number };

export interface MapTargets {
  all: MapTarget[];
  /** The answers that a click on a space gives. */
  bySpace: Map<string, number>;
  /** Pieces of which several things may become: what is chosen between. */
  between: Map<string, LegalAnswer[]>;
  byRegion: Map<number, number>;
}

export function mapTargets(question: Question | null, view: AnkhView): MapTargets {
  const found: MapTargets = {
    all: [],
    bySpace: new Map(),
    between: new Map(),
    byRegion: new Map(),
  };
  if (question !== null) addPlaces(found, question, view);
  for (const answer of question?.answers ?? []) {
    const place = targetOf(question?.click ?? "", answer.what, view);
    if (place === null) continue;
    const target: MapTarget = { ...place, answer: answer.answer };
    if (isOnSpace(target) && isAboutPiece(answer.what)) {
      const others = found.between.get(target.at) ?? [];
      found.between.set(target.at, [...others, answer]);
      if (others.length === 0) found.all.push(target);
      continue;
    }
    found.all.push(target);
    if (isOnSpace(target)) found.bySpace.set(target.at, target.answer);
    if (target.kind === "region") found.byRegion.set(target.region, target.answer);
  }
  return found;
}

/** The spaces that figures may be put on before it is chosen which, or where it comes from. */
function addPlaces(found: MapTargets, question: Question, view: AnkhView): void {
  const offered = new Map<string, LegalAnswer[]>();
  for (const answer of question.answers) {
    for (const space of placesOf(question, answer, view))
      offered.set(space, [...(offered.get(space) ?? []), answer]);
  }
  for (const [at, answers] of offered) {
    const [first] = answers;
    if (first === undefined) continue;
    found.all.push({ kind: "space", at, answer: first.answer });
    if (answers.length === 1) found.bySpace.set(at, first.answer);
    else found.between.set(at, answers);
  }
}

/** The spaces that an answer leads to, though it does not name one. */
export function placesOf(question: Question, answer: LegalAnswer, view: AnkhView): string[] {
  const { spaces = {}, sources = {} } = view.asked ?? {};
  if (question.click !== "figure") return sources[answer.notation] ?? [];
  const [figure] = answer.what;
  return spaces[figure ? String(figure.name) : answer.verb.replace("summon ", "")] ?? [];
}

/** A figure and where it stands: what becomes of it is asked. */
function isAboutPiece(what: readonly Thing[]): boolean {
  const [first, second] = what;
  return (first?.kind === "figure" || first?.kind === "guardian") && second?.kind === "space";
}

type OnSpace = Extract<MapTarget, { kind: "space" | "piece" }>;

export function isOnSpace(target: MapTarget): target is OnSpace {
  return target.kind === "space" || target.kind === "piece";
}

/** Where on the map the things of an answer are; `figure` is the space of the figure that is asked about. */
export function targetOf(
  click: string,
  what: readonly Thing[],
  view: AnkhView,
  figure = view.asked?.figure?.at ?? null,
): OnMap | null {
  const [first, second] = what;
  const called = String(first?.name);
  switch (first?.kind) {
    case "figure":
    case "guardian":
      return isAboutPiece(what) ? { kind: "piece", at: String(second?.name) } : null;
    case "edge":
      return { kind: "edge", edge: called };
    case "token":
      return second === undefined
        ? regionTarget(view, ({ token }) => token === Number(first.name))
        : { kind: "swap", tokens: [Number(first.name), Number(second.name)] };
    case "direction":
      return figure ? { kind: "claws", at: figure, direction: called } : null;
    case "space":
      if (click === "region") return regionTarget(view, ({ land }) => land.includes(called));
      return { kind: click === "piece" || click === "origin" ? "piece" : "space", at: called };
    default:
      return null;
  }
}

function regionTarget(
  view: AnkhView,
  isIt: (region: AnkhView["regions"][number]) => boolean,
): OnMap {
  return { kind: "region", region: view.regions.findIndex(isIt) };
}

// ---------------------------------------------------------------- wishes

/**
 * What somebody wishes for who points at things that are not offered, in notation. Where nothing of
 * the kind is offered, the kind stands for the verb: the rules know what can be done with it.
 */
export function wishFor(question: Question | null, kind: string, ...names: string[]): string {
  const alike = question?.answers.find(({ what }) => what[0]?.kind === kind);
  return [alike?.verb ?? kind, ...names].join(" ");
}
