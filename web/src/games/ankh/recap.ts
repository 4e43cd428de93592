/** What happened in a turn, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";

const say = phrases({
  moved: { en: "moved {n}", de: "{n} bewegt" },
  summoned: { en: "summoned {what}", de: "{what} beschworen" },
  followers: { en: "+{n} followers", de: "+{n} Anhänger" },
  unlocked: { en: "unlocked {what}", de: "{what} freigeschaltet" },
  controlled: { en: "took {what}", de: "{what} übernommen" },
  caravan: { en: "drew a caravan", de: "eine Karawane gelegt" },
  guardian: { en: "gained {what}", de: "{what} erhalten" },
  conflict: { en: "Conflict {n}", de: "Konflikt {n}" },
  won: { en: "region {n}: {god}", de: "Region {n}: {god}" },
  merged: { en: "two gods merged", de: "zwei Götter verschmolzen" },
  forgotten: { en: "a god was forgotten", de: "ein Gott wurde vergessen" },
});

/** A turn begins with an action; a conflict is nobody's turn. */
export function begins({ name, data }: GameEvent): number | null | undefined {
  if (name === "action") return Number(data.player);
  return name === "conflict" || name === "merging" || name === "ended" ? null : undefined;
}

export function recap(events: GameEvent[], terms: Terms): string {
  const of = (name: string) => events.filter((event) => event.name === name);
  const names = (name: string, kind: string, field: string) =>
    [...new Set(of(name).map(({ data }) => called(terms, kind, String(data[field]))))].join(", ");
  const parts: string[] = [];
  for (const { data } of of("conflict")) parts.push(say("conflict", { n: Number(data.number) }));
  if (of("moved").length > 0) parts.push(say("moved", { n: of("moved").length }));
  if (of("summoned").length > 0)
    parts.push(say("summoned", { what: names("summoned", "figure", "figure") }));
  const gained = of("followers")
    .map(({ data }) => Number(data.number))
    .filter((number) => number > 0)
    .reduce((sum, number) => sum + number, 0);
  if (of("action").length > 0 && gained > 0) parts.push(say("followers", { n: gained }));
  if (of("unlocked").length > 0)
    parts.push(say("unlocked", { what: names("unlocked", "power", "power") }));
  if (of("guardian").length > 0)
    parts.push(say("guardian", { what: names("guardian", "guardian", "figure") }));
  if (of("controlled").length > 0)
    parts.push(say("controlled", { what: names("controlled", "monument", "monument") }));
  if (of("caravan").length > 0) parts.push(say("caravan"));
  if (of("merged").length > 0) parts.push(say("merged"));
  if (of("forgotten").length > 0) parts.push(say("forgotten"));
  return parts.join(" · ");
}

/** Warriors are figures; other figures are guardians. */
function called(terms: Terms, kind: string, id: string): string {
  return terms.find(kind, id)?.name ?? terms.name("guardian", id);
}
