// Generated from ennead.server.protocol by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

export const PROTOCOL_VERSION = 1;

/** The person of a browser. */
export interface Me {
  id: string;
  nickname: string;
  named: boolean;
  language: "de" | "en";
  webhook: string | null;
  email: string | null;
  confirmed: boolean;
  webhooks: boolean;
  mail: boolean;
}

/** Changes of a person; fields that are left out stay. */
export interface ChangeMe {
  nickname?: string | null;
  language?: "de" | "en" | null;
  webhook?: string | null;
  email?: string | null;
}

/** A code to sign in on another device. */
export interface RecoveryCode {
  code: string;
}

/** The code that was sent to a mail address. */
export interface AddressCode {
  code: string;
}

/** An option of a game; the first value is the default. */
export interface OptionInfo {
  name: string;
  title: string;
  about: string;
  values: unknown[];
  value_names: string[];
  value_abouts: string[];
  also: "" | "levels" | "seat" | "seats";
  needs: [string, string] | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  bots: string[];
}

/** The plan for a seat: the creator, open, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** A bank of seconds for every seat, and the increment for each answer. */
export interface Clock {
  bank: number;
  increment?: number;
}

/** A table to be created. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  pace?: "live" | "relaxed";
  clock?: Clock | null;
  undo?: "agreed" | "none" | "own";
  spectators?: boolean;
  hints?: boolean;
  record?: string | null;
  after?: number | null;
}

/** Options of a table whose beginning is previewed. */
export interface NewOpening {
  game: string;
  players: number;
  options?: Record<string, unknown>;
}

/** A game that has just begun, as a spectator sees it; chance has drawn an example. */
export interface Opening {
  view: unknown;
  unlearned: string[];
}

/** A seat as everybody sees it. */
export interface SeatState {
  kind: "bot" | "human" | "open";
  name: string;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  connected: boolean;
  clock: number | null;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  phase: "finished" | "gathering" | "playing";
  public: boolean;
  pace: "live" | "relaxed";
  players: number;
  seats: SeatState[];
  created: number;
  updated: number;
  your_turn: boolean;
  you: number[];
  creator: boolean;
  ranking: number[][] | null;
  analysis: boolean;
  rules: number;
  outdated: boolean;
}

/** A term of a game, by its id in views, answers and events. */
export interface Term {
  kind: string;
  id: string;
  name: string;
  about: string;
  rule: string | null;
  facts: Record<string, unknown>;
}

/** An option of the game as it was chosen for a table, in words. */
export interface ChosenOption {
  name: string;
  title: string;
  value: unknown;
  words: string;
}

/** An event, for the log and for animations. */
export interface GameEvent {
  version: number;
  name: string;
  data: Record<string, unknown>;
  words: string;
}

/** A drawing of a table, made by its game. */
export interface Drawing {
  svg: string | null;
  text: string;
}

/** The table after one step, as the receiver may see it. */
export interface Moment {
  version: number;
  step: number;
  seat: number | null;
  notation: string;
  words: string;
  events: GameEvent[];
  to_act: number[];
  view: Record<string, unknown>;
  drawing: Drawing | null;
}

/** Some moments of a game, and their number in all. */
export interface Replay {
  game: string;
  players: number;
  options: ChosenOption[];
  names: string[];
  length: number;
  moments: Moment[];
  ranking: number[][] | null;
  steps: number[];
}

/** A better answer than the one given, with reasons and the gain. */
export interface Better {
  words: string;
  reasons: string;
  gain: number;
}

/** An answer that changed the chances much. */
export interface Swing {
  step: number;
  by: number;
  words: string;
  seat: number;
  gain: number;
  better: Better | null;
}

/** A review: the chances over a game, and the answers that changed them most. */
export interface Review {
  game: string;
  players: number;
  steps: number[];
  chances: number[][];
  swings: Swing[];
}

/** A chapter in the list of a game's lessons. */
export interface ChapterInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
}

/** The lessons of a game. */
export interface LessonInfo {
  game: string;
  chapters: ChapterInfo[];
}

/** All answers of a learner in a chapter; only the last may be wrong. */
export interface LessonAnswers {
  answers?: string[];
  language?: "de" | "en";
}

/** A rule that a text cites. */
export interface CitedRule {
  id: string;
  text: string;
}

/** A thing that an answer names: a space, a card, a tile, a number; named as in views. */
export interface Thing {
  kind: string;
  name: string | number;
}

/** A legal answer of a seat: its number, its notation, its words. */
export interface LegalAnswer {
  answer: number;
  notation: string;
  verb: string;
  what: Thing[];
  words: string;
  final: boolean;
}

/** What the same seat is asked once it does nothing, or nothing more. */
export interface Following {
  after: number;
  click: string;
  answers: LegalAnswer[];
}

/** The question to a seat of the receiver. */
export interface Question {
  seat: number;
  name: string;
  click: string;
  shown_on: string;
  words: string;
  answers: LegalAnswer[];
  confirm: boolean;
  answered: string | null;
  following: Following | null;
}

/** An answer that would be taken back. */
export interface TakenBack {
  seat: number;
  words: string;
}

/** A proposal that needs the agreement of others; who has made it can withdraw it. */
export interface Proposal {
  kind: "replace" | "undo";
  by: number;
  seat: number;
  agreed: number[];
  needed: number[];
  taken_back: TakenBack[];
  still: number;
}

