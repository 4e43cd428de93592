/** Giving something to others: by what the device offers for it, or by copying. */

/** Whether the device has a way to share such a thing. */
export function canShare(data: ShareData = { url: location.origin }): boolean {
  return "canShare" in navigator && navigator.canShare(data);
}

/** Whether it was shared; to think better of it is no fault. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}

/** Whether it was copied: a browser may forbid it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
