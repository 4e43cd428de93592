/** Explanations on hover, on focus and by a long press: one popover for the whole table. */

export interface Explanation {
  name: string;
  about: string;
  rule?: string | null;
}

interface Shown {
  what: Explanation | null;
  beside: DOMRect | null;
  /** The column that it belongs to: nothing in it is covered, if there is room beside it. */
  column: DOMRect | null;
  /** Whether it was asked for: then it stays, and the pointer may go to it. */
  isPinned: boolean;
}

export const shown = $state<Shown>({ what: null, beside: null, column: null, isPinned: false });

const HOVER = 350;
const PRESS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: Element, what: Explanation, isPinned: boolean): void {
  clearTimeout(timer);
  shown.isPinned = isPinned;
  shown.what = what;
  shown.beside = node.getBoundingClientRect();
  shown.column = node.closest("[data-column]")?.getBoundingClientRect() ?? null;
}

export function hideExplanation(): void {
  clearTimeout(timer);
  shown.what = null;
}

export function keepExplanation(): void {
  clearTimeout(timer);
}

/** The pointer has left what is explained. */
function left(): void {
  if (shown.isPinned) hideSoon();
  else hideExplanation();
}

export function hideSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(hideExplanation, 200);
}

/** `use:explained={{ name, about, rule }}` on whatever is to be explained. */
export function explained(node: HTMLElement, what: Explanation | undefined) {
  let pressed = false;
  /** Whether the pointer has come by moving: what comes to lie under it says nothing of itself. */
  let isOver = false;
  const showSoon = (wait: number) => {
    clearTimeout(timer);
    if (what?.about) timer = setTimeout(() => what && show(node, what, false), wait);
  };
  const listeners: [string, (event: Event) => void][] = [
    [
      "pointermove",
      (e) => {
        if ((e as PointerEvent).pointerType !== "mouse" || isOver) return;
        isOver = true;
        showSoon(HOVER);
      },
    ],
    [
      "pointerleave",
      (e) => {
        isOver = false;
        if ((e as PointerEvent).pointerType === "mouse") left();
      },
    ],
    [
      "pointerdown",
      (e) => {
        pressed = false;
        if ((e as PointerEvent).pointerType === "mouse") hideExplanation();
        else if (what?.about)
          timer = setTimeout(() => {
            pressed = true;
            if (what) show(node, what, true);
          }, PRESS);
      },
    ],
    ["pointerup", () => pressed || clearTimeout(timer)],
    ["pointercancel", () => clearTimeout(timer)],
    ["contextmenu", (e) => pressed && e.preventDefault()],
    [
      "click",
      (e) => {
        // The click that ends a long press only looks; it chooses nothing.
        if (pressed) {
          e.preventDefault();
          e.stopImmediatePropagation();
        }
        pressed = false;
      },
    ],
    ["focus", () => node.matches(":focus-visible") && showSoon(HOVER)],
    // A focused thing may lose its focus by leaving the table, in the middle of drawing: so, later.
    ["blur", () => queueMicrotask(hideExplanation)],
  ];
  for (const [name, listener] of listeners)
    node.addEventListener(name, listener, { capture: name === "click" });
  return {
    update(changed: Explanation | undefined) {
      what = changed;
    },
    destroy() {
      for (const [name, listener] of listeners)
        node.removeEventListener(name, listener, { capture: name === "click" });
      queueMicrotask(() => shown.what === what && hideExplanation());
    },
  };
}

/** A click on something that only explains itself. */
export function explainNow(event: Event, what: Explanation | undefined): void {
  if (what?.about) show(event.currentTarget as Element, what, true);
}
