/** The court of the Pharaoh, where a table has one, as the view tells it. */

import type { AnkhView } from "../view";

export interface Room {
  id: string;
  /** The gods with priests in it, each with their number. */
  priests: { god: number; number: number }[];
}

export interface Hand {
  god: number;
  cards: { id: string; played: boolean }[];
}

export interface Court {
  /** In the order in which they lie around the ring, the first at the top left. */
  rooms: Room[];
  /** The open cards, the oldest on the right; null is a gap. */
  row: (string | null)[];
  deck: number;
  hands: Hand[];
  /** Who rules, and where the figure or the death token is. */
  ruler: string | null;
  at: string | null;
  death: string | null;
}

type Written = Record<string, unknown>;

function written(view: AnkhView, name: string): Written | null {
  const tokens = view.tokens[name];
  return tokens && typeof tokens === "object" && !Array.isArray(tokens) ? tokens : null;
}

export function courtOf(view: AnkhView): Court | null {
  const [rooms, cards, reign] = ["court", "political_cards", "reign"].map((name) =>
    written(view, name),
  );
  if (!rooms || !cards || !reign) return null;
  const hands = cards["hands"] as string[][];
  const played = cards["played"] as string[][];
  return {
    rooms: Object.entries(rooms as Record<string, number[]>).map(([id, numbers]) => ({
      id,
      priests: numbers.flatMap((number, god) => (number > 0 ? [{ god, number }] : [])),
    })),
    row: cards["row"] as (string | null)[],
    deck: cards["deck"] as number,
    hands: hands.flatMap((held, god) => {
      const all = [
        ...held.map((id) => ({ id, played: false })),
        ...(played[god] ?? []).map((id) => ({ id, played: true })),
      ];
      return all.length > 0 ? [{ god, cards: all }] : [];
    }),
    ruler: reign["ruler"] as string | null,
    at: reign["at"] as string | null,
    death: reign["death"] as string | null,
  };
}
