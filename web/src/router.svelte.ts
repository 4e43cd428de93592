/** The address of the page as state: links change it without loading anything anew. */

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

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
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  read();
  scrollTo(0, 0);
}

/** The same page with another address, e.g. a moment of a replay. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  read();
}

/** Put on an element that holds links: those within the client are followed without loading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const link = (event.target as Element).closest("a");
  if (link === null || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
