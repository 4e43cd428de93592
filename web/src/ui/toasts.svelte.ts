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

export function dismiss(key: number): void {
  const index = toasts.findIndex((shown) => shown.key === key);
  if (index >= 0) toasts.splice(index, 1);
}
