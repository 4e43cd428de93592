/** What is heard of a game of Ra. */

import type { GameEvent } from "../../protocol";
import type { Sound } from "../../sound/sounds";

const SOUNDS: Record<string, Sound> = {
  drawn: "tile",
  taken: "tile",
  bid: "bid",
  invoked: "reveal",
  won: "gain",
  suffered: "loss",
  discarded: "loss",
  epoch_ended: "reveal",
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.name] ?? null;
}
