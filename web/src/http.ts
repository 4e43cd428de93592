/** Talking to the server over HTTP: people, lists, creating tables, records. */

import { askSite, textOnSite } from "./device/requests";
import { isSite } from "./device/site";
import type {
  ChangeMe,
  GameInfo,
  Me,
  NewOpening,
  NewTable,
  Opening,
  RecoveryCode,
  TableInfo,
} from "./protocol";
import { Refusal } from "./refusal";
import { language } from "./words/words.svelte";

export { Refusal };

const NO_CONTENT = 204;

/** Ask the server for something; a Refusal says why it is not given. */
export async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  if (isSite) return askSite<T>(method, address, body);
  const response = await fetch(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(response.status, await detail(response));
  if (response.status === NO_CONTENT) return null as T;
  return (await response.json()) as T;
}

/** A text that the server has; a Refusal says why it is not given. */
export async function askText(address: string): Promise<string> {
  if (isSite) return textOnSite("GET", address);
  const response = await fetch(address);
  if (!response.ok) throw new Refusal(response.status, await detail(response));
  return response.text();
}

async function detail(response: Response): Promise<string> {
  try {
    const said = (await response.json()) as { detail?: string };
    return said.detail ?? response.statusText;
  } catch {
    return response.statusText;
  }
}

let asked: Promise<Me> | null = null;

/** Who this browser is; the first time the server makes it somebody. */
export function me(): Promise<Me> {
  asked ??= ask<Me>("GET", "/api/me").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function changeMe(change: ChangeMe): Promise<Me> {
  await me();
  asked = null; // whatever becomes of it, who I am is asked anew
  const person = await ask<Me>("PATCH", "/api/me", change);
  asked = Promise.resolve(person);
  return person;
}

/** The code that was sent to my mail address. */
export async function confirmAddress(code: string): Promise<Me> {
  const person = await ask<Me>("POST", "/api/me/email", { code });
  asked = Promise.resolve(person);
  return person;
}

/** Be nobody on this device, or on any device. */
export async function signOut(everywhere: boolean): Promise<void> {
  await ask("POST", everywhere ? "/api/me/sign-out-everywhere" : "/api/me/sign-out");
  asked = null;
}

export async function newRecoveryCode(): Promise<string> {
  await me();
  return (await ask<RecoveryCode>("POST", "/api/me/recovery")).code;
}

/** Become the person of a recovery code. */
export async function recover(code: string): Promise<Me> {
  const person = await ask<Me>("POST", "/api/me/recover", { code });
  asked = Promise.resolve(person);
  return person;
}

/** The games that can be played here, in the language of the screen. */
export function games(): Promise<GameInfo[]> {
  return ask("GET", `/api/games?lang=${language()}`);
}

export function openTables(): Promise<TableInfo[]> {
  return ask("GET", "/api/tables");
}

export async function myTables(): Promise<TableInfo[]> {
  await me();
  return ask("GET", "/api/my-tables");
}

export function oneTable(id: string): Promise<TableInfo> {
  return ask("GET", `/api/tables/${encodeURIComponent(id)}`);
}

export function tableByCode(code: string): Promise<TableInfo> {
  return ask("GET", `/api/codes/${encodeURIComponent(code)}`);
}

/** How a game would begin. */
export function opening(wanted: NewOpening): Promise<Opening> {
  return ask("POST", "/api/openings", wanted);
}

/** A new table; its id. */
export async function createTable(table: NewTable): Promise<string> {
  await me();
  return (await ask<{ id: string }>("POST", "/api/tables", table)).id;
}

/** Delete a table that has not begun. */
export async function deleteTable(id: string): Promise<void> {
  await ask("DELETE", `/api/tables/${id}`);
}

/** Leave my seats: free before the game begins, later a bot plays for me. */
export async function leaveTable(id: string): Promise<void> {
  await ask("POST", `/api/tables/${id}/leave`);
}

/** Give up my seats: a bot plays on, or the game is over. */
export async function resignTable(id: string): Promise<void> {
  await ask("POST", `/api/tables/${id}/resign`);
}

/** The table of the same people once more; its id. */
export async function rematch(id: string): Promise<string> {
  return (await ask<{ id: string }>("POST", `/api/tables/${id}/rematch`)).id;
}

export function recordAddress(id: string): string {
  return `/api/tables/${id}/record`;
}
