/** What happened, auction by auction, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Turn } from "../../table/turns";
import type { Terms } from "../../terms.svelte";
import { language, phrases } from "../../words/words.svelte";
import type { Told } from "./events.generated";

const say = phrases({
  drew: { en: "drew {what}", de: "{what} gezogen" },
  drawn: {
    en: { one: "{n} tile drawn: {what}", other: "{n} tiles drawn: {what}" },
    de: { one: "{n} Plättchen gezogen: {what}", other: "{n} Plättchen gezogen: {what}" },
  },
  invoked: { en: "invoked Ra", de: "Ra angerufen" },
  taken: { en: "took {what}", de: "{what} genommen" },
  won: { en: "won {what} with the {sun}", de: "{what} mit der {sun} ersteigert" },
  nothing: { en: "nothing", de: "nichts" },
  unsold: { en: "nobody bid", de: "niemand bot" },
  epoch: { en: "Epoch {n} ended", de: "Epoche {n} zu Ende" },
  counted: { en: "{n} {what}", de: "{n} {what}" },
});

export function begins(event: GameEvent): number | null | undefined {
  const { name, data } = event as Told;
  if (name === "drawn" || name === "invoked" || name === "god_played") return data.player;
  return name === "epoch_ended" ? null : undefined;
}

/** Events up to the end of each auction, with who won it; what came after the last one by itself. */
export function auctions(events: readonly GameEvent[]): Turn[] {
  const found: Turn[] = [];
  let isOpen = false;
  for (const event of events) {
    const isNew = begins(event) !== undefined || event.name === "bid" || event.name === "passed";
    if (!isOpen && (isNew || found.length === 0 || event.name === "epoch_ended")) {
      found.push({ seat: null, version: event.version, events: [] });
      isOpen = true;
    }
    const last = found.at(-1)!;
    last.events.push(event);
    const { name, data } = event as Told;
    if (name === "won") last.seat = data.player;
    if (name === "won" || name === "unsold" || name === "epoch_ended") isOpen = false;
  }
  return found.map((turn) => ({ ...turn, seat: turn.seat ?? actor(turn.events) }));
}

/** Who alone drew, played or invoked; null if several did, or if it came to an auction. */
function actor(events: readonly GameEvent[]): number | null {
  if (events.some(({ name }) => name === "unsold")) return null;
  const seats = new Set(events.map(begins).filter((seat) => seat !== undefined));
  return seats.size === 1 ? [...seats][0]! : null;
}

export function recap(events: GameEvent[], terms: Terms): string {
  const told = events as Told[];
  const listed = (kinds: string[]) => list(kinds.map((kind) => terms.name("tile", kind)));
  const drawn = told.flatMap(({ name, data }) => (name === "drawn" ? [data.tile] : []));
  const taken = told.flatMap(({ name, data }) => (name === "taken" ? [data.tile] : []));
  const isSold = told.some(({ name }) => name === "won" || name === "unsold");
  const parts: string[] = [];
  if (drawn.length === 1 && !isSold) parts.push(say("drew", { what: listed(drawn) }));
  if (drawn.length > 1 && !isSold)
    parts.push(say("drawn", { n: drawn.length, what: listed(drawn) }));
  if (taken.length > 0) parts.push(say("taken", { what: listed(taken) }));
  for (const event of told) {
    if (event.name === "won") parts.push(say("won", { what: sold(event), sun: paid(told) }));
    if (event.name === "unsold") parts.push(say("unsold"));
    if (event.name === "epoch_ended") parts.push(say("epoch", { n: event.data.epoch }));
  }
  if (parts.length === 0 && told.some(({ name }) => name === "invoked")) return say("invoked");
  return parts.join(" · ");

  function sold({ data }: Extract<Told, { name: "won" }>): string {
    return data.tiles.length > 0 ? listed(data.tiles) : say("nothing");
  }
}

/** The sun that was paid. */
function paid(events: Told[]): number {
  return events.find((event) => event.name === "swapped")?.data.bid ?? 0;
}

/** Each name once, with how often it is there. */
function list(names: string[]): string {
  const counted = [...new Set(names)].map((what) => {
    const n = names.filter((name) => name === what).length;
    return n > 1 ? say("counted", { n, what }) : what;
  });
  return new Intl.ListFormat(language()).format(counted);
}
