import { expect, test } from "vitest";

import { Terms, type Term } from "../../../terms.svelte";
import { emblemOf, learnLooks, lookOf, shapeOf } from "./looks.svelte";

const god = (id: string, facts: Record<string, unknown> = {}): Term => ({
  kind: "god",
  id,
  name: id,
  about: "",
  rule: null,
  facts,
});
const color = (id: string) => document.documentElement.style.getPropertyValue(`--${id}`);

test("a god of a pack looks as its pack tells", () => {
  learnLooks(
    new Terms([god("isis"), god("bastet", { color: "#123456", base: "M0 0Z", sign: "M1 1Z" })]),
  );
  expect(emblemOf("bastet")).toMatchObject({ base: "M0 0Z", sign: "M1 1Z" });
  expect([color("bastet"), color("isis")]).toEqual(["#123456", ""]);
});

test("gods that bring nothing have shapes and colors of their own", () => {
  learnLooks(new Terms([god("one"), god("two")]));
  expect(emblemOf("one")?.base).not.toBe(emblemOf("two")?.base);
  expect(color("one")).not.toBe(color("two"));
  expect(emblemOf("nobody")).toBeUndefined();
});

test("pieces and events of a pack look as their pack tells", () => {
  const told = (kind: string, id: string, facts: Record<string, unknown>): Term => ({
    ...god(id, facts),
    kind,
  });
  learnLooks(
    new Terms([
      told("guardian", "ibis", { shape: "M2 2Z" }),
      told("figure", "crocodile", { shape: "M3 3Z", color: "#3F5E2A" }),
      told("event", "flood_tide", { icon: "M4 4h2" }),
    ]),
  );
  expect([shapeOf("ibis"), shapeOf("crocodile")]).toEqual(["M2 2Z", "M3 3Z"]);
  expect(lookOf("crocodile")?.color).toBe("#3F5E2A");
  expect(lookOf("flood_tide")?.icon).toBe("M4 4h2");
  expect(shapeOf("unheard of")).not.toBe("");
});
