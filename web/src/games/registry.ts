/** The games that this client has a face for: every folder here with a `face.ts`, by its name. */

import type { GameTable } from "./contract";
import type { GameFace } from "./face";

const found = import.meta.glob<GameFace>("./*/face.ts", { eager: true, import: "default" });

const faces = new Map(
  Object.entries(found)
    .map(([path, face]) => [path.split("/")[1] ?? "", face] as const)
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The names of these games, in order. */
export const faceNames: readonly string[] = [...faces.keys()];

export function faceOf(game: string): GameFace | undefined {
  return faces.get(game);
}

/** A game's own table; the generic one for a game without a face. */
export function tableOf(game: string): Promise<{ default: GameTable }> {
  return faces.get(game)?.table() ?? import("./generic/GenericTable.svelte");
}
