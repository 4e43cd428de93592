/** What an answer would lead to, asked of the server while it is pointed at. */

import type { Previewed, Question, TableState } from "../protocol";
import type { Session } from "../session/session";

/** Milliseconds that something is pointed at before its effect is asked for. */
const REST = 110;
/** Effects that are kept; those of one question are usually fewer. */
const KEPT = 60;

export class Ghosts {
  /** What came for the answer that is pointed at; null if there is nothing to show. */
  shown = $state.raw<Previewed | null>(null);
  private readonly known = new Map<string, Previewed | null>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private wanted = "";

  constructor(private readonly session: Session) {}

  /** Another answer is pointed at, or none. */
  point(state: TableState | null, question: Question | null, answer: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.shown = null;
    // A sealed answer says nothing before all are known.
    if (state === null || question === null || answer === null || question.answered !== null) {
      this.wanted = "";
      return;
    }
    const { version } = state;
    const key = `${version}:${question.seat}:${answer}`;
    this.wanted = key;
    const known = this.known.get(key);
    if (known !== undefined) this.shown = known;
    else this.timer = setTimeout(() => void this.ask(key, version, question.seat, answer), REST);
  }

  private async ask(key: string, version: number, seat: number, answer: number): Promise<void> {
    const said = await this.session.act({ type: "preview", version, seat, answer });
    if (said.type !== "previewed") return;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(key, said.view === null ? null : said);
    if (key === this.wanted) this.shown = this.known.get(key) ?? null;
  }
}
