/** What part of the board is seen: the whole of it, or closer. */

import type { Box } from "./board";
import type { Point } from "./geometry";

const CLOSEST = 4;
const STEP = 1.35;

export class Camera {
  /** The size of the map on the screen, in pixels. */
  width = $state(1);
  height = $state(1);
  zoom = $state(1);
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
    const fit = Math.max(whole.width, whole.height * aspect);
    const [width, height] = [fit / zoom, fit / aspect / zoom];
    const x = clamp(this.center.x - width / 2, whole.x, whole.x + whole.width - width);
    const y = clamp(this.center.y - height / 2, whole.y, whole.y + whole.height - height);
    return { x, y, width, height };
  }

  /** A point of the screen, in pixels from the map's corner, on the board. */
  toBoard(pixel: Point): Point {
    return { x: this.box.x + pixel.x / this.scale, y: this.box.y + pixel.y / this.scale };
  }

  toScreen(point: Point): Point {
    return { x: (point.x - this.box.x) * this.scale, y: (point.y - this.box.y) * this.scale };
  }

  /** Closer or farther, so that what is at the pixel stays there. */
  zoomAt(pixel: Point, factor: number): void {
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
    if (this.zoom > 1) this.moveTo(to);
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
