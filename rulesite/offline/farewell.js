"use strict";

// Served in the place of the worker where nothing shall be stored (DEBUG, or OFFLINE=0): a worker
// that came here earlier is replaced by this one, which removes the copies and itself.

self.addEventListener("install", () => self.skipWaiting());

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith("copy ")) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("activate", (event) => event.waitUntil(leave()));
