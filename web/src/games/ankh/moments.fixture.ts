/** Moments of whole games, written by `python -m tests.web.ankh_moments`. */

import { readFileSync } from "node:fs";

import type { GameEvent, Question } from "../../protocol";
import type { AnkhView } from "./view";

interface Moments {
  moments: { view: AnkhView; question: Question }[];
  ends: AnkhView[];
  events: GameEvent[];
}

const file = `${import.meta.dirname}/moments.fixture.json`;
export const { moments, ends, events } = JSON.parse(readFileSync(file, "utf-8")) as Moments;

export function momentOf(name: string): { view: AnkhView; question: Question } {
  const found = moments.find(({ question }) => question.name === name);
  if (found === undefined) throw new Error(`no moment of ${name}`);
  return found;
}
