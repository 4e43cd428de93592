import { expect, test } from "vitest";

import { capital } from "./capital";

test("the first letter is a capital, the others stay as they are", () => {
  expect(capital("draw a tile")).toBe("Draw a tile");
  expect(capital("übergib Ra")).toBe("Übergib Ra");
  expect(capital("")).toBe("");
});
