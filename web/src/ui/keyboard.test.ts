import { expect, test } from "vitest";

import { ofPage } from "./keyboard";

/** Whether a key that is pressed on the first button of a page, or on an element, is the page's. */
function isOfPage(
  markup: string,
  key: string,
  on = "button",
  given: KeyboardEventInit = {},
): boolean {
  document.body.innerHTML = `<main><button></button></main>${markup}`;
  let heard = false;
  const hear = ofPage(() => (heard = true));
  document.addEventListener("keydown", hear);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...given });
  document.querySelector(on)?.dispatchEvent(event);
  document.removeEventListener("keydown", hear);
  return heard;
}

test("a key is the page's while nothing is open on it", () => {
  expect(isOfPage("", "1")).toBe(true);
  expect(isOfPage("<dialog></dialog><input type='range'><p role='tooltip'></p>", "1")).toBe(true);
  expect(isOfPage("", "u", "button", { ctrlKey: true })).toBe(false);
});

test("no key is the page's beside a dialog or a menu", () => {
  expect(isOfPage("<dialog open></dialog>", "1")).toBe(false);
  expect(isOfPage("<dialog open></dialog>", "Escape")).toBe(false);
  expect(isOfPage("<div data-keys='own'></div>", "h")).toBe(false);
});

test("beside a field for text only Escape is the page's", () => {
  for (const field of ["<input>", "<textarea></textarea>", "<input type='text'>"]) {
    expect(isOfPage(field, "1")).toBe(false);
    expect(isOfPage(field, "Escape")).toBe(true);
  }
});

test("what is pressed in a field or on a control is theirs", () => {
  expect(isOfPage("<input>", "Escape", "input")).toBe(false);
  expect(isOfPage("<input type='range'>", "1", "input")).toBe(false);
  expect(isOfPage("<select></select>", "c", "select")).toBe(false);
});
