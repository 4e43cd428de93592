/** A view of Ra as the engine gives it. */

export type Category = "god" | "pharaoh" | "nile" | "civilization" | "gold" | "monuments" | "suns";

/** Points by category, and the points a player has after them; null where they are covered. */
export type ScoreRow = Record<Category, number> & { points: number | null };

export interface Area {
  suns: number[];
  spent: number[];
  tiles: Record<string, number>;
  points: number | null;
  worth: ScoreRow | null;
  at_end: { monuments: number; suns: number } | null;
}

export interface Asked {
  question: string;
  seats: number[];
  /** Of an auction. */
  ra_player?: number;
  call?: "voluntary" | "drawn" | "full";
  highest?: number | null;
  bidder?: number | null;
  order?: number[];
  /** Of a disaster. */
  number?: number;
  category?: string[];
}

export interface RaView {
  players: number;
  epoch: number;
  ra_track: { tiles: number; spaces: number };
  auction_track: (string | null)[];
  sun: number;
  bag: Record<string, number> | null;
  areas: Area[];
  track_gain: Record<Exclude<Category, "suns">, number> | null;
  sheets: (ScoreRow | null)[][];
  turn: number | null;
  asked: Asked | null;
  over: boolean;
  ranking: [place: number, seat: number, points: number][] | null;
}

export const LAST_EPOCH = 3;

export function asRa(view: Record<string, unknown>): RaView {
  return view as unknown as RaView;
}

/** The seats in the order they are shown: clockwise from the one in front of the screen. */
export function clockwise(players: number, first: number | null): number[] {
  return Array.from({ length: players }, (_, step) => ((first ?? 0) + step) % players);
}

/** How many tiles there are in all. */
export function total(tiles: Record<string, number>): number {
  return Object.values(tiles).reduce((sum, number) => sum + number, 0);
}

/** A number with its sign, as points are written: +3, −2, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
