/** A table in the making: what is asked of its creator, and what the server is told. */

import { usualBot } from "../../bots";
import { isSite } from "../../device/site";
import type { Clock, GameInfo, NewTable, SeatPlan } from "../../protocol";

/** The usual clocks: a bank of seconds, and what every answer adds to it. */
export const CLOCKS = {
  none: null,
  quick: { bank: 300, increment: 10 },
  calm: { bank: 1200, increment: 20 },
  days: { bank: 3 * 86_400, increment: 12 * 3600 },
} as const satisfies Record<string, Clock | null>;

const OPPONENTS = 2;

export type ClockName = keyof typeof CLOCKS;

export interface Draft {
  game: string;
  seats: SeatPlan[];
  options: Record<string, unknown>;
  isPublic: boolean;
  pace: "live" | "relaxed";
  clock: ClockName;
  undo: "agreed" | "none" | "own";
  spectators: boolean;
  hints: boolean;
}

/** Oneself and two free seats, everything else as usual. */
export function firstDraft(game: GameInfo): Draft {
  return {
    game: game.name,
    seats: withPlayers([{ kind: "me" }], 1 + OPPONENTS, game.bots),
    options: {},
    isPublic: true,
    pace: "live",
    clock: "none",
    undo: "agreed",
    spectators: true,
    hints: true,
  };
}

/** So many seats: those in front stay as they are, new ones are free. */
export function withPlayers(seats: SeatPlan[], players: number, bots: string[]): SeatPlan[] {
  const more = Math.max(0, players - seats.length);
  return [...seats, ...Array.from({ length: more }, () => freeSeat(bots))].slice(0, players);
}

/** A seat for somebody who comes; where nobody can come, for a bot. */
function freeSeat(bots: string[]): SeatPlan {
  return isSite ? { kind: "bot", bot: usualBot(bots) } : { kind: "open" };
}

/** A seat's plan as the value of a list: `me`, `open` or `bot:medium`. */
export function planValue(plan: SeatPlan): string {
  return plan.kind === "bot" ? `bot:${plan.bot ?? ""}` : plan.kind;
}

export function planOf(value: string): SeatPlan {
  if (value.startsWith("bot:")) return { kind: "bot", bot: value.slice("bot:".length) };
  return { kind: value === "me" ? "me" : "open" };
}

/** What the server is asked for; options that are as usual are left out. */
export function tableOf(draft: Draft): NewTable {
  return {
    game: draft.game,
    seats: draft.seats,
    options: draft.options,
    public: draft.isPublic,
    pace: draft.pace,
    clock: CLOCKS[draft.clock],
    undo: draft.undo,
    spectators: draft.spectators,
    hints: draft.hints,
  };
}

/** A game against bots in one click: oneself and two bots, unlisted, answers may be taken back. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const bot = usualBot(game.bots);
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: "bot" as const, bot }));
  return { game: game.name, seats: [{ kind: "me" }, ...bots], public: false, undo: "agreed" };
}
