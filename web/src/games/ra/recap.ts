/** What happened in a turn, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";
import type { Told } from "./events.generated";

const say = phrases({
  drawn: { en: "drew {what}", de: "{what} gezogen" },
  invoked: { en: "invoked Ra", de: "Ra angerufen" },
  taken: { en: "took {what}", de: "{what} genommen" },
  won: {
    en: { one: "{n} tile sold", other: "{n} tiles sold" },
    de: { one: "{n} Plättchen versteigert", other: "{n} Plättchen versteigert" },
  },
  unsold: { en: "nobody bid", de: "niemand bot" },
  epoch: { en: "Epoch {n} ended", de: "Epoche {n} zu Ende" },
});

export function begins(event: GameEvent): number | null | undefined {
  const { name, data } = event as Told;
  if (name === "drawn" || name === "invoked" || name === "god_played") return data.player;
  return name === "epoch_ended" ? null : undefined;
}

export function recap(events: GameEvent[], terms: Terms): string {
  const tile = (kind: string) => terms.name("tile", kind);
  return (events as Told[])
    .flatMap(({ name, data }) => {
      if (name === "drawn" || name === "taken") return [say(name, { what: tile(data.tile) })];
      if (name === "invoked" || name === "unsold") return [say(name)];
      if (name === "won") return [say("won", { n: data.tiles.length })];
      return name === "epoch_ended" ? [say("epoch", { n: data.epoch })] : [];
    })
    .join(" · ");
}
