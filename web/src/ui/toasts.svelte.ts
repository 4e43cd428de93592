/** Short notices that go away by themselves. */

import { path } from "../router.svelte";

export interface Toast {
  key: number;
  /** The page that it speaks of. */
  page: string;
  text: string;
  kind: "notice" | "problem";
  /** What can still be done about it, and what the button is called. */
  deed?: Deed;
}

export interface Deed {
  name: string;
  act: () => void;
}

export const toasts = $state<Toast[]>([]);

const SHOWN = 6000;
/** As long as it takes to think about it. */
const SHOWN_WITH_DEED = 12_000;
let count = 0;

export function toast(text: string, kind: Toast["kind"] = "notice", deed?: Deed): void {
  const key = ++count;
  toasts.push({ key, page: path(), text, kind, ...(deed && { deed }) });
  setTimeout(() => dismiss(key), deed ? SHOWN_WITH_DEED : SHOWN);
}

/** Notices speak of what is on screen: another page does without them; a problem stays. */
export function dismissNotices(here: string): void {
  const left = toasts.filter(({ kind, page }) => kind === "problem" || page === here);
  toasts.splice(0, toasts.length, ...left);
}

export function dismiss(key: number): void {
  const index = toasts.findIndex((shown) => shown.key === key);
  if (index >= 0) toasts.splice(index, 1);
}
