import { expect, test } from "vitest";

import { bare, isRuling, mentions, sectionName, sections, shelves, type Rule } from "./reference";

const rules: Rule[] = [
  { id: "AK-B1", section: "Board (AK-B)", text: "The board is a map." },
  { id: "AK-M2", section: "Move Figures (AK-M)", text: "Movement passes through camels." },
  { id: "AK-M6", section: "Move Figures (AK-M)", text: "*ruling* Not onto a token (AK-O4)." },
];

test("a section is known by its letters", () => {
  expect(sectionName("Board (AK-B)")).toEqual({ id: "AK-B", title: "Board" });
  expect(sectionName("Battle (AK-Y), step by step")).toEqual({
    id: "AK-Y",
    title: "Battle, step by step",
  });
  expect(sectionName("Ankh powers, level 1 (AK-L1)").id).toBe("AK-L1");
});

test("rules are grouped, and a search leaves what fits", () => {
  expect(sections(rules, "").map((section) => section.rules.length)).toEqual([1, 2]);
  expect(sections(rules, "CAMEL")[0]?.rules[0]?.id).toBe("AK-M2");
  expect(sections(rules, "ak-m6")).toHaveLength(1);
  expect(sections(rules, "move")).toHaveLength(1);
  expect(sections(rules, "ruling")).toEqual([]);
  expect(sections(rules, "elephant")).toEqual([]);
});

test("a ruling is marked, and its mark is not part of its text", () => {
  expect(rules.map((rule) => isRuling(rule.text))).toEqual([false, false, true]);
  expect(bare("*Entscheid* Ein `x`.")).toBe("Ein x.");
});

test("ids that exist become links", () => {
  expect(mentions("No token (AK-O4), AK-ZZ9.", new Set(["AK-O4"]))).toEqual([
    { text: "No token (", rule: null },
    { text: "AK-O4", rule: "AK-O4" },
    { text: "), AK-ZZ9.", rule: null },
  ]);
});

test("the glossary has what is worth reading, in order", () => {
  const term = (kind: string, name: string) => ({
    kind,
    id: name,
    name,
    about: "",
    rule: null,
    facts: {},
  });
  const terms = [term("card", "Flood"), term("option", "Scenario"), term("god", "Isis")];
  const kinds = { god: { en: "Gods", de: "Götter" }, card: { en: "Cards", de: "Karten" } };
  expect(shelves(terms, "", kinds).map((shelf) => shelf.kind)).toEqual(["god", "card"]);
  expect(shelves(terms, "isi", kinds).map((shelf) => shelf.terms[0]?.name)).toEqual(["Isis"]);
  expect(shelves(terms, "").map((shelf) => shelf.kind)).toEqual(["card", "option", "god"]);
});
