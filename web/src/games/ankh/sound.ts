/** What is heard of a game of Ankh. */

import type { GameEvent } from "../../protocol";
import type { Sound } from "../../sound/sounds";

const SOUNDS: Record<string, Sound> = {
  moved: "step",
  summoned: "step",
  caravan: "step",
  unlocked: "gain",
  controlled: "build",
  built: "build",
  plague_bid: "bid",
  conflict: "reveal",
  cards: "reveal",
  destroyed: "loss",
  killed: "loss",
  forgotten: "loss",
};

export function sound(event: GameEvent): Sound | null {
  if (event.name === "devotion")
    return Number(event.data.after) > Number(event.data.before) ? "gain" : "loss";
  if (event.name === "followers") return Number(event.data.number) > 0 ? "gain" : null;
  return SOUNDS[event.name] ?? null;
}
