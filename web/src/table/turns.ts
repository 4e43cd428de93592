/** What happened, turn by turn. */

import type { GameEvent } from "../protocol";

export interface Turn {
  /** Whose turn it was; null for what is nobody's. */
  seat: number | null;
  /** The version at which it began. */
  version: number;
  events: GameEvent[];
}

export type Begins = (event: GameEvent) => number | null | undefined;

/** Events by turns; without knowing what begins one, the events of a version belong together. */
export function turnsOf(events: readonly GameEvent[], begins: Begins | undefined): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    const seat = begins?.(event);
    const isNew = begins
      ? seat !== undefined && seat !== last?.seat
      : event.version !== last?.version;
    if (last === undefined || isNew)
      turns.push({ seat: seat ?? null, version: event.version, events: [event] });
    else last.events.push(event);
  }
  return turns;
}

/** What others did after the last turn of some seats; before their first turn, all turns so far. */
export function sinceOwnTurn(
  events: readonly GameEvent[],
  begins: Begins | undefined,
  seats: readonly number[],
): GameEvent[] {
  if (begins === undefined) return [];
  const turns = turnsOf(events, begins);
  const own = turns.findLastIndex(({ seat }) => seat !== null && seats.includes(seat));
  // What was set up before the first turn is nobody's.
  const first = own < 0 && turns[0]?.seat === null ? 1 : own + 1;
  return turns.slice(first).flatMap((turn) => turn.events);
}
