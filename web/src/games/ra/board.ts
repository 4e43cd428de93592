/** What every part of the table shares: the view, what may be chosen, and names. */

import { getContext, setContext } from "svelte";

import type { Offers } from "./offers";
import type { RaView } from "./view";

export interface Board {
  readonly view: RaView;
  /** The seat in front of the screen; null for a spectator. */
  readonly me: number | null;
  readonly offers: Offers;
  /** The notation of what is pointed at. */
  readonly pointed: string | null;
  /** What is chosen in the turn that a hint intends, in notation. */
  readonly planned: readonly string[];
  /** Choose what a notation stands for; what is not offered is asked about. */
  choose(notation: string): void;
  point(notation: string | null): void;
  /** A player's name. */
  name(seat: number): string;
  /** A tile's name, and a category's. */
  tile(kind: string): string;
  category(category: string): string;
}

const KEY = Symbol("the table of Ra");

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function theBoard(): Board {
  return getContext<Board>(KEY);
}
