// Without a network a page cannot be fetched: show one that says so, kept for that moment.
const KEPT = "veillee-offline-2";
const PAGE = "/offline.html";

/** The files of ours that a kept page or style names: what it is drawn with. */
async function drawnWith(cache, path) {
  const text = await (await cache.match(path)).text();
  return [...text.matchAll(/["'(](\/[\w./-]+\.(?:css|js|svg|webp|woff2))["')]/g)].map(
    ([, name]) => name,
  );
}

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.add(PAGE);
  const parts = await drawnWith(cache, PAGE);
  await cache.addAll(parts);
  for (const style of parts.filter((name) => name.endsWith(".css")))
    await cache.addAll(await drawnWith(cache, style));
}

async function forgetOlder() {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("install", (event) => {
  event.waitUntil(keep());
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

/** What the kept page is drawn with; whatever else there is goes its way. */
const PARTS = /\.(css|woff2)$|\/(first|again)\.js$|\/(favicon|sky-home|grain)[\w.-]*$/;

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (PARTS.test(new URL(request.url).pathname))
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
});
