"use strict";

// Draws the totals over the rounds as the server does (rulesite/score/chart.py), in a drawing of two
// curves that is already there; `frame` says where its edges are.

function sheetChart(svg, totals, frame) {
  const rounds = totals[0].length;
  const most = Math.max(...totals.flat());
  const step = frame.steps.find((one) => most <= one * frame.ticks) ?? frame.steps.at(-1);
  const highest = Math.max(step, Math.ceil(most / step) * step);
  const x = (at) => frame.left + Math.round(((frame.right - frame.left) * at) / rounds);
  const y = (value) => frame.bottom - Math.round(((frame.bottom - frame.top) * value) / highest);
  const range = (length) => Array.from({ length }, (_, at) => at);

  function set(node, values) {
    for (const [name, value] of Object.entries(values)) node.setAttribute(name, value);
    return node;
  }

  // Move letters apart that would lie on each other.
  function apart(ys) {
    const [placed, order] = [[], range(ys.length).sort((one, other) => ys[one] - ys[other])];
    let [below, above] = [frame.height + frame.apart, frame.top - frame.apart];
    for (const seat of order.toReversed()) placed[seat] = below = Math.min(ys[seat], below - frame.apart);
    for (const seat of order) placed[seat] = above = Math.max(placed[seat], above + frame.apart);
    return placed;
  }

  function text(name, at, label) {
    const node = set(svg.querySelector(`.${name}`).cloneNode(), at);
    node.textContent = label;
    return node;
  }

  function axes() {
    const grid = svg.querySelector(".grid");
    const up = range(highest / step + 1).map((at) => at * step);
    const across = range(rounds).map((at) => at + 1).filter((at) => at % (1 + Math.floor(rounds / frame.labels)) === 0);
    return [
      ...up.flatMap((value) => [
        set(grid.cloneNode(), { y1: y(value), y2: y(value) }),
        text("up", { y: y(value) + frame.drop }, value),
      ]),
      ...across.map((at) => text("across", { x: x(at) }, at)),
    ];
  }

  function curves() {
    const labels = apart(totals.map((own) => y(own.at(-1))));
    return totals.map((own, seat) => {
      const curve = svg.querySelector(".curve").cloneNode(true);
      const [line, end, letter] = curve.children;
      curve.setAttribute("class", `curve curve-${"ABCD"[seat]}`);
      line.setAttribute("points", [0, ...own].map((total, at) => `${x(at)},${y(total)}`).join(" "));
      set(end, { cx: x(rounds), cy: y(own.at(-1)) });
      set(letter, { y: labels[seat] + frame.drop }).textContent = "ABCD"[seat];
      return curve;
    });
  }

  svg.replaceChildren(...axes(), ...curves());
}
