/** Whether effects that cost much are left out: told by the frames that a scene really has. */

/** Frames a second below which a scene is made simpler. */
const ENOUGH = 50;
/** Milliseconds in which frames are counted together. */
const COUNTED = 800;
/** Fewer frames than these tell nothing. */
const FEWEST = 5;

class Effects {
  simple = $state(false);

  /** Count frames from now on, until what is returned is called. */
  watch(): () => void {
    let [began, frames, handle] = [performance.now(), 0, 0];
    const count = (): void => {
      frames += 1;
      const now = performance.now();
      if (now - began >= COUNTED) {
        this.judge(frames, now - began);
        [began, frames] = [now, 0];
      }
      handle = requestAnimationFrame(count);
    };
    handle = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(handle);
      if (frames >= FEWEST) this.judge(frames, performance.now() - began);
    };
  }

  /** Once it was slow it stays simple: effects that come and go are worse than none. */
  private judge(frames: number, time: number): void {
    // A page that is out of sight has no frames.
    if (document.hidden) return;
    const rate = Math.round((1000 * frames) / time);
    const { dataset } = document.documentElement;
    dataset.frames = String(Math.min(rate, Number(dataset.frames ?? rate)));
    if (rate >= ENOUGH) return;
    this.simple = true;
    dataset.effects = "simple";
  }
}

export const effects = new Effects();
