/** A game against bots in one click. */

import { usualBot } from "../bots";
import { createTable } from "../http";
import type { GameInfo, NewTable } from "../protocol";

const OPPONENTS = 2;

/** The table for it: oneself and two bots, unlisted; answers may be taken back. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const bot = usualBot(game.bots);
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: "bot" as const, bot }));
  return { game: game.name, seats: [{ kind: "me" }, ...bots], public: false, undo: "own" };
}

/** Begin it; the address of the table. */
export async function playNow(game: GameInfo): Promise<string> {
  return `/table/${await createTable(tableAgainstBots(game))}`;
}
