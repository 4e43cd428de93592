/** The version at which this browser last answered at a table: what came later is news. */

const key = (table: string): string => `ennead-answered:${table}`;

export function answeredAt(table: string): number | null {
  const kept = localStorage.getItem(key(table));
  return kept === null ? null : Number(kept);
}

export function rememberAnswer(table: string, version: number): void {
  localStorage.setItem(key(table), String(version));
}
