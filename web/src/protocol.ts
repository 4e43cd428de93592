// Generated from ennead.server.protocol by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

export const PROTOCOL_VERSION = 1;

/** Who a browser is. */
export interface Me {
  id: string;
  nickname: string;
  language: "de" | "en";
  webhook: string | null;
  email: string | null;
  confirmed: boolean;
  webhooks: boolean;
  mail: boolean;
}

/** What a person changes about themselves; what is left out stays. */
export interface ChangeMe {
  nickname?: string | null;
  language?: "de" | "en" | null;
  webhook?: string | null;
  email?: string | null;
}

/** Moves a person to another device. */
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

/** Who is to sit on a seat: the creator, anybody, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** A bank of seconds for every seat, and what each answer adds to it. */
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

/** A table somebody thinks of: how would it begin? */
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

/** Something a player meets, by its id in views, answers and events. */
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

/** Something that happened: for the log and for animations. */
export interface GameEvent {
  version: number;
  name: string;
  data: Record<string, unknown>;
  words: string;
}

/** A table as its game draws it. */
export interface Drawing {
  svg: string | null;
  text: string;
}

/** The table after one step, as whoever asks may see it. */
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

/** Some moments of a game, and how many there are in all. */
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

/** An answer that promised more than the one that was given, why, and how much more. */
export interface Better {
  words: string;
  reasons: string;
  gain: number;
}

/** An answer that changed somebody's chances much. */
export interface Swing {
  step: number;
  by: number;
  words: string;
  seat: number;
  gain: number;
  better: Better | null;
}

/** A game looked at again: the chances over time, and where they turned. */
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

/** All that a learner has answered in a chapter; only the last may be one to think over. */
export interface LessonAnswers {
  answers?: string[];
  language?: "de" | "en";
}

/** A rule that is the reason for what is told. */
export interface CitedRule {
  id: string;
  text: string;
}

/** Something an answer is about: a space, a card, a tile, a number; called as in views. */
export interface Thing {
  kind: string;
  name: string | number;
}

/** One thing a seat may answer: its number, its notation, its words. */
export interface LegalAnswer {
  answer: number;
  notation: string;
  verb: string;
  what: Thing[];
  words: string;
  final: boolean;
}

/** What a seat of the receiver is asked. */
export interface Question {
  seat: number;
  name: string;
  words: string;
  answers: LegalAnswer[];
  confirm: boolean;
  answered: string | null;
}

/** Something that needs the agreement of others. */
export interface Proposal {
  kind: "replace" | "undo";
  by: number;
  seat: number;
  agreed: number[];
  needed: number[];
}

/** The table as the receiver sees it, at a version; and what happened since the last message. */
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

/** An answer for a seat of the sender's to the question seen at a version. */
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

/** The creator puts a bot on an open seat, or takes it away (no name). */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot?: string | null;
}

/** The creator frees a seat before the game begins; who sat there cannot sit down again. */
export interface RemovePlayer {
  type: "remove";
  id: string;
  seat: number;
}

/** Leave a seat: free before the game begins, later a bot plays for it until one is back. */
export interface LeaveTable {
  type: "leave";
  id: string;
  seat: number;
}

/** Give up: a bot plays on for the seat; the game ends if one player or bots alone are left. */
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

/** Take back one's last answer; what was revealed since needs everybody's agreement. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Agree to what was proposed, or not. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  agree: boolean;
}

/** Propose that a bot plays for a seat whose player is not there. */
export interface ReplaceAbsent {
  type: "replace";
  id: string;
  seat: number;
  absent: number;
}

/** A person takes the seat back from the bot that played for them. */
export interface ComeBack {
  type: "back";
  id: string;
  seat: number;
}

/** An instruction that answers for a seat, seen by nobody else; none cancels it. */
export interface StandingOrder {
  type: "standing";
  id: string;
  seat: number;
  order?: "bid_up_to" | "pass_auction" | null;
  limit?: number | null;
}

/** Something said at the table; a refusal carries the id. */
export interface Chat {
  type: "chat";
  text: string;
  id?: string | null;
}

/** Why something is not offered, in the notation of answers. */
export interface WhyNot {
  type: "why_not";
  id: string;
  seat: number;
  wish: string;
}

/** Asks what a bot thinks of the answers that a seat of the sender's may give now. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Asks what a legal answer of an own seat would lead to, without giving it. */
export interface Preview {
  type: "preview";
  id: string;
  version: number;
  seat: number;
  answer: number;
}

/** Speak another language from now on; a refusal carries the id. */
export interface SetLanguage {
  type: "language";
  language: "de" | "en";
  id?: string | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  connected: number[];
  spectators: number;
}

/** Something that was said, and by whom. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** What was said. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}

/** A message with an id took effect, now or before; the version of the table now. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A message changed nothing, and why; `rule` is an id of the rule catalogue. */
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
}

/** An answer of an intended turn, and the question that it answers. */
export interface PlannedAnswer {
  question: string;
  notation: string;
  verb: string;
  what: Thing[];
  words: string;
}

/** An answer as a bot judges it. */
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
