/** Where suns lie before a player: nothing slides under a pointer that rests on another one. */

/** The places of the suns that are held now; what is new takes the place of what is gone. */
export function placed(before: readonly (number | null)[], held: number[]): (number | null)[] {
  const fresh = held.filter((sun) => !before.includes(sun));
  const kept = before.map((sun) =>
    sun !== null && held.includes(sun) ? sun : (fresh.shift() ?? null),
  );
  return [...kept, ...fresh];
}
