/** Where the gods' devotion came from: by conflict and by source, told from the log of a whole game. */

import type { GameEvent } from "../../protocol";
import { toldFurther, type Stories } from "./battle/story";

export const SOURCES = ["battles", "monuments", "domination", "miracle", "powers", "lost"] as const;
export type Source = (typeof SOURCES)[number];

export type Gains = Record<Source, number>;

/** By god, by conflict: 0 is what came before the first one. */
export type DevotionStory = Map<number, Map<number, Gains>>;

const STEPS: Record<string, Source> = {
  victory: "battles",
  majorities: "monuments",
  miracle: "miracle",
};

/** A change of a god's devotion; outside of conflicts there is no region. */
interface Change {
  god: number;
  conflict: number;
  region: number | null;
  source: Source;
  number: number;
}

export function devotionStory(log: readonly GameEvent[]): DevotionStory {
  const story: DevotionStory = new Map();
  for (const event of changes(log)) {
    if ("devotion" in event) moveTo(story, event.god, event.conflict, event.devotion);
    else add(story, event.god, event.conflict, event.source, event.number);
  }
  return story;
}

/** What brought a god its last devotion: the conflict, and its gains by region in their order. */
export function lastGains(
  log: readonly GameEvent[],
  god: number,
): { conflict: number; regions: Map<number, Gains> } | null {
  const gained = [...changes(log)].filter(
    (change): change is Change => "source" in change && change.god === god && change.number > 0,
  );
  const conflict = gained.at(-1)?.conflict;
  if (conflict === undefined) return null;
  const regions = new Map<number, Gains>();
  for (const { region, source, number } of gained.filter(
    (change) => change.conflict === conflict,
  )) {
    if (region === null) continue;
    const gains = regions.get(region) ?? nothing();
    gains[source] += number;
    regions.set(region, gains);
  }
  return regions.size > 0 ? { conflict, regions } : null;
}

/** Every change of devotion in a log; of a merged god, where its marker stands then. */
function* changes(
  log: readonly GameEvent[],
): Generator<Change | { god: number; conflict: number; devotion: number }> {
  let stories: Stories = [];
  let [conflict, dominates] = [0, false];
  let region: number | null = null;
  for (const event of log) {
    const { name, data } = event;
    stories = toldFurther(stories, [event]);
    if (name === "conflict") conflict = Number(data.number);
    if (name === "dominates") dominates = true;
    else if (name === "battle" || name === "conflict_over") dominates = false;
    if (name === "dominates" || name === "battle") region = Number(data.region);
    else if (name === "conflict" || name === "conflict_over") region = null;
    if (name === "merged" && data.devotion !== undefined)
      yield { god: Number(data.higher), conflict, devotion: Number(data.devotion) };
    if (name !== "devotion") continue;
    const number = Number(data.after) - Number(data.before);
    const battle = stories.at(-1);
    const step = battle && !battle.over ? (battle.lines.at(-1)?.step ?? "") : "";
    const gain = dominates ? "domination" : (STEPS[step] ?? "powers");
    const source = number < 0 ? "lost" : gain;
    yield { god: Number(data.god), conflict, region, source, number };
  }
}

/** A merged god's marker stands elsewhere than that of the god it goes on from: the rest is lost. */
function moveTo(story: DevotionStory, god: number, conflict: number, devotion: number): void {
  add(story, god, conflict, "lost", devotion - sumOf(story, god));
}

function sumOf(story: DevotionStory, god: number): number {
  return Object.values(totals(story, god)).reduce((sum, n) => sum + n, 0);
}

function add(story: DevotionStory, god: number, conflict: number, source: Source, n: number): void {
  const ofGod = story.get(god) ?? new Map<number, Gains>();
  const gains = ofGod.get(conflict) ?? nothing();
  gains[source] += n;
  story.set(god, ofGod.set(conflict, gains));
}

export function nothing(): Gains {
  return Object.fromEntries(SOURCES.map((source) => [source, 0])) as Gains;
}

/** What a god gained in all, by source. */
export function totals(story: DevotionStory, god: number): Gains {
  const sum = nothing();
  for (const gains of story.get(god)?.values() ?? [])
    for (const source of SOURCES) sum[source] += gains[source];
  return sum;
}

/** Whether the story accounts for all that a god has. */
export function isWhole(story: DevotionStory, god: number, devotion: number): boolean {
  return sumOf(story, god) === devotion;
}
