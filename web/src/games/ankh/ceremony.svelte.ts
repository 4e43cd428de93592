/** Great moments that are celebrated for a while: a conflict begins, gods merge, one is forgotten, the end. */

import { duration } from "../../preferences.svelte";
import type { GameEvent } from "../../protocol";
import type { Told } from "./events.generated";

export type Ceremony =
  | { kind: "conflict"; number: number }
  | { kind: "merged"; lower: number; higher: number }
  | { kind: "forgotten"; god: number }
  | { kind: "ended"; winner: number | null };

/** Milliseconds of each at normal speed. */
export const CEREMONY = 1500;

export function ceremoniesOf(events: readonly GameEvent[]): Ceremony[] {
  return (events as readonly Told[]).flatMap(({ name, data }): Ceremony[] => {
    if (name === "conflict") return [{ kind: name, number: data.number }];
    if (name === "merged") return [{ kind: name, lower: data.lower, higher: data.higher }];
    if (name === "forgotten") return [{ kind: name, god: data.god }];
    return name === "ended" ? [{ kind: name, winner: data.winner }] : [];
  });
}

export class Ceremonies {
  now = $state.raw<Ceremony | null>(null);
  private coming: Ceremony[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Celebrate one after another, after some time; how long it takes, 0 where nothing moves. */
  celebrate(list: Ceremony[], after: number): number {
    const each = duration(CEREMONY);
    // What happens next ends what is celebrated.
    this.stop();
    if (list.length === 0 || each === 0) return 0;
    this.coming = [...list];
    this.timer = setTimeout(() => this.next(), after);
    return after + each * list.length;
  }

  /** The next one, or none. */
  next(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.now = this.coming.shift() ?? null;
    this.timer = this.now && setTimeout(() => this.next(), duration(CEREMONY));
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    [this.timer, this.now, this.coming] = [null, null, []];
  }
}
