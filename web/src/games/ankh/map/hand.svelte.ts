/** The hand of the person at the map: what it points at, begins, drags and chooses. */

import type { LegalAnswer } from "../../../protocol";
import type { GameTableProps } from "../../contract";
import { mapTargets, placesOf, wishFor, type MapTargets } from "../targets";
import type { Board, Space } from "./board";
import { beginnings, cornersAlong, steps, stepsFrom, type Step } from "./caravan";
import { DIRECTIONS, distance, middle, pointOf, type Corner, type Point } from "./geometry";
import type { AnkhView, Join } from "../view";
import { doneOnMap, type Done } from "./turn";
import { contents, type Content } from "./view";
import { tellRegion, tellSpace } from "./words";

/** Something on the map, as elements carry it: `space:F4`, `corner:12,5`, `ahead:12,5`, `stone:3`, `claws:ne`. */
export type Thing = string;

export class Hand {
  /** What is under the pointer or has the focus. */
  over = $state<Thing | null>(null);
  /** Whether it was clicked: it tells nothing more about itself. */
  isHushed = $state(false);
  /** The corner where a caravan begins that no camel of stands yet. */
  private begun = $state<Corner | null>(null);
  /** The line that was looked at last: it stays shown. */
  private drawn = $state("");
  /** A line that is drawn camel by camel without further clicks, up to a number of camels. */
  private walk: { line: string[]; upTo: number } | null = null;
  /** The first of two tokens that are swapped. */
  private firstToken = $state<number | null>(null);
  /** The piece of which it is being chosen what becomes. */
  private opened = $state<string | null>(null);
  private carried = $state<{ figure: number; at: Point; from: string } | null>(null);
  /** Where something was dropped before it was asked where it goes. */
  private dropped: { space: string; shows?: boolean } | null = null;

  private readonly props: () => GameTableProps<AnkhView>;
  readonly board: Board;

  constructor(props: () => GameTableProps<AnkhView>, board: Board) {
    this.props = props;
    this.board = board;
  }

  readonly view: AnkhView = $derived.by(() => this.props().view);
  readonly contents: Map<string, Content> = $derived.by(() => contents(this.view));
  readonly targets: MapTargets = $derived.by(() => mapTargets(this.props().question, this.view));
  /** What was done in this turn; and what of it is taken back where it is seen, beside no target. */
  readonly done: Done[] = $derived.by(() => doneOnMap(this.props().turn ?? []));
  readonly takeable: Done[] = $derived.by(() =>
    this.props().takeBack === undefined
      ? []
      : this.done.filter(({ from, to }) => !this.targets.bySpace.has(from ?? to)),
  );
  readonly steps: Step[] = $derived.by(() => steps(this.board, this.view, this.targets.all));
  /** Where the line of camels ends now: at its last camel, or where it was begun. */
  readonly corner: Corner | null = $derived.by(() => {
    if (this.steps.length === 0) return null;
    if (this.view.asked?.caravan?.line.length) return this.steps[0]?.from ?? null;
    return this.steps.some((step) => step.from === this.begun) ? this.begun : null;
  });
  /** The corners that can be chosen: to begin at, or the next ones. */
  readonly corners: Corner[] = $derived.by(() => {
    if (this.corner === null) return beginnings(this.steps);
    return stepsFrom(this.steps, this.corner).map((step) => step.to);
  });
  /** The step whose outcome is shown: the one pointed at, or the first one possible. */
  readonly preview: Step | null = $derived.by(() => {
    const pointed = this.props().pointed;
    const here = this.corner === null ? [] : stepsFrom(this.steps, this.corner);
    const drawn = here.find(({ way }) => way.line.join() === this.drawn);
    return this.steps.find((step) => step.answer === pointed) ?? drawn ?? here[0] ?? null;
  });
  /** The corners of the line that is shown, after the next one. */
  readonly ahead: Corner[] = $derived.by(() => {
    if (this.corner === null || this.preview === null) return [];
    return this.pathShown.slice(this.placed + 2).filter((each) => !this.corners.includes(each));
  });
  /** The tokens that can be swapped now, each with its answer once the first is chosen. */
  readonly tokens: Map<number, number | null> = $derived.by(() => {
    const found = new Map<number, number | null>();
    for (const target of this.targets.all) {
      if (target.kind !== "swap") continue;
      const [a, b] = target.tokens;
      if (this.firstToken === null) for (const token of target.tokens) found.set(token, null);
      else if (a === this.firstToken) found.set(b, target.answer);
      else if (b === this.firstToken) found.set(a, target.answer);
    }
    return found;
  });

  /** What is to be clicked now. */
  private get asks(): string {
    return this.props().question?.click ?? "";
  }

