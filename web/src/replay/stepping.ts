/** Going through a game: which moment comes next, by key, by version, by time. */

import type { Moment } from "../protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LEAP = 10;

/** A moment that exists; what is no number is the beginning. */
export function within(step: number, length: number): number {
  return Math.max(0, Math.min(Math.round(step) || 0, length - 1));
}

export type Command = { kind: "go"; step: number } | { kind: "toggle" };

/** What a key does at a moment; nothing if it means nothing here. */
export function commandOf(key: string, at: number, length: number): Command | null {
  if (key === " " || key === "k") return { kind: "toggle" };
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    PageDown: at + LEAP,
    PageUp: at - LEAP,
    Home: 0,
    End: length - 1,
  };
  const step = targets[key];
  return step === undefined ? null : { kind: "go", step: within(step, length) };
}

/** The moment of a version, the first moment having a version of its own. */
export function stepOfVersion(version: number, first: number, length: number): number {
  return within(version - first, length);
}

/** How many answers of the record lead to a moment: those before one that was taken back later. */
export function answersAt(step: number, steps: number[]): number {
  if (steps.length === 0) return step;
  let answers = 0;
  steps.forEach((moment, n) => {
    if (moment <= step) answers = n;
  });
  return answers;
}

/** Milliseconds that a moment with so many events is looked at. */
export function lookingTime(events: number, speed: Speed): number {
  return (events === 0 ? 250 : Math.min(2400, 600 + 200 * events)) / speed;
}

/** The moment at which a game is set up and somebody has to answer: there a replay begins. */
export function openingOf(moments: readonly Moment[]): Moment | undefined {
  return moments.find((moment) => moment.to_act.length > 0) ?? moments[0];
}
