/** What part of the board is seen: the whole of it, or closer. */

import type { Box } from "./board";
import { duration } from "../../../preferences.svelte";
import { effects } from "../../../ui/effects.svelte";
import type { Point } from "./geometry";

const CLOSEST = 4;
const STEP = 1.35;
/** How close a frame comes at most, and how much of the board is seen around it. */
const CLOSE = 2.2;
const AROUND = 62;
/** How far a frame goes away at most, where little of the map is free. */
const FAR = 0.4;
/** Pixels at the right edge of the map that the buttons for zooming lie over. */
const BUTTONS = 52;

export class Camera {
  /** The size of the map on the screen, in pixels. */
  width = $state(1);
  height = $state(1);
  zoom = $state(1);
  /** Fill the screen rather than show the whole board. */
  fills = $state(false);
  private framed: { zoom: number; center: Point } | null = null;
  private gliding = 0;
  /** Whether it may look beyond the edges of the board. */
  private isLoose = $state(false);
  private center = $state<Point>({ x: 0, y: 0 });
  private readonly whole: Box;

  constructor(whole: Box) {
    this.whole = whole;
    this.reset();
  }

  /** The part of the board that fills the screen; its sides are as long as those of the screen. */
  readonly box: Box = $derived.by(() => this.seen(this.zoom));
  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);
  /** Pixels for each unit of the board. */
  readonly scale = $derived(this.width / this.box.width);

  private seen(zoom: number): Box {
    const { whole } = this;
    const aspect = this.width / Math.max(1, this.height);
    const fit = Math[this.fills ? "min" : "max"](whole.width, whole.height * aspect);
    const [width, height] = [fit / zoom, fit / aspect / zoom];
    const [left, top] = [this.center.x - width / 2, this.center.y - height / 2];
    if (this.isLoose) return { x: left, y: top, width, height };
    const x = clamp(left, whole.x, whole.x + whole.width - width);
    const y = clamp(top, whole.y, whole.y + whole.height - height);
    return { x, y, width, height };
  }

  /** Whether parts of the board are out of sight. */
  readonly isClose = $derived.by(() => this.fills || this.zoom > 1);

  /** A point of the screen, in pixels from the map's corner, on the board. */
  toBoard(pixel: Point): Point {
    return { x: this.box.x + pixel.x / this.scale, y: this.box.y + pixel.y / this.scale };
  }

  toScreen(point: Point): Point {
    return { x: (point.x - this.box.x) * this.scale, y: (point.y - this.box.y) * this.scale };
  }

  /** Closer or farther, so that what is at the pixel stays there. */
  zoomAt(pixel: Point, factor: number): void {
    this.gliding += 1;
    const before = this.toBoard(pixel);
    this.zoom = clamp(this.zoom * factor, 1, CLOSEST);
    const after = this.toBoard(pixel);
    this.moveTo({
      x: this.middle().x + before.x - after.x,
      y: this.middle().y + before.y - after.y,
    });
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.gliding += 1;
    const from = this.middle();
    this.moveTo({ x: from.x - dx / this.scale, y: from.y - dy / this.scale });
  }

  closer(): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, STEP);
  }

  farther(): void {
    this.zoomAt({ x: this.width / 2, y: this.height / 2 }, 1 / STEP);
  }

  reset(): void {
    this.gliding += 1;
    this.zoom = 1;
    this.center = {
      x: this.whole.x + this.whole.width / 2,
      y: this.whole.y + this.whole.height / 2,
    };
  }

  /** Bring a point of the board into sight, if it is not. */
  show(point: Point): void {
    const { x, y, width, height } = this.box;
    const margin = Math.min(width, height) * 0.12;
    const to = {
      x: x + width / 2 + outside(point.x, x + margin, x + width - margin),
      y: y + height / 2 + outside(point.y, y + margin, y + height - margin),
    };
    if (this.isClose) this.moveTo(to);
  }

  /**
   * Come as close to some points as lets all of them be seen; `unframe` goes back. `covered` is how
   * much of the map something lies over at its upper and its lower edge, in pixels.
   */
  frame(points: Point[], covered = { above: 0, below: 0 }): void {
    this.framed ??= { zoom: this.zoom, center: this.middle() };
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const whole = this.seen(1);
    const pixel = whole.width / this.width;
    const { above, below } = covered;
    const wide = (whole.width - BUTTONS * pixel) / (right - left);
    const high = (whole.height - (above + below) * pixel) / (bottom - top);
    const zoom = Math.max(FAR, Math.min(wide, high, CLOSE));
    this.isLoose = true;
    // What lies over the map moves the middle of what is free.
    this.glide(zoom, {
      x: (left + right) / 2 + (BUTTONS * pixel) / 2 / zoom,
      y: (top + bottom) / 2 - ((above - below) * pixel) / 2 / zoom,
    });
  }

  unframe(): void {
    this.isLoose = false;
    if (this.framed !== null) this.glide(this.framed.zoom, this.framed.center);
    this.framed = null;
  }

  private glide(zoom: number, center: Point): void {
    const [from, at, whole] = [this.zoom, this.middle(), effects.simple ? 0 : duration(260)];
    const [started, number] = [performance.now(), ++this.gliding];
    const go = (): void => {
      if (number !== this.gliding) return;
      const t = whole === 0 ? 1 : Math.min(1, (performance.now() - started) / whole);
      const eased = 1 - (1 - t) ** 3;
      this.zoom = from + (zoom - from) * eased;
      this.moveTo({
        x: at.x + (center.x - at.x) * eased,
        y: at.y + (center.y - at.y) * eased,
      });
      if (t < 1) requestAnimationFrame(go);
    };
    go();
  }

  private middle(): Point {
    return { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
  }

  private moveTo(point: Point): void {
    this.center = point;
    this.center = this.middle();
  }
}

/** Within the limits; halfway between them if they cross, so that what is smaller is centered. */
function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}

function outside(value: number, low: number, high: number): number {
  return value < low ? value - low : value > high ? value - high : 0;
}
