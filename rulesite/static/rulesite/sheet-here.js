"use strict";

// The page of the score sheets on this device: what is pressed changes the sheet, what it comes to is
// drawn as the server draws it.
{
  const place = document.getElementById("here");
  const show = (id) => document.getElementById(id);
  const SEATS = "ABCD";
  const spoken = document.documentElement.lang.replace(/^en$/, "en-GB");
  let kit, counter, words, tables, texts, id, sheet;

  const isGrey = () => sheet.data.side === "g";
  const nameOf = (seat) => sheet.names[seat] || texts.players[seat];
  const seats = () => tileSheet.range(sheet.data.players);
  const blankDraft = (rounds) => ({
    round: String(rounds + 1),
    seat: SEATS[0],
    d: tileSheet.writeDraft(seats().map(counter.empty)),
  });

  // The round being told, and the boards that it begins with.
  function telling() {
    const { data, draft } = sheet;
    const before = counter.counted({ ...data, rounds: data.rounds.slice(0, draft.round - 1) });
    const number = before.rounds.length; // a round after one that does not fit has to wait
    const parts = tileSheet.readDraft(draft.d);
    return {
      number,
      before,
      parts,
      seat: SEATS.indexOf(draft.seat),
      told: parts.map((part, seat) => counter.telling(before.boards[seat], part, isGrey())),
      isCorrection: number < data.rounds.length,
    };
  }

  const isFull = (now) => now.number >= tables.most;

  // Changing

  function change(changed) {
    const { data } = { ...sheet, ...changed };
    const next = { ...sheet, ...changed, record: tileSheet.record(data) };
    if (!sheetStore.write(id, next) && sheetStore.isOutdated) return;
    sheet = next;
    draw();
    return true;
  }

  function changeDraft(now, parts, seat = now.seat) {
    change({ draft: { round: String(now.number + 1), seat: SEATS[seat], d: tileSheet.writeDraft(parts) } });
  }

  function withPart(now, changed) {
    const { [now.seat]: old } = now.parts;
    const part = { ...old, ...changed };
    const others = (one) => (part.marker ? { ...one, marker: false } : one);
    changeDraft(now, now.parts.map((one, seat) => (seat === now.seat ? part : others(one))));
  }

  function withLine(now, row, color) {
    const { lines, put } = now.parts[now.seat];
    const { [row]: _, ...kept } = put;
    const changed = lines.map((old, at) => (at !== row ? old : old === color ? "" : color));
    withPart(now, { lines: changed, put: kept });
  }

  const TAPS = [
    [/^r(\d)c(\d)$/, (now, row, col) => withLine(now, row - 1, words.printedAt(tables.rows[row - 1][col - 1]))],
    [/^([A-Z])(\d)$/, (now, color, row) => withLine(now, row - 1, color)],
    [/^put-[A-Z](\d)(\d)$/, (now, row, col) => withPart(now, { put: { ...now.parts[now.seat].put, [row - 1]: col - 1 } })],
    [/^floor-(\d)$/, (now, count) => withPart(now, { floor: Number(count) })],
    [/^marker$/, (now) => withPart(now, { marker: !now.parts[now.seat].marker })],
    [/^seat-([A-D])$/, (now, letter) => changeDraft(now, now.parts, SEATS.indexOf(letter))],
    [/^clear$/, (now) => withPart(now, counter.empty())],
    [/^save$/, save],
  ];

  function tap(code) {
    for (const [shape, act] of TAPS) {
      const found = code.match(shape);
      if (found) act(telling(), ...found.slice(1));
    }
  }

  function save(now) {
    if (isFull(now)) {
      show("round").replaceChildren();
      return refuse(texts.full, []);
    }
    if (!now.told.every(counter.isTold)) return refuse(texts.missing, []);
    const entries = now.parts.map((part, seat) => counter.entry(part, now.told[seat], isGrey()));
    const { faults } = counter.checked(now.before, entries, isGrey());
    if (faults.length) return refuse(texts.refused, faults, now.number + 1);
    const { rounds } = sheet.data;
    const changed = [...rounds.slice(0, now.number), entries, ...rounds.slice(now.number + 1)];
    const data = { ...sheet.data, rounds: changed };
    return change({ data, draft: nextDraft(data), isAhead: true }) && announce(texts.saved, now.number + 1);
  }

  // After a corrected round a later one may not fit any more: then that one is shown.
  function nextDraft(data) {
    const { rounds, isStopped } = counter.counted(data);
    return isStopped ? told(rounds.length, data.rounds) : blankDraft(data.rounds.length);
  }

  function refuse(message, faults, number) {
    const note = words.piece("fault");
    if (faults.length) words.findings(note, faults, (seat) => words.where(number, nameOf(seat)));
    else note.querySelector(".findings").remove();
    words.put(note, { message });
    show("refused").replaceChildren(...note.children);
    show("refused").querySelector("h2").focus();
  }

  const told = (number, rounds = sheet.data.rounds) => ({
    round: String(number + 1),
    seat: SEATS[0],
    d: tileSheet.writeDraft(rounds[number].map(counter.part)),
  });

  function undo() {
    const rounds = sheet.data.rounds.slice(0, -1);
    const changed = { draft: told(rounds.length), data: { ...sheet.data, rounds }, isAhead: true };
    return change(changed) && announce(texts.undone, rounds.length + 1);
  }

  function correct(asked) {
    const { rounds } = counter.counted(sheet.data);
    change({ draft: told(Math.min(asked - 1, rounds.length)) });
  }

  const leave = () => change({ draft: nextDraft(sheet.data) });

  // Say what was done, and where the sheet stands now.
  function announce(text, number) {
    const { boards, result, isStopped } = counter.counted(sheet.data);
    const scores = result?.scores ?? boards.map(({ score }) => score);
    const totals = seats().map((seat) => `${nameOf(seat)} ${scores[seat]}`).join(texts.between);
    const said = [words.fill(text, { number }), totals, ...(isStopped ? [texts.unfit] : [])];
    show("result").textContent = said.join(". ");
  }

  // Go on at the board that is shown, if what was pressed is gone or leads to another one.
  function goOn(pressed) {
    if (sheetStore.isOutdated || show("fault")) return;
    const same = pressed && !["next", "save"].includes(pressed) && show(pressed);
    if (same) return same.focus();
    const seat = show("round").querySelector('.seats [aria-pressed="true"]');
    const found = seat ?? show("standing").querySelector("h2");
    if (!found) return;
    if (!seat) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.parentNode.scrollIntoView();
  }

  // Drawing

  function fullNote() {
    const note = document.createElement("p");
    note.className = "card no-print";
    note.textContent = texts.full;
    return note;
  }

  function drawRound(now) {
    const [part, here] = [now.parts[now.seat], now.told[now.seat]];
    const { wall } = now.before.boards[now.seat];
    const body = words.piece(here.cells ? "choice" : isGrey() ? "lines" : "wall");
    const [form, saving] = body.querySelectorAll("form");
    if (now.isCorrection) form.querySelector("h2").textContent = texts.correct;
    if (now.number >= counter.counted(sheet.data).rounds.length) saving.querySelector("#leave").remove();
    for (const field of body.querySelectorAll("input[type=hidden]")) field.remove();
    drawSeats(form, now);
    if (here.cells) drawChoice(form, here);
    else if (isGrey()) drawLines(form, part, wall);
    else drawWall(form, part, wall);
    for (const button of form.querySelectorAll("[id^=floor-]")) {
      button.setAttribute("aria-pressed", button.value === `floor-${part.floor}`);
    }
    form.querySelector("#marker").setAttribute("aria-pressed", part.marker);
    const isEmpty = JSON.stringify(part) === JSON.stringify(counter.empty());
    if (isEmpty) form.querySelector("#clear").remove();
    const old = form.querySelector(".ledger");
    while (old.nextElementSibling?.matches("p:not(.actions)")) old.nextElementSibling.remove();
    old.replaceWith(...("doubt" in here ? [words.wrong(here.doubt)] : words.ledger(here, isGrey())));
    drawSaving(saving, now);
    show("round").replaceChildren(form, saving);
    words.put(show("round"), { number: now.number + 1 });
    say(now, here);
  }

  function say(now, here) {
    const sum = counter.isTold(here) ? words.total(here) : "";
    show("result").textContent = here.cells ? show("round").querySelector(".hint").textContent : `${nameOf(now.seat)}: ${sum}`;
  }

  function drawSeats(form, now) {
    const buttons = [...form.querySelectorAll(".seats button")];
    buttons.forEach((button, seat) => {
      button.setAttribute("aria-pressed", seat === now.seat);
      if (seat < sheet.data.players) button.textContent = nameOf(seat);
      else button.remove();
    });
    const next = form.querySelector("#next");
    const following = now.seat + 1;
    if (following < sheet.data.players) {
      next.value = `seat-${SEATS[following]}`;
      words.put(next, { player: nameOf(following) });
    } else next.closest("p").remove();
  }

  function drawWall(form, part, wall) {
    words.wall(form.querySelector(".board-frame"), (at) => {
      if (wall[at]) return { tile: wall[at] };
      const row = tables.rows.findIndex((cells) => cells.includes(at));
      const color = words.printedAt(at);
      const code = `r${row + 1}c${tables.rows[row].indexOf(at) + 1}`;
      return part.lines[row] === color ? { tile: color, marks: ["chosen"], code } : { ghost: color, code };
    });
  }

  function drawLines(form, part, wall) {
    form.querySelectorAll(".line-colors").forEach((group, row) => {
      for (const button of group.querySelectorAll("button")) {
        const [color] = button.value;
        button.setAttribute("aria-pressed", part.lines[row] === color);
        if (counter.isLocked(wall, color, row)) button.remove();
      }
    });
  }

  function drawChoice(form, { row, color, cells, wall }) {
    const columns = cells.map((at) => tables.rows[row].indexOf(at) + 1);
    const slots = { row: row + 1, color: texts.colors[color], columns: columns.join(texts.between) };
    form.querySelector(".hint").textContent = words.fill(texts.open, slots);
    words.wall(form.querySelector(".board-frame"), (at) => {
      const code = `put-${color}${row + 1}${tables.rows[row].indexOf(at) + 1}`;
      return cells.includes(at) ? { marks: ["asked"], code } : { tile: wall[at] };
    });
    const back = form.querySelector("p.actions .link-button");
    Object.assign(back, { id: `${color}${row + 1}`, value: `${color}${row + 1}` });
  }

  function drawSaving(form, now) {
    words.repeat(form.querySelector("tr"), now.told, (row, one, seat) =>
      words.put(row, { player: nameOf(seat), total: counter.isTold(one) ? words.total(one) : "…" }));
    const waiting = now.told.findIndex((one) => !counter.isTold(one));
    const note = form.querySelector("p.small");
    if (waiting < 0) note.remove();
    else words.put(note, { player: nameOf(waiting) });
    const button = form.querySelector("#save");
    button.classList.toggle("is-second", now.seat + 1 < sheet.data.players);
  }

  function draw() {
    const { activeElement } = document;
    show("refused").replaceChildren();
    const counted = counter.counted(sheet.data);
    const now = telling();
    if (sheet.isRead || (counted.result && !now.isCorrection)) show("round").replaceChildren();
    else if (isFull(now)) show("round").replaceChildren(fullNote());
    else drawRound(now);
    show("standing").replaceChildren(...sheetStanding(kit, words, counted, seats().map(nameOf), isGrey()));
    show("record").querySelector("code").textContent = sheet.record;
    if (sheet.isRead) {
      for (const link of show("standing").querySelectorAll("#totals a")) link.replaceWith(link.firstChild);
      show("standing").querySelector("#totals .no-print")?.remove();
    }
    show("undo").hidden = sheet.isRead || !sheet.data.rounds.length;
    show("names").hidden = Boolean(sheet.isRead);
    show("more").hidden = false;
    drawSending();
    drawList();
    if (activeElement.id) document.getElementById(activeElement.id)?.focus({ preventScroll: true });
  }

  function drawSending() {
    const form = show("ahead");
    form.hidden = !sheet.isAhead;
    form.action = sheet.edit || show("kept").dataset.new;
    form.elements.s.value = sheet.record;
    form.elements.state.value = sheet.state ?? "";
    form.querySelector("a").hidden = true;
  }

  function drawList() {
    const items = sheetStore.all().map((one) => {
      const link = document.createElement("a");
      link.href = one.edit || (one.isRead ? show("kept").dataset.here.replace("here", one.id) : `#${one.id}`);
      if (one.id === id) link.setAttribute("aria-current", "true");
      const day = new Date(one.at).toLocaleDateString(spoken, { dateStyle: "long" });
      const names = tileSheet.range(one.data.players).map((seat) => one.names[seat] || texts.players[seat]);
      link.textContent = `${names.join(texts.between)} · ${day}`;
      const item = document.createElement("li");
      item.append(link);
      return item;
    });
    show("sheets").replaceChildren(...items);
    show("sheets").hidden = !items.length;
  }

  // Beginning

  function begin(form) {
    const fields = new FormData(form);
    const data = { side: fields.get("side"), players: Number(fields.get("players")), rounds: [] };
    id = `new-${Date.now().toString(36)}`;
    sheet = { data, names: [], isAhead: true };
    history.replaceState(null, "", `${show("kept").dataset.here}#${id}`);
    show("begin").open = false;
    change({ draft: blankDraft(0) });
    sheetStore.tidy();
    goOn();
  }

  function open() {
    const [, inPath] = location.pathname.match(/\/score\/([\w-]{22})\//) ?? [];
    const [asked, pressed] = location.hash.slice(1).split(",");
    id = asked || inPath;
    const found = id && sheetStore.read(id);
    show("begin").open = !found;
    if (!found) return drawList();
    const { at, ...kept } = found;
    sheet = { ...kept, record: tileSheet.record(kept.data) };
    sheet.draft ??= blankDraft(sheet.data.rounds.length);
    document.querySelectorAll("#names input").forEach((input, seat) => {
      input.value = sheet.names[seat] ?? "";
      input.closest("p").hidden = seat >= sheet.data.players;
    });
    draw();
    if (!pressed) return;
    history.replaceState(null, "", `#${id}`);
    tap(pressed);
    goOn(pressed);
  }

  const SUBMITS = {
    undo() {
      undo();
      goOn();
    },
    forget() {
      sheetStore.remove(id);
      location.assign(show("kept").dataset.here);
    },
    begin: (event) => begin(event.target),
    names() {},
    round({ submitter }) {
      tap(submitter?.value ?? "");
      goOn(submitter?.id);
    },
  };

  async function start() {
    const answer = await fetch(place.dataset.tables).catch(() => null);
    if (!answer?.ok) return;
    kit = await answer.json();
    ({ tables, texts } = kit);
    counter = tileSheet.open(tables);
    words = sheetWords(kit, place.dataset.sprite);
    open();
    place.addEventListener("submit", (event) => {
      const [act] = Object.keys(SUBMITS).filter((name) => event.target.closest(`#${name}`));
      if (!act) return; // it is being sent
      event.preventDefault();
      SUBMITS[act](event);
    });
    show("ahead").addEventListener("submit", () => {
      if (!sheet.edit) sessionStorage.setItem("sent", id);
    });
    show("standing").addEventListener("click", (event) => {
      const [, round] = event.target.closest("a")?.href.match(/\?round=(\d+)/) ?? [];
      if (!round) return;
      event.preventDefault();
      correct(Number(round));
      goOn();
    });
    show("round").addEventListener("click", (event) => {
      if (!event.target.closest("#leave")) return;
      event.preventDefault();
      leave();
      goOn();
    });
    show("names").addEventListener("input", () =>
      change({ names: [...document.querySelectorAll("#names input")].map((input) => input.value.trim()) }));
    show("outdated").addEventListener("click", (event) => {
      event.preventDefault();
      if (event.target.matches("a")) location.reload();
    });
    addEventListener("hashchange", () => location.reload());
    place.dataset.ready = "";
  }

  start();
}
