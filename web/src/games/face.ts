/** What the client has for a game of its own: all of it is in the game's folder, none is required. */

import type { Component } from "svelte";

import type { GameEvent, Question, TableState } from "../protocol";
import type { Sound } from "../sound/sounds";
import type { Desk } from "../table/desk.svelte";
import type { Turn } from "../table/turns";
import type { Terms } from "../terms.svelte";
import type { Language } from "../words/words.svelte";
import type { GameTable } from "./contract";

export type InEveryLanguage = Record<Language, string>;

/** Something with a name and an explanation in the game's catalogue. */
export interface TermKey {
  kind: string;
  id: string;
}

export interface GameFace {
  /** Its place among the games: the lowest is first. */
  order: number;
  title: string;
  /** The game in one sentence. */
  about: InEveryLanguage;
  /** What is counted to see who won. */
  score: InEveryLanguage;
  /** A picture for the start page. */
  Scene: Component;
  /** The board of a game that has just begun, small, to choose options by. */
  opening?: () => Promise<{ default: Component<{ view: never }> }>;
  /** The table is loaded when it is first needed. */
  table: () => Promise<{ default: GameTable }>;
  /** The kinds of terms worth reading through, in this order, each with its heading. */
  glossary: Record<string, InEveryLanguage>;
  /** The picture of a term in the glossary, for the kinds that have one. */
  Picture?: Component<TermKey>;
  /** What a seat is known by besides its player's name. */
  emblem?: (view: never, seat: number) => TermKey | null;
  /** A seat in the bar of the table: its mark and its score, drawn from a view. */
  Badge?: Component<{ view: never; seat: number }>;
  /** The color of a seat's name, readable on panels. */
  seatColor?: (view: never, seat: number) => string;
  /** Whether two views belong to the turn of one player, so that they are shown as one. */
  isOneTurn?: (earlier: never, later: never) => boolean;
  /** The names of events that are to be watched: nothing is shown together with them. */
  watched?: readonly string[];
  /** Read off the terms what the client draws of things that it does not know. */
  learn?: (terms: Terms) => void;
  /** The seat whose turn begins with an event; null for what is nobody's turn; else undefined. */
  begins?: (event: GameEvent) => number | null | undefined;
  /** What belongs together in a recap, if not the events of a turn. */
  chapters?: (events: readonly GameEvent[]) => Turn[];
  /** What happened in a turn or chapter, in a few words. */
  recap?: (events: GameEvent[], terms: Terms, view: never) => string;
  /** Where its board is in its table, for a picture of it. */
  board?: string;
  /** Whether its table says who came where, so that nothing else needs to. */
  tellsRanking?: (view: never) => boolean;
  /** Whether its board has a place for every answer, also for those that do nothing. */
  offersAll?: boolean;
  /** Whether a question has few answers and no place on the board: then the bar has them all. */
  isAnsweredInBar?: (question: Question) => boolean;
  /** What is said to these seats while others are awaited, if more than who that is. */
  waiting?: (view: never, you: readonly number[], state: TableState, terms: Terms) => string | null;
  /** What is heard of something that happens. */
  sound?: (event: GameEvent) => Sound | null;
  /** What may be ordered in advance while others act. */
  Orders?: Component<{ desk: Desk }>;
}
