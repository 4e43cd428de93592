/** The sign of each seat: a letter, a colour and the pattern of its ring. */

export interface SeatSign {
  letter: string;
  colour: string;
  /** The dashes of the ring, in hundredths of its length; empty for a whole ring. */
  dashes: string;
}

const SIGNS: SeatSign[] = [
  { letter: "A", colour: "var(--amun)", dashes: "" },
  { letter: "B", colour: "var(--ra)", dashes: "46 4" },
  { letter: "C", colour: "var(--osiris)", dashes: "19 6" },
  { letter: "D", colour: "var(--isis)", dashes: "7.5 5" },
  { letter: "E", colour: "var(--anubis)", dashes: "2.5 3.75" },
];

export function seatSign(seat: number): SeatSign {
  return SIGNS[seat % SIGNS.length]!;
}
