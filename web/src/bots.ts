/** The bots of a game: which one to propose, and what to call it. */

import { phrases } from "./words/words.svelte";

const say = phrases({
  random: { en: "Random", de: "Zufall" },
  easy: { en: "Easy", de: "Leicht" },
  medium: { en: "Medium", de: "Mittel" },
  hard: { en: "Hard", de: "Schwer" },
  expert: { en: "Expert", de: "Experte" },
  master: { en: "Master", de: "Meister" },
  greedy: { en: "Greedy", de: "Gierig" },
});

const KNOWN = ["random", "easy", "medium", "hard", "expert", "master", "greedy"] as const;

/** A bot for somebody who has not chosen one. */
export function usualBot(bots: string[]): string {
  const found = ["medium", "easy", "greedy"].find((name) => bots.includes(name));
  return found ?? bots.at(-1) ?? "random";
}

export function botName(bot: string): string {
  const known = KNOWN.find((name) => name === bot);
  return known ? say(known) : bot;
}
