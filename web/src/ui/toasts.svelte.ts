/** Short notices that go away by themselves. */

export interface Toast {
  key: number;
  text: string;
  kind: "notice" | "problem";
}

export const toasts = $state<Toast[]>([]);

const SHOWN = 6000;
let count = 0;

export function toast(text: string, kind: Toast["kind"] = "notice"): void {
  const key = ++count;
  toasts.push({ key, text, kind });
  setTimeout(() => dismiss(key), SHOWN);
}

/** Notices speak of what is on screen: another page does without them; a problem stays. */
export function dismissNotices(): void {
  toasts.splice(0, toasts.length, ...toasts.filter(({ kind }) => kind === "problem"));
}

export function dismiss(key: number): void {
  const index = toasts.findIndex((shown) => shown.key === key);
  if (index >= 0) toasts.splice(index, 1);
}
