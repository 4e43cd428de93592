// Generated from ennead.games.ankh.view.types by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

/** A god's pieces; before they are placed it has none. */
export interface Area {
  god: string | null;
  followers: number;
  devotion: number;
  figure: string | null;
  warriors: string[];
  powers: string[];
  hand: string[];
}

/** Who holds the battle tiebreaker. */
export interface Tiebreaker {
  god: number;
  face_up: boolean;
}

/** A battle as a position writes it; cards are masks, figures are numbers. */
export interface BattleState {
  region: number;
  gods: number[];
  played: number[];
  protected: number;
  lost: number[];
  present: number[];
  strength: number[];
  winner: number | null;
  lead: number;
}

/** A map: rows of letters for the terrain, and the edges of its rivers. */
export interface MapLines {
  rows: string[];
  rivers: string[];
}

/** A region with its conflict order token, its land and its water. */
export interface Region {
  token: number | null;
  land: string[];
  water: string[];
}

/** What is left for all. */
export interface Supply {
  camels: number;
  monuments: Record<string, number>;
  order_tokens: number[];
}

/** A level of Ankh powers. */
export interface Level {
  cost: number;
  powers: string[];
}

/** What is printed on tracks, cards and dashboards: it never changes in a game. */
export interface Printed {
  advances: number[];
  last_red: number;
  top: number;
  levels: Level[];
  cards: Record<string, number>;
  tokens: Record<string, number>;
  after_conflict: Record<string, string>;
}

/** What a god unlocks next. */
export interface NextUnlock {
  level: number;
  cost: number;
  guardian: string | null;
}

/** A region in a conflict, and the gods that have figures there. */
export interface RegionState {
  token: number;
  state: "done" | "now" | "to_come";
  gods: number[];
}

/** The conflict that is on: the regions in the order they are resolved. */
export interface Conflict {
  number: number;
  regions: RegionState[];
}

/** A step of a battle and its rule. */
export interface FightStep {
  step: string;
  rule: string;
  called?: string;
}

/** A part of a god's strength: a figure, a card, an Ankh power or a god's ability. */
export interface StrengthPart {
  part: "ability" | "card" | "figure" | "power";
  strength: number;
  figure?: string;
  at?: string;
  subdued?: boolean;
  card?: string;
  power?: string;
  ability?: string;
}

/** A god in a battle: its cards on the table, its strength by parts, what it keeps and lost. */
export interface FightingGod {
  god: number;
  cards: string[];
  may_play: number;
  figures: number;
  strength: number;
  parts: StrengthPart[];
  majorities: number;
  protected: string[];
  plague_kills: number;
  lost: number;
}

/** The battle that is on. */
export interface Fight {
  token: number;
  step: string | null;
  steps: FightStep[];
  tie: number | null;
  gods: FightingGod[];
}

/** A figure on the board, with the strength it would count in a battle now. */
export interface Figure {
  figure: number;
  kind: string;
  god: number;
  at: string;
  strength: number;
}

/** The figure that a question is about. */
export interface AskedFigure {
  kind: string;
  god: number;
  at: string | null;
}

/** A line of camels that can be made: the smaller region it splits off, and both sizes. */
export interface CaravanLine {
  line: string[];
  part: string[];
  sizes: [number, number];
}

/** The camels placed so far, and for each edge that may follow the shortest line. */
export interface Caravan {
  line: string[];
  leads_to: Record<string, CaravanLine>;
}

/** Two regions that can become one: the camels that go, and the order token that leaves. */
export interface Join {
  answer: number;
  tokens: [number, number];
  sizes: [number, number];
  camels: string[];
  leaves: number;
  sends: number[];
}

/** The question that waits for an answer, and what it depends on. */
export interface Asked {
  question: string;
  seats: number[];
  secret?: number[];
  answered?: string | null;
  strengths?: Record<string, number> | null;
  figure?: AskedFigure;
  caravan?: Caravan;
  joins?: Join[];
  gain?: string[];
  idle?: string[];
  spaces?: Record<string, string[]>;
  sources?: Record<string, string[]>;
}

/** A table of Ankh as a seat or a spectator sees it. */
export interface AnkhView {
  game: string;
  players: number;
  camels: string[];
  order: Record<string, string>;
  monuments: ([string, string, number | null])[];
  areas: Area[];
  guardians: string[];
  guardian_figures: ([string, number | null, string])[];
  neutral_figures?: [string, string][];
  plays: number[];
  ascending: number[];
  tokens: Record<string, string | string[] | Record<string, unknown>>;
  aims: [string, string][];
  markers: number[];
  event: number;
  tiebreaker: Tiebreaker | null;
  first: number | null;
  battle: BattleState | null;
  winner: number | null;
  ending: "all_forgotten" | "fifth_conflict" | "last_god" | "top" | null;
  map: MapLines;
  regions: Region[];
  steps_to_event: number[];
  event_track: string[];
  ankh_tokens: number[];
  supply: Supply;
  printed: Printed;
  next_unlock: (NextUnlock | null)[];
  conflict: Conflict | null;
  fight: Fight | null;
  figures: Figure[];
  strengths: number[] | null;
  turn: number | null;
  asked: Asked | null;
  over: boolean;
  ranking: [number, number, number][] | null;
}
