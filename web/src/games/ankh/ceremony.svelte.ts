/** Great moments that are celebrated for a while: a conflict begins, gods merge, one is forgotten, the end. */

import { duration } from "../../preferences.svelte";
import type { GameEvent } from "../../protocol";
import { Sequence } from "../../ui/sequence";
import type { Told } from "./events.generated";

export type Ceremony =
  | { kind: "conflict"; number: number }
  | { kind: "dominates"; god: number; region: number; devotion: number }
  | { kind: "merging"; lower: number; higher: number }
  | { kind: "merged"; lower: number; higher: number }
  | { kind: "forgotten"; god: number }
  | { kind: "ended"; winner: number | null };

/** Milliseconds of each at normal speed; what has to be read takes longer. */
export const CEREMONY = 1200;
const READ = 3500;
const SHORT = 800;
const TIMES: Partial<Record<Ceremony["kind"], number>> = { merging: READ, dominates: SHORT };
const timeOf = ({ kind }: Ceremony): number => duration(TIMES[kind] ?? CEREMONY);

/** How long some take, one after another. */
export const timeOfAll = (list: readonly Ceremony[]): number =>
  list.reduce((sum, one) => sum + timeOf(one), 0);

export function ceremoniesOf(events: readonly GameEvent[]): Ceremony[] {
  const all = events as readonly Told[];
  return all.flatMap(({ name, data }, n): Ceremony[] => {
    if (name === "conflict") return [{ kind: name, number: data.number }];
    if (name === "dominates")
      return [{ kind: name, ...data, devotion: devotionAfter(all.slice(n + 1), data.god) }];
    if (name === "merging" || name === "merged")
      return [{ kind: name, lower: data.lower, higher: data.higher }];
    if (name === "forgotten") return [{ kind: name, god: data.god }];
    return name === "ended" ? [{ kind: name, winner: data.winner }] : [];
  });
}

/** What a god gains before something else happens than that devotion changes. */
function devotionAfter(events: readonly Told[], god: number): number {
  const end = events.findIndex(({ name }) => name !== "devotion");
  return events
    .slice(0, end < 0 ? events.length : end)
    .map(({ name, data }) =>
      name === "devotion" && data.god === god ? data.after - data.before : 0,
    )
    .reduce((sum, gained) => sum + gained, 0);
}

export class Ceremonies {
  now = $state.raw<Ceremony | null>(null);
  private readonly list: Sequence<Ceremony>;

  constructor(lingers?: (time: number) => void) {
    this.list = new Sequence<Ceremony>({
      show: (ceremony) => (this.now = ceremony),
      timeOf,
      lingers,
    });
  }

  /** Celebrate one after another; nothing where nothing moves. */
  celebrate(list: Ceremony[]): void {
    if (duration(CEREMONY) > 0) this.list.start(list);
  }

  /** The next one, or none. */
  next(): void {
    this.list.next();
  }

  /** What happens next ends what is celebrated. */
  stop(): void {
    this.list.stop();
  }
}
