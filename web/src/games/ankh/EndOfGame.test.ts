import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { Terms } from "../../terms.svelte";
import EndOfGame from "./EndOfGame.svelte";
import { ends, events } from "./moments.fixture";
import type { Play } from "./play";
import { targetsOf } from "./targets";
import type { AnkhView } from "./view";

afterEach(cleanup);

const end = ends[0]!;

function shown(view: AnkhView): void {
  const play: Play = {
    view,
    viewSeat: 0,
    question: null,
    targets: targetsOf(null),
    choose: () => undefined,
    point: () => undefined,
    pointed: null,
    why: () => undefined,
    asksWhy: false,
    terms: new Terms([]),
    you: [0],
    toAct: [],
    seats: [],
  };
  render(EndOfGame, { props: { play, log: events } });
}

test("the end tells who came where, and where the devotion came from", () => {
  shown(end);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(end.ascending.length);
  expect(screen.getByRole("region", { name: /devotion/ })).toBeTruthy();
});

test("a game that was given up has no winner of its own, and its chart", () => {
  shown({ ...end, over: false, winner: null, ending: null, ranking: null });
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  expect(screen.getByRole("region", { name: /devotion/ })).toBeTruthy();
});

test("how the winner came by its last devotion is told by region", () => {
  shown({ ...end, winner: 1, ending: "top" });
  const told = screen.getByText(/^In conflict \d it gained:/);
  expect(told.textContent).toMatch(/Region \d: .*(battles won|monuments|regions dominated) \d/);
});
