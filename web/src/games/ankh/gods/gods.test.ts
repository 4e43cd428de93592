import { expect, test } from "vitest";

import { ends, moments } from "../moments.fixture";
import { fullName, godsAtTable } from "./gods";

const views = [...moments.map(({ view }) => view), ...ends];

test("every seat is at one panel, mine at the first", () => {
  for (const view of views)
    for (let seat = 0; seat < view.players; seat += 1) {
      const gods = godsAtTable(view, seat);
      expect(gods[0]!.seats).toContain(seat);
      expect(gods.flatMap(({ seats }) => seats).sort()).toEqual(view.plays.map((_, n) => n));
    }
});

test("a merged god has two names, two seats and both abilities", () => {
  const merged = views
    .flatMap((view) => godsAtTable(view, null))
    .filter(({ seats }) => seats.length > 1);
  expect(merged.length).toBeGreaterThan(0);
  for (const god of merged) {
    expect(god.names.length).toBe(2);
    expect(god.tokens.map((tokens) => tokens.god)).toEqual(god.names);
    expect(fullName(god, (id) => id.toUpperCase())).toBe(
      `${god.names[0]!.toUpperCase()}-${god.names[1]!.toUpperCase()}`,
    );
  }
});

test("ranks follow devotion; forgotten gods have none", () => {
  for (const view of views) {
    const gods = godsAtTable(view, null);
    const ranked = gods
      .filter(({ rank }) => rank !== null)
      .sort((one, other) => one.rank! - other.rank!);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, n) => n + 1));
    expect(ranked.map(({ devotion }) => devotion)).toEqual(
      [...ranked.map(({ devotion }) => devotion)].sort((a, b) => b - a),
    );
  }
  expect(ends.flatMap((view) => godsAtTable(view, null)).some(({ forgotten }) => forgotten)).toBe(
    true,
  );
});

test("cards are in hand or played; warriors on the map, in the pool or trapped", () => {
  for (const view of views)
    for (const god of godsAtTable(view, null)) {
      if (god.forgotten) continue;
      expect(god.hand.length + god.played.length).toBe(7);
      const pooled = god.pool.reduce((sum, [, number]) => sum + number, 0);
      expect(god.onMap + pooled + god.trapped).toBe(1 + 6 + god.guardians.length);
    }
});
