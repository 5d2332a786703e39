"use strict";

// Keeps score sheets on the device: what was told of a round, the players' names, and sheets that
// the server does not have yet. Pages work without this file.

const sheetStore = (() => {
  const PREFIX = "sheet ";
  const MOST = 40; // sheets; of more, those go that were not used for longest and are sent
  const seen = new Map(); // what this tab knows of each sheet, as it is stored
  const raw = (id) => localStorage.getItem(PREFIX + id);
  let isOutdated = false;

  function read(id) {
    try {
      const text = raw(id);
      seen.set(id, text);
      return text && JSON.parse(text);
    } catch {
      return null; // nothing can be stored here, and nothing is
    }
  }

  // What this tab last saw of a sheet; another tab may have gone on.
  const held = (id) => JSON.parse(seen.get(id) ?? null);

  // Say that another tab has gone on with the sheet; from then on this one stores nothing.
  function outdate() {
    const note = document.getElementById("outdated");
    if (!note) return;
    isOutdated = true;
    note.hidden = false;
  }

  function write(id, sheet) {
    try {
      if (isOutdated || raw(id) !== (seen.get(id) ?? null)) return outdate();
      const { at, ...before } = held(id) ?? {};
      if (JSON.stringify(before) === JSON.stringify(sheet)) return true;
      seen.set(id, JSON.stringify({ ...sheet, at: Date.now() }));
      localStorage.setItem(PREFIX + id, seen.get(id));
      return true;
    } catch {
      return false;
    }
  }

  function all() {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    const sheets = ids.map((id) => ({ id, ...JSON.parse(raw(id)) }));
    return sheets.sort((one, other) => other.at - one.at);
  }

  function remove(id) {
    seen.delete(id);
    localStorage.removeItem(PREFIX + id);
  }

  function tidy() {
    for (const { id, isAhead } of all().slice(MOST)) if (!isAhead) remove(id);
  }

  addEventListener("storage", ({ key, newValue }) => {
    const id = key?.startsWith(PREFIX) && key.slice(PREFIX.length);
    if (id && seen.has(id) && newValue !== seen.get(id)) outdate();
  });

  return { read, held, write, all, remove, tidy, get isOutdated() { return isOutdated; } };
})();

// The page of a sheet that the server keeps.
{
  const place = document.querySelector("#round[data-id]");
  const kept = document.getElementById("kept");
  const id = place?.dataset.id;
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const isEmpty = (draft) => !/[^.0,]/.test(draft?.d ?? "");

  function draft() {
    const fields = [...place.querySelectorAll("form.situation > input[type=hidden]")];
    return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : null;
  }

  const inputs = () => [...document.querySelectorAll("#names input[type=text]")];
  const called = () => inputs().map((input) => input.value.trim());

  // Call the players by the names that only this device knows.
  function rename() {
    const letters = kept.dataset.players.split(" | ");
    const names = called();
    const either = new RegExp(letters.map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
    for (const part of document.querySelectorAll("#round, #totals, #sources, #rounds, .starts, main > .verdict")) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.data.replace(either, (letter) => names[letters.indexOf(letter)] || letter);
        if (text !== node.data) node.data = text;
      }
    }
  }

  // Take over what was filled in with no network, once the server has it.
  function adopt(data) {
    const sent = sessionStorage.getItem("sent");
    const found = sent && sheetStore.read(sent);
    if (!found || sent === id || !same(found.data, data)) return null;
    sessionStorage.removeItem("sent");
    sheetStore.remove(sent);
    return found;
  }

  function offerToSend({ record }) {
    const form = document.getElementById("ahead");
    form.elements.state.value = place.dataset.state;
    form.elements.s.value = record;
    form.querySelector("a").hash = id;
    form.hidden = false;
  }

  // What was done is said once; from then on the address is the sheet's own.
  function tidyAddress() {
    const query = location.search.replace(/[?&]done=[^&]*$/, "");
    if (query !== location.search) history.replaceState(null, "", location.pathname + query);
  }

  function keep() {
    const data = JSON.parse(place.dataset.sheet);
    const { state } = place.dataset;
    const found = sheetStore.read(id) ?? adopt(data);
    const names = called().some(Boolean) ? called() : found?.names ?? [];
    inputs().forEach((input, seat) => { input.value = names[seat] ?? ""; });
    rename();
    if (found?.isAhead && !same(found.data, data)) return offerToSend(found);
    const edit = location.pathname;
    const now = draft();
    const old = found && (found.isAhead || found.state === state) ? found.draft : null;
    const goesOn = !location.search && isEmpty(now) && !isEmpty(old);
    sheetStore.write(id, { data, state, edit, names, draft: goesOn ? old : now, isAhead: false });
    if (goesOn && now) location.replace(`${edit}?${new URLSearchParams(old)}`);
    return sheetStore.tidy();
  }

  function note(changed) {
    const { at, ...found } = sheetStore.held(id) ?? {};
    if (found.data && !found.isAhead) sheetStore.write(id, { ...found, ...changed });
  }

  // With no network the page that needs none goes on, with what was pressed.
  async function goOn(pressed) {
    const { here } = kept.dataset;
    if ((await fetch(here).catch(() => null))?.ok) location.assign(`${here}#${id},${pressed}`);
  }

  if (place) {
    for (const hint of document.querySelectorAll("[data-scripts]")) hint.hidden = false;
    tidyAddress();
    keep();
    document.addEventListener("htmx:afterSwap", () => {
      rename();
      note({ draft: draft() });
    });
    document.addEventListener("htmx:sendError", ({ detail }) =>
      goOn(detail.requestConfig.triggeringEvent?.submitter?.value ?? ""));
    place.addEventListener("click", ({ target }) => {
      if (target.closest("#leave")) note({ draft: null });
    });
    document.getElementById("names").addEventListener("input", () => note({ names: called() }));
  }

  // A sheet that somebody else keeps is stored too, to be read with no network.
  const { id: shared, sheet, names } = document.querySelector("#sheet[data-id]")?.dataset ?? {};
  if (shared && !sheetStore.read(shared)?.edit) {
    sheetStore.write(shared, { data: JSON.parse(sheet), names: names.split(" | "), isRead: true, isAhead: false });
  }

  const deleted = document.querySelector("[data-deleted]")?.dataset.deleted;
  if (deleted) sheetStore.remove(deleted);
}
