/** A game against bots in one click. */

import { createTable } from "../http";
import type { GameInfo } from "../protocol";
import { tableAgainstBots } from "./new_table/draft";

/** Begin it; the address of the table. */
export async function playNow(game: GameInfo): Promise<string> {
  return `/table/${await createTable(tableAgainstBots(game))}`;
}
