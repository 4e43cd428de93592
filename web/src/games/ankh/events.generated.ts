// Generated from the events of ankh by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

/** The data of events by their names. */
export interface EventData {
  action: { player: number; action: string };
  event: { player: number; event: string };
  summoned: { god: number; figure: string; space: string };
  moved: { god: number; figure: string; from: string; to: string };
  aimed: { god: number; space: string; direction: string };
  unlocked: { god: number; power: string };
  guardian: { god: number; figure: string };
  followers: { god: number; number: number };
  controlled: { god: number; monument: string; space: string };
  caravan: { god: number; edges: string[] };
  tokens: { kept: number; spare: number };
  swapped: { one: number; other: number };
  conflict: { number: number; god: number };
  conflict_over: { number: number };
  destroyed: { monument: string; space: string };
  dominates: { god: number; region: number };
  battle: { region: number; gods: number[] };
  cards: { god: number; cards: string[] };
  cards_back: { god: number };
  built: { god: number; monument: string; space: string };
  plague: { god: number };
  plague_bid: { god: number; number: number };
  spared: { god: number | null };
  strength: { gods: number[]; strengths: number[]; shares: [number, number, number][] };
  tie_broken: { god: number };
  battle_won: { god: number };
  all_lose: object;
  killed: { god: number; figure: string; space: string; piece: number };
  kept_alive: { god: number; figure: string; space: string; piece: number };
  removed: { god: number; figure: string; space: string; piece: number };
  dashboard_cleared: { god: number };
  devotion: { god: number; before: number; after: number };
  merging: { lower: number; higher: number };
  taken_over: { god: number; figure: string; piece: number };
  counts_for: { god: number; owner: number; figure: string; space: string; piece: number };
  merged: { lower: number; higher: number; devotion: number };
  forgotten: { god: number };
  ended: { winner: number | null; ending: string };
  announced: { god: number };
  announcement_over: { god: number };
  token_face_up: { god: number };
  trapped: { god: number; owner: number };
  freed: { god: number; owner: number };
  token_placed: { god: number; space: string };
  tokens_removed: { god: number };
  sun_given: { god: number; space: string };
  sun_back: { god: number };
  cats_laid: { god: number; number: number };
  cats_taken_up: { god: number };
  cats_settle: { god: number };
  cat_revealed: { god: number; value: number };
  cat_back: { god: number; value: number };
  hidden_cat_back: { god: number };
  eye_placed: { god: number; region: number };
  eye_stays: { god: number; space: string };
  eye_back: { god: number };
  card_banned: { god: number; cards: string[] };
  mummies_sleep: { god: number };
  mummies_wake: object;
  card_back: { god: number; cards: string[] };
  passed_on: { god: number; owner: number; figure: string; piece: number };
  card_guessed: { god: number; owner: number; cards: string[] };
  guessed_right: { god: number };
  guessed_wrong: { god: number; owner: number };
  scales_emptied: { god: number; number: number };
  exalted: { god: number; space: string };
  exalted_back: { god: number };
  flooded: { god: number; space: string };
  waters_fall: { god: number };
  follower_taken: { god: number };
  token_left: { token: number };
  joined: { god: number; one: number; other: number; leaves: number };
}

/** Something that happened in the game: `GameEvent` of the protocol with its data known. */
export type Told = {
  [Name in keyof EventData]: { version: number; name: Name; data: EventData[Name]; words: string };
}[keyof EventData];
