import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Question } from "../../../protocol";
import { Terms } from "../../../terms.svelte";
import { ends } from "../moments.fixture";
import type { Play } from "../play";
import { targetsOf } from "../targets";
import CardChooser from "./CardChooser.svelte";

afterEach(cleanup);

const CARDS = ["flood", "miracle", "drought"];

/** The hand of a god that has played some cards, or none yet. */
function asked(answered: string | null, choose = vi.fn()): Play {
  const answers = CARDS.map((card, answer) => ({
    answer,
    notation: `play ${card}`,
    verb: "play",
    what: [{ kind: "card", name: card }],
    words: card,
    final: false,
  }));
  const question = {
    seat: 0,
    name: "play_cards",
    click: "card",
    shown_on: "stage",
    words: "?",
    answers,
    answered,
  } as Question;
  return {
    view: ends[0]!,
    viewSeat: 0,
    question,
    targets: targetsOf(question),
    choose,
    point: () => undefined,
    pointed: null,
    why: () => undefined,
    asksWhy: false,
    terms: new Terms([]),
    you: [0],
    toAct: [0],
    seats: [],
  };
}

const button = () => document.querySelector<HTMLButtonElement>(".go button")!;
const card = (name: string) => document.querySelector(`[data-card="${name}"]`)!;

test("a card is chosen, and then played by the button that names it", async () => {
  const choose = vi.fn();
  render(CardChooser, { props: { play: asked(null, choose), width: 80 } });
  expect([button().textContent.trim(), button().disabled]).toEqual(["Choose a card", true]);
  await fireEvent.click(card("miracle"));
  expect(button().textContent.trim()).toBe("Play miracle");
  await fireEvent.click(button());
  expect(choose).toHaveBeenCalledWith(1);
});

test("the card that was played says so, until another one is picked", async () => {
  render(CardChooser, { props: { play: asked("play miracle"), width: 80 } });
  const given = "Chosen: miracle. Pick another to change.";
  expect([screen.getByRole("status").textContent, button()]).toEqual([given, null]);
  await fireEvent.click(card("miracle"));
  expect([screen.getByRole("status").textContent, button()]).toEqual([given, null]);
  await fireEvent.click(card("flood"));
  expect([button().textContent.trim(), button().disabled]).toEqual(["Play flood instead", false]);
});
