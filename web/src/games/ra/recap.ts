/** What happened in a turn, in a few words. */

import type { GameEvent } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";

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

const BEGIN = ["drawn", "invoked", "god_played"];

export function begins({ name, data }: GameEvent): number | null | undefined {
  if (BEGIN.includes(name)) return Number(data.player);
  return name === "epoch_ended" ? null : undefined;
}

export function recap(events: GameEvent[], terms: Terms): string {
  return events
    .flatMap(({ name, data }) => {
      const tile = terms.name("tile", String(data.tile));
      if (name === "drawn") return [say("drawn", { what: tile })];
      if (name === "taken") return [say("taken", { what: tile })];
      if (name === "invoked" || name === "unsold") return [say(name)];
      if (name === "won") return [say("won", { n: (data.tiles as string[]).length })];
      return name === "epoch_ended" ? [say("epoch", { n: Number(data.epoch) })] : [];
    })
    .join(" · ");
}
