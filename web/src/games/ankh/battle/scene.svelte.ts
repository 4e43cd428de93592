/** How a battle is shown: cards turn, strength is counted, losers fall; later states wait for it. */

import { duration } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import type { AnkhView } from "../view";
import type { Story } from "./story";

/** What is on stage: all cards turn at once, each part is added, the outcome is seen. */
export type Beat = "cards" | "figures" | "bonuses" | "outcome";

/** Milliseconds of each beat at normal speed. */
const BEATS: [Beat, number][] = [
  ["cards", 1100],
  ["figures", 900],
  ["bonuses", 900],
  ["outcome", 1900],
];
/** Battles of others are shown in about a second. */
const OF_OTHERS = 0.24;

export class Scene {
  beat = $state<Beat | null>(null);
  /** The battle on stage, as it was told, and the table as it was before. */
  story = $state.raw<Story | null>(null);
  private before = $state.raw<AnkhView | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** The view the map shows: figures stand until the outcome is told. */
  readonly held: AnkhView | null = $derived.by(() =>
    this.beat === null || this.beat === "outcome" ? null : this.before,
  );

  /** Play a battle that has been decided; the time it takes, 0 where nothing moves. */
  play(story: Story, before: AnkhView, isMine: boolean): number {
    const pace = duration(isMine ? 1 : OF_OTHERS);
    this.end();
    if (pace === 0) return 0;
    [this.story, this.before] = [story, before];
    this.go(0, pace);
    return BEATS.reduce((sum, [, time]) => sum + time * pace, 0);
  }

  end(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.beat = null;
    this.before = null;
  }

  private go(n: number, pace: number): void {
    const [beat, time] = BEATS[n] ?? [null, 0];
    this.beat = beat;
    if (beat === null) this.end();
    else this.timer = setTimeout(() => this.go(n + 1, pace), time * pace);
  }
}

/** The battle that these events decide: the last one with its strengths counted. */
export function decidedBy(events: GameEvent[], stories: Story[]): Story | null {
  if (!events.some(({ name }) => name === "battle_won" || name === "all_lose")) return null;
  return (
    stories.findLast(({ winner, strengths }) => winner !== undefined && strengths.size > 0) ?? null
  );
}
