/** Where the gods' devotion came from: by conflict and by source, told from the log of a whole game. */

import type { GameEvent } from "../../protocol";
import { toldFurther, type Stories } from "./battle/story";

export const SOURCES = ["battles", "monuments", "domination", "miracle", "other", "lost"] as const;
export type Source = (typeof SOURCES)[number];

export type Gains = Record<Source, number>;

/** By god, by conflict: 0 is what came before the first one. */
export type DevotionStory = Map<number, Map<number, Gains>>;

const STEPS: Record<string, Source> = {
  victory: "battles",
  majorities: "monuments",
  miracle: "miracle",
};

export function devotionStory(log: readonly GameEvent[]): DevotionStory {
  const story: DevotionStory = new Map();
  let stories: Stories = [];
  let [conflict, dominates] = [0, false];
  for (const event of log) {
    const { name, data } = event;
    stories = toldFurther(stories, [event]);
    if (name === "conflict") conflict = Number(data.number);
    if (name === "dominates") dominates = true;
    else if (name === "battle" || name === "conflict_over") dominates = false;
    if (name === "merged" && data.devotion !== undefined)
      moveTo(story, Number(data.higher), conflict, Number(data.devotion));
    if (name !== "devotion") continue;
    const change = Number(data.after) - Number(data.before);
    const battle = stories.at(-1);
    const step = battle && !battle.over ? (battle.lines.at(-1)?.step ?? "") : "";
    const source = dominates ? "domination" : (STEPS[step] ?? "other");
    add(story, Number(data.god), conflict, change < 0 ? "lost" : source, change);
  }
  return story;
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
