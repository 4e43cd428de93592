/** Where a question is asked: on the map, on a track, on a dashboard, on the stage, in the bar. */

import type { LegalAnswer, Question } from "../../protocol";
import { MOST_BUTTONS } from "../../table/plain";

/** Where a question is at home, besides the list of all choices. */
export type Home = "tracks" | "powers" | "pool" | "stage" | "panel" | "map";

const HOMES: Record<string, Home> = {
  choose_action: "tracks",
  unlock_power: "powers",
  summon_kind: "pool",
  give_sun: "panel",
  take_guardian: "panel",
  swap_token: "panel",
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

/** Kinds of things that are on the map. */
const ON_MAP = ["space", "edge", "direction", "token"];

/** A question that is not known here is at home where its answers are. */
export function homeOf(name: string, answers: readonly LegalAnswer[] = []): Home {
  const isOnMap =
    answers.length === 0 || answers.some(({ what }) => ON_MAP.includes(what[0]?.kind ?? ""));
  return HOMES[name] ?? (isOnMap ? "map" : "panel");
}

/** A question whose few answers have no picture of their own. */
export function isAnsweredInBar({ name, answers }: Question): boolean {
  const isPlain = ({ what }: LegalAnswer) =>
    ["", "figure", "guardian"].includes(what[0]?.kind ?? "");
  return (
    homeOf(name, answers) === "panel" && answers.length <= MOST_BUTTONS && answers.every(isPlain)
  );
}
