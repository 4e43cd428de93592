/** A caravan drawn corner by corner: where a line can begin, where it stands, where it can go. */

import type { Board } from "./board";
import type { Corner } from "./geometry";
import type { MapTarget } from "../targets";
import type { AnkhView, CaravanLine } from "../view";

/** One camel more: from a corner to the next one. */
export interface Step {
  from: Corner;
  to: Corner;
  edge: string;
  answer: number;
  /** The shortest line that the step leads to. */
  way: CaravanLine;
  /** Whether the step completes the line. */
  isLast: boolean;
}

/** The corners along sides that are put end to end. */
export function cornersAlong(board: Board, edges: readonly string[]): Corner[] {
  const sides = edges.map((edge) => board.side(edge));
  const first = sides[0];
  if (first === undefined) return [];
  const second = sides[1];
  const start = second === undefined || !second.includes(first[0]) ? first[0] : first[1];
  const path = [start];
  for (const [a, b] of sides) path.push(path[path.length - 1] === a ? b : a);
  return path;
}

/** Every step that is offered; a line of one camel can be drawn from both its ends. */
export function steps(board: Board, view: AnkhView, targets: readonly MapTarget[]): Step[] {
  const caravan = view.asked?.caravan;
  if (caravan === undefined) return [];
  const found: Step[] = [];
  for (const target of targets) {
    if (target.kind !== "edge") continue;
    const way = caravan.leads_to[target.edge];
    if (way === undefined) continue;
    const path = cornersAlong(board, way.line);
    const placed = caravan.line.length;
    const [from, to] = [path[placed] as Corner, path[placed + 1] as Corner];
    const isLast = way.line.length === placed + 1;
    const step = { from, to, edge: target.edge, answer: target.answer, way, isLast };
    found.push(step);
    if (way.line.length === 1) found.push({ ...step, from: to, to: from });
  }
  return found;
}

/** The corners where a line can begin. */
export function beginnings(offered: readonly Step[]): Corner[] {
  return [...new Set(offered.map((step) => step.from))];
}

/** The steps from a corner, one for each corner that can be next. */
export function stepsFrom(offered: readonly Step[], corner: Corner): Step[] {
  return offered.filter((step) => step.from === corner);
}

/** Both regions that a line would leave: the smaller part, and the rest of the land around it. */
export function partsOf(view: AnkhView, way: CaravanLine): { land: string[]; size: number }[] {
  const region = view.regions.find(({ land }) => land.includes(way.part[0] ?? ""));
  const rest = region?.land.filter((space) => !way.part.includes(space)) ?? [];
  return [
    { land: way.part, size: way.sizes[0] },
    { land: rest, size: way.sizes[1] },
  ];
}
