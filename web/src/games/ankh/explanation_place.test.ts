import { expect, test } from "vitest";

import { placeOf } from "./explanation_place";

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const size = { width: 300, height: 140 };
const desktop = { width: 1440, height: 900 };

test("it lies beside its column and covers nothing in it", () => {
  const tracks = box(0, 48, 200, 800);
  expect(placeOf(box(8, 60, 190, 80), tracks, size, desktop)).toEqual({ left: 208, top: 60 });
  const side = box(1060, 48, 380, 852);
  expect(placeOf(box(1300, 200, 90, 24), side, size, desktop)).toEqual({ left: 752, top: 200 });
});

test("it never leaves the window", () => {
  const side = box(1060, 48, 380, 852);
  expect(placeOf(box(1100, 880, 90, 24), side, size, desktop).top).toBe(752);
});

test("without room beside a column it lies above what it explains, or below it", () => {
  const phone = { width: 390, height: 844 };
  const sheet = box(0, 400, 390, 444);
  expect(placeOf(box(20, 600, 80, 30), sheet, size, phone)).toEqual({ left: 8, top: 452 });
  expect(placeOf(box(20, 60, 80, 30), null, size, phone)).toEqual({ left: 8, top: 98 });
});
