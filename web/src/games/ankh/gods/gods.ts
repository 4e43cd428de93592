/** The gods at the table as they are shown: one panel each, a merged god with both its players. */

import type { AnkhView, NextUnlock } from "../view";

/** What a god's ability has: the face of a token, slots, tokens that are free and on spaces, others as written. */
export interface Tokens {
  god: string;
  state?: string;
  slots?: (number | null)[];
  free?: number;
  spaces?: string[];
  listed?: string[];
}

export interface God {
  /** The seat that began with it, which is its number in views. */
  god: number;
  /** Its names: its own first, then that of the god it merged with. */
  names: string[];
  /** The seats that play it: the one that decides for the god first. */
  seats: number[];
  forgotten: boolean;
  /** 1 for the most devoted; null once it is forgotten. */
  rank: number | null;
  followers: number;
  devotion: number;
  powers: string[];
  hand: string[];
  played: string[];
  /** Kinds of figures in the pool, with their numbers; warriors first. */
  pool: [string, number][];
  /** How many figures it has on the map. */
  onMap: number;
  /** Its warriors that another god holds. */
  trapped: number;
  guardians: string[];
  ankhTokens: number;
  monuments: number;
  next: NextUnlock | null;
  tokens: Tokens[];
}

const NOWHERE = ["pool", "trapped", "card", "out"];

/** The gods, mine first, then clockwise; a god that went up into another has no panel of its own. */
export function godsAtTable(view: AnkhView, mySeat: number | null): God[] {
  const first = mySeat ?? view.first ?? 0;
  const seats = Array.from({ length: view.players }, (_, n) => (first + n) % view.players);
  return [...new Set(seats.map((seat) => view.plays[seat] ?? seat))].map((god) => godOf(view, god));
}

export function godOf(view: AnkhView, god: number): God {
  const area = view.areas[god]!;
  const seats = [
    god,
    ...view.plays.flatMap((played, seat) => (played === god && seat !== god ? [seat] : [])),
  ];
  const names = seats.map((seat) => view.areas[seat]?.god ?? "").filter((name) => name !== "");
  const place = view.ascending.indexOf(god);
  const guardians = view.guardian_figures.filter(
    ([, owner, where]) => owner === god && where !== "out" && where !== "card",
  );
  const places = [area.figure ?? "out", ...area.warriors, ...guardians.map(([, , where]) => where)];
  return {
    god,
    names,
    seats,
    forgotten: place < 0,
    rank: place < 0 ? null : view.ascending.length - place,
    followers: area.followers,
    devotion: area.devotion,
    powers: area.powers,
    hand: area.hand,
    played:
      place < 0 ? [] : Object.keys(view.printed.cards).filter((card) => !area.hand.includes(card)),
    pool: pool(area.warriors, guardians),
    onMap: places.filter((where) => !NOWHERE.includes(where)).length,
    trapped: area.warriors.filter((where) => where === "trapped").length,
    guardians: guardians.map(([name]) => name),
    ankhTokens: view.ankh_tokens[god] ?? 0,
    monuments: view.monuments.filter(([, , owner]) => owner === god).length,
    next: view.next_unlock[god] ?? null,
    tokens: names.map((name) => tokensOf(view, name)),
  };
}

function pool(
  warriors: string[],
  guardians: [string, number | null, string][],
): [string, number][] {
  const kinds = new Map<string, number>();
  const there = [
    ...warriors.map((where) => ["warrior", where] as const),
    ...guardians.map(([name, , where]) => [name, where] as const),
  ];
  for (const [kind, where] of there)
    if (where === "pool") kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds];
}

function tokensOf(view: AnkhView, name: string): Tokens {
  const most = view.printed.tokens[name] ?? 0;
  const written = view.tokens[name];
  switch (name) {
    case "amun":
      return { god: name, state: String(written ?? "face_up") };
    case "anubis": {
      const held = view.areas.flatMap((area, god) =>
        area.warriors.filter((w) => w === "trapped").map(() => god),
      );
      return { god: name, slots: Array.from({ length: most }, (_, slot) => held[slot] ?? null) };
    }
    case "osiris":
    case "ra": {
      const spaces = Array.isArray(written) ? written : [];
      return { god: name, free: most - spaces.length, spaces };
    }
    default:
      return Array.isArray(written) ? { god: name, listed: written } : { god: name };
  }
}

/** The name of a god at the table: both names of a merged one. */
export function fullName(god: God, name: (id: string) => string): string {
  return god.names.map(name).join("-");
}
