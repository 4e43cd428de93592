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
  return events === 0 ? 0 : Math.min(1300, 450 + 130 * (events - 1));
}

/** Two states as one: the later one, with the events of both. */
export function merged<S extends Step>(earlier: S, later: S): S {
  return { ...later, events: [...earlier.events, ...later.events] };
}

/** Milliseconds without another state after which a beat is complete, and the most waited for. */
const SETTLING = 80;
const LONGEST_SETTLING = 400;

export interface Pace<S> {
  /** The time that a movement takes, of what it takes at normal speed. */
  duration: (normal: number) => number;
  /** Whether two states that wait belong to one turn, and are shown as one. */
  isOneBeat?: (earlier: S, later: S) => boolean;
  /** Whether more of the same beat may come at once: then it is waited for. */
  mayGoOn?: (state: S) => boolean;
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
  /** When the beat that is being completed began to come; null if none is. */
  private settling: number | null = null;
  /** When all that comes is shown, by `performance.now()`: nothing takes longer. */
  private due = Infinity;
  /** Whether what waits is shown as long as if nothing else waited. */
  private unhurried = false;

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
    if (this.paused) return;
    if (this.timer === null || this.settling !== null) this.begin();
  }

  /** Show what has come, once its beat is complete. */
  private begin(): void {
    const [first, ...others] = this.waiting;
    const now = performance.now();
    const since = this.settling ?? now;
    const time = Math.min(this.pace.duration(SETTLING), since + LONGEST_SETTLING - now);
    if (first === undefined || others.length > 0 || time <= 0 || !this.pace.mayGoOn?.(first))
      return this.next();
    this.stopTimer();
    this.settling = since;
    this.timer = setTimeout(() => this.next(), time);
  }

  /** All that comes from now on is shown within this many milliseconds. */
  hurry(time: number): void {
    this.unhurried = false;
    this.due = performance.now() + time;
    this.until = Math.min(this.until, this.due);
    if (this.timer !== null && this.settling === null) this.wait();
  }

  /** It goes on at the usual pace. */
  calm(): void {
    this.due = Infinity;
    this.unhurried = false;
  }

  /** Show these states, and then what waits, each as long as it takes to follow it. */
  replay(states: readonly S[]): void {
    this.calm();
    this.unhurried = true;
    this.waiting.unshift(...states);
    this.next();
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
    this.until = Math.min(this.due, Math.max(this.followed, performance.now() + time));
    if (this.timer !== null) this.wait();
  }

  /** Nothing is shown any more. */
  stop(): void {
    this.waiting.length = 0;
    this.stopTimer();
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = this.settling = null;
  }

  /** Far behind, what need not be watched for itself is shown together. */
  private shorten(): void {
    if (this.unhurried || this.due < Infinity) return;
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
    const now = performance.now();
    const normal = this.pace.duration(followingTime(state.events.length));
    const own = this.unhurried ? normal : normal / (1 + this.waiting.length / 2);
    const time = Math.min(own, Math.max(0, this.due - now) / (this.waiting.length + 1));
    this.followed = this.until = now + time;
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
