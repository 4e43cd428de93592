/** What the games are called, and what they are about in one sentence. */

import { games } from "../http";
import type { GameInfo } from "../protocol";
import { language } from "../words/words.svelte";
import { faceNames, faceOf } from "./registry";

/** What the server says of its games; it may have some that this client has no face for. */
let served = $state.raw<GameInfo[]>([]);
let asked: string | null = null;

function ofServer(game: string): GameInfo | undefined {
  if (faceOf(game) === undefined) load();
  return served.find((other) => other.name === game);
}

function load(): void {
  if (asked === language()) return;
  asked = language();
  games().then(
    (found) => (served = found),
    () => (asked = null),
  );
}

export function gameTitle(game: string): string {
  return faceOf(game)?.title ?? ofServer(game)?.title ?? game;
}

export function gameInShort(game: string): string {
  return faceOf(game)?.about[language()] ?? ofServer(game)?.about ?? "";
}

/** The games with a face, then those that only the server knows, once it has told. */
export function gameNames(): string[] {
  load();
  const others = served.map(({ name }) => name).filter((name) => !faceNames.includes(name));
  return [...faceNames, ...others];
}
