import { expect, test } from "vitest";

import { matches, pieces, wordsOf } from "./search";

function hits(text: string, query: string): string[] {
  return pieces(text, wordsOf(query))
    .filter((piece) => piece.isHit)
    .map((piece) => piece.text);
}

test("case and accents do not matter", () => {
  expect(matches(wordsOf("PLATTCHEN"), "Ein Plättchen ziehen")).toBe(true);
  expect(matches(wordsOf("fluss"), "der Fluß")).toBe(true);
  expect(matches(wordsOf("Dürre"), "DURRE")).toBe(true);
});

test("every word must occur, in any of the texts", () => {
  expect(matches(wordsOf("ak-m2 nile"), "AK-M2", "Movement crosses the Nile")).toBe(true);
  expect(matches(wordsOf("ak-m2 camel"), "AK-M2", "Movement crosses the Nile")).toBe(false);
  expect(matches([], "anything")).toBe(true);
});

test("hits are shown as they are written", () => {
  expect(hits("Ein Plättchen, zwei Plättchen", "plattchen")).toEqual(["Plättchen", "Plättchen"]);
  expect(hits("groß und Größe", "ss")).toEqual(["ß", "ß"]);
  expect(hits("👑 crown", "crown")).toEqual(["crown"]);
});

test("the pieces together are the text", () => {
  const text = "Übergang über den Fluß";
  expect(
    pieces(text, wordsOf("uber flu"))
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(hits(text, "uber flu")).toEqual(["Über", "über", "Flu"]);
  expect(pieces(text, [])).toEqual([{ text, isHit: false }]);
});

test("nothing is a pattern", () => {
  expect(matches(wordsOf("(a.*"), "aaa")).toBe(false);
  expect(hits("what (RA-E2) says", "(ra-e2)")).toEqual(["(RA-E2)"]);
});
