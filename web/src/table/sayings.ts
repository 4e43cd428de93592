/** What is said at every table: one click sends it, and everybody reads it in their own language. */

import { language, type Language } from "../words/words.svelte";

const SAYINGS: Record<Language, string>[] = [
  { en: "Hello!", de: "Hallo!" },
  { en: "Good luck!", de: "Viel Glück!" },
  { en: "Well played!", de: "Gut gespielt!" },
  { en: "Thank you!", de: "Danke!" },
  { en: "One moment, please.", de: "Einen Moment, bitte." },
  { en: "That was fun!", de: "Das hat Spaß gemacht!" },
];

export function sayings(): string[] {
  return SAYINGS.map((saying) => saying[language()]);
}

/** A line of chat as it is read here: a saying in the language of the screen, the rest as it came. */
export function read(text: string): string {
  const known = SAYINGS.find((saying) => Object.values(saying).includes(text));
  return known?.[language()] ?? text;
}
