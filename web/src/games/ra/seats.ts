/** The sign of each seat: a letter, a colour and the pattern of its ring. */

export interface SeatSign {
  letter: string;
  colour: string;
  /** The dashes of the ring, in hundredths of its length; empty for a whole ring. */
  dashes: string;
}

const SIGNS: SeatSign[] = [
  { letter: "A", colour: "var(--seat-1)", dashes: "" },
  { letter: "B", colour: "var(--seat-2)", dashes: "46 4" },
  { letter: "C", colour: "var(--seat-3)", dashes: "19 6" },
  { letter: "D", colour: "var(--seat-4)", dashes: "7.5 5" },
  { letter: "E", colour: "var(--seat-5)", dashes: "2.5 3.75" },
];

export function seatSign(seat: number): SeatSign {
  return SIGNS[seat % SIGNS.length]!;
}
