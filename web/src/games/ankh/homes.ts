/** Where a question is asked: on the map, on a track, on a dashboard, on the stage, in the bar. */

import type { LegalAnswer, Question } from "../../protocol";
import { MOST_BUTTONS } from "../../table/plain";

/** Where a question is at home, besides the list of all choices. */
export type Home = "tracks" | "powers" | "pool" | "stage" | "panel" | "map";

/** By where a question says that it is shown, and by what is clicked. */
const HOMES: Record<string, Home> = {
  stage: "stage",
  panel: "panel",
  action: "tracks",
  power: "powers",
  figure: "pool",
};

/** Where it says that it is shown, else where what is clicked is; beside the map if none of it is there. */
export function homeOf({ click, shown_on, answers }: Question): Home {
  const isOnMap = click !== "" && answers.some(({ what }) => what.length > 0);
  return HOMES[shown_on] ?? HOMES[click] ?? (isOnMap ? "map" : "panel");
}

/** A question whose few answers have no picture of their own. */
export function isAnsweredInBar(question: Question): boolean {
  const { answers } = question;
  const isPlain = ({ what }: LegalAnswer) =>
    ["", "figure", "guardian"].includes(what[0]?.kind ?? "");
  return homeOf(question) === "panel" && answers.length <= MOST_BUTTONS && answers.every(isPlain);
}
