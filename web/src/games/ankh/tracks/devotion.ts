/** The devotion track: who stands where, and how a marker climbs there. */

import type { GameEvent } from "../../../protocol";
import type { Told } from "../events.generated";
import type { AnkhView } from "../view";

export interface DevotionSpace {
  space: number;
  red: boolean;
  top: boolean;
  /** The gods there, the lowest of the stack first. */
  stack: number[];
}

/** All spaces with the stacks on them; `shown` may hold markers back on their way. */
export function devotionSpaces(
  view: AnkhView,
  shown: Map<number, number> = new Map(),
): DevotionSpace[] {
  const { top, last_red } = view.printed;
  const at = (god: number) => shown.get(god) ?? view.areas[god]?.devotion ?? 0;
  return Array.from({ length: top + 1 }, (_, space) => ({
    space,
    red: space <= last_red,
    top: space === top,
    stack: view.ascending.filter((god) => at(god) === space),
  }));
}

export interface Climb {
  god: number;
  from: number;
  to: number;
}

/** What each marker did, one after another, as it was told. */
export function climbs(events: GameEvent[]): Climb[] {
  return (events as Told[])
    .filter((event) => event.name === "devotion")
    .map(({ data }) => ({ god: data.god, from: data.before, to: data.after }));
}

/** Every position of the markers from the first move to the last: one space at a time. */
export function climbSteps(moves: Climb[]): Map<number, number>[] {
  const at = new Map<number, number>();
  for (const move of moves) if (!at.has(move.god)) at.set(move.god, move.from);
  const steps = [new Map(at)];
  for (const move of moves) {
    const step = Math.sign(move.to - move.from);
    for (let space = move.from + step; step !== 0 && space !== move.to + step; space += step) {
      at.set(move.god, space);
      steps.push(new Map(at));
    }
  }
  return steps;
}
