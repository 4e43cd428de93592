/** The moments of a game, fetched part by part and kept. */

import type { Moment, Replay } from "../protocol";

/** How many moments the server gives at once. */
export const PART = 64;

export type FetchPart = (first: number, last: number) => Promise<Replay>;

export class Moments {
  private readonly parts = new Map<number, Promise<Replay>>();

  constructor(private readonly fetch: FetchPart) {}

  /** The first part: it says how long the game is, and who played. */
  head(): Promise<Replay> {
    return this.part(0);
  }

  async at(step: number): Promise<Moment | undefined> {
    const number = Math.floor(step / PART);
    const part = await this.part(number);
    return part.moments.find((moment) => moment.step === step);
  }

  /** All parts one after another, each as it comes. */
  async *all(): AsyncGenerator<Replay> {
    const { length } = await this.head();
    for (let number = 0; number * PART < length; number++) yield await this.part(number);
  }

  private part(number: number): Promise<Replay> {
    let part = this.parts.get(number);
    if (part === undefined) {
      part = this.fetch(number * PART, number * PART + PART - 1);
      this.parts.set(number, part);
      // What failed is fetched again when it is next needed.
      part.catch(() => this.parts.delete(number));
    }
    return part;
  }
}
