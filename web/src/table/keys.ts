/** What keys do at a table. */

export type KeyAction =
  | { do: "choose"; index: number }
  | {
      do:
        | "next"
        | "previous"
        | "undo"
        | "undoTurn"
        | "redo"
        | "hint"
        | "why"
        | "choices"
        | "log"
        | "chat"
        | "pause"
        | "following"
        | "skip"
        | "keys"
        | "cancel";
    };

const LETTERS: Record<string, Exclude<KeyAction, { do: "choose" }>["do"]> = {
  u: "undo",
  U: "undoTurn",
  r: "redo",
  h: "hint",
  w: "why",
  m: "choices",
  l: "log",
  c: "chat",
  p: "pause",
  n: "following",
  s: "skip",
  "?": "keys",
  Escape: "cancel",
};

const STEPS: Record<string, "next" | "previous"> = {
  ArrowDown: "next",
  ArrowRight: "next",
  ArrowUp: "previous",
  ArrowLeft: "previous",
};

/** What a key of the page does; arrows belong to the board while it has the focus. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (/^[1-9]$/.test(event.key)) {
    // A key that is held down must not answer the next question, nor confirm this one.
    return event.repeat ? null : { do: "choose", index: Number(event.key) - 1 };
  }
  const step = STEPS[event.key];
  if (step !== undefined) return target?.closest(".board, .side") ? null : { do: step };
  const letter = LETTERS[event.key];
  return letter === undefined ? null : { do: letter };
}

/** The place after or before another in a circle of so many; the first or last if there is none yet. */
export function stepped(index: number, count: number, by: 1 | -1): number {
  if (index < 0) return by > 0 ? 0 : count - 1;
  return (index + by + count) % count;
}
