/** What of a table is worth a sound, a notice or a word in the title of the page. */

import { faceOf } from "../games/registry";
import type { GameEvent, TableState } from "../protocol";
import type { Sound } from "../sound/sounds";
import { isMyTurn } from "./asked";

/** What is heard of several things that happen at once: the first of these. */
const WEIGHT: Sound[] = ["reveal", "loss", "gain", "build", "bid", "tile", "step"];

/** The sounds of one state after another, one after the other; the first state of a table is silent. */
export function soundsOf(before: TableState | null, after: TableState): Sound[] {
  if (before === null || before.id !== after.id) return [];
  if (after.phase === "finished") return before.phase === "finished" ? [] : ["over"];
  const happened = after.version === before.version ? null : heard(after.game, after.events);
  const turn = turnCame(before, after) ? (["turn"] as const) : [];
  return [...(happened === null ? [] : [happened]), ...turn];
}

/** The weightiest sound of some events. */
function heard(game: string, events: GameEvent[]): Sound | null {
  const sound = faceOf(game)?.sound;
  const sounds = new Set(events.map((event) => sound?.(event) ?? null));
  return WEIGHT.find((each) => sounds.has(each)) ?? null;
}

/** Whether it has become one's turn. */
export function turnCame(before: TableState | null, after: TableState): boolean {
  return isMyTurn(after) && !isMyTurn(before);
}
