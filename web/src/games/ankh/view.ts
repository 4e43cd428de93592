/** A view of Ankh as the engine declares it, and what can be read off it. */

import type { AnkhView } from "./view.generated";

export type * from "./view.generated";

export type ActionName = "move" | "summon" | "gain" | "unlock";
export const actionNames: ActionName[] = ["move", "summon", "gain", "unlock"];
/** Type, space and the god that controls it. */
export type Monument = AnkhView["monuments"][number];
export type MonumentName = Monument[0];
export type Ending = NonNullable<AnkhView["ending"]>;

/** Whether the pieces are placed: before that chance is still choosing gods and guardians. */
export function isSetUp(view: AnkhView): boolean {
  return view.areas.every((area) => area.god !== null && area.figure !== null);
}

/** The spaces on which the tokens of a god lie, if it has tokens on the board. */
export function tokenSpaces(view: AnkhView, god: string): string[] {
  const tokens = view.tokens[god] ?? [];
  return Array.isArray(tokens) ? tokens : [];
}
