/** How a battle ended, in words. */

import { phrases } from "../../../words/words.svelte";
import { godName, type Play } from "../play";
import type { Story } from "./story";

const say = phrases({
  won: { en: "{god} wins the battle", de: "{god} gewinnt den Kampf" },
  broken: { en: "the game ended in this battle", de: "in diesem Kampf endete das Spiel" },
  allLose: { en: "all lose", de: "alle verlieren" },
});

export function outcomeOf(play: Play, told: Story): string {
  if (told.winner === undefined) return say("broken");
  return told.winner === null ? say("allLose") : say("won", { god: godName(play, told.winner) });
}
