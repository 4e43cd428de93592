/** The words of the map. */

import type { Terms } from "../../../terms.svelte";
import { phrases } from "../../../words/words.svelte";
import type { Space } from "./board";
import type { AnkhView } from "../view";
import { godOf, regionAt, type Content } from "./view";

export const say = phrases({
  map: { en: "Map of Egypt", de: "Karte von Ägypten" },
  spaces: { en: "Spaces", de: "Felder" },
  fertile: { en: "fertile land", de: "fruchtbares Land" },
  desert: { en: "desert", de: "Wüste" },
  water: { en: "water", de: "Wasser" },
  god: { en: "{god}, the god", de: "{god}, die Gottheit" },
  warrior: { en: "Warrior of {god}", de: "Krieger von {god}" },
  guardian: { en: "{guardian} of {god}", de: "{guardian} von {god}" },
  strength: { en: "strength {n}", de: "Stärke {n}" },
  controlled: { en: "controlled by {god}", de: "kontrolliert von {god}" },
  neutral: { en: "neutral", de: "neutral" },
  sun: { en: "radiant: carries a sun token", de: "erleuchtet: trägt ein Sonnenplättchen" },
  underworld: { en: "underworld token of Osiris", de: "Unterweltplättchen von Osiris" },
  claws: { en: "claws point {direction}", de: "Scheren zeigen nach {direction}" },
  region: { en: "Region {token}", de: "Region {token}" },
  land: {
    en: { one: "{n} land space", other: "{n} land spaces" },
    de: { one: "{n} Landfeld", other: "{n} Landfelder" },
  },
  now: { en: "being resolved now", de: "wird gerade ausgewertet" },
  done: { en: "resolved", de: "ausgewertet" },
  begin: { en: "Begin a caravan here", de: "Hier eine Karawane beginnen" },
  next: { en: "The caravan goes on to here", de: "Die Karawane geht hierher weiter" },
  upTo: { en: "Draw the caravan up to here", de: "Die Karawane bis hierher ziehen" },
  last: { en: "The caravan ends here", de: "Die Karawane endet hier" },
  away: { en: "Begin elsewhere", de: "Anderswo beginnen" },
  sizes: { en: "regions of {a} and {b} land spaces", de: "Regionen mit {a} und {b} Landfeldern" },
  back: { en: "Take back: {figure}", de: "Zurücknehmen: {figure}" },
  choose: { en: "can be chosen", de: "wählbar" },
  closer: { en: "Zoom in", de: "Vergrößern" },
  farther: { en: "Zoom out", de: "Verkleinern" },
  whole: { en: "Show the whole map", de: "Ganze Karte zeigen" },
  join: {
    en: "joined with region {other}: {size} land spaces; token {token} leaves",
    de: "mit Region {other} verbunden: {size} Landfelder; Plättchen {token} geht",
  },
  swap: { en: "swap token {token}", de: "Plättchen {token} tauschen" },
});

/** Two directions next to each other, as claws point. */
export const directions = phrases({
  n: { en: "north and north-east", de: "Norden und Nordosten" },
  ne: { en: "north-east and south-east", de: "Nordosten und Südosten" },
  se: { en: "south-east and south", de: "Südosten und Süden" },
  s: { en: "south and south-west", de: "Süden und Südwesten" },
  sw: { en: "south-west and north-west", de: "Südwesten und Nordwesten" },
  nw: { en: "north-west and north", de: "Nordwesten und Norden" },
});

type Direction = Parameters<typeof directions>[0];

export interface Told {
  title: string;
  lines: string[];
  /** Whose emblem stands beside it. */
  god: string | null;
}

/** What is told of a space: what stands there, whose it is, its strength, the terrain. */
export function tellSpace(
  view: AnkhView,
  terms: Terms,
  space: Space,
  content: Content | undefined,
): Told {
  const lines: string[] = [];
  let title = `${space.name}`;
  let god: string | null = null;
  if (content?.figure) {
    const { kind, god: owner, strength } = content.figure;
    god = godOf(view, owner);
    title = figureName(terms, kind, god);
    lines.push(say("strength", { n: strength }));
    if (content.sun) lines.push(say("sun"));
    if (content.aim) lines.push(say("claws", { direction: directions(content.aim as Direction) }));
  }
  if (content?.monument) {
    const [kind, , owner] = content.monument;
    title = terms.name("monument", kind);
    god = owner === null ? null : godOf(view, owner);
    lines.push(god === null ? say("neutral") : say("controlled", { god: terms.name("god", god) }));
  }
  if (content?.neutral) {
    title = terms.name("figure", content.neutral);
    lines.push(say("neutral"));
  }
  if (content?.underworld) lines.push(say("underworld"));
  lines.push([space.name, say(space.terrain), regionOf(view, space)].filter(Boolean).join(", "));
  if (title === space.name) {
    title = lines.pop() ?? title;
  }
  return { title, lines, god };
}

function regionOf(view: AnkhView, space: Space): string {
  const token = view.regions[regionAt(view, space)]?.token;
  return token ? say("region", { token }) : "";
}

export function figureName(terms: Terms, kind: string, god: string): string {
  const name = terms.name("god", god);
  if (kind === "god") return say("god", { god: name });
  if (kind === "warrior") return say("warrior", { god: name });
  return say("guardian", { guardian: terms.name("guardian", kind), god: name });
}

/** What is told of a region by its conflict order token. */
export function tellRegion(view: AnkhView, token: number): Told | null {
  const region = view.regions.find((each) => each.token === token);
  if (region === undefined) return null;
  const state = view.conflict?.regions.find((each) => each.token === token)?.state;
  const lines = [say("land", { n: region.land.length })];
  if (state === "now" || state === "done") lines.push(say(state));
  for (const { tokens, sizes, leaves } of view.asked?.joins ?? [])
    if (tokens.includes(token))
      lines.push(
        say("join", {
          other: tokens[0] === token ? tokens[1] : tokens[0],
          size: sizes[0] + sizes[1],
          token: leaves,
        }),
      );
  return { title: say("region", { token }), lines, god: null };
}
