/** Tables sorted for the start page. */

import type { TableInfo } from "../protocol";

export interface Lists {
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
}

const URGENCY = { playing: 1, gathering: 2, finished: 3 };

function urgency(table: TableInfo): number {
  return table.your_turn ? 0 : URGENCY[table.phase];
}

/** Mine with those that wait for me first; of the others, those with free seats and those to watch. */
export function sorted(mine: TableInfo[], all: TableInfo[]): Lists {
  const own = new Set(mine.map((table) => table.id));
  const others = all.filter((table) => !own.has(table.id) && !table.outdated);
  return {
    mine: mine.toSorted((a, b) => urgency(a) - urgency(b) || b.updated - a.updated),
    open: others.filter((table) => table.phase === "gathering"),
    watch: others.filter((table) => table.phase === "playing"),
  };
}
