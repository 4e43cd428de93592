import { expect, test } from "vitest";

import { speak } from "../words/words.svelte";
import { read, sayings } from "./sayings";

test("a saying is read in the language of the screen, whatever it was sent in", () => {
  const english = sayings();
  speak("de");
  expect(english.map(read)).toEqual(sayings());
  expect(read("Hi, Anna")).toBe("Hi, Anna");
  speak("en");
  expect(read("Gut gespielt!")).toBe("Well played!");
});
