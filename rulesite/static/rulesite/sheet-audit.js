"use strict";

// Finds what a round can't have been, as far as the engine's tables tell it with no network. What
// stays unseen here the server finds when the sheet is sent (rulesite/sheet/reckoning.py).

function sheetAudit(tables) {
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const [spaces] = tables.spare;
  const isFull = (wall, row) => tables.rows[row].every((cell) => wall[cell]);
  const lines = (entry) => entry.lines.map(([color, row, put]) => ({ color, row: row - 1, put }));
  const start = { least: 0, most: 0 };

  // What is wrong with the boards as the round was told.
  function boards(walls, entries) {
    const count = (color) => sum(walls.flat().map((tile) => Number(tile === color)))
      + sum(entries.flatMap(lines).map((line) => (line.color === color ? tables.lines[line.row] : 0)));
    const held = (entry) => entry.floor + Number(entry.marker);
    const locked = ({ color, row }, seat) => tables.rows[row].some((cell) => walls[seat][cell] === color);
    const markers = entries.filter((entry) => entry.marker).length;
    return [
      ...tables.colors.filter((color) => count(color) > tables.each)
        .map((color) => ({ code: "color-count", color, count: count(color), right: tables.each })),
      ...entries.flatMap((entry, seat) => lines(entry).filter((line) => locked(line, seat))
        .map(({ color, row }) => ({ seat, code: "line-locked", color, row: row + 1 }))),
      ...entries.flatMap((entry, seat) => (entry.floor > spaces
        ? [{ seat, code: "floor-too-long", count: held(entry), most: spaces }] : [])),
      ...(markers > 1 ? [{ code: "many-markers", count: markers }] : []),
    ];
  }

  // What is wrong with the spaces chosen on the grey side, line by line.
  function spaceFaults(before, entry, seat, options) {
    const wall = [...before];
    for (const { color, row, put } of lines(entry)) {
      const isFallen = put === tables.fallen;
      const at = isFallen ? null : tables.rows[row][put - 1];
      const found = [
        ...(isFallen && options(wall, color, row).length ? [{ code: "space-left", row: row + 1 }] : []),
        ...(wall[at] ? [{ code: "space-taken", there: wall[at] }] : []),
        ...(at !== null && tables.bars[at].some((cell) => wall[cell] === color)
          ? [{ code: "column-color", color, column: put }] : []),
      ];
      if (found.length) return found.map((fault) => ({ seat, ...fault }));
      if (!isFallen) wall[at] = color;
    }
    return [];
  }

  // Bound the tiles that wait on unfinished lines, and say what does not add up (engine/waiting.py).
  function deal({ least, most }, walls, entries) {
    const full = tables.dealt[entries.length];
    const off = tables.all - walls.flat().filter(Boolean).length;
    const used = sum(entries.map(({ floor }) => floor)) + sum(entries.flatMap(lines).map(({ row }) => tables.lines[row]));
    const room = sum(entries.flatMap((entry, seat) => {
      const closed = lines(entry).map(({ row }) => row);
      return tables.rows.map((_, row) => (closed.includes(row) || isFull(walls[seat], row) ? 0 : tables.lines[row] - 1));
    }));
    const isSpilled = entries.some(({ floor, marker }) => floor + Number(marker) >= spaces);
    const left = most + Math.min(full, off - least) - used;
    const held = isSpilled ? 0 : Math.max(0, least + Math.min(full, Math.max(0, off - most)) - used);
    return {
      waiting: { least: Math.min(held, room), most: Math.max(0, Math.min(left, room)) },
      faults: [
        ...(left < 0 ? [{ code: "more-than-dealt", count: used, most: used + left }] : []),
        ...(held > room ? [{ code: "less-than-dealt", count: used, least: used + held - room }] : []),
      ],
    };
  }

  // Go through a round that begins with some walls: its faults, and what waits on lines after it.
  function check({ walls, waiting, full, seats }, entries, isGrey, options) {
    if (full.length) return { faults: full.map(([seat, row]) => ({ seat, code: "row-full", row: row + 1 })) };
    const wrong = boards(walls, entries);
    if (wrong.length) return { faults: wrong };
    for (const seat of isGrey ? seats : []) {
      const faults = spaceFaults(walls[seat], entries[seat], seat, options);
      if (faults.length) return { faults };
    }
    return deal(waiting, walls, entries);
  }

  // Final walls

  function wallFaults(wall, seat, isGrey) {
    if (!isGrey) {
      return tables.rows.flatMap((cells, row) => cells.flatMap((cell, col) => {
        const printed = tables.colors.find((color) => tables.printed[color][row] === col);
        return !wall[cell] || wall[cell] === printed ? []
          : [{ seat, code: "wrong-space", row: row + 1, column: col + 1, color: wall[cell], printed }];
      }));
    }
    const repeats = (cells, color) => cells.filter((cell) => wall[cell] === color).length > 1;
    return tables.colors.flatMap((color) => tables.rows.flatMap((_, at) => [
      ...(repeats(tables.rows[at], color) ? [{ seat, code: "row-repeats", row: at + 1, color }] : []),
      ...(repeats(tables.columns[at], color) ? [{ seat, code: "column-repeats", column: at + 1, color }] : []),
    ]));
  }

  // Split what lies on a wall into groups that touch.
  function groups(wall) {
    const left = new Set(wall.flatMap((tile, at) => (tile ? [at] : [])));
    const near = (at) => [tables.rows, tables.columns].flatMap((all) => {
      const line = all.find((cells) => cells.includes(at));
      return [line[line.indexOf(at) - 1], line[line.indexOf(at) + 1]];
    });
    return [...left].flatMap((first) => {
      if (!left.delete(first)) return [];
      const group = [first];
      for (const at of group) group.push(...near(at).filter((next) => left.delete(next)));
      return [group];
    });
  }

  const lengths = (group, all) => all.flatMap((cells) =>
    cells.map((cell) => (group.includes(cell) ? "#" : ".")).join("").split(".").filter(Boolean).map((run) => run.length));

  // Bound from outside what the tiles of a wall can have given (engine/bounds.py).
  function bounds(wall) {
    const found = groups(wall).map((group) => {
      const [across, down] = [lengths(group, tables.rows), lengths(group, tables.columns)];
      const all = (table) => sum([...across, ...down].map((length) => table[length]));
      return { least: 1 + all(tables.joined), most: all(tables.grown) + Math.min(across.length, down.length) };
    });
    return { least: sum(found.map(({ least }) => least)), most: sum(found.map(({ most }) => most)) };
  }

  function totalFaults(wall, seat, score) {
    const { most } = bounds(wall);
    return score > most ? [{ seat, code: "score-too-high", score, most }] : [];
  }

  function countFaults([rows, columns, complete], seat, score) {
    const isKnown = tables.counts.some((counts) => String(counts) === String([rows, columns, complete]));
    const most = tables.fullest;
    return [
      ...(isKnown ? [] : [{ seat, code: "no-such-counts", rows, columns, complete }]),
      ...(score > most ? [{ seat, code: "total-too-high", score, most }] : []),
    ];
  }

  return { start, check, wallFaults, bounds, totalFaults, countFaults };
}
