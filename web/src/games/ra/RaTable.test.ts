import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { GameTableProps } from "../contract";
import { event, NOTHING, question, raView, tableProps } from "./ra.fixture";
import RaTable from "./RaTable.svelte";
import type { RaView } from "./view";

const wish = (name: string) => document.querySelectorAll<HTMLElement>(`[data-wish="${name}"]`);
const table = (given: Partial<GameTableProps<RaView>> = {}) =>
  render(RaTable, { props: tableProps(given) });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("choosing on the table", () => {
  test("every legal answer is a piece on the table, and chooses itself", async () => {
    const answers = {
      turn: ["draw", "god", "ra"],
      bid: ["pass", "bid 5", "bid 8"],
      take_tile: ["take nile", "done"],
      discard: ["discard temple"],
    };
    for (const [name, notations] of Object.entries(answers)) {
      const choose = vi.fn();
      table({ question: question(name, ...notations), choose });
      for (const notation of notations) await fireEvent.click(wish(notation)[0]!);
      expect(choose.mock.calls.map(([answer]) => answer as number)).toEqual(
        notations.map((_, n) => n),
      );
      cleanup();
    }
  });

  test("both tiles of a kind that may be taken can be clicked, the God beside them not", () => {
    table({ question: question("take_tile", "take nile") });
    expect([...wish("take nile")].map((piece) => piece.getAttribute("aria-disabled"))).toEqual([
      "false",
      "false",
    ]);
    expect(wish("take god")[0]?.getAttribute("aria-disabled")).toBe("true");
  });

  test("what is not offered does nothing, or is asked about", async () => {
    const [choose, why] = [vi.fn(), vi.fn()];
    const { rerender } = table({ question: question("bid", "bid 8"), choose, why });
    await fireEvent.click(wish("bid 5")[0]!);
    expect(why).not.toHaveBeenCalled();
    await rerender({ asksWhy: true });
    await fireEvent.click(wish("bid 5")[0]!);
    await fireEvent.click(wish("bid 2")[0]!);
    expect(why.mock.calls).toEqual([["bid 5"], ["bid 2"]]);
    expect(choose).not.toHaveBeenCalled();
  });

  test("what is pointed at in the list is shown on the table, and the other way round", async () => {
    const point = vi.fn();
    table({ question: question("bid", "pass", "bid 8"), pointed: 1, point });
    expect(wish("bid 8")[0]?.classList).toContain("pointed");
    await fireEvent.mouseEnter(wish("pass")[0]!);
    expect(point).toHaveBeenCalledWith(0);
  });
});

describe("what is shown", () => {
  test("in an auction, who has bid what and who comes yet", async () => {
    const asked = {
      question: "bid",
      seats: [0],
      order: [1, 0],
      ra_player: 0,
      highest: 9,
      bidder: 1,
    };
    table({ view: raView({ asked }), question: question("bid", "pass") });
    const bidders = within(screen.getByRole("list", { name: "Bidding, in this order" }));
    const said = bidders
      .getAllByRole("listitem")
      .map((item) => item.textContent.replace(/\s+/g, " "));
    expect(said[0]).toContain("Bob bids 9");
    expect(said[1]).toContain("Anna bids now");
  });

  test("a spectator sees all players and nothing to choose", () => {
    table({ viewSeat: null, you: [], view: raView({ track_gain: null }) });
    expect(
      screen.getAllByRole("region").map((region) => region.getAttribute("aria-label")),
    ).toEqual(expect.arrayContaining(["Anna", "Bob", "Cleo"]));
    expect(document.querySelectorAll(".offered")).toHaveLength(0);
  });
});

describe("what is said of a piece", () => {
  test("its name, and what choosing it means if that is something else", () => {
    const asked = question("turn", "ra", "draw");
    asked.answers[0]!.words = "invoke Ra";
    table({ question: asked });
    expect(wish("ra")[0]?.getAttribute("aria-label")).toBe("Invoke Ra");
    expect(wish("draw")[0]?.getAttribute("aria-label")).toBe("Bag with 40 tiles: draw");
  });
});

describe("the score sheet", () => {
  const ended = () =>
    raView({
      epoch: 3,
      sheets: [
        [NOTHING, NOTHING, NOTHING],
        [NOTHING, NOTHING, NOTHING],
      ],
    });

  test("waits until it has been read", async () => {
    const { rerender } = table();
    expect(screen.queryByRole("dialog")).toBeNull();
    await rerender({ view: ended(), events: [event("scored", { epoch: 2 })] });
    expect(screen.getByRole("dialog", { name: "Epoch 2 is scored" })).toBeTruthy();
    await rerender({ view: ended(), events: [event("drawn", { player: 1, tile: "nile" })] });
    await fireEvent(screen.getByRole("dialog"), new Event("close"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await rerender({ view: ended(), events: [] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("counts losses from 0, which has no sign", async () => {
    const row = [{ ...NOTHING, civilization: -5 }, NOTHING, NOTHING];
    const { rerender } = table();
    const view = raView({ epoch: 3, sheets: [row, row] });
    await rerender({ view, events: [event("scored", { epoch: 2 })] });
    const cells = within(screen.getByRole("dialog")).getAllByRole("cell");
    const numbers = cells.map((cell) => cell.textContent.trim());
    expect(numbers).toContain("0");
    expect(numbers).not.toContain("−0");
  });

  test("is shown again if the page was left before", async () => {
    const { rerender } = table();
    await rerender({ view: ended() });
    cleanup();
    table({ view: ended() });
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test("can be opened again", async () => {
    table({ view: ended() });
    await fireEvent.click(screen.getByRole("button", { name: "Score sheet" }));
    expect(screen.getByRole("dialog", { name: "Epoch 2 is scored" })).toBeTruthy();
  });
});
