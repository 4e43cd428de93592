/** Where every bidder of an auction stands. */

import type { GameEvent } from "../../protocol";
import type { Told } from "./events.generated";
import type { Asked } from "./view";

export type Standing =
  | { state: "asked" }
  | { state: "waiting" }
  | { state: "highest"; sun: number }
  | { state: "outbid"; sun: number | null }
  | { state: "passed" };

/** What bidders did in the auction that is going on: a sun, or 0 for passing. */
export type Bids = ReadonlyMap<number, number>;

const ENDS = ["drawn", "invoked", "won", "unsold", "undone"];

/** The bids remembered after these events; an auction that begins or ends forgets them. */
export function heard(before: Bids, events: GameEvent[]): Bids {
  let bids = before;
  for (const event of events as Told[]) {
    if (event.name === "bid") bids = new Map(bids).set(event.data.player, event.data.sun);
    else if (event.name === "passed") bids = new Map(bids).set(event.data.player, 0);
    else if (ENDS.includes(event.name)) bids = new Map();
  }
  return bids;
}

/** Every bidder in order. Who spoke before the page was opened is known only to be out. */
export function standings(asked: Asked, bids: Bids): { seat: number; standing: Standing }[] {
  const order = asked.order ?? [];
  const now = order.indexOf(asked.seats[0] ?? -1);
  return order.map((seat, place) => ({
    seat,
    standing: standingOf(asked, seat, place - now, bids),
  }));
}

function standingOf(asked: Asked, seat: number, ahead: number, bids: Bids): Standing {
  if (ahead === 0) return { state: "asked" };
  if (ahead > 0) return { state: "waiting" };
  if (asked.bidder === seat && asked.highest) return { state: "highest", sun: asked.highest };
  const bid = bids.get(seat);
  if (bid === 0 || (bid === undefined && !asked.highest)) return { state: "passed" };
  return { state: "outbid", sun: bid ?? null };
}

/** Where a bidder sits around the sun, clockwise in the order of bidding: I in front, or who bids last. */
export function seated(
  seat: number,
  order: readonly number[],
  me: number | null,
): { x: number; y: number } {
  const front = me !== null && order.includes(me) ? order.indexOf(me) : order.length - 1;
  const place = (order.indexOf(seat) - front + order.length) % order.length;
  // Of four, none sits just beside the sun: there is no room for a bid between them.
  const degrees = order.length === 4 ? [0, 120, 180, 240] : undefined;
  const turn = ((degrees?.[place] ?? (360 * place) / order.length) * Math.PI) / 180;
  const round = (part: number) => Math.round(part * 1000) / 1000 + 0;
  return { x: round(-Math.sin(turn)), y: round(Math.cos(turn)) };
}
