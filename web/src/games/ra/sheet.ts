/** The score sheet as a table: categories down, players across. */

import type { Category, ScoreRow } from "./view";

const CATEGORIES: Category[] = [
  "god",
  "pharaoh",
  "nile",
  "civilization",
  "gold",
  "monuments",
  "suns",
];

export interface SheetLine {
  category: Category;
  /** Points by player; null where they are covered. */
  points: (number | null)[];
}

/** The lines of an epoch; Monuments and suns only where anybody scored them. */
export function sheetLines(sheet: (ScoreRow | null)[]): SheetLine[] {
  return CATEGORIES.map((category) => ({
    category,
    points: sheet.map((row) => row?.[category] ?? null),
  })).filter(
    ({ category, points }) =>
      !["monuments", "suns"].includes(category) || points.some((number) => number),
  );
}

/** What the epoch brought a player in all, before a loss stops at 0. */
export function sheetTotal(row: ScoreRow | null): number | null {
  return row && CATEGORIES.reduce((sum, category) => sum + row[category], 0);
}

/** The sheets of several epochs as one: points by category added up; covered where any is. */
export function cumulated(sheets: (ScoreRow | null)[][]): (ScoreRow | null)[] {
  const last = sheets.at(-1) ?? [];
  return last.map((row, seat) => {
    const rows = sheets.map((sheet) => sheet[seat] ?? null);
    if (row === null || rows.includes(null)) return null;
    const sums = CATEGORIES.map((category) => [
      category,
      rows.reduce((sum, each) => sum + (each?.[category] ?? 0), 0),
    ]);
    return { ...row, ...Object.fromEntries(sums) } as ScoreRow;
  });
}

const read = (table: string): string => `ennead-ra-sheets-read:${table}`;

/** How many sheets of a table have been read in this browser; null if it has not been opened here. */
export function sheetsRead(table: string): number | null {
  const kept = localStorage.getItem(read(table));
  return kept === null ? null : Number(kept);
}

export function rememberRead(table: string, sheets: number): void {
  localStorage.setItem(read(table), String(sheets));
}
