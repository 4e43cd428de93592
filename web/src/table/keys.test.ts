import { expect, test } from "vitest";

import { clockText, left } from "./clock";
import { keyAction, stepped } from "./keys";
import { unreadLines } from "./unread";

function press(
  key: string,
  on: Element = document.body,
  given: KeyboardEventInit = {},
): ReturnType<typeof keyAction> {
  let action: ReturnType<typeof keyAction> = null;
  const hear = (event: Event): void => void (action = keyAction(event as KeyboardEvent));
  document.addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...given }));
  document.removeEventListener("keydown", hear);
  return action;
}

function within(markup: string, selector: string): Element {
  document.body.innerHTML = markup;
  return document.querySelector(selector) as Element;
}

test("numbers choose, letters do what the list of keys says", () => {
  expect(press("3")).toEqual({ do: "choose", index: 2 });
  expect(["u", "h", "w", "l", "c", "?", "Escape"].map((key) => press(key)?.do)).toEqual([
    "undo",
    "hint",
    "why",
    "log",
    "chat",
    "keys",
    "cancel",
  ]);
  expect(press("0")).toBeNull();
});

test("a key that is held down chooses nothing", () => {
  expect(press("3", document.body, { repeat: true })).toBeNull();
});

test("arrows go through the choices, but belong to the board within it", () => {
  expect(press("ArrowDown")?.do).toBe("next");
  expect(press("ArrowLeft")?.do).toBe("previous");
  expect(press("ArrowDown", within('<div class="board"><i></i></div>', "i"))).toBeNull();
});

test("the step after the last choice is the first", () => {
  expect([stepped(-1, 3, 1), stepped(-1, 3, -1), stepped(2, 3, 1), stepped(0, 3, -1)]).toEqual([
    0, 2, 0, 2,
  ]);
});

test("clocks are read in the unit that fits", () => {
  expect([0, 5.2, 65, 3725, 90_000].map(clockText)).toEqual([
    "0:00",
    "0:06",
    "1:05",
    "1:02:05",
    "1 d 1 h",
  ]);
  expect([left(10, true, 4), left(10, false, 4), left(3, true, 9)]).toEqual([6, 10, 0]);
});

test("messages after the last one read are new", () => {
  const lines = [1, 2, 5].map((number) => ({ number, at: 0, name: "", seat: null, text: "" }));
  expect([unreadLines(lines, 0), unreadLines(lines, 2), unreadLines(lines, 5)]).toEqual([3, 1, 0]);
});
