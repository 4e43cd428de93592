/** The address of the page as state: links change it without loading anything anew.

On a site without a server there is one file, and the address of the page stands behind its `#`.
*/

import { isSite } from "./device/site";

const SITE = "http://site";

function parts(): { path: string; query: string; hash: string } {
  const { pathname, search, hash } = isSite
    ? new URL(location.hash.slice(1) || "/", SITE)
    : location;
  return { path: pathname, query: search, hash };
}

/** How the browser shows an address of the client. */
function shown(address: string): string {
  return isSite ? `#${new URL(address, SITE + here.path).href.slice(SITE.length)}` : address;
}

const here = $state(parts());

export function path(): string {
  return here.path;
}

export function hash(): string {
  return here.hash;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.query);
}

function read(): void {
  Object.assign(here, parts());
}

export function go(address: string): void {
  history.pushState(null, "", shown(address));
  read();
  scrollTo(0, 0);
}

/** The same page with another address, e.g. a moment of a replay. */
export function rename(address: string): void {
  history.replaceState(null, "", shown(address));
  read();
}

/** Put on an element that holds links: those within the client are followed without loading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.origin !== location.origin) return;
  if (isSite) return followOnSite(event, link);
  if (link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function followOnSite(event: MouseEvent, link: HTMLAnchorElement): void {
  const address = link.getAttribute("href") ?? "";
  if (address.startsWith("/api/")) {
    event.preventDefault();
    void import("./device/saving").then(({ saveReply }) => saveReply(address));
  } else if (/^#?\//.test(address) && !link.target && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    go(address.replace(/^#/, ""));
  } else if (address.startsWith("#")) {
    event.preventDefault();
    rename(here.path + here.query + address);
    document.getElementById(address.slice(1))?.scrollIntoView();
  }
}

/** On a site a link that is opened in another tab must name the one file there is. */
function nameTheFile(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
  const address = link?.getAttribute("href");
  if (link && address && !address.startsWith("/api/")) link.setAttribute("href", `#${address}`);
}

if (isSite) addEventListener("pointerdown", nameTheFile, { capture: true });
addEventListener("popstate", read);
