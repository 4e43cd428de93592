/** A table of Ra for tests: three players in the second epoch, the first of them in front of the screen. */

import type { GameEvent, Question } from "../../protocol";
import { Terms } from "../../terms.svelte";
import type { GameTableProps } from "../contract";
import type { Area, RaView, ScoreRow } from "./view";

export const NOTHING: ScoreRow = {
  god: 0, pharaoh: 0, nile: 0, civilization: 0, gold: 0, monuments: 0, suns: 0, points: 10,
}; // prettier-ignore

export function area(given: Partial<Area> = {}): Area {
  return {
    suns: [5, 8], spent: [2], tiles: {}, points: 10,
    worth: { ...NOTHING, civilization: -5, points: 5 }, at_end: { monuments: 0, suns: 0 },
    ...given,
  }; // prettier-ignore
}

export function raView(given: Partial<RaView> = {}): RaView {
  return {
    game: "ra",
    players: 3,
    epoch: 2,
    ra_track: { tiles: 3, spaces: 8 },
    auction_track: ["nile", null, "god", "nile", null, null, null, null],
    sun: 7,
    bag: { ra: 10, nile: 30 },
    areas: [
      area({ tiles: { god: 1, temple: 2 } }),
      area({ suns: [3, 9], spent: [4] }),
      area({ suns: [], spent: [1, 6] }),
    ],
    track_gain: { god: 2, pharaoh: 0, nile: 0, civilization: 0, gold: 0, monuments: 0 },
    sheets: [[NOTHING, NOTHING, NOTHING]],
    turn: 0,
    asked: { question: "turn", seats: [0] },
    over: false,
    ranking: null,
    ...given,
  };
}

export function question(name: string, ...notations: string[]): Question {
  return {
    seat: 0,
    name,
    words: "?",
    answers: notations.map((notation, answer) => ({
      answer,
      notation,
      words: notation,
      final: false,
    })),
    answered: null,
    following: null,
  } as Question;
}

export function event(name: string, data: Record<string, unknown> = {}): GameEvent {
  return { version: 1, name, data, words: name };
}

export function tableProps(given: Partial<GameTableProps<RaView>> = {}): GameTableProps<RaView> {
  return {
    drawing: null,
    view: raView(),
    viewSeat: 0,
    question: null,
    choose: () => {},
    why: () => {},
    asksWhy: false,
    pointed: null,
    point: () => {},
    seats: ["Anna", "Bob", "Cleo"].map((name) => ({
      kind: "human", bot: null, name, away: false, resigned: false, connected: true, clock: null,
    })), // prettier-ignore
    you: [0],
    toAct: [0],
    events: [],
    terms: new Terms([]),
    ...given,
  };
}
