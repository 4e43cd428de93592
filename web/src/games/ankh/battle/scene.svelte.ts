/** How a battle is shown: cards turn, strength is counted, losers fall; later states wait for it. */

import { duration } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import { Sequence } from "../../../ui/sequence";
import type { AnkhView, Fight } from "../view";
import type { Story } from "./story";

/** What is on stage: all bids or cards turn at once, each part is added, the outcome is seen. */
export type Beat = "bids" | "cards" | "figures" | "bonuses" | "outcome";

/** Milliseconds of each beat at normal speed. */
const TIMES: Record<Beat, number> = {
  bids: 1900,
  cards: 1100,
  figures: 900,
  bonuses: 900,
  outcome: 3000,
};
/** Battles of others are shown in about a second. */
const OF_OTHERS = 0.2;

export interface Watching {
  /** Told how long the rest takes, so that later states wait. */
  lingers?: (time: number) => void;
  /** Called when it has been shown or skipped. */
  over?: () => void;
}

export class Scene {
  beat = $state<Beat | null>(null);
  /** The battle on stage, as it was told, and the table as it was before. */
  story = $state.raw<Story | null>(null);
  private before = $state.raw<AnkhView | null>(null);
  private beats: Sequence<Beat> | null = null;

  /** The view the map shows: figures stand until the outcome is told. */
  readonly held: AnkhView | null = $derived.by(() =>
    this.beat === null || this.beat === "outcome" ? null : this.before,
  );

  /** The battle as it was before, also while the outcome is told. */
  get fought(): Fight | null {
    return this.before?.fight ?? null;
  }

  /** Play some beats of a battle; where nothing moves it is over at once. */
  play({ story, beats }: Act, before: AnkhView, isMine: boolean, watching: Watching = {}): void {
    const pace = duration(isMine ? 1 : OF_OTHERS);
    this.end();
    if (pace === 0) return watching.over?.();
    [this.story, this.before] = [story, before];
    this.beats = new Sequence<Beat>({
      show: (beat) => this.show(beat),
      timeOf: (beat) => TIMES[beat] * pace,
      ...watching,
    });
    this.beats.start(beats);
  }

  /** Show the rest no more. */
  skip(): void {
    this.beats?.skip();
  }

  end(): void {
    this.beats?.stop();
    this.beats = null;
  }

  private show(beat: Beat | null): void {
    this.beat = beat;
    if (beat === null) this.before = null;
  }
}

/** A battle and what of it is to be shown. */
export interface Act {
  story: Story;
  beats: Beat[];
}

/** What these events bring on stage: cards or bids that are turned over, the end of a battle. */
export function actOf(events: GameEvent[], stories: Story[]): Act | null {
  const has = (...names: string[]) => events.some(({ name }) => names.includes(name));
  const beats: Beat[] = [];
  if (has("cards")) beats.push("cards");
  if (has("plague_bid")) beats.push("bids");
  if (has("battle_won", "all_lose")) {
    const story = stories.findLast((one) => one.winner !== undefined && one.strengths.size > 0);
    return story ? { story, beats: [...beats, "figures", "bonuses", "outcome"] } : null;
  }
  const story = stories.findLast((one) => one.cards.size > 0 || one.bids.size > 0);
  return beats.length > 0 && story ? { story, beats } : null;
}