  get dragged(): { figure: number; at: Point } | null {
    return this.carried;
  }

  /** A piece of which several things may become, while it is chosen between them. */
  get between(): { at: string; answers: LegalAnswer[] } | null {
    const answers = this.opened === null ? undefined : this.targets.between.get(this.opened);
    return this.opened !== null && answers ? { at: this.opened, answers } : null;
  }

  close(): void {
    this.opened = null;
  }

  get chosenToken(): number | null {
    return this.tokens.size > 0 ? this.firstToken : null;
  }

  /** The answer that a click on something would give. */
  answerOf(thing: Thing | null): number | null {
    if (thing === null) return null;
    const [kind, what] = split(thing);
    if (kind === "back" || kind === "ahead") return null;
    if (kind === "corner") {
      const step =
        this.corner === null
          ? undefined
          : stepsFrom(this.steps, this.corner).find(({ to }) => to === what);
      return step?.answer ?? null;
    }
    if (kind === "claws") {
      const target = this.targets.all.find(
        (each) => each.kind === "claws" && each.direction === what,
      );
      return target?.answer ?? null;
    }
    if (kind === "stone") {
      const region = this.view.regions.findIndex(({ token }) => String(token) === what);
      return this.targets.byRegion.get(region) ?? this.tokens.get(Number(what)) ?? null;
    }
    const stone = this.stoneUnder(what);
    return this.targets.bySpace.get(what) ?? this.regionAnswer(what) ?? this.answerOf(stone);
  }

  /** Where two regions are joined, a space stands for the token of its region. */
  private stoneUnder(space: string): Thing | null {
    if (this.view.asked?.joins === undefined || this.tokens.size === 0) return null;
    const token = this.view.regions.find(({ land }) => land.includes(space))?.token;
    return token ? `stone:${token}` : null;
  }

  /** What can be joined as it is now: with the region chosen first, or with any. */
  readonly joins: Join[] = $derived.by(() => {
    const first = this.chosenToken;
    const all = this.view.asked?.joins ?? [];
    return first === null ? all : all.filter(({ tokens }) => tokens.includes(first));
  });
  /** The join whose outcome is shown. */
  readonly joined: Join | null = $derived.by(() => {
    const pointed = this.props().pointed;
    return this.joins.find(({ answer }) => answer === pointed) ?? null;
  });

  private regionAnswer(space: string): number | null {
    if (this.targets.byRegion.size === 0) return null;
    const region = this.view.regions.findIndex(({ land }) => land.includes(space));
    return this.targets.byRegion.get(region) ?? null;
  }

  point(thing: Thing | null): void {
    if (thing !== this.over) this.isHushed = false;
    this.over = thing;
    const answer = this.answerOf(thing);
    const step = this.steps.find((each) => each.answer === answer);
    // A line that was looked at stays shown: the pointer may go along it.
    if (step) this.drawn = step.way.line.join();
    this.props().point(answer);
  }

  /** What was clicked tells nothing more about itself until the pointer has left it. */
  hush(): void {
    this.isHushed = true;
  }

  /** A finger cannot hover: its first tap on a space shows what would be, the second one chooses. */
  tap(thing: Thing, at: Point | null): void {
    const answer = this.answerOf(thing);
    const target = this.targets.all.find((each) => each.answer === answer);
    const { pointed, point, asksAgain } = this.props();
    if (this.putAt(thing, true)) return this.click(thing, at);
    // What is chosen twice anyway shows what would be when it is chosen first.
    const shows = target?.kind === "space" && pointed !== answer && !asksAgain?.(target.answer);
    if (shows) point(answer);
    else this.click(thing, at);
  }

  /** A click or Enter on something; `at` is where, for what lies between spaces. */
  click(thing: Thing, at: Point | null): void {
    const answer = this.answerOf(thing);
    if (answer !== null) {
      this.firstToken = null;
      if (this.dropped === null) this.putAt(thing, false);
      if (thing.startsWith("corner:")) this.drawn = this.preview?.way.line.join() ?? "";
      this.props().choose(answer);
      return;
    }
    const [kind, what] = split(thing);
    if (kind === "back") return this.takeBack(Number(what));
    if (kind === "ahead") return this.drawUpTo(what);
    const ghost = this.takeable.find(({ from }) => kind === "space" && from === what);
    if (ghost && !this.contents.has(what)) return this.takeBack(ghost.first);
    if (kind === "space" && this.targets.between.has(what)) {
      this.opened = this.opened === what ? null : what;
      return;
    }
    if (kind === "corner" && this.clickCorner(what)) return;
    if (kind === "stone" && this.clickToken(Number(what))) return;
    const [, token] = split((kind === "space" && this.stoneUnder(what)) || "stone:0");
    if (this.clickToken(Number(token))) return;
    if (kind === "space" && this.putsDown(what)) return void this.putDown(what);
    if (this.props().question === null || this.wishesNothing(kind, what)) return;
    this.props().why(this.wish(kind, what, at), { name: this.nameOf(kind, what) });
  }

