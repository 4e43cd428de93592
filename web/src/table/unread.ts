/** Which of the messages at a table are new to the person in front of it. */

import type { ChatLine } from "../protocol";

/** How many came after the one that was read last. */
export function unreadLines(lines: ChatLine[], read: number): number {
  return lines.filter((line) => line.number > read).length;
}
