"use strict";

// Says on the page about the site whether a copy of it is stored here, and removes or stores it.
{
  const place = document.getElementById("copy");
  const { lang } = document.documentElement;
  const WANTS_NONE = "no-copy"; // as in the worker

  const isFinished = async (name) =>
    Boolean(await caches.match(`/${lang}/offline.json`, { cacheName: name, ignoreVary: true }));

  async function state() {
    if (await caches.has(WANTS_NONE)) return "missing";
    const names = (await caches.keys()).filter((name) => name.startsWith(`copy ${lang} `));
    for (const name of names) if (await isFinished(name)) return "stored";
    const isWaited = await navigator.serviceWorker.getRegistration() && !navigator.connection?.saveData;
    return isWaited || names.length ? "storing" : "missing";
  }

  async function show() {
    const now = await state();
    place.querySelector("span").textContent = place.dataset[now];
    place.querySelector("[data-do=remove]").hidden = now !== "stored";
    place.querySelector("[data-do=store]").hidden = now !== "missing";
    place.hidden = false;
  }

  async function remove() {
    await caches.open(WANTS_NONE);
    for (const name of await caches.keys()) if (name.startsWith("copy ")) await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    await show();
  }

  async function store() {
    await caches.delete(WANTS_NONE);
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(lang);
    await show();
  }

  if (place && navigator.serviceWorker) {
    place.addEventListener("click", ({ target }) => {
      const wanted = { remove, store }[target.dataset.do];
      if (wanted) wanted().catch(() => {});
    });
    navigator.serviceWorker.addEventListener("message", show);
    show().catch(() => {});
  }
}
