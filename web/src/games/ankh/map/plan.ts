/** What an intended turn looks like on the map: ways of figures, places, lines of camels. */

import type { PlannedAnswer } from "../../../protocol";
import { targetOf } from "../targets";
import type { AnkhView } from "../view";

export type PlanMark =
  | { kind: "way"; from: string; to: string }
  | { kind: "place"; at: string }
  | { kind: "aim"; at: string; direction: string }
  | { kind: "caravan"; edges: string[] }
  | { kind: "region"; land: string[] }
  | { kind: "swap"; tokens: [number, number] };

/** The marks of the answers that are left, in their order; those that nothing on the map stands for have none. */
export function planMarks(plan: readonly PlannedAnswer[], view: AnkhView): PlanMark[] {
  const marks: PlanMark[] = [];
  /** The figure that was chosen to move, and where the last one came to stand. */
  let placed = view.asked?.figure?.at ?? null;
  let lifted = plan[0]?.click === "destination" ? placed : null;
  for (const planned of plan) {
    const target = targetOf(planned.click, planned.what, view, placed);
    if (target === null) continue;
    if (target.kind === "edge") addCamel(marks, target.edge);
    else if (target.kind === "claws")
      marks.push({ kind: "aim", at: target.at, direction: target.direction });
    else if (target.kind === "swap") marks.push({ kind: "swap", tokens: target.tokens });
    else if (target.kind === "region") addRegion(marks, view, target.region);
    else {
      const { at } = target;
      if (planned.click === "origin") lifted = at;
      const from = planned.click === "destination" ? lifted : null;
      if (from === null) marks.push({ kind: "place", at });
      else addWay(marks, from, at);
      if (planned.click !== "origin") [lifted, placed] = [null, at];
    }
  }
  return marks;
}

/** The ring around a figure becomes its way as soon as it is known where it goes. */
function addWay(marks: PlanMark[], from: string, to: string): void {
  const last = marks.at(-1);
  if (last?.kind === "place" && last.at === from) marks.pop();
  marks.push({ kind: "way", from, to });
}

function addCamel(marks: PlanMark[], edge: string): void {
  const last = marks.at(-1);
  if (last?.kind === "caravan") last.edges.push(edge);
  else marks.push({ kind: "caravan", edges: [edge] });
}

function addRegion(marks: PlanMark[], view: AnkhView, region: number): void {
  const land = view.regions[region]?.land;
  if (land) marks.push({ kind: "region", land });
}
