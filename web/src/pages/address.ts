/** Which page an address shows. Pages are the components of this folder, loaded when first needed. */

import type { Component } from "svelte";

/** The parts of the address after the page's name: `/table/abc` gives `["abc"]`. */
export interface PageProps {
  rest: string[];
}

type Load = () => Promise<{ default: Component<PageProps> }>;

const found = import.meta.glob("./*.svelte") as Record<string, Load>;

/** Addresses whose first part is not simply the page's name. */
const NAMES: Record<string, string> = { "": "Start", new: "NewTable" };

export interface Page {
  name: string;
  rest: string[];
  load: Load;
}

export function pageAt(path: string): Page | undefined {
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const name = NAMES[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
  const load = found[`./${name}.svelte`];
  return load && { name, rest, load };
}
