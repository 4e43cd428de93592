/** How a battle ended, in words. */

import { phrases } from "../../../words/words.svelte";
import { godName, type Play } from "../play";
import type { Story } from "./story";

const say = phrases({
  won: { en: "{god} wins the battle", de: "{god} gewinnt den Kampf" },
  tie: {
    en: "{god} wins the battle with the tiebreaker",
    de: "{god} gewinnt den Kampf mit dem Gleichstandsplättchen",
  },
  broken: { en: "the game ended in this battle", de: "in diesem Kampf endete das Spiel" },
  allLose: { en: "all lose", de: "alle verlieren" },
});

export function outcomeOf(play: Play, told: Story): string {
  if (told.winner === undefined) return say("broken");
  if (told.winner === null) return say("allLose");
  const isTie = told.lines.some(({ name }) => name === "tie_broken");
  return say(isTie ? "tie" : "won", { god: godName(play, told.winner) });
}
