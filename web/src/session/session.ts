/** What a table page plays with: a live table, a replay or a lesson. It shows states and takes commands. */

import type { Command, Outcome, Status } from "../connection";
import type { ChatLine, GameEvent, TableState } from "../protocol";

export type { Command, Outcome, Status };

export interface Session {
  /** Whether others play it now: it can be watched as it happens. */
  readonly isLive?: boolean;
  /** The state on screen; null until there is one. */
  readonly state: TableState | null;
  /** When it came on screen, by `performance.now()`: clocks run from then on. */
  readonly shownAt: number;
  /** Whether newer states wait for animations of this one to finish. */
  readonly isBehind: boolean;
  /** All that happened, as far as it is known, oldest first. */
  readonly log: GameEvent[];
  /** Whether the log lacks its beginning. */
  readonly logGap: boolean;
  /** Fill that gap, where that is possible. */
  recall?(): Promise<void>;
  readonly chat: ChatLine[];
  /** The line that was said last, while one was here. */
  readonly said?: ChatLine | null;
  readonly spectators: number;
  /** When a bot may be proposed for each player who has gone, by `performance.now()`. */
  readonly botsFrom?: ReadonlyMap<number, number>;
  readonly status: Status;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
  /** Answer, sit down, take back...; what became of it. */
  act(command: Command): Promise<Outcome>;
  say(text: string): boolean;
  /** Go on to one's next decision, or show only the next state. */
  skip(): void;
  showNext(): void;
  /** Whether it is being gone on to one's next decision. */
  readonly isSkipping: boolean;
  /** What was shown together on the way to it, until one acts; show it again, as usual. */
  readonly skipped: GameEvent[];
  watchAgain(): void;
  /** Whether what others do waits until it is gone on with. */
  readonly isPaused: boolean;
  pause(isPaused: boolean): void;
  /** What is on screen takes this many milliseconds from now: later states wait. */
  linger(time: number): void;
  close(): void;
}