  /** Where a piece is to be clicked, a space without any is only passed by. */
  private wishesNothing(kind: string, what: string): boolean {
    const isEmpty = kind === "space" && !this.contents.has(what);
    return isEmpty && !this.props().asksWhy && ["origin", "piece"].includes(this.asks);
  }

  /** Whether something is put on a space that is chosen first: where to is answered, or shown, once it is asked. */
  private putAt(thing: Thing, shows: boolean): boolean {
    const [kind, space] = split(thing);
    if (kind !== "space" || !this.isPlace(space)) return false;
    this.dropped = { space, shows };
    return true;
  }

  /** Whether something may be put on a space, though it is asked what. */
  private isPlace(space: string): boolean {
    const { question } = this.props();
    return (
      question?.answers.some((answer) => placesOf(question, answer, this.view).includes(space)) ??
      false
    );
  }

  /** The space that is pointed at, or that it is being chosen for, though it is not asked yet where to. */
  get place(): string | null {
    const [kind, space] = split(this.over ?? "");
    const found = this.opened ?? (kind === "space" ? space : null);
    return found !== null && this.isPlace(found) ? found : null;
  }

  /** The kind of figure that would stand there, if only one can or one of several is pointed at. */
  get kindAtPlace(): string | null {
    const { question, pointed } = this.props();
    const { place } = this;
    if (question?.click !== "figure" || place === null) return null;
    const fit = question.answers.filter((answer) =>
      placesOf(question, answer, this.view).includes(place),
    );
    const [one] = fit.length === 1 ? fit : fit.filter(({ answer }) => answer === pointed);
    return one?.what[0] ? String(one.what[0].name) : null;
  }

  /** One of several things is chosen that may become of a piece, or stand on a space. */
  chooseBetween(answer: number): void {
    if (this.opened !== null) this.putAt(`space:${this.opened}`, false);
    this.props().choose(answer);
  }

  /** What was clicked, in words. */
  private nameOf(kind: string, what: string): string {
    if (kind === "stone") return tellRegion(this.view, Number(what))?.title ?? what;
    const { view, board, contents } = this;
    return tellSpace(view, this.props().terms, board.space(what), contents.get(what)).title;
  }

  private takeBack(first: number): void {
    const done = this.done.find((each) => each.first === first);
    if (done) void this.props().takeBack?.(first, done.count);
  }

  /** Whether a click puts the lifted figure down: on itself, or on another one that is to move instead. */
  private putsDown(space: string): boolean {
    const { turn, takeBack } = this.props();
    const lifted = this.view.asked?.figure?.at;
    if (!takeBack || !lifted || this.asks !== "destination") return false;
    const owner = (at: string) => this.contents.get(at)?.figure?.god;
    // Nothing came of choosing the figure.
    return turn?.at(-1)?.events.length === 0 && owner(space) === owner(lifted);
  }

  private async putDown(space: string): Promise<void> {
    const { turn, takeBack } = this.props();
    const lifted = this.view.asked?.figure?.at;
    await takeBack?.((turn?.length ?? 0) - 1, 1);
    if (space !== lifted && this.asks === "origin") this.dropOn(space);
  }

  private get placed(): number {
    return this.view.asked?.caravan?.line.length ?? 0;
  }

  private get pathShown(): Corner[] {
    const line = this.preview?.way.line ?? [];
    const path = cornersAlong(this.board, line);
    // A line of one camel can be drawn from both its ends.
    return line.length === 1 && path[0] !== this.corner ? path.toReversed() : path;
  }

  /** Draw the line that is shown up to one of its corners. */
  private drawUpTo(corner: Corner): void {
    const line = this.preview?.way.line ?? [];
    this.walk = { line, upTo: this.pathShown.indexOf(corner) };
    this.drawn = line.join();
    this.goOn();
  }

  /** The next camel of a line that is being drawn. */
  private goOn(): void {
    const { walk, placed } = this;
    const edge = walk && placed < walk.upTo ? walk.line[placed] : undefined;
    const step = this.steps.find((each) => each.edge === edge);
    if (step) this.props().choose(step.answer);
    else this.walk = null;
  }

  private clickCorner(corner: Corner): boolean {
    if (this.view.asked?.caravan?.line.length) return false;
    const isBeginning = this.steps.some((step) => step.from === corner);
    this.begun = this.begun === corner || !isBeginning ? null : corner;
    return true;
  }

