/** Pointers on the map: click, drag a figure, pan, pinch and wheel. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";
import type { Hand } from "./hand.svelte";

/** A pointer that moves less than this, in pixels, clicks. */
const SLACK = 6;

type Doing = "nothing" | "pressing" | "panning" | "carrying";

/** Let a person handle a map; returns what ends it. */
export function handle(map: SVGSVGElement, hand: Hand, camera: Camera): () => void {
  const pointers = new Map<number, Point>();
  let doing: Doing = "nothing";
  let start: Point = { x: 0, y: 0 };
  let pressed: string | null = null;
  let wasDragged = false;
  /** Whether the last pointer was a finger. */
  let touches = false;

  const pixel = (event: MouseEvent): Point => {
    const { left, top } = map.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const thingAt = (event: Event): string | null =>
    (event.target as Element).closest<SVGElement>("[data-thing]")?.dataset.thing ?? null;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, pixel(event));
    wasDragged = false;
    touches = event.pointerType === "touch";
    if (pointers.size > 1) {
      doing = "panning";
      wasDragged = true;
      return;
    }
    [doing, start, pressed] = ["pressing", pixel(event), thingAt(event)];
  }

  function move(event: PointerEvent): void {
    if (thingAt(event) !== hand.over) over(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pixel(event);
    pointers.set(event.pointerId, now);
    if (doing === "pressing" && Math.hypot(now.x - start.x, now.y - start.y) > SLACK)
      begin(event, now);
    if (doing === "carrying") hand.carry(camera.toBoard(now));
    if (doing === "panning") pan(event.pointerId, before, now);
  }

  function begin(event: PointerEvent, now: Point): void {
    wasDragged = true;
    map.setPointerCapture(event.pointerId);
    const space = pressed?.startsWith("space:") ? pressed.slice(6) : null;
    if (space !== null && hand.canCarry(space)) {
      doing = "carrying";
      hand.lift(space, camera.toBoard(now));
    } else {
      doing = "panning";
      camera.pan(now.x - start.x, now.y - start.y);
    }
  }

  function pan(id: number, before: Point, now: Point): void {
    if (pointers.size === 1) {
      camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const other = [...pointers].find(([each]) => each !== id)?.[1];
    if (other === undefined) return;
    const [was, is] = [far(before, other), far(now, other)];
    camera.zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, is / Math.max(1, was));
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (doing === "carrying") hand.drop(camera.toBoard(pixel(event)));
    doing = pointers.size > 0 ? "panning" : "nothing";
  }

  function cancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (doing === "carrying") hand.drop({ x: Infinity, y: Infinity });
    doing = "nothing";
  }

  function click(event: MouseEvent): void {
    const thing = thingAt(event);
    if (thing === null || wasDragged) return;
    const at = event.detail === 0 ? null : camera.toBoard(pixel(event));
    if (touches) hand.tap(thing, at);
    else hand.click(thing, at);
    hand.hush();
  }

  function wheel(event: WheelEvent): void {
    if (camera.zoom <= 1 && event.deltaY > 0) return;
    event.preventDefault();
    camera.zoomAt(pixel(event), Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)));
  }

  // What comes to lie under a pointer that rests is not pointed at: it has to move there.
  const over = (event: Event): void => {
    // A finger has nothing to hover with: what it touches is chosen, not told about.
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    if (event.type === "focusin" && !(event.target as Element).matches(":focus-visible")) return;
    if (doing === "nothing" || doing === "pressing") hand.point(thingAt(event));
  };
  const leave = (event: Event): void => {
    // A finger leaves as soon as it is lifted: what it has tapped stays pointed at.
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    hand.point(null);
  };
  // What has the focus loses it while it is taken from the page: nothing may change just then.
  const blur = (event: FocusEvent): void => {
    if (!map.contains(event.relatedTarget as Node | null)) queueMicrotask(() => hand.point(null));
  };

  const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["click", click],
    ["wheel", wheel, { passive: false }],
    ["pointerleave", leave],
    ["focusin", over],
    ["focusout", blur],
  ];
  for (const [name, listener, options] of listeners)
    map.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const [name, listener] of listeners)
      map.removeEventListener(name, listener as EventListener);
  };
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
