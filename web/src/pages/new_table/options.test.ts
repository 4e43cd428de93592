import { expect, test } from "vitest";

import type { OptionInfo, Term } from "../../protocol";
import { Terms } from "../../terms.svelte";
import {
  exchanged,
  isSet,
  listsFor,
  offeredOptions,
  optionValue,
  singles,
  toggled,
  valueIndex,
  withOption,
} from "./options";

function option(name: string, parts: Partial<OptionInfo> = {}): OptionInfo {
  return { name, values: ["random"], also: "", needs: null, ...parts } as OptionInfo;
}

const scores = option("open_scores", { values: [true, false] });
const packs = option("packs", { values: [[], ["gods"], ["revolt"], ["gods", "revolt"]] });

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
  expect(listsFor(option("gods", { also: "seats" }), 2, terms)).toEqual([
    ["isis", "ra"],
    ["isis", "ra"],
  ]);
  expect(listsFor(option("guardians", { also: "levels" }), 2, terms)).toEqual([
    ["satet"],
    ["apep", "mummy"],
  ]);
  expect(listsFor(option("scenario"), 2, terms)).toBeNull();
});

test("no god is chosen twice: two seats change places", () => {
  expect(exchanged(["isis", "ra"], 0, "ra")).toEqual(["ra", "isis"]);
  expect(exchanged(["isis", "ra"], 0, "amun")).toEqual(["amun", "ra"]);
});

test("what may be combined is a set: nothing of it is as usual", () => {
  expect([isSet(packs), isSet(scores)]).toEqual([true, false]);
  expect(toggled(["revolt"], ["gods"], true)).toEqual(["gods", "revolt"]);
  expect(toggled(["gods", "revolt"], ["revolt"], false)).toEqual(["gods"]);
  expect(withOption(packs, { packs: ["gods"] }, [])).toEqual({});
  expect(valueIndex(packs, { packs: ["revolt"] })).toBe(2);
  expect(valueIndex(packs, { packs: ["other"] })).toBe(-1);
  expect(singles(packs)).toEqual([1, 2]);
});

test("an option of a pack is offered with its pack", () => {
  const eyes = option("horus_eyes", { needs: ["packs", "gods"] });
  expect(offeredOptions([packs, eyes], {})).toEqual([packs]);
  expect(offeredOptions([packs, eyes], { packs: ["gods"] })).toEqual([packs, eyes]);
});
