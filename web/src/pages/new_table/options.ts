/** Options of a game: what is chosen, and what may be chosen from where it is not a plain list. */

import type { OptionInfo } from "../../protocol";
import type { Terms } from "../../terms.svelte";

export function optionValue(option: OptionInfo, options: Record<string, unknown>): unknown {
  return options[option.name] ?? option.values[0];
}

/** The options with one changed; what is as usual is left out. */
export function withOption(
  option: OptionInfo,
  options: Record<string, unknown>,
  value: unknown,
): Record<string, unknown> {
  const { [option.name]: _, ...others } = options;
  return value === option.values[0] ? others : { ...others, [option.name]: value };
}

/** What each place of a chosen list may be: a god for each seat, a guardian for each level. */
export function listsFor(option: string, players: number, terms: Terms): string[][] | null {
  if (option === "gods") {
    const gods = terms.all("god").map((god) => god.id);
    return gods.length === 0 ? null : Array.from({ length: players }, () => gods);
  }
  if (option === "guardians") {
    const guardians = terms.all("guardian");
    const levels = new Set(guardians.map((guardian) => Number(guardian.facts.level)));
    return [...levels]
      .toSorted((a, b) => a - b)
      .map((level) =>
        guardians.filter((guardian) => guardian.facts.level === level).map(({ id }) => id),
      );
  }
  return null;
}

/** A list with one place changed; where all must differ, the two change places. */
export function exchanged(chosen: string[], place: number, value: string): string[] {
  const before = chosen[place];
  return chosen.map((other, n) =>
    n === place ? value : other === value && before !== undefined ? before : other,
  );
}
