// Generated from ennead.games.ra.view.types by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

/** The Ra tiles drawn in this epoch, and how many spaces there are for them. */
export interface RaTrack {
  tiles: number;
  spaces: number;
}

/** Points of an epoch by category, and the points after it; none where they are covered. */
export interface ScoreRow {
  god: number;
  pharaoh: number;
  nile: number;
  civilization: number;
  gold: number;
  monuments: number;
  suns: number;
  points: number | null;
}

/** What Monuments and suns would bring if this were the end of the last epoch. */
export interface AtEnd {
  monuments: number;
  suns: number;
}

/** What lies in front of a player; while the game lasts, with what it is worth now. */
export interface Area {
  suns: number[];
  spent: number[];
  tiles: Record<string, number>;
  points: number | null;
  worth: ScoreRow | null;
  at_end: AtEnd | null;
}

/** How a player's points would change with all tiles of the auction track, by category. */
export interface TrackGain {
  god: number;
  pharaoh: number;
  nile: number;
  civilization: number;
  gold: number;
  monuments: number;
}

/** The question that waits for an answer, and what it depends on. */
export interface Asked {
  question: string;
  seats: number[];
  ra_player?: number;
  call?: "drawn" | "full" | "voluntary";
  highest?: number | null;
  bidder?: number | null;
  order?: number[];
  number?: number;
  category?: string[];
  taken?: number;
}

/** A table of Ra as a seat or a spectator sees it. */
export interface RaView {
  game: string;
  players: number;
  epoch: number;
  ra_track: RaTrack;
  auction_track: (string | null)[];
  sun: number;
  bag: Record<string, number> | null;
  areas: Area[];
  track_gain: TrackGain | null;
  sheets: ((ScoreRow | null)[])[];
  turn: number | null;
  asked: Asked | null;
  over: boolean;
  ranking: [number, number, number][] | null;
}
