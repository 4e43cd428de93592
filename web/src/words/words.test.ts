import { expect, test } from "vitest";

import { fill, phrases, speak } from "./words.svelte";

const say = phrases({
  tiles: {
    en: { one: "{n} tile", other: "{n} tiles" },
    de: { one: "{n} Plättchen", other: "{n} Plättchen" },
  },
  hello: { en: "Hello {name}", de: "Hallo {name}" },
});

test("a phrase follows the language of the screen", () => {
  speak("de");
  expect(say("hello", { name: "Isis" })).toBe("Hallo Isis");
  speak("en");
  expect(say("hello", { name: "Isis" })).toBe("Hello Isis");
});

test("one is singular, all else is plural", () => {
  speak("en");
  expect([0, 1, 2].map((n) => say("tiles", { n }))).toEqual(["0 tiles", "1 tile", "2 tiles"]);
});

test("a gap that nobody fills stays visible", () => {
  expect(fill("{who} draws", "en")).toBe("{who} draws");
});
