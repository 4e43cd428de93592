/** Which pieces fly from where to where, told from events. Places are names the board gives its parts. */

import type { GameEvent } from "../../protocol";
import type { Told } from "./events.generated";

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
  for (const { name, data } of events as Told[]) {
    if (name === "drawn" && data.tile === "ra") {
      fly({ tile: data.tile }, "bag", raNiche(raTiles), true);
      raTiles += 1;
    } else if (name === "drawn") {
      const space = track.indexOf(null);
      fly({ tile: data.tile }, "bag", niche(space), true);
      track[space] = data.tile;
    } else if (name === "taken") {
      const space = track.indexOf(data.tile);
      fly({ tile: data.tile }, niche(space), player(data.player));
      track[space] = null;
    } else if (name === "won") {
      track.forEach((won, space) => won && fly({ tile: won }, niche(space), player(data.player)));
      track.fill(null);
    } else if (name === "swapped") {
      fly({ sun: data.bid }, suns(data.player), "sun");
      fly({ sun: data.sun }, "sun", suns(data.player));
    } else if (name === "cleared") {
      track.fill(null);
    }
  }
  return flights;
}
