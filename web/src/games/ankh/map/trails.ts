/** What events leave on the map: ways of figures, and places where something came or went. */

import type { GameEvent } from "../../../protocol";

export type Trail =
  | { kind: "moved"; god: number; from: string; to: string }
  | { kind: "came" | "went"; god: number | null; at: string }
  | { kind: "caravan"; god: number; edges: string[] };

const CAME = [
  "summoned",
  "built",
  "controlled",
  "token_placed",
  "sun_given",
  "aimed",
  "kept_alive",
];
const WENT = ["killed", "destroyed", "removed"];

/** A figure that moves several times leaves one trail, from where it was to where it is. */
export function trailsOf(events: readonly GameEvent[]): Trail[] {
  const trails: Trail[] = [];
  for (const { name, data } of events) {
    const god = data.god === undefined || data.god === null ? null : Number(data.god);
    if (name === "moved") addMove(trails, Number(data.god), String(data.from), String(data.to));
    else if (name === "caravan")
      trails.push({ kind: "caravan", god: Number(data.god), edges: data.edges as string[] });
    else if (typeof data.space === "string" && (CAME.includes(name) || WENT.includes(name)))
      trails.push({ kind: WENT.includes(name) ? "went" : "came", god, at: data.space });
  }
  return trails;
}

function addMove(trails: Trail[], god: number, from: string, to: string): void {
  const before = trails.findLastIndex(
    (trail) => trail.kind === "moved" && trail.god === god && trail.to === from,
  );
  const earlier = trails[before];
  if (earlier?.kind === "moved") {
    trails.splice(before, 1);
    if (earlier.from !== to) trails.push({ ...earlier, to });
  } else trails.push({ kind: "moved", god, from, to });
}
