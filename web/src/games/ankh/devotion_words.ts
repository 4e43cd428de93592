/** What the sources of devotion are called. */

import { phrases } from "../../words/words.svelte";
import { SOURCES, type Gains, type Source } from "./devotion_story";

export const nameOfSource: (source: Source) => string = phrases({
  battles: { en: "battles won", de: "gewonnene Kämpfe" },
  monuments: { en: "monuments", de: "Monumente" },
  domination: { en: "regions dominated", de: "beherrschte Regionen" },
  miracle: { en: "Miracle", de: "Wunder" },
  powers: { en: "powers", de: "Kräfte" },
  lost: { en: "lost", de: "verloren" },
});

/** "monuments 3, battles won 1". */
export function gainsInWords(gains: Gains): string {
  return SOURCES.filter((source) => gains[source] !== 0)
    .map((source) => `${nameOfSource(source)} ${gains[source]}`)
    .join(", ");
}
