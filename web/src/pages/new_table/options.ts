/** Options of a game: what is chosen, and what may be chosen from where it is not a plain list. */

import type { OptionInfo } from "../../protocol";
import type { Terms } from "../../terms.svelte";

type Options = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function optionValue(option: OptionInfo, options: Options): unknown {
  return options[option.name] ?? option.values[0];
}

/** Which of the listed values is chosen; -1 if it is none of them. */
export function valueIndex(option: OptionInfo, options: Options): number {
  const chosen = optionValue(option, options);
  return option.values.findIndex((value) => same(value, chosen));
}

/** The options with one changed; what is as usual is left out. */
export function withOption(option: OptionInfo, options: Options, value: unknown): Options {
  const { [option.name]: _, ...others } = options;
  return same(value, option.values[0]) ? others : { ...others, [option.name]: value };
}

/** Whether the values of an option may be combined: then nothing of them is the default. */
export function isSet(option: OptionInfo): boolean {
  return same(option.values[0], []);
}

/** Which values of a set are one thing: the others combine them. */
export function singles(option: OptionInfo): number[] {
  return option.values.flatMap((value, n) =>
    Array.isArray(value) && value.length === 1 ? [n] : [],
  );
}

/** A set with one of its values put in, or taken out. */
export function toggled(chosen: string[], value: string[], isIn: boolean): string[] {
  const others = chosen.filter((each) => !value.includes(each));
  return isIn ? [...others, ...value].toSorted() : others;
}

/** The options that are there with what is chosen: some belong to others. */
export function offeredOptions(all: OptionInfo[], options: Options): OptionInfo[] {
  return all.filter(({ needs }) => {
    if (needs === null) return true;
    const chosen = options[needs[0]];
    return Array.isArray(chosen) ? chosen.includes(needs[1]) : chosen === needs[1];
  });
}

/** The kind of the things that a list is chosen from: gods are of kind god. */
export function partKind(option: OptionInfo): string {
  return option.name.replace(/s$/, "");
}

/** What each place of a chosen list may be: one for each seat, or one of each level. */
export function listsFor(option: OptionInfo, players: number, terms: Terms): string[][] | null {
  const parts = terms.all(partKind(option));
  if (parts.length === 0) return null;
  if (option.also === "seats")
    return Array.from({ length: players }, () => parts.map((part) => part.id));
  if (option.also !== "levels") return null;
  const levels = new Set(parts.map((part) => Number(part.facts.level)));
  return [...levels]
    .toSorted((a, b) => a - b)
    .map((level) => parts.filter((part) => part.facts.level === level).map(({ id }) => id));
}

/** A list with one place changed; where all must differ, the two change places. */
export function exchanged(chosen: string[], place: number, value: string): string[] {
  const before = chosen[place];
  return chosen.map((other, n) =>
    n === place ? value : other === value && before !== undefined ? before : other,
  );
}
