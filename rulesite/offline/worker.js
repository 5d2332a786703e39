"use strict";

// Stores the reference pages of a language, and shows them when the network does not answer.
//
// A copy is a cache named "copy <language> <version>". It is fetched whole, each part is checked
// against the list, and the list itself is put in last: a copy without it is not finished and is
// never shown. Only then is the older copy of that language deleted. So whatever is shown from a
// copy, a page and all that it loads, is of one version.

const PATIENCE = 2_000; // milliseconds that a stored page waits for a newer one from the network
const GRUDGE = 60_000; // so long after a failure, stored pages are shown without asking
const BATCH = 6;
const MARK_LENGTH = 16;
const MOST_CLIENTS = 100;
const STOP = "no-copy"; // a cache of this name says that the reader wants none

const listOf = (language) => `/${language}/offline.json`;
const languageOf = (path) => path.split("/")[1];
const look = (name, address) => caches.match(address, { cacheName: name, ignoreVary: true });

async function namesOf(language) {
  return (await caches.keys()).filter((name) => name.startsWith(`copy ${language}`.trimEnd() + " "));
}

// List the finished copies of a language (of all, when none is given), the newest last.
async function copies(language = "") {
  const found = [];
  for (const name of await namesOf(language)) {
    if (await look(name, listOf(name.split(" ")[1]))) found.push(name);
  }
  return found;
}

// Storing

async function markOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, MARK_LENGTH);
}

const get = (address) => fetch(address, { cache: "no-cache", credentials: "omit" });

// Put one part into a copy: from a copy that has the very same, else from the network.
async function fill(name, cache, others, [address, mark]) {
  for (const other of others) {
    const stored = await look(other, address);
    if (!stored || await markOf(stored) !== mark) continue;
    return other === name ? undefined : cache.put(address, stored);
  }
  const answer = await get(address);
  if (!answer.ok || answer.redirected || await markOf(answer) !== mark) throw new Error(address);
  return cache.put(address, answer);
}

async function complete(name, language, parts, answer) {
  const cache = await caches.open(name);
  const others = await namesOf(language);
  for (let at = 0; at < parts.length; at += BATCH) {
    if (await caches.has(STOP)) return caches.delete(name);
    await Promise.all(parts.slice(at, at + BATCH).map((part) => fill(name, cache, others, part)));
  }
  return cache.put(listOf(language), answer);
}

async function keep(language) {
  const answer = await get(listOf(language));
  if (!answer.ok) return;
  const { version, parts } = await answer.clone().json();
  const name = `copy ${language} ${version}`;
  if (!(await copies(language)).includes(name)) await complete(name, language, parts, answer);
  if (!(await copies(language)).includes(name)) return;
  for (const other of await namesOf(language)) if (other !== name) await caches.delete(other);
  for (const client of await self.clients.matchAll()) client.postMessage("stored");
}

const working = new Map();

// Store a language; whoever asks again meanwhile gets the same work. What fails is gone on with when
// the next page asks.
function keepOnce(language) {
  if (!working.has(language)) {
    working.set(language, keep(language).catch(() => {}).finally(() => working.delete(language)));
  }
  return working.get(language);
}

// Showing

const served = new Map(); // a page that is open, and the copy that it came from
let distrusted = 0; // until when the network counts as bad

function note(client, name) {
  served.set(client, name);
  if (served.size > MOST_CLIENTS) served.delete(served.keys().next().value);
}

const late = () => new Promise((resolve, reject) => { setTimeout(reject, PATIENCE); });

async function fromNetwork(request, hasStored) {
  const answer = await (hasStored ? Promise.race([fetch(request), late()]) : fetch(request));
  if (hasStored && answer.status >= 500) throw new Error(answer.status);
  distrusted = 0;
  return answer;
}

// Find what a copy has for an address; a query changes no page but the search.
function storedPage(name, language, path) {
  return look(name, path === `/${language}/search/` ? `/${language}/offline/search/` : path);
}

// What there is instead of a page that is not stored, in a stored language: the final score counted
// on the device, the score sheets that it has, or the calm page.
async function instead(name, path) {
  if (!name) return undefined;
  const language = name.split(" ")[1];
  const score = `/${languageOf(path)}/score/`;
  const isSheet = path.startsWith(score);
  const found = path === "/" ? "" : path === score ? "score/final/" : isSheet ? "score/here/" : "offline/";
  return look(name, `/${language}/${found}`);
}

async function openPage({ request, resultingClientId }) {
  const path = new URL(request.url).pathname;
  const language = languageOf(path);
  const name = language && (await copies(language)).at(-1);
  const stored = name && request.method === "GET" && await storedPage(name, language, path);
  const isReload = ["reload", "no-cache"].includes(request.cache);
  if (!stored || isReload || Date.now() >= distrusted) {
    try {
      return await fromNetwork(request, Boolean(stored));
    } catch {
      distrusted = Date.now() + GRUDGE;
    }
  }
  const from = name || (await copies()).at(-1);
  note(resultingClientId, from);
  return stored || await instead(from, path) || Response.error();
}

// A page from a copy gets its files from the same copy; others from the network, if it answers.
async function load({ request, clientId }) {
  const own = served.has(clientId) && await look(served.get(clientId), request.url);
  if (own) return own;
  try {
    return await fetch(request);
  } catch (error) {
    for (const name of (await copies()).reverse()) {
      const stored = await look(name, request.url);
      if (stored) return stored;
    }
    throw error;
  }
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keepOnce(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (request.method === "GET" && !request.headers.has("HX-Request")) event.respondWith(load(event));
});
