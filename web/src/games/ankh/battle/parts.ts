/** The parts of a strength as they are read: alike figures together, cards and powers by name. */

import type { StrengthPart } from "../view";

export interface PartGroup {
  /** The kind of term, its id and its sign; a share is all of a kind together. */
  kind: "figure" | "guardian" | "card" | "power" | "ability" | "share";
  id: string;
  count: number;
  strength: number;
  /** Figures that count nothing because of an enemy beside them. */
  subdued: boolean;
}

function groupOf(part: StrengthPart): PartGroup {
  const subdued = part.subdued === true;
  const group = (kind: PartGroup["kind"], id: string) => ({
    kind,
    id,
    count: 1,
    strength: part.strength,
    subdued,
  });
  if (part.part === "card") return group("card", part.card ?? "");
  if (part.part === "power") return group("power", part.power ?? "");
  if (part.part === "ability") return group("ability", part.ability ?? "");
  const figure = part.figure ?? "";
  return group(figure === "god" || figure === "warrior" ? "figure" : "guardian", figure);
}

export function partGroups(parts: StrengthPart[]): PartGroup[] {
  const groups = new Map<string, PartGroup>();
  for (const part of parts) {
    const group = groupOf(part);
    const key = `${group.kind}:${group.id}:${group.subdued}`;
    const met = groups.get(key);
    if (met === undefined) groups.set(key, group);
    else {
      met.count += 1;
      met.strength += group.strength;
    }
  }
  return [...groups.values()];
}

const isFigure = ({ part }: StrengthPart) => part === "figure";
const isPower = ({ part }: StrengthPart) => part === "power" || part === "ability";

/**
 * What a strength was made of when it was counted: the cards by name, figures and powers as they
 * were known before, if they still add up to their share; else the share as a whole.
 */
export function countedParts(
  [figures = 0, , powers = 0]: readonly number[],
  cards: StrengthPart[],
  known: StrengthPart[],
): PartGroup[] {
  return [
    ...shareOf("figures", figures, known.filter(isFigure)),
    ...partGroups(cards),
    ...shareOf("powers", powers, known.filter(isPower)),
  ];
}

function shareOf(id: string, strength: number, known: StrengthPart[]): PartGroup[] {
  if (known.reduce((sum, part) => sum + part.strength, 0) === strength) return partGroups(known);
  return [{ kind: "share", id, count: 1, strength, subdued: false }];
}
