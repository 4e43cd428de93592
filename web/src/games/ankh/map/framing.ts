/** What of the board must be in sight while something is chosen on it. */

import type { MapTarget } from "../targets";
import type { AnkhView } from "../view";
import type { Board } from "./board";
import { pointOf, type Point } from "./geometry";

/** Where the targets of a question are; of a region all of its land, for all of it can be clicked. */
export function pointsOf(board: Board, view: AnkhView, targets: readonly MapTarget[]): Point[] {
  return targets.flatMap((target) => {
    if (target.kind === "edge") return board.side(target.edge).map(pointOf);
    if (target.kind === "region") return centers(board, view.regions[target.region]?.land);
    if (target.kind === "swap")
      return view.regions
        .filter(({ token }) => token !== null && target.tokens.includes(token))
        .flatMap(({ land }) => centers(board, land));
    return centers(board, [target.at]);
  });
}

/** The middles of some spaces. */
export function centers(board: Board, spaces: readonly string[] = []): Point[] {
  return spaces.map((name) => board.space(name).center);
}
