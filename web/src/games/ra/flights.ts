/** Which pieces fly from where to where, told from events. Places are names the board gives its parts. */

import type { GameEvent } from "../../protocol";

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

interface Data {
  player: number;
  tile: string;
  sun: number;
  bid: number;
}

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
    const { player: seat, tile, sun, bid } = event.data as unknown as Data;
    if (event.name === "drawn" && tile === "ra") {
      fly({ tile }, "bag", raNiche(raTiles), true);
      raTiles += 1;
    } else if (event.name === "drawn") {
      const space = track.indexOf(null);
      fly({ tile }, "bag", niche(space), true);
      track[space] = tile;
    } else if (event.name === "taken") {
      const space = track.indexOf(tile);
      fly({ tile }, niche(space), player(seat));
      track[space] = null;
    } else if (event.name === "won") {
      track.forEach((won, space) => won && fly({ tile: won }, niche(space), player(seat)));
      track.fill(null);
    } else if (event.name === "swapped") {
      fly({ sun: bid }, suns(seat), "sun");
      fly({ sun }, "sun", suns(seat));
    } else if (event.name === "cleared") {
      track.fill(null);
    }
  }
  return flights;
}
