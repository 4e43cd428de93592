/** States that wait their turn, so that what happens in one can be seen before the next is shown. */

import type { GameEvent } from "../protocol";

/** What the queue must know of a state. */
export interface Step {
  version: number;
  events: GameEvent[];
}

/** With more waiting than this, those in front are shown as one. */
export const MOST_WAITING = 6;

/** Milliseconds at normal speed that a state with this many events needs to be followed. */
export function followingTime(events: number): number {
  return events === 0 ? 0 : Math.min(1600, 450 + 180 * (events - 1));
}

/** Two states as one: the later one, with the events of both. */
export function merged<S extends Step>(earlier: S, later: S): S {
  return { ...later, events: [...earlier.events, ...later.events] };
}

export interface Pace<S> {
  /** The time that a movement takes, of what it takes at normal speed. */
  duration: (normal: number) => number;
  /** Whether two states that wait belong to one turn, and are shown as one. */
  isOneBeat?: (earlier: S, later: S) => boolean;
  /** Whether a state has to be watched: it is not shown together with others. */
  isWatched?: (state: S) => boolean;
}

export class StateQueue<S extends Step> {
  private readonly waiting: S[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the state on screen has been followed, by `performance.now()`. */
  private followed = 0;
  /** When the next one is shown: a scene may take longer. */
  private until = 0;
  private paused = false;

  constructor(
    private readonly show: (state: S) => void,
    private readonly pace: Pace<S>,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  push(state: S): void {
    const last = this.waiting.at(-1);
    if (last && this.pace.isOneBeat?.(last, state)) this.waiting.splice(-1, 1, merged(last, state));
    else this.waiting.push(state);
    this.shorten();
    if (this.timer === null && !this.paused) this.next();
  }

  /** The state that waits longest is shown now. */
  next(): void {
    this.stopTimer();
    const state = this.waiting.shift();
    if (state !== undefined) this.present(state);
  }

  /** All that waits is shown at once, as one state. */
  flush(): void {
    this.showUntil(Infinity);
  }

  /** What waits is shown at once as one state, up to the first that has come as far as a version. */
  showUntil(version: number): void {
    const last = this.waiting.findIndex((state) => state.version >= version);
    const due = this.waiting.splice(0, last < 0 ? this.waiting.length : last + 1);
    this.stopTimer();
    if (due.length > 0) this.present(due.reduce(merged));
  }

  /** What is on screen stays there until it is gone on with. */
  pause(): void {
    this.paused = true;
    this.stopTimer();
  }

  resume(): void {
    this.paused = false;
    if (this.timer === null) this.next();
  }

  /** What is on screen takes this long, in milliseconds from now; said again, the last word counts. */
  linger(time: number): void {
    this.until = Math.max(this.followed, performance.now() + time);
    if (this.timer !== null) this.wait();
  }

  /** Nothing is shown any more. */
  stop(): void {
    this.waiting.length = 0;
    this.stopTimer();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Far behind, what need not be watched for itself is shown together. */
  private shorten(): void {
    while (this.waiting.length > MOST_WAITING) {
      const at = this.waiting.findIndex(
        (state, n) => n > 0 && this.isPlain(n - 1) && !this.pace.isWatched?.(state),
      );
      if (at < 0) return;
      const [first, second] = this.waiting.slice(at - 1, at + 1);
      if (first && second) this.waiting.splice(at - 1, 2, merged(first, second));
    }
  }

  private isPlain(n: number): boolean {
    const state = this.waiting[n];
    return state !== undefined && !this.pace.isWatched?.(state);
  }

  private present(state: S): void {
    // The further behind, the shorter each state is shown.
    const normal = this.pace.duration(followingTime(state.events.length));
    const time = normal / (1 + this.waiting.length / 2);
    this.followed = this.until = performance.now() + time;
    if (time > 0) this.wait();
    this.show(state);
    if (time <= 0 && !this.paused) this.next();
  }

  private wait(): void {
    this.stopTimer();
    if (this.paused) return;
    this.timer = setTimeout(() => this.next(), this.until - performance.now());
  }
}
