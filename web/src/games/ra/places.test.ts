import { expect, test } from "vitest";

import { placed } from "./places";

test("a sun that is bid leaves a hole, which the sun won fills", () => {
  expect(placed([], [4, 7, 11])).toEqual([4, 7, 11]);
  expect(placed([4, 7, 11], [7, 11])).toEqual([null, 7, 11]);
  expect(placed([null, 7, 11], [7, 11, 1])).toEqual([1, 7, 11]);
  expect(placed([4, 7, 11], [7, 11, 1])).toEqual([1, 7, 11]);
});
