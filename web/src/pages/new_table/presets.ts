/** Tables to begin from: the usual ones, and those somebody has made before. */

import { usualBot } from "../../bots";
import type { GameInfo, SeatPlan } from "../../protocol";
import { firstDraft, withPlayers, type Draft } from "./draft";

export const PRESETS = ["usual", "last", "friends", "bots", "screen"] as const;
export type PresetName = (typeof PRESETS)[number];
/** Those that are remembered in this browser. */
export type Kept = "usual" | "last";

const KEY = "ennead.tables";

function kept(): Partial<Record<Kept, Draft>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<Kept, Draft>>;
  } catch {
    return {};
  }
}

export function keep(name: Kept, draft: Draft): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: draft }));
}

/** Whether a table is remembered under a name. */
export function isKept(name: Kept): boolean {
  return kept()[name] !== undefined;
}

/** A remembered draft as the server's games allow it today; null if there is none such. */
export function fitting(draft: Draft, games: GameInfo[]): Draft | null {
  const game = games.find((other) => other.name === draft.game);
  if (game === undefined) return null;
  const most = Math.max(...game.players);
  const fewest = Math.min(...game.players);
  const players = Math.min(most, Math.max(fewest, draft.seats.length));
  const seats = withPlayers(draft.seats, players, game.bots);
  const known = new Set(game.options.map((option) => option.name));
  return {
    ...firstDraft(game),
    ...draft,
    seats: seats.map((seat) => playable(seat, game.bots)),
    options: Object.fromEntries(Object.entries(draft.options).filter(([name]) => known.has(name))),
  };
}

function playable(seat: SeatPlan, bots: string[]): SeatPlan {
  if (seat.kind !== "bot" || bots.includes(seat.bot ?? "")) return seat;
  return { kind: "bot", bot: usualBot(bots) };
}

/** The draft of a preset for a game; null if nothing is remembered. */
export function presetDraft(name: PresetName, game: GameInfo, games: GameInfo[]): Draft | null {
  const first = firstDraft(game);
  const bot: SeatPlan = { kind: "bot", bot: usualBot(game.bots) };
  const me: SeatPlan = { kind: "me" };
  switch (name) {
    case "usual":
    case "last": {
      const draft = kept()[name];
      return draft === undefined ? null : fitting(draft, games);
    }
    case "friends":
      return { ...first, isPublic: false };
    case "bots":
      return { ...first, isPublic: false, seats: [me, bot, bot] };
    case "screen":
      return { ...first, isPublic: false, seats: [me, me] };
  }
}
