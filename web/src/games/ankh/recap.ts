/** What happened in a turn, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";
import type { EventData, Told } from "./events.generated";
import type { AnkhView } from "./view";

const say = phrases({
  moved: { en: "moved {n}", de: "{n} bewegt" },
  summoned: { en: "summoned {what}", de: "{what} beschworen" },
  counted: { en: "{n} × {what}", de: "{n} × {what}" },
  followers: {
    en: { one: "+{n} follower", other: "+{n} followers" },
    de: { one: "+{n} Anhänger", other: "+{n} Anhänger" },
  },
  unlocked: { en: "unlocked {what}", de: "{what} freigeschaltet" },
  controlled: { en: "took {what}", de: "{what} übernommen" },
  caravan: { en: "drew a caravan", de: "eine Karawane gelegt" },
  guardian: { en: "gained {what}", de: "{what} erhalten" },
  conflict: { en: "Conflict {n}", de: "Konflikt {n}" },
  won: { en: "region {n}: {god} wins", de: "Region {n}: {god} gewinnt" },
  allLose: { en: "region {n}: all lose", de: "Region {n}: alle verlieren" },
  dominates: { en: "region {n}: {god} dominates", de: "Region {n}: Vorherrschaft {god}" },
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

/** What a turn brought its player's god, and then what it brought others, each under its name. */
export function recap(events: GameEvent[], terms: Terms, view: AnkhView): string {
  const all = events as Told[];
  const first = all[0];
  const own = first?.name === "action" ? (view.plays[first.data.player] ?? null) : null;
  const nameOf = (god: number) => terms.name("god", view.areas[god]?.god ?? "");
  const gods = [
    ...new Set(all.flatMap(({ data }) => ("god" in data && data.god !== null ? [data.god] : []))),
  ];
  const others = gods.filter((god) => god !== own);
  const told = others.flatMap((god) => {
    const words = deeds(all, god, terms).join(", ");
    return words === "" ? [] : [`${nameOf(god)}: ${words}`];
  });
  return [...(own === null ? [] : deeds(all, own, terms)), ...told, ...conflict(all, nameOf)].join(
    " · ",
  );
}

/** What a god did and got; in a conflict, its regions tell the rest. */
function deeds(all: Told[], god: number, terms: Terms): string[] {
  const of = <Name extends keyof EventData>(name: Name): EventData[Name][] =>
    all
      .filter((event) => event.name === name && "god" in event.data && event.data.god === god)
      .map(({ data }) => data as EventData[Name]);
  const parts: string[] = [];
  const tell = (
    name: "summoned" | "unlocked" | "guardian" | "controlled",
    kind: string,
    ids: string[],
  ) => {
    if (ids.length > 0)
      parts.push(say(name, { what: counted(ids.map((id) => called(terms, kind, id))) }));
  };
  const isFight = all.some(
    ({ name }) => name === "battle" || name === "conflict" || name === "cards",
  );
  const moved = isFight ? 0 : of("moved").length;
  const gained = of("followers").reduce((sum, { number }) => sum + Math.max(0, number), 0);
  if (moved > 0) parts.push(say("moved", { n: moved }));
  tell(
    "summoned",
    "figure",
    of("summoned").map(({ figure }) => figure),
  );
  if (gained > 0 && !isFight) parts.push(say("followers", { n: gained }));
  tell(
    "unlocked",
    "power",
    of("unlocked").map(({ power }) => power),
  );
  tell(
    "guardian",
    "guardian",
    of("guardian").map(({ figure }) => figure),
  );
  tell(
    "controlled",
    "monument",
    of("controlled").map(({ monument }) => monument),
  );
  if (of("caravan").length > 0) parts.push(say("caravan"));
  return parts;
}

/** A conflict, region by region, and what came of it for the gods. */
function conflict(all: Told[], nameOf: (god: number) => string): string[] {
  let region = 0;
  return all.flatMap(({ name, data }): string[] => {
    switch (name) {
      case "conflict":
        return [say("conflict", { n: data.number })];
      case "battle":
        region = data.region;
        return [];
      case "battle_won":
        return region ? [say("won", { n: region, god: nameOf(data.god) })] : [];
      case "all_lose":
        return region ? [say("allLose", { n: region })] : [];
      case "dominates":
        return [say("dominates", { n: data.region, god: nameOf(data.god) })];
      case "merged":
      case "forgotten":
        return [say(name)];
      default:
        return [];
    }
  });
}

/** Each name once, with how often it is there. */
function counted(names: string[]): string {
  return [...new Set(names)]
    .map((what) => [what, names.filter((name) => name === what).length] as const)
    .map(([what, n]) => (n > 1 ? say("counted", { n, what }) : what))
    .join(", ");
}

/** Warriors are figures; other figures are guardians. */
function called(terms: Terms, kind: string, id: string): string {
  return terms.find(kind, id)?.name ?? terms.name("guardian", id);
}
