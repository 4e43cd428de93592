/** What somebody is told who looks on the map for an answer that is given beside it. */

import { phrases } from "../../words/words.svelte";
import type { Home } from "./homes";

const say = phrases({
  tracks: { en: "Choose an action first.", de: "Wähle zuerst eine Aktion." },
  powers: {
    en: "Choose an Ankh power on your dashboard.",
    de: "Wähle eine Ankh-Kraft auf deinem Tableau.",
  },
  pool: {
    en: "Choose in your pool what you summon.",
    de: "Wähle in deinem Vorrat, was du beschwörst.",
  },
});

export function answeredElsewhere(home: Home): string | null {
  return home === "tracks" || home === "powers" || home === "pool" ? say(home) : null;
}
