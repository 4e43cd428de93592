/** Things shown one after another, each for its time from the moment it is really on screen. */

/** Milliseconds that something may take to be drawn; a page that draws nothing is not waited for. */
const LONGEST_DRAWING = 5000;

/** Calls back once what has just changed is drawn; what is returned cancels it. */
function onceDrawn(then: () => void): () => void {
  // A page that is out of sight draws nothing.
  if (document.hidden) {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  let handle = 0;
  const cancel = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(handle);
  };
  const drawn = (): void => {
    cancel();
    then();
  };
  const timer = setTimeout(drawn, LONGEST_DRAWING);
  // The first frame is about to be drawn when it is called; at the second it has been.
  handle = requestAnimationFrame(() => (handle = requestAnimationFrame(drawn)));
  return cancel;
}

interface Shown<Thing> {
  /** Shows a thing, or that it is over. */
  show: (thing: Thing | null) => void;
  /** Milliseconds that a thing is shown. */
  timeOf: (thing: Thing) => number;
  /** Told how long the rest takes, whenever that is known better. */
  lingers?: (time: number) => void;
  /** Called when the last thing has been shown or skipped, not if it was stopped. */
  over?: () => void;
}

export class Sequence<Thing> {
  private coming: Thing[] = [];
  private cancel: (() => void) | null = null;

  constructor(private readonly shown: Shown<Thing>) {}

  /** Show some things from now on, in place of those that are being shown. */
  start(things: readonly Thing[]): void {
    this.rest();
    this.coming = [...things];
    this.next();
  }

  /** Go on to the next thing, or to the end. */
  next(): void {
    this.rest();
    const { shown } = this;
    const thing = this.coming.shift();
    shown.show(thing ?? null);
    if (thing === undefined) return shown.over?.();
    const time = shown.timeOf(thing);
    const left = this.coming.reduce((sum, one) => sum + shown.timeOf(one), time);
    shown.lingers?.(left + LONGEST_DRAWING);
    this.cancel = onceDrawn(() => {
      shown.lingers?.(left);
      const timer = setTimeout(() => this.next(), time);
      this.cancel = () => clearTimeout(timer);
    });
  }

  /** Skip all that is left. */
  skip(): void {
    this.coming = [];
    this.next();
  }

  /** Show nothing any more. */
  stop(): void {
    this.rest();
    this.coming = [];
    this.shown.show(null);
  }

  private rest(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
