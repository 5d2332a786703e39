"use strict";

// Draws where a sheet stands: totals, sources, rounds and result, in blank pieces of the server's page.

function sheetStanding({ tables, texts, chart }, words, counted, names, isGrey) {
  const joined = (seats) => seats.map((seat) => names[seat]).join(texts.between);

  function draw() {
    const body = words.piece("standing");
    const find = (selector) => body.querySelector(selector);
    if (!counted.isStopped) find("#faults").remove();
    else if (!counted.faults.length) find("#faults .findings").remove();
    else words.findings(find("#faults"), counted.faults, (seat) => words.where(counted.rounds.length + 1, names[seat]));
    if (counted.result) drawResult(body, counted.result);
    else find(".verdict.is-right").remove();
    if (counted.rounds.length) {
      drawTotals(find("#totals table"), counted);
      const totals = names.map((_, seat) => counted.rounds.map(({ boards }) => boards[seat].score));
      sheetChart(find("#totals svg"), totals, chart);
      drawSources(find("#sources"), counted);
      drawRounds(find("#rounds details"), counted);
    } else for (const part of body.querySelectorAll("section")) part.remove();
    const starts = counted.rounds.length && !counted.result ? started(counted.rounds.at(-1), texts.starting) : "";
    if (starts) find(".starts").textContent = starts;
    else find(".starts").remove();
    return body.children;
  }

  function started({ starter, isTaken }, starts) {
    if (starter === null) return texts.nobody;
    return words.fill(isTaken ? starts : texts.again, { player: names[starter], number: counted.rounds.length + 1 });
  }

  function drawResult(body, { winners, decided, bonuses }) {
    const verdict = body.querySelector(".verdict.is-right");
    const shared = words.fill(texts.winners, { players: joined(winners) });
    const won = words.fill(texts.winner, { player: joined(winners) });
    words.repeat(verdict.querySelector("li"), [...texts.cited, decided], (item, rule) => words.put(item, texts.rules[rule]));
    words.put(verdict, { verdict: winners.length > 1 ? shared : won, why: texts.decided[decided] });
    const [heading, step] = body.querySelectorAll("#sources h3, #sources h3 + p");
    for (const [seat, parts] of bonuses.entries()) {
      const [title, line] = [heading.cloneNode(), step.cloneNode()];
      title.textContent = names[seat];
      const said = parts.map(({ rule, which }) => texts.bonuses[`${rule} ${which}`]);
      heading.before(title, line);
      words.repeatText(line, said.length ? said : [texts.none]);
    }
    heading.remove();
    step.remove();
  }

  function drawTotals(table, { rounds }) {
    words.repeatText(table.querySelector("thead th + th"), names);
    words.repeat(table.querySelector("tbody tr"), rounds, (row, { boards }, at) => {
      words.repeatText(row.querySelector("td"), boards.map((board) => board.score));
      words.put(row, { number: at + 1 });
    });
  }

  function drawSources(section, { rounds, boards, result }) {
    if (!result) for (const part of section.querySelectorAll("h3, h3 + p")) part.remove();
    const kinds = [...new Set([...tables.bonuses, tables.complete].map(({ rule }) => rule))];
    const all = (name) => names.map((_, seat) => rounds.reduce((sum, { told }) => sum + told[seat][name], 0));
    const earned = (rule) => result?.bonuses.map((parts) =>
      parts.filter((part) => part.rule === rule).reduce((sum, { points }) => sum + points, 0));
    const signs = [all("points"), all("penalty"), all("forgiven"), ...kinds.map(earned)];
    const last = result?.scores ?? boards.map((board) => board.score);
    const rows = [...signs.map((values) => values?.map(words.signed)), last];
    words.repeatText(section.querySelector("thead th"), names);
    section.querySelectorAll("tbody tr").forEach((row, at) => {
      if (rows[at]) words.repeatText(row.querySelector("td"), rows[at]);
      else row.remove();
    });
  }

  function drawRounds(details, { rounds, result }) {
    words.repeat(details, rounds, (one, { told, starter, isTaken, full }, number) => {
      const note = one.querySelector(".seat + p");
      words.repeat(one.querySelector(".seat"), told, (seat, each, at) => {
        seat.querySelector("h3").textContent = names[at];
        seat.querySelector("ol").replaceWith(...words.ledger(each, isGrey));
      });
      const ends = full.map(([seat, row]) => words.fill(texts.ends[row], { player: names[seat] }));
      words.repeatText(note, ends.length ? ends : [started({ starter, isTaken }, texts.starts)]);
      words.put(one, { number: number + 1 });
    });
  }

  return draw();
}
