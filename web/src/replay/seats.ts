/** How the players' lines are told apart: by colour, and by how they are dashed. */

const COLOURS = ["amun", "ra", "osiris", "isis", "anubis"];
const DASHES = ["", "8 3", "2 3", "10 3 2 3", "5 2"];

/** The colour of a seat: that of its god, if the game has gods. */
export function seatColour(seat: number, view: Record<string, unknown>): string {
  const areas = view["areas"] as ({ god?: unknown } | undefined)[] | undefined;
  const god = areas?.[seat]?.god;
  return typeof god === "string" ? god : (COLOURS[seat] ?? "lapis");
}

export function seatDashes(seat: number): string {
  return DASHES[seat] ?? "";
}

/** Names that can be told apart: of two who are called alike, each gets a number. */
export function apart(names: string[]): string[] {
  const count = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return `${name} ${number}`;
  });
}
