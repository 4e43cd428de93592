/**
 * Where long words may be divided. Browsers divide words themselves only where they have a
 * dictionary, and few have one for German; a soft hyphen works in all of them.
 */

const DIVIDED = [
  "All|gegen|wärtig",
  "An|betungs|würdig",
  "Com|manding",
  "Heu|schrecken|plage",
  "In|spirierend",
  "Magna|nimous",
  "Nil|schwemme",
  "Omni|present",
  "Resplen|dent",
  "Streit|wagen",
  "Worship|ful",
];

const SOFT = "\u00ad";
const WHERE = new Map(
  DIVIDED.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT)]),
);

/** A text with soft hyphens in the words that are known to be too long for narrow columns. */
export function hyphenated(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => WHERE.get(word) ?? word);
}
