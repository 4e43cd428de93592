/** The sign of each seat: a letter, a color and the pattern of its ring. */

export interface SeatSign {
  letter: string;
  color: string;
  /** The dashes of the ring, in hundredths of its length; empty for a whole ring. */
  dashes: string;
}

const SIGNS: SeatSign[] = [
  { letter: "A", color: "var(--seat-1)", dashes: "" },
  { letter: "B", color: "var(--seat-2)", dashes: "46 4" },
  { letter: "C", color: "var(--seat-3)", dashes: "19 6" },
  { letter: "D", color: "var(--seat-4)", dashes: "7.5 5" },
  { letter: "E", color: "var(--seat-5)", dashes: "2.5 3.75" },
];

export function seatSign(seat: number): SeatSign {
  return SIGNS[seat % SIGNS.length]!;
}
