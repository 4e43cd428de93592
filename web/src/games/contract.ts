/** What a game's table is given, and what it may do: draw a view and offer legal answers. */

import type { Component } from "svelte";

import type {
  Drawing,
  GameEvent,
  LegalAnswer,
  PlannedAnswer,
  Question,
  SeatState,
} from "../protocol";
import type { TurnStep } from "../table/turn";
import type { Terms } from "../terms.svelte";

/** A wish for something that is not offered, in words. */
export interface WishTold {
  /** What was clicked. */
  name: string;
  /** What has to be done first, if that is known. */
  first?: string;
}

/** `View` is the type that the game declares for its views. */
export interface GameTableProps<View = unknown> {
  /** The view of a seat or of a spectator, as the engine gives it. */
  view: View;
  /** What the server draws of a game that this client has no face for. */
  drawing: Drawing | null;
  /** The seat whose view this is; null for a spectator. */
  viewSeat: number | null;
  /** What this screen is asked now, with all legal answers; null if it only watches. */
  question: Question | null;
  /** Give one of the question's answers. Confirming and sending is not the table's affair. */
  choose: (answer: number) => void;
  /** Do nothing more of what is asked, and give one of the answers that follow. */
  goOn?: (next: LegalAnswer) => Promise<void>;
  /** Whether an answer is on its way: none is taken until it has arrived. */
  isBusy?: boolean;
  /** Whether an answer has to be chosen twice, since it cannot be taken back. */
  asksAgain?: (answer: number) => boolean;
  /** Ask why something, in notation, is not offered. */
  why: (wish: string, told?: WishTold) => void;
  /** While this is so, a click on something that is not offered calls `why` instead of doing nothing. */
  asksWhy: boolean;
  /** The answer that is pointed at, here or in the list of choices: it is shown on the board. */
  pointed: number | null;
  point: (answer: number | null) => void;
  /** The turn that a hint intends, the next answer first: it is shown on the board. */
  plan?: PlannedAnswer[];
  /** The seat whose dashboard was asked for in the bar of the table, and how to put it away. */
  looked?: number | null;
  look?: (seat: number | null) => void;
  /** Whether nothing is played any more: the game has ended or was given up. */
  isOver?: boolean;
  /** All that happened, as far as it is known, oldest first. */
  log?: GameEvent[];
  /** What happened since one's last answer, and what of the past is pointed at in words. */
  recent?: GameEvent[];
  mentioned?: GameEvent[] | null;
  mention?: (events: GameEvent[] | null) => void;
  /** What one has answered in this turn so far, and how some of it is taken back, if it is free to. */
  turn?: TurnStep[];
  takeBack?: (first: number, count: number) => Promise<void>;
  /** What is on screen takes this many milliseconds from now: later states wait. */
  linger?: (time: number) => void;
  /** While a scene shows an earlier view, the bar of the table does so too. */
  holdBack?: (view: unknown) => void;
  /** Do not wait any longer. */
  skip?: () => void;
  /** The view as it would be after the answer that is pointed at; null if that is not known. */
  ghost?: View | null;
  seats: SeatState[];
  /** The seats of the person in front of the screen. */
  you: number[];
  toAct: number[];
  /** Whether somebody without a seat watches the game as it is played. */
  watches?: boolean;
  /** What happened between the last view and this one, for animations. */
  events: GameEvent[];
  /** Names and explanations in the language of the screen. */
  terms: Terms;
}

/** A game's table, whatever its views are. */
export type GameTable = Component<GameTableProps<never>>;
