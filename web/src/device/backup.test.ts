import { expect, test } from "vitest";

import { parse } from "./backup";
import { fileOf } from "./requests";

test("a backup is read; anything else is none", () => {
  const backup = { ennead: 1, kept: { "table/a": "[]" }, settings: { ennead: "{}" } };
  expect(parse(JSON.stringify(backup))).toEqual(backup);
  for (const wrong of [
    "",
    "{",
    "null",
    "[]",
    '{"ennead": 2, "kept": {}, "settings": {}}',
    '{"ennead": 1, "kept": {"a": 1}, "settings": {}}',
    '{"ennead": 1, "kept": {}}',
  ])
    expect(parse(wrong)).toBeNull();
});

test("what is the same for all is a file, everything else is asked of Python", () => {
  expect(fileOf("/api/games?lang=de")).toBe("data/games.de.json");
  expect(fileOf("/api/terms/ra?lang=en")).toBe("data/terms-ra.en.json");
  expect(fileOf("/api/lessons")).toBe("data/lessons.en.json");
  expect(fileOf("/api/tables/abc")).toBeNull();
  expect(fileOf("/api/lessons/ra/first")).toBeNull();
});
