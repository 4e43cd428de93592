// Generated from the events of ra by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.

/** The data of events by their names. */
export interface EventData {
  dealt: { player: number; suns: number[] };
  drawn: { player: number; tile: string };
  invoked: { player: number };
  bid: { player: number; sun: number };
  passed: { player: number };
  unsold: object;
  won: { player: number; tiles: string[] };
  swapped: { player: number; bid: number; sun: number };
  god_played: { player: number };
  taken: { player: number; tile: string };
  suffered: { player: number; tile: string; number: number };
  discarded: { player: number; tile: string; number: number };
  cleared: { tiles: string[] };
  epoch_ended: { epoch: number; ending: string };
  scored: { epoch: number; scores: Record<string, number>[]; changes: number[] };
}

/** Something that happened in the game: `GameEvent` of the protocol with its data known. */
export type Told = {
  [Name in keyof EventData]: { version: number; name: Name; data: EventData[Name]; words: string };
}[keyof EventData];
