/** What somebody is told whose god another player decides for. */

import type { TableState } from "../../protocol";
import type { Terms } from "../../terms.svelte";
import { phrases } from "../../words/words.svelte";
import { fullName, godOf } from "./gods/gods";
import { isSetUp, type AnkhView } from "./view";

const say = phrases({
  decides: {
    en: "{name} decides for {god}, your merged god",
    de: "{name} entscheidet für {god}, euren verschmolzenen Gott",
  },
});

/** Where the partner in a merged god is awaited: that it is the partner who decides. */
export function waitsForPartner(
  view: AnkhView,
  you: readonly number[],
  { to_act, seats }: TableState,
  terms: Terms,
): string | null {
  if (!isSetUp(view)) return null;
  const partner = to_act.find(
    (seat) => !you.includes(seat) && you.some((own) => view.plays[own] === view.plays[seat]),
  );
  if (partner === undefined) return null;
  const god = fullName(godOf(view, view.plays[partner] ?? partner), (id) => terms.name("god", id));
  return say("decides", { name: seats[partner]?.name ?? "", god });
}
