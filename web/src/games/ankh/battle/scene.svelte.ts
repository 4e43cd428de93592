/** How a battle is shown: cards turn, strength is counted, losers fall; later states wait for it. */

import { duration } from "../../../preferences.svelte";
import type { GameEvent } from "../../../protocol";
import type { AnkhView } from "../view";
import type { Story } from "./story";

/** What is on stage: all bids or cards turn at once, each part is added, the outcome is seen. */
export type Beat = "bids" | "cards" | "figures" | "bonuses" | "outcome";

/** Milliseconds of each beat at normal speed. */
const TIMES: Record<Beat, number> = {
  bids: 1900,
  cards: 1100,
  figures: 900,
  bonuses: 900,
  outcome: 1900,
};
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

  /** Play some beats of a battle; the time they take, 0 where nothing moves. */
  play({ story, beats }: Act, before: AnkhView, isMine: boolean): number {
    const pace = duration(isMine ? 1 : OF_OTHERS);
    this.end();
    if (pace === 0) return 0;
    [this.story, this.before] = [story, before];
    this.go(beats, pace);
    return beats.reduce((sum, beat) => sum + TIMES[beat] * pace, 0);
  }

  end(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.beat = null;
    this.before = null;
  }

  private go([beat, ...rest]: Beat[], pace: number): void {
    this.beat = beat ?? null;
    if (beat === undefined) this.end();
    else this.timer = setTimeout(() => this.go(rest, pace), TIMES[beat] * pace);
  }
}

/** A battle and what of it is to be shown. */
export interface Act {
  story: Story;
  beats: Beat[];
}

/** What these events bring on stage: bids of a plague, the end of a battle, or nothing. */
export function actOf(events: GameEvent[], stories: Story[]): Act | null {
  const has = (...names: string[]) => events.some(({ name }) => names.includes(name));
  const bids: Beat[] = has("plague_bid") ? ["bids"] : [];
  if (has("battle_won", "all_lose")) {
    const story = stories.findLast((one) => one.winner !== undefined && one.strengths.size > 0);
    // Who has bid has seen the cards before.
    const first: Beat[] = bids.length > 0 ? bids : ["cards"];
    return story ? { story, beats: [...first, "figures", "bonuses", "outcome"] } : null;
  }
  const story = stories.findLast((one) => one.bids.size > 0);
  return bids.length > 0 && story ? { story, beats: bids } : null;
}
