/** The part of a view of Ankh that the map draws. */

import { boardOf, type Board, type MapData, type Space } from "./board";

export interface FigureData {
  figure: number;
  kind: string;
  god: number;
  at: string;
  strength: number;
}

export interface RegionData {
  token: number | null;
  land: string[];
  water: string[];
}

/** A line of camels that can be made: the smaller region it parts off, and both sizes. */
export interface Way {
  line: string[];
  part: string[];
  sizes: [number, number];
}

export interface Asked {
  question: string;
  seats: number[];
  figure?: { kind: string; god: number; at: string | null };
  caravan?: { line: string[]; leads_to: Record<string, Way> };
}

export type MonumentData = [kind: string, at: string, god: number | null];

export interface AnkhView {
  map: MapData;
  camels: string[];
  monuments: MonumentData[];
  areas: { god: string | null }[];
  figures: FigureData[];
  regions: RegionData[];
  tokens: { ra?: string[]; osiris?: string[] };
  aims: [at: string, direction: string][];
  conflict: { regions: { token: number; state: "done" | "now" | "to_come" }[] } | null;
  asked: Asked | null;
}

export function readView(view: Record<string, unknown>): AnkhView {
  return view as unknown as AnkhView;
}

/** The emblem of a seat's god. */
export function godOf(view: AnkhView, god: number): string {
  return view.areas[god]?.god ?? "";
}

/** What stands or lies on a space; a space holds one figure or one monument at most. */
export interface Content {
  figure?: FigureData;
  monument?: MonumentData;
  sun: boolean;
  underworld: boolean;
  aim?: string;
}

export function contents(view: AnkhView): Map<string, Content> {
  const found = new Map<string, Content>();
  const on = (space: string): Content => {
    const content = found.get(space) ?? { sun: false, underworld: false };
    found.set(space, content);
    return content;
  };
  for (const figure of view.figures) on(figure.at).figure = figure;
  for (const monument of view.monuments) on(monument[1]).monument = monument;
  for (const space of view.tokens.ra ?? []) on(space).sun = true;
  for (const space of view.tokens.osiris ?? []) on(space).underworld = true;
  for (const [space, direction] of view.aims) on(space).aim = direction;
  return found;
}

export function boardIn(view: AnkhView): Board {
  return boardOf(view.map);
}

/** The region a land space lies in. */
export function regionAt(view: AnkhView, space: Space): number {
  return view.regions.findIndex((region) => region.land.includes(space.name));
}
