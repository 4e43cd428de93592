/** The end of a game: places with the gods and seats that share them. */

import { godOf, type God } from "./gods/gods";
import type { AnkhView } from "./view";

export interface Place {
  /** 1 for the winner; null where nobody has won. */
  place: number | null;
  god: God;
  won: boolean;
}

export function places(view: AnkhView): Place[] {
  const gods = new Map<number, number>();
  for (const [place, seat] of view.ranking ?? []) gods.set(view.plays[seat] ?? seat, place);
  return [...gods].map(([god, place]) => ({
    place: view.winner === null ? null : place,
    god: godOf(view, god),
    won: view.winner === god,
  }));
}
