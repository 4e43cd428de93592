import { expect, test } from "vitest";

import { hyphenated } from "./hyphens";

test("long words may be divided, others are left alone", () => {
  expect(hyphenated("Anbetungswürdig")).toBe("An\u00adbetungs\u00adwürdig");
  expect(hyphenated("Gott der Tempel")).toBe("Gott der Tempel");
});