  private clickToken(token: number): boolean {
    if (this.firstToken === token) this.firstToken = null;
    else if (this.tokens.has(token)) this.firstToken = token;
    else return false;
    return true;
  }

  /** What is wished for by clicking something that is not offered. */
  private wish(kind: string, what: string, at: Point | null): string {
    const { question } = this.props();
    if (kind === "stone") {
      if (this.firstToken !== null) return wishFor(question, "token", `${this.firstToken}`, what);
      const land = this.view.regions.find(({ token }) => String(token) === what)?.land[0];
      return wishFor(question, "space", land ?? "A1");
    }
    const space = this.board.space(what);
    const point = at ?? space.center;
    if (this.asks === "edge") return wishFor(question, "edge", this.sideNear(space, point));
    if (this.asks === "direction") return wishFor(question, "direction", this.directionOf(point));
    return wishFor(question, "space", what);
  }

  /** The side of a space that is nearest to a point, named by the two spaces beside it. */
  private sideNear(space: Space, at: Point): string {
    const beside = DIRECTIONS.flatMap((_, direction) => {
      const other = this.board.neighbor(space, direction);
      return other ? [{ other, far: distance(middle(space.center, other.center), at) }] : [];
    });
    const { other } = beside.reduce((best, each) => (each.far < best.far ? each : best));
    return space.number < other.number
      ? `${space.name}/${other.name}`
      : `${other.name}/${space.name}`;
  }

  private directionOf(at: Point): string {
    const space = this.view.asked?.figure?.at;
    if (!space) return "n";
    const { center } = this.board.space(space);
    const turn = Math.round(Math.atan2(at.x - center.x, center.y - at.y) / (Math.PI / 3));
    return DIRECTIONS[(turn + 6) % 6] ?? "n";
  }

  /** Whether a drag that starts on a space would carry something. */
  canCarry(space: string): boolean {
    if (this.asks === "origin")
      return this.targets.bySpace.has(space) && this.figureAt(space) !== undefined;
    return this.asks === "destination" && this.view.asked?.figure?.at === space;
  }

  private figureAt(space: string): number | undefined {
    return this.contents.get(space)?.figure?.figure;
  }

  /** Dragging begins: it chooses the figure, and then it is asked where to. */
  lift(space: string, at: Point): void {
    const figure = this.figureAt(space);
    if (figure === undefined) return;
    this.carried = { figure, at, from: space };
    const answer = this.targets.bySpace.get(space);
    if (this.asks === "origin" && answer !== undefined) this.props().choose(answer);
  }

  carry(at: Point): void {
    if (this.carried === null) return;
    this.carried = { ...this.carried, at };
    const space = this.board.at(at);
    this.point(space ? `space:${space.name}` : null);
  }

  /** Dragging ends: the space answers where to, now or as soon as it is asked. */
  drop(at: Point): void {
    const space = this.board.at(at)?.name;
    const from = this.carried?.from;
    this.carried = null;
    if (space === undefined || space === from) return;
    if (this.asks === "destination") this.dropOn(space);
    else if (this.asks === "origin") this.dropped = { space };
  }

  private dropOn(space: string): void {
    const answer = this.targets.bySpace.get(space);
    if (answer !== undefined) this.props().choose(answer);
  }

  /** To be called whenever another question is asked. */
  asked(): void {
    if (this.walk !== null) return this.goOn();
    const { dropped } = this;
    this.dropped = null;
    if (dropped === null) return;
    if (this.asks !== "destination") return this.goOnWith(dropped);
    if (dropped.shows) this.point(`space:${dropped.space}`);
    else this.dropOn(dropped.space);
  }

  /** Where it is known where to, it is asked only what: the one figure, or one of several. */
  private goOnWith(dropped: { space: string; shows?: boolean }): void {
    const { space } = dropped;
    if (!this.isPlace(space)) return;
    if (this.targets.between.has(space)) {
      this.opened = space;
      return;
    }
    this.dropped = dropped;
    this.dropOn(space);
  }

  /** Begun things end with the question they belong to. */
  forget(): void {
    this.begun = null;
    this.walk = null;
    this.opened = null;
    this.firstToken = null;
  }
}

export function split(thing: Thing): [string, string] {
  const colon = thing.indexOf(":");
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** Where something on the map is. */
export function placeOf(board: Board, thing: Thing, stones: Map<number, Point>): Point | null {
  const [kind, what] = split(thing);
  if (kind === "space") return board.byName.get(what)?.center ?? null;
  if (kind === "corner" || kind === "ahead") return pointOf(what);
  if (kind === "stone") return stones.get(Number(what)) ?? null;
  return null;
}
