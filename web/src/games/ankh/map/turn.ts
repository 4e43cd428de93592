/** What one has done on the map in this turn, and which of its answers belong to it. */

import type { TurnStep } from "../../../table/turn";
import type { Told } from "../events.generated";

export interface Done {
  god: number;
  /** The kind of the figure. */
  figure: string;
  /** Where it came from; null if it was not on the map. */
  from: string | null;
  to: string;
  /** The answers that did it: the first of them, and how many. */
  first: number;
  count: number;
}

export function doneOnMap(turn: readonly TurnStep[]): Done[] {
  return turn.flatMap(({ events }, last) => {
    const first = firstOf(turn, last);
    const answers = { first, count: last - first + 1 };
    return (events as Told[]).flatMap(({ name, data }): Done[] => {
      if (name === "moved") return [{ ...data, ...answers }];
      if (name !== "summoned") return [];
      return [{ god: data.god, figure: data.figure, from: null, to: data.space, ...answers }];
    });
  });
}

/** Answers of which nothing came by themselves said what the next one is about. */
function firstOf(turn: readonly TurnStep[], last: number): number {
  let first = last;
  while (first > 0 && turn[first - 1]?.events.length === 0) first -= 1;
  return first;
}
