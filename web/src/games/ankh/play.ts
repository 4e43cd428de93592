/** What every part of the table is given: the view, what may be chosen on it, and how. */

import type { LegalAnswer, PlannedAnswer, SeatState } from "../../protocol";
import type { GameTableProps, WishTold } from "../contract";
import { godOf, fullName, type God } from "./gods/gods";
import type { Targets } from "./targets";
import type { AnkhView } from "./view";

export interface Play extends Pick<
  GameTableProps,
  | "question"
  | "choose"
  | "goOn"
  | "point"
  | "pointed"
  | "why"
  | "asksWhy"
  | "terms"
  | "you"
  | "toAct"
> {
  view: AnkhView;
  /** The view as it would be after what is pointed at. */
  ghost?: AnkhView | null;
  viewSeat: number | null;
  targets: Targets;
  /** By answer, the digit that gives it, while keys are used. */
  digits?: Map<number, number>;
  /** The answer that is picked where it is chosen, and not given yet. */
  considered?: number | null;
  consider?: (answer: number | null) => void;
  /** The actions that end what is asked now: nothing more is done of it. */
  following?: Targets["actions"];
  /** The turn that a hint intends, the next answer first. */
  plan?: PlannedAnswer[];
  seats: SeatState[];
  /** The event that goes on; null while an action does, also if it triggers one. */
  resolving?: string | null;
}

/** A god by its name; a merged one by both, in the order of the gods of Egypt, as everywhere. */
export function godName(play: Play, god: number): string {
  const order = play.terms.all("god").map(({ id }) => id);
  const found = godOf(play.view, god);
  const names = [...found.names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return fullName({ ...found, names }, (id) => play.terms.name("god", id));
}

/** Whose pieces these are: the first name of the god, for colors and emblems. */
export function godId(play: Play, god: number): string {
  return play.view.areas[god]?.god ?? "";
}

export function seatNames(play: Play, god: God): string {
  return god.seats
    .map((seat) => play.seats[seat]?.name ?? "")
    .filter((name) => name !== "")
    .join(" & ");
}

/** What a thing does when it is clicked: it is chosen if it is offered, or asked about. */
export function clicked(
  play: Play,
  offered: LegalAnswer | undefined,
  wish: string,
  told?: WishTold,
): (() => void) | undefined {
  if (offered) return () => play.choose(offered.answer);
  return play.asksWhy || (told && play.question) ? () => play.why(wish, told) : undefined;
}

/** Whether something is to be chosen in the turn that a hint intends. */
export function isPlanned(play: Play, click: string, name: string): boolean {
  return (play.plan ?? []).some(
    (planned) =>
      planned.click === click &&
      (planned.verb === name || planned.what.some((thing) => thing.name === name)),
  );
}

export function isMine(play: Play, god: God): boolean {
  return god.seats.some((seat) => play.you.includes(seat));
}
