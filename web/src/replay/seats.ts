/** How the players' lines are told apart: by color, and by how they are dashed. */

import type { TermKey } from "../games/face";

const DASHES = ["", "8 3", "2 3", "10 3 2 3", "5 2"];

/** The color of a seat: that of what it is known by, if the game has that. */
export function seatColor(seat: number, emblem: TermKey | null): string {
  return emblem === null ? `var(--seat-${seat + 1})` : `var(--${emblem.id})`;
}

export function seatDashes(seat: number): string {
  return DASHES[seat] ?? "";
}

/** Names that can be told apart: of two who are called alike, each gets a number. */
export function apart(names: string[]): string[] {
  const count = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return `${name} ${number}`;
  });
}
