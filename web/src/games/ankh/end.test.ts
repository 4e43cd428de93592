import { expect, test } from "vitest";

import { places } from "./end";
import { ends } from "./moments.fixture";

test("every god has a place, and both players of a merged god share it", () => {
  for (const view of ends) {
    const ranked = places(view);
    expect(ranked.flatMap(({ god }) => god.seats).sort()).toEqual(
      view.plays.map((_, seat) => seat),
    );
    if (view.winner === null)
      expect(ranked.every(({ place, won }) => place === null && !won)).toBe(true);
    else
      expect(ranked.find(({ won }) => won)).toMatchObject({ place: 1, god: { god: view.winner } });
  }
  expect(new Set(ends.map(({ ending }) => ending)).size).toBeGreaterThan(1);
});
