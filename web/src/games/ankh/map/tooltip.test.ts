import { expect, test } from "vitest";

import { tooltipPlace } from "./tooltip";

const size = { width: 100, height: 40 };
const map = { width: 400, height: 400 };

test("a tooltip stands above what it tells of, or below it at the upper edge", () => {
  expect(tooltipPlace(size, { x: 200, y: 200 }, 20, map, [])).toEqual({ x: 150, y: 140 });
  expect(tooltipPlace(size, { x: 200, y: 20 }, 20, map, [])).toEqual({ x: 150, y: 40 });
  expect(tooltipPlace(size, { x: 10, y: 200 }, 20, map, [])?.x).toBe(4);
});

test("it gives way to what can be chosen, and is not there if there is no place", () => {
  const above = { at: { x: 200, y: 150 }, reach: 25 };
  expect(tooltipPlace(size, { x: 200, y: 200 }, 20, map, [above])).toEqual({ x: 150, y: 220 });
  const everywhere = [0, 100, 200, 300, 400].flatMap((x) =>
    [0, 100, 200, 300, 400].map((y) => ({ at: { x, y }, reach: 60 })),
  );
  expect(tooltipPlace(size, { x: 200, y: 200 }, 20, map, everywhere)).toBeNull();
});
