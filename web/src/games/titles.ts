/** What the games are called, and what they are about in one sentence. */

import { phrases } from "../words/words.svelte";

const titles: Record<string, string> = { ankh: "Ankh", ra: "Ra" };

const say = phrases({
  ankh: {
    en: "Gods contend for the last worshippers of Egypt: move, build, draw borders with caravans, win battles.",
    de: "Götter ringen um die letzten Gläubigen Ägyptens: ziehen, bauen, mit Karawanen Grenzen setzen, Kämpfe gewinnen.",
  },
  ra: {
    en: "Three epochs of auctions: press your luck at the bag, and win what you need with the suns you have.",
    de: "Drei Epochen voller Auktionen: Fordere dein Glück am Beutel heraus und ersteigere mit deinen Sonnen, was du brauchst.",
  },
});

export function gameTitle(game: string): string {
  return titles[game] ?? game;
}

export function gameInShort(game: string): string {
  return game === "ankh" || game === "ra" ? say(game) : "";
}
