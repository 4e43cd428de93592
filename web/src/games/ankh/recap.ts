/** What happened in a turn, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";
import type { EventData, Told } from "./events.generated";

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
export function begins(event: GameEvent): number | null | undefined {
  const told = event as Told;
  if (told.name === "action") return told.data.player;
  const isNobodys = told.name === "conflict" || told.name === "merging" || told.name === "ended";
  return isNobodys ? null : undefined;
}

export function recap(events: GameEvent[], terms: Terms): string {
  const all = events as Told[];
  const of = <Name extends keyof EventData>(name: Name): EventData[Name][] =>
    all.filter((event) => event.name === name).map(({ data }) => data as EventData[Name]);
  const names = (kind: string, ids: string[]) =>
    [...new Set(ids.map((id) => called(terms, kind, id)))].join(", ");
  const parts = of("conflict").map(({ number }) => say("conflict", { n: number }));
  const [moved, summoned, unlocked] = [of("moved"), of("summoned"), of("unlocked")];
  const [guardians, controlled] = [of("guardian"), of("controlled")];
  const gained = of("followers").reduce((sum, { number }) => sum + Math.max(0, number), 0);
  const figures = summoned.map(({ figure }) => figure);
  if (moved.length > 0) parts.push(say("moved", { n: moved.length }));
  if (figures.length > 0) parts.push(say("summoned", { what: names("figure", figures) }));
  if (of("action").length > 0 && gained > 0) parts.push(say("followers", { n: gained }));
  if (unlocked.length > 0) {
    const powers = unlocked.map(({ power }) => power);
    parts.push(say("unlocked", { what: names("power", powers) }));
  }
  if (guardians.length > 0) {
    const taken = guardians.map(({ figure }) => figure);
    parts.push(say("guardian", { what: names("guardian", taken) }));
  }
  if (controlled.length > 0) {
    const monuments = controlled.map(({ monument }) => monument);
    parts.push(say("controlled", { what: names("monument", monuments) }));
  }
  for (const name of ["caravan", "merged", "forgotten"] as const)
    if (of(name).length > 0) parts.push(say(name));
  return parts.join(" · ");
}

/** Warriors are figures; other figures are guardians. */
function called(terms: Terms, kind: string, id: string): string {
  return terms.find(kind, id)?.name ?? terms.name("guardian", id);
}
