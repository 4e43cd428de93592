/* Keeps the files of the site: after one visit it works without a network.

   `ennead site` writes the version and the list of files. A new version is fetched beside the old
   one and waits until the page asks for it, so that no game is interrupted. */
const NAME = "ennead-VERSION_OF_SITE";
const FILES = ["FILES_OF_SITE"];
const HOME = new URL("./", self.location).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(["./", ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(HOME)) return;
  event.respondWith(answer(event.request));
});

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith("ennead-") && name !== NAME) await caches.delete(name);
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode !== "navigate") return fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await cache.match("./")) ?? Response.error();
  }
}
