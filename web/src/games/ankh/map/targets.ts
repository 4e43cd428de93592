/** What of a question can be answered on the map: spaces, pieces, regions, camels, claws. */

import type { LegalAnswer, Question } from "../../../protocol";
import type { AnkhView } from "../view";

export type Target =
  /** A space, or the only figure, monument or token on it. */
  | { kind: "space" | "figure" | "monument" | "token"; at: string; answer: number }
  /** The side between two spaces that the next camel stands on. */
  | { kind: "edge"; edge: string; answer: number }
  /** The claws of a figure point in a direction and the next one clockwise. */
  | { kind: "claws"; at: string; direction: string; answer: number }
  /** A region, by its number in the view. */
  | { kind: "region"; region: number; answer: number }
  /** Two conflict order tokens that change places. */
  | { kind: "swap"; tokens: [number, number]; answer: number };

interface Place {
  kind: Target["kind"];
  verb: string;
}

/** The questions that have a place on the map: the verb of their notation and what follows it. */
// prettier-ignore
export const PLACES: Record<string, Place> = {
  move_figure:      { kind: "figure",   verb: "figure" },
  move_to:          { kind: "space",    verb: "to" },
  push:             { kind: "space",    verb: "push" },
  aim:              { kind: "claws",    verb: "aim" },
  summon_source:    { kind: "monument", verb: "extra" },
  summon_to:        { kind: "space",    verb: "at" },
  control_monument: { kind: "monument", verb: "control" },
  place_camel:      { kind: "edge",     verb: "camel" },
  keep_token:       { kind: "region",   verb: "keep" },
  swap_token:       { kind: "swap",     verb: "swap" },
  gather:           { kind: "figure",   verb: "figure" },
  gather_at:        { kind: "space",    verb: "to" },
  build_at:         { kind: "space",    verb: "build at" },
  return:           { kind: "space",    verb: "return" },
  choose_token:     { kind: "token",    verb: "token" },
  place_token:      { kind: "space",    verb: "token at" },
};

/** Questions that choose what moves, and the one that then asks where to. */
export const WHERE_TO: Record<string, string> = {
  move_figure: "move_to",
  gather: "gather_at",
  choose_token: "place_token",
};

export interface Targets {
  all: Target[];
  /** The answers that a click on a space gives. */
  bySpace: Map<string, number>;
  byRegion: Map<number, number>;
  /** What is answered in the list of choices only. */
  listed: LegalAnswer[];
}

export const NO_TARGETS: Targets = { all: [], bySpace: new Map(), byRegion: new Map(), listed: [] };

export function targetsOf(question: Question | null, view: AnkhView): Targets {
  if (question === null) return NO_TARGETS;
  const found: Targets = { all: [], bySpace: new Map(), byRegion: new Map(), listed: [] };
  for (const answer of question.answers) {
    const target = targetOf(question.name, answer, view);
    if (target === null) {
      found.listed.push(answer);
      continue;
    }
    found.all.push(target);
    if (isOnSpace(target)) found.bySpace.set(target.at, target.answer);
    if (target.kind === "region") found.byRegion.set(target.region, target.answer);
  }
  return found;
}

type OnSpace = Extract<Target, { kind: "space" | "figure" | "monument" | "token" }>;

export function isOnSpace(target: Target): target is OnSpace {
  return (
    target.kind === "space" ||
    target.kind === "figure" ||
    target.kind === "monument" ||
    target.kind === "token"
  );
}

function targetOf(
  question: string,
  { answer, notation }: LegalAnswer,
  view: AnkhView,
): Target | null {
  const place = PLACES[question];
  if (place === undefined || !notation.startsWith(`${place.verb} `)) return null;
  const what = notation.slice(place.verb.length + 1);
  if (place.kind === "edge") return { kind: "edge", edge: what, answer };
  if (place.kind === "swap") {
    const tokens = what.split(" ").map(Number) as [number, number];
    return { kind: "swap", tokens, answer };
  }
  if (place.kind === "claws") {
    const at = view.asked?.figure?.at;
    return at ? { kind: "claws", at, direction: what, answer } : null;
  }
  if (!/^[A-Z]\d+$/.test(what)) return null;
  if (place.kind !== "region") return { kind: place.kind, at: what, answer };
  const region = view.regions.findIndex(({ land }) => land.includes(what));
  return region < 0 ? null : { kind: "region", region, answer };
}

/** What somebody wishes for who clicks a space that is not offered, in notation. */
export function wishAt(question: string | null, space: string, hasFigure: boolean): string {
  const place = question === null ? undefined : PLACES[question];
  if (place === undefined) return `${hasFigure ? "figure" : "at"} ${space}`;
  return `${place.verb} ${space}`;
}
