/** What would be different on the map after an answer: two views compared. */

import type { AnkhView, Figure } from "../view";

export interface Shift {
  figure: Figure;
  /** Where it stands now; null if it comes from elsewhere. */
  from: string | null;
}

export interface Strength {
  /** The region's conflict order token and its land. */
  token: number | null;
  land: string[];
  god: number;
  before: number;
  after: number;
}

export interface Changes {
  shifts: Shift[];
  /** Figures that would go, and where they stand. */
  gone: string[];
  /** Monuments that would be there or change hands. */
  monuments: AnkhView["monuments"];
  /** Regions that would have another number. */
  tokens: { land: string[]; token: number | null }[];
  strengths: Strength[];
}

export function changesOf(now: AnkhView, then: AnkhView): Changes {
  const stood = new Map(now.figures.map((figure) => [figure.figure, figure.at]));
  const stands = new Set(then.figures.map(({ figure }) => figure));
  const built = new Map(now.monuments.map(([kind, at, god]) => [at, `${kind} ${god}`]));
  return {
    shifts: then.figures
      .filter(({ figure, at }) => stood.get(figure) !== at)
      .map((figure) => ({ figure, from: stood.get(figure.figure) ?? null })),
    gone: now.figures.filter(({ figure }) => !stands.has(figure)).map(({ at }) => at),
    monuments: then.monuments.filter(([kind, at, god]) => built.get(at) !== `${kind} ${god}`),
    tokens: then.regions
      .filter(({ land, token }) => token !== null && tokenOf(now, land) !== token)
      .map(({ land, token }) => ({ land, token })),
    strengths: strengthsOf(now, then),
  };
}

function tokenOf(view: AnkhView, land: string[]): number | null | undefined {
  return view.regions.find((region) => region.land.join() === land.join())?.token;
}

/** The strength of every god in every region, where it would change. */
function strengthsOf(now: AnkhView, then: AnkhView): Strength[] {
  return then.regions.flatMap(({ land, water, token }) => {
    const spaces = [...land, ...water];
    const [before, after] = [strengthIn(now, spaces), strengthIn(then, spaces)];
    return then.ascending.flatMap((god) => {
      const [was, is] = [before.get(god) ?? 0, after.get(god) ?? 0];
      return was === is ? [] : [{ token, land, god, before: was, after: is }];
    });
  });
}

/** What the figures on some spaces count, by god, as the view tells it. */
function strengthIn(view: AnkhView, spaces: string[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { god, at, strength } of view.figures)
    if (spaces.includes(at)) found.set(god, (found.get(god) ?? 0) + strength);
  return found;
}
