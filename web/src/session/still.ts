/** What sessions have in common that only look: nothing comes by itself, and nobody talks. */

import type { Status } from "./session";

export abstract class StillSession {
  readonly shownAt = 0;
  readonly isBehind = false;
  readonly isPaused = false;
  readonly isSkipping = false;
  readonly skipped = [];
  readonly logGap = false;
  readonly chat = [];
  readonly spectators = 0;
  readonly status: Status = { kind: "open" };

  say(): boolean {
    return false;
  }

  skip(): void {}

  showNext(): void {}

  watchAgain(): void {}

  pause(): void {}

  linger(): void {}

  close(): void {}
}
