/** The site as an app: Python is started before it is needed, and a new version is offered. */

import { wake } from "./device.svelte";

const shown = $state({ isNew: false });
let waiting: ServiceWorker | null = null;

/** Whether a new version of the site has been fetched, and waits. */
export function isNewVersion(): boolean {
  return shown.isNew;
}

/** Go over to the new version: the page is loaded anew. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("update");
}

export function startApp(): void {
  wake();
  if ("serviceWorker" in navigator) void register();
  // Without it a browser may throw kept games away when its disk is full.
  void navigator.storage?.persist?.();
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("sw.js");
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const fetched = registration.installing;
    fetched?.addEventListener("statechange", () => {
      // The very first one replaces nothing.
      if (fetched.state === "installed" && navigator.serviceWorker.controller) offer(fetched);
    });
  });
}

function offer(worker: ServiceWorker | null): void {
  if (worker === null) return;
  waiting = worker;
  shown.isNew = true;
}
