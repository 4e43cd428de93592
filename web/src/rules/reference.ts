/** The rules and the glossary of a game, arranged for reading and cut down by a search. */

import type { InEveryLanguage } from "../games/face";
import type { Term } from "../protocol";
import { matches, wordsOf } from "./search";

export interface Rule {
  id: string;
  section: string;
  text: string;
}

export interface Section {
  /** The anchor of the section. */
  id: string;
  title: string;
  rules: Rule[];
}

export interface Shelf {
  kind: string;
  title: InEveryLanguage;
  terms: Term[];
}

/** `Board (AK-B)` is the section AK-B, called Board. */
export function sectionName(section: string): { id: string; title: string } {
  const found = /^(.*?)\s*\(([A-Z]+(?:-[A-Z]+)+\d*)\)(.*)$/.exec(section);
  return found
    ? { id: found[2] ?? "", title: `${found[1]}${found[3]}` }
    : { id: section, title: section };
}

/** The rules by section, those that the search leaves. */
export function sections(rules: Rule[], query: string): Section[] {
  const words = wordsOf(query);
  const found: Section[] = [];
  for (const rule of rules) {
    if (!matches(words, rule.id, rule.section, bare(rule.text))) continue;
    const name = sectionName(rule.section);
    const last = found.at(-1);
    if (last?.id === name.id) last.rules.push(rule);
    else found.push({ ...name, rules: [rule] });
  }
  return found;
}

/** The glossary by kind, what the search leaves of it; all kinds, if a game does not say which. */
export function shelves(
  terms: Term[],
  query: string,
  glossary: Record<string, InEveryLanguage> = everyKind(terms),
): Shelf[] {
  const words = wordsOf(query);
  const kinds = Object.entries(glossary).map(([kind, title]) => ({
    kind,
    title,
    terms: terms.filter(
      (term) => term.kind === kind && matches(words, term.name, term.about, term.rule ?? ""),
    ),
  }));
  return kinds.filter((shelf) => shelf.terms.length > 0);
}

function everyKind(terms: Term[]): Record<string, InEveryLanguage> {
  return Object.fromEntries(terms.map(({ kind }) => [kind, { en: kind, de: kind }]));
}

const RULING = /\*(?:ruling|Entscheid)\*\s*/g;

/** Whether a rule holds a decision of this project where the rulebook is silent. */
export function isRuling(text: string): boolean {
  return text.search(RULING) >= 0;
}

/** A rule's text without marks. */
export function bare(text: string): string {
  return text.replace(RULING, "").replaceAll("`", "");
}

export type Part = { text: string; rule: string | null };

/** A text cut at the ids of rules that it mentions. */
export function mentions(text: string, ids: Set<string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(/\b[A-Z]{2}(?:-[A-Z]+)+\d*[a-z]?\b/g)) {
    if (!ids.has(found[0])) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), rule: null });
    parts.push({ text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: null });
  return parts;
}
