/** The event track as it is read: each space with its event, conflicts with their number and what follows. */

import type { Told } from "../events.generated";
import type { AnkhView } from "../view";

export interface EventSpace {
  space: number;
  event: string;
  state: "done" | "now" | "next" | "to_come";
  /** The number of a conflict, and what follows it: a phase of the game. */
  conflict: number | null;
  after: string | null;
}

export function eventSpaces(view: AnkhView): EventSpace[] {
  let conflicts = 0;
  return view.event_track.map((event, space) => {
    const conflict = event === "conflict" ? ++conflicts : null;
    const after =
      conflict === null ? null : (view.printed.after_conflict[String(conflict)] ?? null);
    return { space, event, state: stateOf(view, space), conflict, after };
  });
}

function stateOf(view: AnkhView, space: number): EventSpace["state"] {
  if (space < view.event) return "done";
  if (space === view.event) return "now";
  return space === view.event + 1 ? "next" : "to_come";
}

/** The events that come next. */
export function nextEvents(view: AnkhView, number: number): EventSpace[] {
  return eventSpaces(view).filter(
    ({ space }) => space > view.event && space <= view.event + number,
  );
}

/** The event that goes on; null if an action was taken since the last one began. */
export function resolvingEvent(view: AnkhView, log: Told[] | undefined): string | null {
  const last = log?.findLast(({ name }) => name === "event" || name === "action");
  // Where nothing is told, the marker says what it has come to.
  if (last === undefined) return (view.event > 0 && view.event_track[view.event]) || null;
  return last.name === "event" ? last.data.event : null;
}
