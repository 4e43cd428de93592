/** Which pieces fly from where to where, told from events. Places are names the board gives its parts. */

import type { GameEvent } from "../../protocol";
import { KINDS } from "./tiles";

export interface Flight {
  piece: { tile: string } | { sun: number };
  from: string;
  to: string;
  /** A drawn tile is turned over on its way. */
  flips: boolean;
  /** Flights leave one after another. */
  wait: number;
}

export const niche = (space: number): string => `niche-${space}`;
export const raNiche = (space: number): string => `ra-${space}`;
export const player = (seat: number): string => `seat-${seat}`;
export const suns = (seat: number): string => `suns-${seat}`;

/** The flights of events that led from one auction track to another. */
export function flightsOf(
  events: GameEvent[],
  before: { track: (string | null)[]; raTiles: number },
): Flight[] {
  const track = [...before.track];
  let raTiles = before.raTiles;
  const flights: Flight[] = [];
  const fly = (piece: Flight["piece"], from: string, to: string, flips = false): void => {
    flights.push({ piece, from, to, flips, wait: flights.length });
  };
  for (const event of events) {
    const [first, second, third] = event.fields.map(Number) as [number, number, number];
    const kind = KINDS[second] ?? "";
    if (event.name === "drawn" && kind === "ra") {
      fly({ tile: kind }, "bag", raNiche(raTiles), true);
      raTiles += 1;
    } else if (event.name === "drawn") {
      const space = track.indexOf(null);
      fly({ tile: kind }, "bag", niche(space), true);
      track[space] = kind;
    } else if (event.name === "taken") {
      const space = track.indexOf(kind);
      fly({ tile: kind }, niche(space), player(first));
      track[space] = null;
    } else if (event.name === "won") {
      track.forEach((tile, space) => {
        if (tile !== null) fly({ tile }, niche(space), player(first));
        track[space] = null;
      });
    } else if (event.name === "swapped") {
      fly({ sun: second }, suns(first), "sun");
      fly({ sun: third }, "sun", suns(first));
    } else if (event.name === "cleared") {
      track.fill(null);
    }
  }
  return flights;
}
