/** A view of Ankh as the engine gives it. The keys that only the map needs are the map's affair. */

export type ActionName = "move" | "summon" | "gain" | "unlock";
export const actionNames: ActionName[] = ["move", "summon", "gain", "unlock"];
export type MonumentName = "obelisk" | "temple" | "pyramid";

export interface Area {
  god: string | null;
  followers: number;
  devotion: number;
  figure: string | null;
  warriors: string[];
  powers: string[];
  hand: string[];
}

export interface StrengthPart {
  part: "figure" | "card" | "power" | "ability";
  figure?: string;
  at?: string;
  subdued?: boolean;
  card?: string;
  power?: string;
  ability?: string;
  strength: number;
}

export interface FightingGod {
  god: number;
  cards: string[];
  may_play: number;
  figures: number;
  strength: number;
  parts: StrengthPart[];
  majorities: number;
  protected: string[];
  lost: number;
}

export interface Fight {
  token: number;
  step: string | null;
  steps: { step: string; rule: string }[];
  gods: FightingGod[];
}

export interface RegionState {
  token: number;
  state: "done" | "now" | "to_come";
  gods: number[];
}

export interface NextUnlock {
  level: number;
  cost: number;
  guardian: string | null;
}

export interface Printed {
  advances: number[];
  last_red: number;
  top: number;
  levels: { cost: number; powers: string[] }[];
  cards: Record<string, number>;
  tokens: Record<string, number>;
  after_conflict: Record<string, string>;
}

export interface Asked {
  question: string;
  seats: number[];
  secret?: number[];
  answered?: string | null;
  figure?: { kind: string; god: number; at: string | null };
}

export type Ending = "top" | "last_god" | "all_forgotten" | "fifth_conflict";

export interface AnkhView {
  players: number;
  areas: Area[];
  monuments: [MonumentName, string, number | null][];
  guardians: string[];
  /** Every guardian figure: its name, its god, where it is. */
  guardian_figures: [string, number | null, string][];
  /** By seat, the god it plays. */
  plays: number[];
  /** The gods in play, least devotion first. */
  ascending: number[];
  tokens: Record<string, string | string[]>;
  markers: number[];
  steps_to_event: number[];
  event: number;
  event_track: string[];
  tiebreaker: { god: number; face_up: boolean } | null;
  first: number | null;
  ankh_tokens: number[];
  supply: { camels: number; monuments: Record<MonumentName, number>; order_tokens: number[] };
  regions: { token: number | null; land: string[]; water: string[] }[];
  printed: Printed;
  next_unlock: (NextUnlock | null)[];
  conflict: { number: number; regions: RegionState[] } | null;
  fight: Fight | null;
  turn: number | null;
  asked: Asked | null;
  over: boolean;
  ranking: [number, number, number][] | null;
  winner: number | null;
  ending: Ending | null;
}

export function ankhView(view: Record<string, unknown>): AnkhView {
  return view as unknown as AnkhView;
}

/** Whether the pieces are placed: before that chance is still choosing gods and guardians. */
export function isSetUp(view: AnkhView): boolean {
  return view.areas.every((area) => area.god !== null && area.figure !== null);
}
