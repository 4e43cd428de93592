import { expect, test } from "vitest";

import type { OptionInfo, Term } from "../../protocol";
import { Terms } from "../../terms.svelte";
import { exchanged, listsFor, optionValue, withOption } from "./options";

const scores = { name: "open_scores", values: [true, false] } as Partial<OptionInfo> as OptionInfo;

function term(kind: string, id: string, level = 0): Term {
  return { kind, id, name: id, about: "", rule: null, facts: { level } };
}

const terms = new Terms([
  term("god", "isis"),
  term("god", "ra"),
  term("guardian", "apep", 2),
  term("guardian", "satet", 1),
  term("guardian", "mummy", 2),
]);

test("what is not chosen is as usual, and what is as usual is not sent", () => {
  expect(optionValue(scores, {})).toBe(true);
  expect(withOption(scores, { other: 1 }, false)).toEqual({ other: 1, open_scores: false });
  expect(withOption(scores, { other: 1, open_scores: false }, true)).toEqual({ other: 1 });
});

test("a god for each seat, a guardian for each level", () => {
  expect(listsFor("gods", 2, terms)).toEqual([
    ["isis", "ra"],
    ["isis", "ra"],
  ]);
  expect(listsFor("guardians", 2, terms)).toEqual([["satet"], ["apep", "mummy"]]);
  expect(listsFor("scenario", 2, terms)).toBeNull();
});

test("no god is chosen twice: two seats change places", () => {
  expect(exchanged(["isis", "ra"], 0, "ra")).toEqual(["ra", "isis"]);
  expect(exchanged(["isis", "ra"], 0, "amun")).toEqual(["amun", "ra"]);
});
