/** The language of the screen, and phrases in it. Every part of the client keeps its phrases beside it. */

export type Language = "en" | "de";

const screen = $state({ language: "en" as Language });

export function language(): Language {
  return screen.language;
}

export function speak(language: Language): void {
  screen.language = language;
  document.documentElement.lang = language;
}

export function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

/** A sentence with {gaps}; or two of them, of which the number {n} chooses one. */
export type Phrase = string | { one: string; other: string };
export type Phrases = Record<string, Record<Language, Phrase>>;
export type Gaps = Record<string, string | number>;

const plurals: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  de: new Intl.PluralRules("de"),
};

export function fill(phrase: Phrase, language: Language, gaps: Gaps = {}): string {
  const text = typeof phrase === "string" ? phrase : phrase[numberOf(language, gaps.n)];
  // A map tells hundreds of phrases at once, and most of them have no gaps.
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}

function numberOf(language: Language, n: string | number = 0): "one" | "other" {
  return plurals[language].select(Number(n)) === "one" ? "one" : "other";
}

/** `const say = phrases({ hello: { en: "Hello", de: "Hallo" } })`, then `say("hello")` in the markup. */
export function phrases<T extends Phrases>(table: T): (key: keyof T, gaps?: Gaps) => string {
  return (key, gaps) => {
    const entry = table[key];
    if (entry === undefined) throw new Error(`no phrase ${String(key)}`);
    return fill(entry[screen.language], screen.language, gaps);
  };
}
