/** All that a browser keeps of Ennead as one text. */

import { exported, imported } from "./device.svelte";

const FORMAT = 1;
const PREFIX = "ennead";

interface Backup {
  ennead: number;
  kept: Record<string, string>;
  settings: Record<string, string>;
}

export async function backupOf(): Promise<string> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const settings = Object.fromEntries(
    names.map((name) => [name, localStorage.getItem(name) ?? ""]),
  );
  const backup: Backup = { ennead: FORMAT, kept: await exported(), settings };
  return JSON.stringify(backup);
}

/** Put a backup in the place of all that is kept; whether the text was one. */
export async function restore(text: string): Promise<boolean> {
  const backup = parse(text);
  if (backup === null) return false;
  await imported(backup.kept);
  for (const [name, value] of Object.entries(backup.settings))
    if (name.startsWith(PREFIX)) localStorage.setItem(name, value);
  return true;
}

/** A text as a backup; null if it is none. */
export function parse(text: string): Backup | null {
  try {
    const found = JSON.parse(text) as Backup;
    const isRight = found.ennead === FORMAT && isTexts(found.kept) && isTexts(found.settings);
    return isRight ? found : null;
  } catch {
    return null;
  }
}

function isTexts(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  return Object.values(found).every((value) => typeof value === "string");
}
