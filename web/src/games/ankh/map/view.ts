/** What the map reads off a view. */

import { tokenSpaces, type AnkhView, type Figure, type Monument } from "../view";
import type { Space } from "./board";

/** The emblem of a seat's god. */
export function godOf(view: AnkhView, god: number): string {
  return view.areas[god]?.god ?? "";
}

/** What stands or lies on a space; a space holds one figure or one monument at most. */
export interface Content {
  figure?: Figure;
  monument?: Monument;
  /** The kind of a figure that belongs to nobody. */
  neutral?: string;
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
  for (const [kind, space] of view.neutral_figures ?? []) on(space).neutral = kind;
  for (const space of tokenSpaces(view, "ra")) on(space).sun = true;
  for (const space of tokenSpaces(view, "osiris")) on(space).underworld = true;
  for (const [space, direction] of view.aims) on(space).aim = direction;
  return found;
}

/** Gods whose tokens are drawn in ways of their own. */
const DRAWN = ["amun", "anubis", "osiris", "ra"];
/** A token on a space: open with its sign, face down, or face down and known. */
const ON_SPACE = /^([A-Z]\d+)(?: (\(?\w+\)?))?$/;

export interface LyingToken {
  god: string;
  at: string;
  sign: string;
}

/** Tokens of other gods that lie on spaces, as they are written in views. */
export function lyingTokens(view: AnkhView): LyingToken[] {
  return Object.entries(view.tokens)
    .filter(([god]) => !DRAWN.includes(god))
    .flatMap(([god]) =>
      tokenSpaces(view, god).flatMap((written) => {
        const [, at, sign = ""] = ON_SPACE.exec(written) ?? [];
        return at === undefined ? [] : [{ god, at, sign }];
      }),
    );
}

/** The region a land space lies in. */
export function regionAt(view: AnkhView, space: Space): number {
  return view.regions.findIndex((region) => region.land.includes(space.name));
}
