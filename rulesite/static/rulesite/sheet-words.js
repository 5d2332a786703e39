"use strict";

// Fills blank pieces of the server's pages with what a sheet comes to, in the server's sentences.

function sheetWords({ tables, texts, blanks }, sprite) {
  const SVG = "http://www.w3.org/2000/svg";
  const fill = (text, slots) => text.replace(/\{(\w+)\}/g, (slot, name) => slots[name] ?? slot);
  const rowOf = (at) => tables.rows.findIndex((cells) => cells.includes(at));
  const columnOf = (at) => tables.columns.findIndex((cells) => cells.includes(at));

  function piece(name) {
    const page = new DOMParser().parseFromString(blanks[name], "text/html");
    return document.adoptNode(page.body);
  }

  // Put values into the slots of a piece.
  function put(node, slots) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data } = walker.currentNode;
      if (data.includes("{")) walker.currentNode.data = fill(data, slots);
    }
    for (const link of node.querySelectorAll('a[href*="{"]')) link.setAttribute("href", fill(link.getAttribute("href"), slots));
    return node;
  }

  // Put as many copies of a node in its place as there are items.
  function repeat(node, items, make) {
    node.replaceWith(...items.map((item, at) => {
      const copy = node.cloneNode(true);
      make(copy, item, at);
      return copy;
    }));
  }

  const repeatText = (node, items) => repeat(node, items, (copy, text) => { copy.textContent = text; });

  function drawing(name, css) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", css);
    svg.setAttribute("aria-hidden", "true");
    svg.append(document.createElementNS(SVG, "use"));
    svg.firstChild.setAttribute("href", `${sprite}#${name}`);
    return svg;
  }

  function element(name, css, ...children) {
    const node = document.createElement(name);
    node.className = css;
    node.append(...children);
    return node;
  }

  // Draw a space of the wall as the server does (rulesite/board/wall.py); `code` makes it a button.
  function space(at, { tile = "", ghost = "", marks = [], code = "" }) {
    const shown = tile ? texts.tile[tile] : ghost ? texts.printed[ghost] : texts.empty;
    const said = [shown, ...marks.map((mark) => texts.marks[mark])].join(", ");
    const text = code ? fill(texts.at[at], { text: said }) : said;
    const css = ["space", ...(tile || ghost ? [] : ["is-empty"]), ...marks.map((mark) => `is-${mark}`)];
    const node = element(code ? "button" : "span", css.join(" "));
    if (code) Object.assign(node, { type: "submit", name: "tap", value: code, id: code });
    if (tile) node.append(drawing(`tile-${tile}`, "tile"));
    else if (ghost) node.append(drawing(`ghost-${ghost}`, "ghost"));
    node.append(element("span", "visually-hidden", text));
    return node;
  }

  function wall(frame, look) {
    frame.querySelectorAll("td").forEach((place, at) => place.replaceChildren(space(at, look(at))));
  }

  const printedAt = (at) => tables.colors.find((color) => tables.printed[color][rowOf(at)] === columnOf(at));

  const signed = (number) =>
    (number < 0 ? `${texts.minus}${-number}` : number ? `+${number}` : String(number));

  function total({ before, points, penalty, after, forgiven }) {
    const cost = penalty ? ` ${texts.minus} ${-penalty}` : "";
    return `${before} + ${points}${cost} ${forgiven ? "→" : "="} ${after}`;
  }

  function reasons({ row, at, across, down, fallen, lid, rule }) {
    if (at === null) {
      return [texts.falls, ...(fallen > lid ? [texts.fallen[fallen - lid]] : []), ...(lid ? [texts.lid[lid]] : [])];
    }
    return rule === tables.alone ? texts.lone : [texts.across[row][across.length], texts.down[columnOf(at)][down.length]];
  }

  const sumOf = (tile) => (tile.at === null ? signed(tile.points) : texts.sums[tile.across.length][tile.down.length]);

  function scoredLook(tile, isGrey) {
    const runs = { row: tile.across, column: tile.down };
    return (at) => {
      const counts = Object.keys(runs).filter((mark) => runs[mark].length > 1 && runs[mark].includes(at));
      const marks = at === tile.at ? ["placed", ...counts] : counts;
      return { tile: tile.wall[at], ghost: isGrey ? "" : printedAt(at), marks };
    };
  }

  // One player's round, point by point.
  function ledger(told, isGrey) {
    const list = piece("wall").querySelector(".ledger");
    const [stops, sum] = [list.nextElementSibling, list.nextElementSibling.nextElementSibling];
    const [step, floor] = list.children;
    repeat(step, told.tiles, (item, tile) => {
      const heading = { row: tile.row + 1, color: texts.colors[tile.color] };
      item.querySelector("summary span").textContent = fill(texts.heading, heading);
      item.querySelector("summary strong").textContent = sumOf(tile);
      const [first, ...others] = item.querySelectorAll("details > p");
      for (const other of others) other.remove();
      repeatText(first, reasons(tile));
      if (tile.at === null) item.querySelector(".small-wall").remove();
      else wall(item.querySelector(".small-wall"), scoredLook(tile, isGrey));
    });
    const isDone = "after" in told;
    floor.querySelector("strong").textContent = isDone ? texts.floor[told.things] : "";
    if (!isDone || !told.things) floor.remove();
    if (isDone) sum.textContent = total(told);
    return [...(list.children.length ? [list] : []), ...(told.forgiven ? [stops] : []), ...(isDone ? [sum] : [])];
  }

  // What can't have been, in a sentence with the rule.
  const sentence = ({ code, ...facts }) => fill(texts.faults[code].text,
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, texts.colors[fact] ?? fact])));

  const where = (number, name) => {
    const round = fill(texts.round, { number });
    return name ? fill(texts.where, { round, player: name }) : round;
  };

  const findings = (node, faults, whose) => repeat(node.querySelector(".findings li"), faults, (item, fault) =>
    put(item, { where: whose(fault.seat), sentence: sentence(fault), ...texts.rules[texts.faults[fault.code].rule] }));

  const wrong = (fault) => element("div", "verdict is-wrong", element("p", "", sentence(fault)));

  return { fill, piece, put, repeat, repeatText, wall, printedAt, signed, total, ledger, where, sentence, findings, wrong };
}
