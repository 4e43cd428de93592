/** Requests on a site without a server: to its Python, or to a file that was written with it. */

import { Refusal } from "../refusal";

const FAILED = 400;
/** What is the same for everybody is a file: it is there before Python is. */
const FILE = /^\/api\/(games|lessons|terms|rules)(?:\/(\w+))?$/;

export async function askSite<T>(method: string, address: string, body?: unknown): Promise<T> {
  const file = method === "GET" ? fileOf(address) : null;
  if (file !== null) return (await (await fetch(file)).json()) as T;
  const text = await textOnSite(method, address, body);
  return (text === "" ? null : JSON.parse(text)) as T;
}

/** The reply of Python as a text; empty where there is none. */
export async function textOnSite(method: string, address: string, body?: unknown): Promise<string> {
  const { request } = await import("./device.svelte");
  const reply = await request(method, address, body);
  if (reply.status >= FAILED) {
    const { detail } = JSON.parse(reply.body) as { detail: string };
    throw new Refusal(reply.status, detail);
  }
  return reply.body;
}

/** The file that answers a request, if one does: `data/terms-GAME.en.json`. */
export function fileOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://site");
  const found = FILE.exec(pathname);
  if (found === null) return null;
  const name = [found[1], found[2]].filter(Boolean).join("-");
  return `data/${name}.${searchParams.get("lang") ?? "en"}.json`;
}
