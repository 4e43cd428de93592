/** The kinds of tiles and the rows they lie in. */

import type { Area, Category } from "./view";

/** What a chip looks like: its color and the notch of its edge. */
export type Family = "ra" | "god" | "pharaoh" | "nile" | "civilization" | "gold" | "monuments";

/** The kinds in the engine's order: events name them by number. */
export const KINDS = [
  "ra", "god", "pharaoh", "nile", "flood",
  "art", "agriculture", "religion", "astronomy", "writing", "gold",
  "fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple",
  "funeral", "drought", "unrest", "earthquake",
] as const; // prettier-ignore

/** The rows of a player's area, top to bottom. */
export const ROWS: { category: Exclude<Category, "suns">; kinds: readonly string[] }[] = [
  { category: "god", kinds: ["god"] },
  { category: "pharaoh", kinds: ["pharaoh"] },
  { category: "nile", kinds: ["nile", "flood"] },
  { category: "civilization", kinds: KINDS.slice(5, 10) },
  { category: "gold", kinds: ["gold"] },
  { category: "monuments", kinds: KINDS.slice(11, 19) },
];

const STRUCK: Record<string, Family> = {
  funeral: "pharaoh",
  drought: "nile",
  unrest: "civilization",
  earthquake: "monuments",
};

export function isDisaster(kind: string): boolean {
  return kind in STRUCK;
}

/** The family of a tile; of a disaster, the family it strikes. */
export function familyOf(kind: string): Family {
  if (kind === "ra") return "ra";
  return STRUCK[kind] ?? ROWS.find((row) => row.kinds.includes(kind))?.category ?? "gold";
}

export interface TileRow {
  category: Exclude<Category, "suns">;
  tiles: { kind: string; count: number }[];
  /** What it is worth if the epoch ended now; null when the game is over. */
  worth: number | null;
  /** What it will be worth at the end of the game, where that is another matter. */
  later: number | null;
}

/** A player's tiles in rows by category, with what they are worth: rows without either are left out. */
export function tileRows(area: Area): TileRow[] {
  return ROWS.map(({ category, kinds }) => {
    const tiles = kinds
      .map((kind) => ({ kind, count: area.tiles[kind] ?? 0 }))
      .filter((tile) => tile.count > 0);
    const worth = area.worth?.[category] ?? null;
    const later = category === "monuments" ? (area.at_end?.monuments ?? null) : null;
    return { category, tiles, worth, later: later === worth ? null : later };
  }).filter((row) => row.tiles.length > 0 || (row.worth ?? 0) !== 0);
}

/** The tiles of a batch by kind, in the order of the rows; disasters last. */
export function sorted(tiles: Record<string, number>): { kind: string; count: number }[] {
  return KINDS.filter((kind) => tiles[kind]).map((kind) => ({ kind, count: tiles[kind] ?? 0 }));
}