/** The table as the receiver sees it, with the events since the last message. */
export interface TableState {
  type: "state";
  version: number;
  id: string;
  code: string;
  game: string;
  phase: "finished" | "gathering" | "playing";
  options: ChosenOption[];
  public: boolean;
  pace: "live" | "relaxed";
  clock: Clock | null;
  spectators: boolean;
  hints: boolean;
  seats: SeatState[];
  you: number[];
  creator: boolean;
  undo: "agreed" | "none" | "own";
  to_act: number[];
  sitting_out: number[];
  questions: Question[];
  events: GameEvent[];
  gap: boolean;
  view: Record<string, unknown> | null;
  view_seat: number | null;
  proposal: Proposal | null;
  standing: Record<string, unknown> | null;
  ranking: number[][] | null;
  can_undo: number[];
  can_ask_undo: number[];
  analysis: boolean;
  rematch: string | null;
  drawing: Drawing | null;
}

/** A chapter as the learner sees it after the answers given. */
export interface LessonState {
  chapter: ChapterInfo;
  done: number;
  steps: number;
  accepted: boolean | null;
  said: string;
  text: string;
  rules: CitedRule[];
  reading: boolean;
  expected: number[];
  ended: boolean;
  following: string | null;
  state: TableState;
}

/** The first message: which language, and the version seen last. */
export interface Hello {
  type: "hello";
  language?: "de" | "en";
  since?: number;
}

/** Answer for a seat of the sender's the question seen at a version. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  seat: number;
  answer: number;
}

/** Take an open seat before the game begins. */
export interface SitDown {
  type: "sit";
  id: string;
  seat: number;
}

/** Leave a seat before the game begins. */
export interface StandUp {
  type: "stand";
  id: string;
  seat: number;
}

/** Seat a bot on an open seat, or remove it (no name); only the creator may. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Free a seat before the game begins; its person is banned. Only the creator may. */
export interface RemovePlayer {
  type: "remove";
  id: string;
  seat: number;
}

/** Leave a seat: free before the game begins, later a bot plays until the owner returns. */
export interface LeaveTable {
  type: "leave";
  id: string;
  seat: number;
}

/** Resign: a bot plays on for the seat; the game ends if one player or bots alone are left. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Begin, once all seats are taken. */
export interface Start {
  type: "start";
  id: string;
}

/** Take back the last answer; if something was revealed since, all must agree. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Accept or reject a proposal. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  agree: boolean;
}

/** Propose that a bot plays for a seat whose player is not connected. */
export interface ReplaceAbsent {
  type: "replace";
  id: string;
  seat: number;
  absent: number;
}

/** Take a seat back from the bot that played for it. */
export interface ComeBack {
  type: "back";
  id: string;
  seat: number;
}

/** Set a private standing order that answers for a seat; none cancels it. */
export interface StandingOrder {
  type: "standing";
  id: string;
  seat: number;
  order?: "bid_up_to" | "pass_auction" | null;
  limit?: number | null;
}

/** Send a line of chat; a refusal carries the id. */
export interface Chat {
  type: "chat";
  text: string;
  id?: string | null;
}

/** Ask why an answer is not offered, in notation. */
export interface WhyNot {
  type: "why_not";
  id: string;
  seat: number;
  wish: string;
}

/** Ask for hints about the legal answers of a seat of the sender's. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask what a legal answer of an own seat would lead to, without giving it. */
export interface Preview {
  type: "preview";
  id: string;
  version: number;
  seat: number;
  answer: number;
}

/** Switch to another language; a refusal carries the id. */
export interface SetLanguage {
  type: "language";
  language: "de" | "en";
  id?: string | null;
}

/** A person who is not connected, and the seconds until a bot may be proposed for them. */
export interface Gone {
  seat: number;
  wait: number;
}

/** Who is connected, and who of those that sit there is not. */
export interface Presence {
  type: "presence";
  connected: number[];
  spectators: number;
  gone: Gone[];
}

/** A line of chat. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** Lines of chat. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
  earlier: boolean;
}

/** A message took effect, now or before; with the version of the table now. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A message was refused; `rule` is an id of the rule catalogue. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: "illegal" | "malformed" | "not_now" | "not_yours" | "stale" | "too_fast";
  reason: string;
  rule: string | null;
}

/** The answer to `why_not`; no rule if it is offered. */
export interface Reason {
  type: "reason";
  id: string;
  rule: string | null;
  text: string;
  case: string;
}

/** An answer of a planned turn, and the question that it answers. */
export interface PlannedAnswer {
  question: string;
  click: string;
  notation: string;
  verb: string;
  what: Thing[];
  words: string;
}

/** A bot's evaluation of an answer. */
export interface Hint {
  answer: number;
  value: number;
  words: string;
  reasons: string;
  plan: PlannedAnswer[];
}

/** The answer to `hint`: the best answers first, out of what the seat may see. */
export interface Hints {
  type: "hints";
  id: string;
  seat: number;
  version: number;
  hints: Hint[];
}

/** The answer to `preview`: the table as the seat would see it after its answer. */
export interface Previewed {
  type: "previewed";
  id: string;
  version: number;
  seat: number;
  answer: number;
  view: Record<string, unknown> | null;
  events: GameEvent[];
  to_act: number[];
}

export type ClientMessage =
  | Hello
  | Answer
  | SitDown
  | StandUp
  | SeatBot
  | RemovePlayer
  | LeaveTable
  | Resign
  | Start
  | Undo
  | Vote
  | ReplaceAbsent
  | ComeBack
  | StandingOrder
  | Chat
  | WhyNot
  | AskHint
  | Preview
  | SetLanguage;

export type ServerMessage =
  | TableState
  | Presence
  | ChatLines
  | Done
  | Refused
  | Reason
  | Hints
  | Previewed;
