/** How gods and pieces look: drawn here, told by the server with their pack, or a plain sign. */

import type { Terms } from "../../../terms.svelte";
import { emblems, type EmblemDrawing } from "./emblems";

/** Looks that packs bring, by god. */
const told = $state<Record<string, EmblemDrawing>>({});

/** Base shapes and colors for gods that bring nothing; white on each color is 5:1 or more. */
const BASES = [
  "M0-24L22 0L0 24L-22 0Z",
  "M0-23L22-7L14 19H-14L-22-7Z",
  "M0-23L21 17H-21Z",
  "M-8-23H8V-8H23V8H8V23H-8V8H-23V-8H-8Z",
];
const COLORS = ["#7a3b12", "#3d5a1e", "#6b2d5c", "#2f4858"];
const SIGN = "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z";

/** How a piece or an event of a pack is drawn. */
export interface PieceLook {
  /** A filled outline in a square from -24 to 24. */
  shape?: string;
  /** A line in a square of 24. */
  icon?: string;
  color?: string;
}

/** Looks that packs bring, by the name of a guardian, a monument, a figure of nobody, an event. */
const pieces = $state<Record<string, PieceLook>>({});
const PLAIN = "M0-16A16 16 0 1 1 0 16A16 16 0 1 1 0-16Z";

/** What `Term.facts` of a god may hold besides its color. */
const PARTS = ["base", "sign", "strokes", "cuts"] as const;

/** Read off the terms how gods look that are not drawn here. */
export function learnLooks(terms: Terms): void {
  const gods = terms.all("god").filter(({ id }) => !(id in emblems));
  gods.forEach(({ id, facts }, n) => {
    const text = (name: string): string | undefined =>
      typeof facts[name] === "string" ? facts[name] : undefined;
    const [base, sign, strokes, cuts] = PARTS.map(text);
    told[id] = { base: base ?? BASES[n % BASES.length]!, sign: sign ?? SIGN, strokes, cuts };
    const color = text("color") ?? COLORS[n % COLORS.length]!;
    document.documentElement.style.setProperty(`--${id}`, color);
  });
  for (const kind of ["guardian", "monument", "figure", "event"])
    for (const { id, facts } of terms.all(kind)) {
      const text = (name: string): string | undefined =>
        typeof facts[name] === "string" ? facts[name] : undefined;
      pieces[id] = { shape: text("shape"), icon: text("icon"), color: text("color") };
    }
}

/** The outline of a piece that is not drawn here. */
export function shapeOf(kind: string): string {
  return pieces[kind]?.shape ?? PLAIN;
}

export function lookOf(name: string): PieceLook | undefined {
  return pieces[name];
}

export function emblemOf(god: string): EmblemDrawing | undefined {
  return emblems[god] ?? told[god];
}
