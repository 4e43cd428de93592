/** What every part of the table is given: the view, what may be chosen on it, and how. */

import type { LegalAnswer, SeatState } from "../../protocol";
import type { GameTableProps } from "../contract";
import { godOf, fullName, type God } from "./gods/gods";
import type { Targets } from "./targets";
import type { AnkhView } from "./view";

export interface Play extends Pick<
  GameTableProps,
  "question" | "choose" | "point" | "pointed" | "why" | "asksWhy" | "terms" | "you" | "toAct"
> {
  view: AnkhView;
  /** The view as it would be after what is pointed at. */
  ghost?: AnkhView | null;
  viewSeat: number | null;
  targets: Targets;
  seats: SeatState[];
}

export function godName(play: Play, god: number): string {
  return fullName(godOf(play.view, god), (id) => play.terms.name("god", id));
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
): (() => void) | undefined {
  if (offered) return () => play.choose(offered.answer);
  return play.asksWhy ? () => play.why(wish) : undefined;
}

export function isMine(play: Play, god: God): boolean {
  return god.seats.some((seat) => play.you.includes(seat));
}
