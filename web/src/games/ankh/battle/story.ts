/** The story of a battle, told by events: what happened at which step, and what came of it. */

import type { GameEvent } from "../../../protocol";
import { standing } from "../../../session/standing";
import type { Told } from "../events.generated";
import type { Fight } from "../view";

export interface StoryLine {
  step: string;
  name: string;
  words: string;
}

export interface Story {
  /** Stories are numbered through. */
  number: number;
  token: number;
  gods: number[];
  lines: StoryLine[];
  /** By god: the cards it played, its strength when it was counted, followers bid. */
  cards: Map<number, string[]>;
  strengths: Map<number, number>;
  /** By god: what figures, cards and powers added to its strength. */
  shares: Map<number, number[]>;
  bids: Map<number, number>;
  /** The god that bid most alone; null if nobody did. */
  spared: number | null;
  /** By god: devotion gained less devotion lost, and figures killed. */
  devotion: Map<number, number>;
  /** By god: followers gained less followers paid. */
  followers: Map<number, number>;
  killed: Map<number, number>;
  /** The god that won; null if all lost; undefined while it is not decided. */
  winner: number | null | undefined;
  over: boolean;
}

/** These end the battle before them. */
const AFTERWARDS = ["battle", "dominates", "conflict_over", "ended"];

/** Which step an event belongs to, by its name and the step the battle has reached. */
function stepOf({ name, data }: Told, step: string, story: Story): string {
  const decided = story.winner !== undefined;
  switch (name) {
    case "moved":
    case "aimed":
      return decided || step !== "" ? step || "gathering" : "gathering";
    case "announced":
      return "announcement";
    case "cards":
      return "cards";
    case "built":
      return "building";
    case "plague":
    case "plague_bid":
    case "spared":
      return "plague";
    case "strength":
    case "tie_broken":
      return "strength";
    case "battle_won":
    case "all_lose":
      return "victory";
    case "killed":
    case "kept_alive":
      return decided ? "deaths" : "plague";
    case "token_placed":
      return "underworld";
    case "cards_back":
      return "cycle";
    case "followers":
      return followersStep(data.number, step, decided);
    case "devotion":
      return devotionStep(data.after - data.before, data.god, step, story);
    default:
      return step;
  }
}

function followersStep(number: number, step: string, decided: boolean): string {
  if (!decided) {
    if (step === "plague") return step;
    return number > 0 ? "flood" : "building";
  }
  if (number < 0) return "worship";
  return step === "victory" ? "consolation" : step;
}

function devotionStep(gain: number, god: number, step: string, story: Story): string {
  if (story.winner === undefined) return gain > 0 ? "majorities" : "plague";
  if (gain < 0 || step === "worship") return gain < 0 ? "deaths" : step;
  if (step === "deaths" || step === "miracle") return "miracle";
  return god === story.winner && step === "victory" ? "victory" : "consolation";
}

function begin(number: number, token: number, gods: number[], lines: StoryLine[]): Story {
  return {
    number,
    token,
    gods,
    lines,
    cards: new Map(),
    strengths: new Map(),
    shares: new Map(),
    bids: new Map(),
    spared: null,
    devotion: new Map(),
    followers: new Map(),
    killed: new Map(),
    winner: undefined,
    over: false,
  };
}

function begun({ name, data, words }: Extract<Told, { name: "battle" }>, number: number): Story {
  return begin(number, data.region, data.gods, [{ step: "", name, words }]);
}

function add(numbers: Map<number, number>, god: number, number: number): Map<number, number> {
  return new Map(numbers).set(god, (numbers.get(god) ?? 0) + number);
}

function goOn(story: Story, event: Told): Story {
  const { name, data } = event;
  const last = story.lines.at(-1)?.step ?? "";
  const line = { step: stepOf(event, last, story), name, words: event.words };
  const next: Story = { ...story, lines: [...story.lines, line] };
  switch (name) {
    case "cards":
      next.cards = new Map(story.cards).set(data.god, data.cards);
      break;
    case "plague":
      next.bids = new Map();
      next.spared = null;
      break;
    case "plague_bid":
      next.bids = new Map(story.bids).set(data.god, data.number);
      break;
    case "spared":
      next.spared = data.god;
      break;
    case "strength": {
      const { gods, strengths, shares } = data;
      next.strengths = new Map(gods.map((god, n) => [god, strengths[n] ?? 0]));
      next.shares = new Map(gods.map((god, n) => [god, shares[n] ?? []]));
      break;
    }
    case "battle_won":
      next.winner = data.god;
      break;
    case "all_lose":
      next.winner = null;
      break;
    case "killed":
      next.killed = add(story.killed, data.god, 1);
      break;
    case "followers":
      next.followers = add(story.followers, data.god, data.number);
      break;
    case "devotion":
      next.devotion = add(story.devotion, data.god, data.after - data.before);
      break;
  }
  return next;
}

/** The battles so far, the last one being told; only the last few are kept. */
export type Stories = Story[];

const KEPT = 4;

/** The stories with what has happened since. */
export function toldFurther(stories: Stories, events: GameEvent[]): Stories {
  let told = stories;
  for (const event of events as Told[]) {
    const last = told.at(-1);
    const open = last !== undefined && !last.over;
    if (AFTERWARDS.includes(event.name)) {
      if (open) told = [...told.slice(0, -1), { ...last, over: true }];
      if (event.name === "battle")
        told = [...told.slice(1 - KEPT), begun(event, (last?.number ?? 0) + 1)];
    } else if (open) told = [...told.slice(0, -1), goOn(last, event)];
  }
  return told;
}

/**
 * The number of the last story that has been read: whoever takes an action has read those known
 * before it, but not that of a battle that the action itself brings.
 */
export function lastRead(
  read: number,
  known: Stories,
  events: GameEvent[],
  seats: readonly number[],
): number {
  const goesOn = (events as Told[]).some(
    ({ name, data }) => name === "action" && (seats.length === 0 || seats.includes(data.player)),
  );
  return goesOn ? (known.at(-1)?.number ?? read) : read;
}

/** The stories with that of the battle that is on, also if nobody told how it began. */
export function withFight(stories: Stories, fight: Fight | null): Stories {
  const last = stories.at(-1);
  if (fight === null || (last && !last.over)) return stories;
  const gods = fight.gods.map(({ god }) => god);
  return [...stories.slice(1 - KEPT), begin((last?.number ?? 0) + 1, fight.token, gods, [])];
}

/** The stories without what has just been taken back. */
export function storiesLeft(log: GameEvent[], events: GameEvent[], fight: Fight | null): Stories {
  const [first] = events;
  const earlier = log.filter(({ version }) => version < (first?.version ?? 0));
  return withFight(toldFurther([], standing([...earlier, ...events])), fight);
}

export interface StoryStep {
  step: string;
  lines: StoryLine[];
}

/** The lines of a story by step, in the order they came. */
export function stepsTold(story: Story): StoryStep[] {
  const steps: StoryStep[] = [];
  for (const line of story.lines) {
    if (line.name === "battle") continue;
    const last = steps.at(-1);
    if (last?.step === line.step) last.lines.push(line);
    else steps.push({ step: line.step, lines: [line] });
  }
  return steps;
}
