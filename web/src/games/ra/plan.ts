/** Where the pieces of an intended turn go: from what is chosen to the place it goes to. */

import type { PlannedAnswer } from "../../protocol";
import { niche, player } from "./flights";
import type { RaView } from "./view";

export interface Way {
  /** What is chosen, in notation; and the named place it goes to. */
  wish: string;
  to: string;
}

/** Bids go to the sun in the middle, drawn tiles to the next niche, taken ones to who takes them. */
export function waysOf(plan: readonly PlannedAnswer[], view: RaView, seat: number): Way[] {
  return plan.flatMap(({ notation, verb }) => {
    const to = placeOf(verb, view, seat);
    return to === null ? [] : [{ wish: notation, to }];
  });
}

function placeOf(verb: string, view: RaView, seat: number): string | null {
  if (verb === "bid") return "sun";
  if (verb === "take") return player(seat);
  const free = view.auction_track.indexOf(null);
  return verb === "draw" && free >= 0 ? niche(free) : null;
}
