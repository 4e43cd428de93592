/** Of what happened, what still stands: an answer that was taken back has not been given. */

import type { GameEvent } from "../protocol";

/** The events without those that were taken back; if it is not known which those are, none of them. */
export function standing(events: readonly GameEvent[]): GameEvent[] {
  let kept: GameEvent[] = [];
  for (const event of events) {
    if (event.name !== "undone") kept.push(event);
    else kept = kept.filter(({ version }) => version <= Number(event.data.since ?? -1));
  }
  return kept;
}
