/** Where an explanation lies: beside the column of what it explains, so that its neighbors stay free. */

interface Size {
  width: number;
  height: number;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const GAP = 8;

export function placeOf(
  beside: Box,
  column: Box | null,
  size: Size,
  window: Size,
): { left: number; top: number } {
  const lowest = window.height - size.height - GAP;
  const far = column && besideColumn(column, size.width, window.width);
  if (far) return { left: far, top: Math.max(GAP, Math.min(beside.top, lowest)) };
  const middle = (beside.left + beside.right - size.width) / 2;
  const left = Math.max(GAP, Math.min(middle, window.width - size.width - GAP));
  const above = beside.top - size.height - GAP;
  return { left, top: above > GAP ? above : Math.min(beside.bottom + GAP, lowest) };
}

/** Towards the middle of the window; null if there is no room. */
function besideColumn(column: Box, width: number, all: number): number | null {
  if (column.right + GAP + width <= all - GAP) return column.right + GAP;
  return column.left >= width + 2 * GAP ? column.left - width - GAP : null;
}
