/** The sounds of a table as notes: made on the spot, no files, all quiet. */

export type Sound =
  "bid" | "build" | "gain" | "loss" | "over" | "reveal" | "said" | "step" | "tile" | "turn";

export interface Note {
  /** Seconds after the sound begins, and how long it rings. */
  at: number;
  length: number;
  loudness: number;
  /** Noise has no pitch of its own: it is what lies below the pitch. */
  wave: "noise" | "sine" | "triangle";
  pitch: number;
  /** The pitch it glides to. */
  to: number;
}

const note = (
  wave: Note["wave"],
  pitch: number,
  at: number,
  length: number,
  loudness: number,
  to = pitch,
): Note => ({ wave, pitch, at, length, loudness, to });

export const SOUNDS: Record<Sound, Note[]> = {
  /** Two notes up, as one calls somebody. */
  turn: [note("sine", 587, 0, 0.2, 0.16), note("sine", 880, 0.12, 0.35, 0.16)],
  /** A stone chip laid down. */
  tile: [note("noise", 2600, 0, 0.05, 0.14), note("triangle", 330, 0, 0.06, 0.1)],
  /** Gold on the table. */
  bid: [note("sine", 1320, 0, 0.14, 0.07), note("sine", 1980, 0.04, 0.22, 0.05)],
  /** A drum, for all that is turned over at once. */
  reveal: [note("sine", 120, 0, 0.4, 0.3, 55), note("noise", 500, 0, 0.16, 0.14)],
  gain: [
    note("sine", 523, 0, 0.14, 0.1),
    note("sine", 659, 0.08, 0.14, 0.1),
    note("sine", 784, 0.16, 0.3, 0.1),
  ],
  loss: [note("triangle", 392, 0, 0.2, 0.1, 370), note("triangle", 294, 0.14, 0.4, 0.1, 270)],
  /** Sand under feet. */
  step: [note("noise", 900, 0, 0.09, 0.07), note("noise", 700, 0.11, 0.09, 0.06)],
  /** A block set on another. */
  build: [note("sine", 95, 0, 0.25, 0.25, 60), note("noise", 1200, 0.02, 0.08, 0.1)],
  said: [note("sine", 740, 0, 0.08, 0.07)],
  over: [
    note("sine", 392, 0, 0.6, 0.14),
    note("sine", 494, 0.15, 0.6, 0.12),
    note("sine", 587, 0.3, 0.6, 0.12),
    note("sine", 784, 0.45, 1.1, 0.12),
  ],
};
