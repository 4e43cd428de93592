/** What happened, in chapters of a few words each, as a game tells it. */

import { faceOf } from "../games/registry";
import type { GameEvent } from "../protocol";
import { standing } from "../session/standing";
import type { Terms } from "../terms.svelte";
import { turnsOf, type Turn } from "./turns";

export interface Chapter extends Turn {
  words: string;
}

/** What still stands of some events; nothing for a game that has no words for it. */
export function chaptersOf(
  game: string,
  events: readonly GameEvent[],
  terms: Terms,
  view: unknown,
): Chapter[] {
  const face = faceOf(game);
  const left = standing(events);
  const turns = face?.chapters?.(left) ?? turnsOf(left, face?.begins);
  return turns
    .map((turn) => ({ ...turn, words: face?.recap?.(turn.events, terms, view as never) ?? "" }))
    .filter(({ words }) => words !== "");
}
