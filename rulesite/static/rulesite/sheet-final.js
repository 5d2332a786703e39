"use strict";

// The final score with no network: what is told stands in the address as on the server
// (rulesite/score/final.py), what it comes to is looked up and drawn in the server's pieces.
{
  const place = document.getElementById("final");
  const address = place.querySelector("form").action;
  const SEATS = "ABCD";
  const COUNTED = ["rows", "columns", "colors"];
  const title = document.title;
  const HAND = { wall: "", score: "", counts: COUNTED.map(() => "") };
  let tables, texts, words, counter, told;

  // The address

  function member(text, allowed) {
    if (!allowed.includes(text)) throw new RangeError("not offered");
    return text;
  }

  const emptyWall = () => tables.rows.map((row) => row.map(() => "."));

  function readWall(text) {
    const rows = text.split("/").map((row) => [...row]);
    if (String(rows.map((row) => row.length)) !== String(tables.rows.map((row) => row.length))) throw new RangeError("no wall");
    return rows.flat().map((letter) => (letter === "." ? "" : member(letter, tables.colors)));
  }

  const writeWall = (wall) => tables.rows.map((row) => row.map((at) => wall[at] || ".").join("")).join("/");
  const hand = () => ({ ...HAND, wall: emptyWall().flat().map(() => "") });

  function read(query) {
    const get = (name, usual, allowed) => member(query.get(name) ?? usual, allowed);
    const players = Number(get("players", String(tables.players[0]), tables.players.map(String)));
    const letters = [...SEATS.slice(0, players)];
    return {
      side: get("side", "c", ["c", "g"]),
      by: get("by", "wall", ["wall", "counts"]),
      seat: letters.indexOf(get("seat", letters[0], letters)),
      brush: get("brush", tables.colors[0], tables.colors),
      isAsked: query.get("part") === "result",
      hands: letters.map((letter) => ({
        wall: readWall(query.get(`w${letter}`) ?? emptyWall().map((row) => row.join("")).join("/")),
        score: (query.get(`s${letter}`) ?? "").trim(),
        counts: COUNTED.map((name) => (query.get(name + letter) ?? "").trim()),
      })),
    };
  }

  function written() {
    const { side, by, seat, brush, isAsked, hands } = told;
    const own = hands.flatMap(({ wall, score, counts }, at) => [
      [`w${SEATS[at]}`, wall.some(Boolean) ? writeWall(wall) : ""],
      [`s${SEATS[at]}`, score],
      ...COUNTED.map((name, which) => [name + SEATS[at], counts[which]]),
    ]);
    const all = [
      ["players", String(hands.length)], ["side", side === "g" ? side : ""], ["by", by === "wall" ? "" : by],
      ["seat", seat ? SEATS[seat] : ""], ["brush", brush === tables.colors[0] ? "" : brush],
      ["part", isAsked ? "result" : ""], ...own,
    ];
    return `${address}?${new URLSearchParams(all.filter(([, value]) => value))}`;
  }

  // Pressing

  const TAPS = [
    [/^r(\d)c(\d)$/, (row, col) => withTile(tables.rows[row - 1][col - 1])],
    [/^players-(\d)$/, (count) => withPlayers(Number(count))],
    [/^side-([cg])$/, (side) => ({ side, isAsked: false })],
    [/^by-(wall|counts)$/, (by) => ({ by, isAsked: false })],
    [/^seat-([A-D])$/, (letter) => ({ seat: SEATS.indexOf(letter), isAsked: false })],
    [/^brush-([A-Z])$/, (brush) => ({ brush })],
    [/^result$/, () => ({ isAsked: true })],
    [/^empty$/, () => ({ hands: told.hands.map(hand), isAsked: false })],
  ];

  function withTile(cell) {
    const tile = told.side === "g" ? told.brush : words.printedAt(cell);
    const change = (there) => (told.side === "g" ? there === tile : there) ? "" : tile;
    const hands = told.hands.map((one, seat) => (seat !== told.seat ? one
      : { ...one, wall: one.wall.map((there, at) => (at === cell ? change(there) : there)) }));
    return { hands, isAsked: false };
  }

  const withPlayers = (count) => ({
    hands: tileSheet.range(count).map((seat) => told.hands[seat] ?? hand()),
    seat: Math.min(told.seat, count - 1),
    isAsked: false,
  });

  function tap(code) {
    for (const [shape, act] of TAPS) {
      const found = code.match(shape);
      if (found) told = { ...told, ...act(...found.slice(1)) };
    }
  }

  function takeTyped(form) {
    for (const { name, value } of form.querySelectorAll("input[type=text]")) {
      const one = told.hands[SEATS.indexOf(name.at(-1))];
      const which = COUNTED.indexOf(name.slice(0, -1));
      if (which < 0) one.score = value.trim();
      else one.counts = one.counts.map((old, at) => (at === which ? value.trim() : old));
    }
  }

  // Counting

  const isNumber = (text, most) => /^\d+$/.test(text) && Number(text) <= most;

  function unfit({ score, counts }, seat) {
    const { points, most } = texts.final;
    const isCounted = told.by === "wall" || counts.every((count) => isNumber(count || "0", most));
    return [
      ...(isNumber(score, points) ? [] : [{ seat, sentence: texts.final.score }]),
      ...(isCounted ? [] : [{ seat, sentence: texts.final.counts }]),
    ];
  }

  const numbers = ({ counts }) => counts.map(Number);

  function troubles() {
    const bad = told.hands.flatMap(unfit);
    if (bad.length) return bad;
    const { hands, side } = told;
    const walls = told.by === "wall" ? hands.flatMap(({ wall }, seat) => counter.wallFaults(wall, seat, side === "g")) : [];
    const found = walls.length ? walls : hands.flatMap((one, seat) => (told.by === "wall"
      ? counter.totalFaults(one.wall, seat, Number(one.score)) : counter.countFaults(numbers(one), seat, Number(one.score))));
    return found.map((fault) => ({ seat: fault.seat, sentence: words.sentence(fault), rule: texts.faults[fault.code].rule }));
  }

  const result = () => (told.by === "wall"
    ? counter.result(told.hands.map(({ wall, score }) => ({ wall, score: Number(score) })))
    : counter.resultOfCounts(told.hands.map((one) => ({ counts: numbers(one), score: Number(one.score) }))));

  // Drawing

  function drawTroubles(wrong) {
    const body = words.piece("troubles");
    words.repeat(body.querySelector(".findings li"), wrong, (item, { seat, sentence, rule }) => {
      words.put(item, { whose: texts.players[seat], sentence, ...texts.rules[rule] });
      if (!rule) item.querySelector("a").remove();
    });
    words.put(body, { verdict: texts.final.trouble });
    return [...body.children];
  }

  function drawResult({ bonuses, scores, rows, winners, decided, places }) {
    const body = words.piece("answer");
    const [, note] = body.querySelectorAll("#result-part p");
    if (rows.some(Boolean)) note.remove();
    words.repeat(body.querySelector(".cites li"), [texts.cited.at(-1), decided], (item, rule) => words.put(item, texts.rules[rule]));
    words.repeat(body.querySelector("tbody tr"), told.hands, (row, { score }, seat) => words.put(row, {
      player: texts.players[seat], before: Number(score), bonus: scores[seat] - score, total: scores[seat], place: places[seat],
    }));
    const walls = told.by === "wall" ? told.hands : [];
    words.repeat(body.querySelector(".piece"), walls, (piece, one, seat) => drawHand(piece, one, seat, bonuses[seat]));
    const won = words.fill(texts.winner, { player: texts.players[winners[0]] });
    const shared = { players: winners.map((seat) => texts.players[seat]).join(texts.between) };
    words.put(body, {
      verdict: winners.length > 1 ? words.fill(texts.winners, shared) : won, why: texts.decided[decided], note: texts.final.open,
    });
    for (const link of body.querySelectorAll(".share > *")) share(link);
    return [...body.children];
  }

  function share(link) {
    const here = new URL(written());
    if (link.matches("a")) link.href = here;
    else Object.assign(link, { hidden: false }).dataset.copy = here.pathname + here.search;
  }

  function drawHand(piece, { wall, score }, seat, parts) {
    const said = parts.map(({ rule, which }) => texts.bonuses[`${rule} ${which}`]);
    const bounds = counter.bounds(wall);
    const notes = [words.fill(texts.final.range, bounds), ...(score < bounds.least ? [texts.final.floor] : [])];
    words.repeatText(piece.querySelector(".quiet"), notes);
    words.repeatText(piece.querySelector("p"), said.length ? said : [texts.none]);
    words.put(piece, { player: texts.players[seat] });
    const marked = parts.flatMap(({ cells }) => cells);
    words.wall(piece.querySelector(".board-frame"), (at) => ({
      tile: wall[at], ghost: told.side === "g" ? "" : words.printedAt(at), marks: marked.includes(at) ? ["bonus"] : [],
    }));
  }

  function drawForm() {
    const { hands, side, by, seat, brush } = told;
    const form = words.piece(by === "wall" ? `final-${side}` : "final-counts").querySelector("form");
    for (const field of form.querySelectorAll("input[type=hidden]")) field.remove();
    const chosen = [`players-${hands.length}`, `by-${by}`, `side-${side}`, `seat-${SEATS[seat]}`, `brush-${brush}`];
    for (const button of form.querySelectorAll("[aria-pressed]")) button.setAttribute("aria-pressed", chosen.includes(button.value));
    for (const button of [...form.querySelectorAll(".seats button")].slice(hands.length)) button.remove();
    for (const part of [...form.querySelectorAll("fieldset")].slice(hands.length)) part.remove();
    if (by === "wall") drawWall(form);
    for (const field of form.querySelectorAll("input[type=text]")) {
      const one = hands[SEATS.indexOf(field.name.at(-1))];
      field.setAttribute("value", one.counts[COUNTED.indexOf(field.name.slice(0, -1))] ?? one.score);
    }
    return form;
  }

  function drawWall(form) {
    const { hands, side, seat } = told;
    words.wall(form.querySelector(".board-frame"), (at) => ({
      tile: hands[seat].wall[at],
      ghost: side === "g" ? "" : words.printedAt(at),
      code: `r${tables.rows.findIndex((row) => row.includes(at)) + 1}c${tables.columns.findIndex((column) => column.includes(at)) + 1}`,
    }));
    const name = `s${SEATS[seat]}`;
    form.querySelector("label").htmlFor = name;
    Object.assign(form.querySelector("input[type=text]"), { id: name, name });
    const [next, following] = [form.querySelector("#next"), seat + 1];
    next.value = `seat-${SEATS[following]}`;
    words.put(next, { player: texts.players[following] });
    if (following < hands.length) return;
    next.closest("p").remove();
    form.querySelector("#count").classList.remove("is-second");
  }

  function draw() {
    const { id } = document.activeElement;
    const wrong = told.isAsked ? troubles() : [];
    const answer = !told.isAsked ? [] : wrong.length ? drawTroubles(wrong) : drawResult(result());
    place.replaceChildren(...answer, drawForm());
    say(wrong);
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
    history.replaceState(null, "", written());
  }

  function say([wrong]) {
    const verdict = place.querySelector("#result-part h2")?.textContent ?? "";
    document.title = [...(verdict ? [verdict] : []), title].join(" · ");
    document.getElementById("result").textContent = wrong ? `${texts.players[wrong.seat]}: ${wrong.sentence}` : verdict;
  }

  // Go on at the answer, or at the board that "Next" leads to.
  function goOn(pressed) {
    const target = { count: "#result-part h2", next: '.seats [aria-pressed="true"]' }[pressed];
    const found = target && place.querySelector(target);
    found?.focus({ preventScroll: true });
    found?.parentNode.scrollIntoView();
  }

  // What is no final score is said so, above an empty form.
  function refuse(query) {
    told = read(new URLSearchParams());
    draw();
    const verdict = texts.final.many[query.get("players")] ?? texts.final.unreadable;
    const body = words.piece("troubles");
    body.querySelector(".findings").remove();
    place.prepend(...words.put(body, { verdict }).children);
    say([]);
    goOn("count");
  }

  function open() {
    const query = new URLSearchParams(location.search);
    try {
      told = read(query);
    } catch {
      return refuse(query);
    }
    tap(query.get("tap") ?? "");
    draw();
    return told.isAsked && goOn("count");
  }

  async function start() {
    const answer = await fetch(place.dataset.tables).catch(() => null);
    if (!answer?.ok) return;
    const kit = await answer.json();
    ({ tables, texts } = kit);
    counter = tileSheet.open(tables);
    words = sheetWords(kit, place.dataset.sprite);
    open();
    place.addEventListener("submit", (event) => {
      event.preventDefault();
      takeTyped(event.target);
      tap(event.submitter?.value ?? "");
      draw();
      goOn(event.submitter?.id);
    });
    place.dataset.ready = "";
  }

  start();
}
