/** Words on a button begin with a capital letter, however they are written in a sentence. */
export function capital(words: string): string {
  const [first = ""] = words;
  return first.toLocaleUpperCase() + words.slice(first.length);
}
