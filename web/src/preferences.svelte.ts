/** What a person prefers, kept in the browser. */

import type { Tab } from "./table/tabs";
import { browserLanguage, speak, type Language } from "./words/words.svelte";

export type Speed = "slow" | "normal" | "fast" | "off";
/** When it is gone on to my next decision by itself: never, where I sit out, or always. */
export type Skip = "never" | "out" | "always";

export interface Preferences {
  language: Language;
  theme: "system" | "light" | "dark";
  /** How quickly pieces move; off where the system asks for reduced motion. */
  speed: Speed;
  skip: Skip;
  sounds: boolean;
  /** How loud, between 0 and 1. */
  volume: number;
  notifications: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Values, chances and points that help to decide. */
  aids: boolean;
  /** What the drawer beside the board shows. */
  drawer: Tab | null;
}

const KEY = "ennead";

const standard: Preferences = {
  language: browserLanguage(),
  theme: "system",
  speed: "normal",
  skip: "out",
  sounds: true,
  volume: 0.5,
  notifications: false,
  confirm: true,
  aids: false,
  drawer: null,
};

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...standard, ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Show the page as preferred, and remember it. */
export function applyPreferences(): void {
  speak(preferences.language);
  const isDark = preferences.theme === "dark" || (preferences.theme === "system" && dark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  localStorage.setItem(KEY, JSON.stringify(preferences));
}

dark.addEventListener("change", applyPreferences);

/** The part of their time that movements take while it is gone on to the next decision. */
export const hurry = $state({ part: 1 });

/** Milliseconds of a movement that takes this long at normal speed. */
export function duration(normal: number): number {
  if (still.matches || preferences.speed === "off") return 0;
  return normal * hurry.part * { slow: 2, normal: 1, fast: 0.5 }[preferences.speed];
}
