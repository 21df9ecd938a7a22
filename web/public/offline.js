// Without a network a page cannot be fetched: show one that says so, kept for that moment.
const KEPT = "veillee-offline-1";
const PAGE = "/offline.html";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, "/favicon.svg"])));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});
