"use strict";

// Pages work without this file; it adds what only scripts can do.

const live = document.getElementById("live");

function announce(text) {
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = text; });
}

async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    announce(button.dataset.copied);
    button.textContent = button.dataset.copied;
  } catch {
    location.href = address;
  }
}

function share(button) {
  const url = new URL(button.dataset.share, location.href).href;
  navigator.share({ title: button.dataset.name, url }).catch(() => {});
}

// Show the buttons that copy a link, and those that share it where the system can.
function offerLinks() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
}

document.addEventListener("click", ({ target }) => {
  if (target.matches("[data-copy]")) copy(target);
  if (target.matches("[data-share]")) share(target);
});
document.addEventListener("htmx:afterSettle", offerLinks);
offerLinks();

// The language menu keeps the part of the page that is being read.
for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", () => {
    const units = [...document.querySelectorAll(".unit")];
    const here = units.findLast((unit) => unit.getBoundingClientRect().top < innerHeight / 3);
    if (here && scrollY > 0) link.hash = here.id;
    if (document.querySelector("#example, #told, #situation, #final, #round")) link.search = location.search;
  });
}

const menu = document.querySelector(".menu");

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// When no answer comes, or the server fails, say which where it can be seen, until the next try.
function show(text) {
  live.classList.toggle("visually-hidden", !text);
  announce(text);
}

function fail(text) {
  waiting.length = 0;
  show(text);
}

document.addEventListener("htmx:sendError", () => fail(live.dataset.unreached));
document.addEventListener("htmx:responseError", () => fail(live.dataset.failed));
document.addEventListener("htmx:beforeRequest", () => show(""));

// On a slow line a tap on something else waits until the one before it is carried out;
// the same thing tapped again meanwhile is impatience.
const waiting = [];
let current = "";

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const [isTap, isEnd] = [form.matches("[hx-sync]"), form.matches("[data-ends]")];
  if (!submitter?.id || !(isTap || isEnd)) return;
  const isBusy = isTap ? form.matches(".htmx-request") : document.querySelector("form.htmx-request");
  if (!isBusy) current = submitter.id;
  else if (submitter.id !== (waiting.at(-1) ?? current)) waiting.push(submitter.id);
  if (isBusy && isEnd) event.preventDefault();
}, true);

document.addEventListener("htmx:afterSettle", () => {
  while (waiting.length && !document.querySelector(".htmx-request")) {
    document.getElementById(waiting.shift())?.click();
  }
});

// The worker stores the pages of this language for reading with no network, once this one is there
// (see rulesite/offline/worker.js); not where data is dear, nor where the reader wants no copy.
async function keepCopy() {
  try {
    if (navigator.connection?.saveData || await caches.has("no-copy")) return;
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(document.documentElement.lang);
  } catch {} // then there is no copy, and everything else works
}

if ("offline" in document.documentElement.dataset && navigator.serviceWorker) {
  addEventListener("load", () => setTimeout(keepCopy, 500));
}

// After an answer, reading goes on at the verdict. (On a whole page `autofocus` does this.)
document.addEventListener("htmx:afterSettle", () => {
  document.querySelector("#stage .verdict h2")?.focus();
});
