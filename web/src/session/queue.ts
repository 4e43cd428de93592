/** States that wait their turn, so that what happens in one can be seen before the next is shown. */

import type { GameEvent } from "../protocol";

/** What the queue must know of a state. */
export interface Step {
  version: number;
  events: GameEvent[];
}

/** With more waiting than this, those in front are shown as one. */
export const MOST_WAITING = 6;

/** Milliseconds at normal speed that a state with so many events needs to be followed. */
export function followingTime(events: number): number {
  return events === 0 ? 0 : Math.min(1600, 450 + 180 * (events - 1));
}

/** Two states as one: the later one, with the events of both. */
export function merged<S extends Step>(earlier: S, later: S): S {
  return { ...later, events: [...earlier.events, ...later.events] };
}

export class StateQueue<S extends Step> {
  private readonly waiting: S[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (state: S) => void,
    private readonly duration: (normal: number) => number,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  push(state: S): void {
    this.waiting.push(state);
    while (this.waiting.length > MOST_WAITING) {
      const [first, second] = this.waiting.splice(0, 2);
      if (first && second) this.waiting.unshift(merged(first, second));
    }
    if (this.timer === null) this.next();
  }

  /** All that waits is shown at once, as one state. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const all = this.waiting.splice(0);
    if (all.length > 0) this.present(all.reduce(merged));
  }

  /** Nothing is shown any more. */
  stop(): void {
    this.waiting.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    const state = this.waiting.shift();
    if (state !== undefined) this.present(state);
  }

  private present(state: S): void {
    // The further behind, the shorter each state is shown.
    const time = this.duration(followingTime(state.events.length)) / (1 + this.waiting.length / 2);
    if (time > 0) this.timer = setTimeout(() => this.next(), time);
    this.show(state);
    if (time <= 0) this.next();
  }
}
