/** Searching texts: accents, case and the German ß do not matter, and hits can be shown where they are. */

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text made plain, and for each of its characters where it stands in the text. */
function plain(text: string): { plain: string; places: number[] } {
  let made = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const simple = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ß", "ss");
    made += simple;
    for (let n = 0; n < simple.length; n++) places.push(place);
    place += letter.length;
  }
  return { plain: made, places: [...places, place] };
}

/** The words that are searched for. */
export function wordsOf(query: string): string[] {
  return plain(query).plain.split(/\s+/).filter(Boolean);
}

/** Whether every word occurs somewhere in the texts. */
export function matches(words: string[], ...texts: string[]): boolean {
  const all = texts.map((text) => plain(text).plain).join("\n");
  return words.every((word) => all.includes(word));
}

/** A text cut into pieces: those that were searched for, and those between them. */
export function pieces(text: string, words: string[]): Piece[] {
  const { plain: made, places } = plain(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = made.indexOf(word); at >= 0; at = made.indexOf(word, at + 1)) {
      for (let n = places[at] ?? 0; n < (places[at + word.length] ?? text.length); n++)
        marked.add(n);
    }
  }
  const cut: Piece[] = [];
  for (let n = 0; n < text.length; n++) {
    const last = cut.at(-1);
    const isHit = marked.has(n);
    if (last?.isHit === isHit) last.text += text[n];
    else cut.push({ text: text[n] ?? "", isHit });
  }
  return cut;
}
