/** Names and explanations of all that a game has, in the language of the screen. */

import { faceOf } from "./games/registry";
import { ask } from "./http";
import type { Term } from "./protocol";
import { language, type Language } from "./words/words.svelte";

export type { Term };

export class Terms {
  private readonly byKey: Map<string, Term>;

  constructor(list: Term[]) {
    this.byKey = new Map(list.map((term) => [`${term.kind}:${term.id}`, term]));
  }

  find(kind: string, id: string): Term | undefined {
    return this.byKey.get(`${kind}:${id}`);
  }

  /** All of a kind, in the order of the catalogue. */
  all(kind: string): Term[] {
    return [...this.byKey.values()].filter((term) => term.kind === kind);
  }

  name(kind: string, id: string): string {
    return this.find(kind, id)?.name ?? id;
  }
}

const loaded = $state<Record<string, Terms>>({});
const asked = new Set<string>();

/** The terms of a game; empty until the server has sent them. */
export function termsOf(game: string): Terms {
  const key = `${game}:${language()}`;
  if (!asked.has(key)) {
    asked.add(key);
    void load(game, language(), key);
  }
  return loaded[key] ?? new Terms([]);
}

async function load(game: string, lang: Language, key: string): Promise<void> {
  // With the line down it is asked for again when it is next needed.
  const found = await ask<Term[]>("GET", `/api/terms/${game}?lang=${lang}`).catch(() => null);
  if (found === null) return void asked.delete(key);
  const terms = new Terms(found);
  faceOf(game)?.learn?.(terms);
  loaded[key] = terms;
}
