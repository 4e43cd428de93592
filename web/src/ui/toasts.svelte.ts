/** Short notices that go away by themselves. */

import { path } from "../router.svelte";

export interface Toast {
  key: number;
  /** The page that it speaks of. */
  page: string;
  text: string;
  kind: "notice" | "problem";
}

export const toasts = $state<Toast[]>([]);

const SHOWN = 6000;
let count = 0;

export function toast(text: string, kind: Toast["kind"] = "notice"): void {
  const key = ++count;
  toasts.push({ key, page: path(), text, kind });
  setTimeout(() => dismiss(key), SHOWN);
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
