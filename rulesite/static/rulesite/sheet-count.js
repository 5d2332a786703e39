"use strict";

// Adds up a score sheet with no network. It knows no rule: every number, every order and every way
// to compare is looked up in tables that the engine has written (rulesite/sheet/tables.py). Spaces
// of the wall are numbered row by row, players from 0.

const tileSheet = (() => {
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const range = (length) => Array.from({ length }, (_, at) => at);

  // A round being told, as addresses hold it: ".B..W2M:B23,….." (rulesite/sheet/draft.py).
  const emptyPart = (tables) => ({ lines: tables.order.map(() => ""), floor: 0, marker: false, put: {} });

  function readDraft(text) {
    return text.split(",").map((one) => {
      const [, lines, floor, marker, put = ""] = one.match(/^([A-Z.]+)(\d)(M?):?(.*)$/);
      const chosen = put.match(/.../g) ?? [];
      return {
        lines: [...lines].map((letter) => (letter === "." ? "" : letter)),
        floor: Number(floor),
        marker: Boolean(marker),
        put: Object.fromEntries(chosen.map(([, row, col]) => [row - 1, col - 1])),
      };
    });
  }

  function writeDraft(parts) {
    return parts.map(({ lines, floor, marker, put }) => {
      const chosen = Object.keys(put).map((row) => `${lines[row]}${Number(row) + 1}${put[row] + 1}`).join("");
      return `${lines.map((color) => color || ".").join("")}${floor}${marker ? "M" : ""}${chosen && `:${chosen}`}`;
    }).join(",");
  }

  // The record of a sheet in one line (rulesite/sheet/sheet.py).
  function record({ side, players, rounds }) {
    const words = ({ lines, floor, marker }) =>
      [...lines, floor ? `f${floor}` : "", marker ? "M" : ""].filter(Boolean).join(" ") || "-";
    const told = rounds.map((entries) => entries.map(words).join(", ")).join("; ");
    return `${side}${players}${told && ` | ${told}`}`;
  }

  function open(tables) {
    const audit = sheetAudit(tables);
    const isGrey = (sheet) => sheet.side === "g";
    const blank = () => ({ wall: tables.rows.flat().map(() => ""), score: tables.start });
    const isFull = (wall) => (cells) => cells.every((cell) => wall[cell]);

    function run(wall, lines, at) {
      const line = lines.find((cells) => cells.includes(at));
      const shape = line.map((cell) => (wall[cell] ? "#" : ".")).join("");
      return tables.runs[shape][line.indexOf(at)].map((place) => line[place]);
    }

    function scored(wall, at) {
      const [across, down] = [run(wall, tables.rows, at), run(wall, tables.columns, at)];
      return { across, down, ...tables.tiles[across.length][down.length] };
    }

    const isLocked = (wall, color, row) => tables.rows[row].some((cell) => wall[cell] === color);

    function options(wall, color, row, grey) {
      const cells = grey ? tables.rows[row] : [tables.rows[row][tables.printed[color][row]]];
      return cells.filter((cell) => !wall[cell] && !tables.bars[cell].some((other) => wall[other] === color));
    }

    // Put one player's lines on the wall, as far as no space has to be chosen.
    function telling(board, part, grey) {
      const [wall, tiles] = [[...board.wall], []];
      let things = part.floor + Number(part.marker);
      for (const row of tables.order) {
        const color = part.lines[row];
        if (!color) continue;
        if (isLocked(wall, color, row)) return { wall, tiles, doubt: { code: "line-locked", row: row + 1, color } };
        const cells = options(wall, color, row, grey);
        const chosen = cells.length > 1 ? tables.rows[row][part.put[row]] : cells[0];
        if (cells.length && !cells.includes(chosen)) return { wall, tiles, row, color, cells };
        if (cells.length) {
          wall[chosen] = color;
          tiles.push({ row, color, at: chosen, wall: [...wall], ...scored(wall, chosen) });
        } else {
          const fallen = tables.lines[row];
          tiles.push({ row, color, at: null, fallen, lid: Math.max(0, fallen - tables.spare[things]), points: 0 });
          things += fallen;
        }
      }
      const [points, penalty] = [sum(tiles.map((tile) => tile.points)), tables.floor[things]];
      const [before, owed] = [board.score, board.score + points + penalty];
      const after = Math.max(tables.least, owed);
      return { wall, tiles, things, points, penalty, before, after, forgiven: after - owed };
    }

    const isTold = (one) => "after" in one;

    // Turn what is told of a player into an entry of the sheet, and back.
    function entry(part, told, grey) {
      const lines = told.tiles.map(({ row, color, at }) => {
        const col = at === null ? tables.fallen : tables.rows[row].indexOf(at) + 1;
        return `${color}${row + 1}${grey ? col : ""}`;
      });
      return { lines, floor: part.floor, marker: part.marker };
    }

    function part({ lines, floor, marker }) {
      const found = { ...emptyPart(tables), lines: tables.order.map(() => ""), floor, marker, put: {} };
      for (const [color, row, col = tables.fallen] of lines) {
        found.lines[row - 1] = color;
        if (col !== tables.fallen) found.put[row - 1] = col - 1;
      }
      return found;
    }

    // Count one round; nothing comes back when it does not fit the boards.
    function round(boards, entries, grey) {
      const told = entries.map((one, seat) => telling(boards[seat], part(one), grey));
      const fits = (one, seat) =>
        isTold(one) && String(entry(entries[seat], one, grey).lines) === String(entries[seat].lines);
      return told.every(fits) ? told : null;
    }

    // What can't have been in a round after others that are counted, and what waits on lines then.
    function checked({ boards, starter, waiting, full }, entries, grey) {
      const seats = range(entries.length).map((at) => (at + (starter ?? 0)) % entries.length);
      const state = { walls: boards.map(({ wall }) => wall), waiting, full, seats };
      return audit.check(state, entries, grey, (wall, color, row) => options(wall, color, row, grey));
    }

    function counted(sheet) {
      const rounds = [];
      let now = { boards: range(sheet.players).map(blank), starter: null, waiting: audit.start, full: [] };
      let faults = [];
      for (const entries of sheet.rounds) {
        const check = checked(now, entries, isGrey(sheet));
        const told = check.faults.length ? null : round(now.boards, entries, isGrey(sheet));
        faults = check.faults;
        if (!told) break;
        const boards = told.map(({ wall, after }) => ({ wall, score: after }));
        const marker = entries.findIndex((one) => one.marker);
        const full = boards.flatMap(({ wall }, seat) =>
          tables.ends.filter((row) => isFull(wall)(tables.rows[row])).map((row) => [seat, row]));
        now = { boards, starter: marker < 0 ? now.starter : marker, waiting: check.waiting, full };
        rounds.push({ told, boards, starter: now.starter, isTaken: marker >= 0, full });
      }
      const isStopped = rounds.length < sheet.rounds.length;
      return { rounds, ...now, isStopped, faults, result: now.full.length ? result(now.boards) : null };
    }

    function bonuses(wall) {
      const colors = tables.colors.map((color) => {
        const { rule, points } = tables.complete;
        const cells = wall.flatMap((tile, at) => (tile === color ? [at] : []));
        return { rule, which: color, points: points[cells.length], cells };
      });
      return [...tables.bonuses.filter(({ cells }) => isFull(wall)(cells)), ...colors.filter((one) => one.points)];
    }

    function result(boards) {
      const own = boards.map(({ wall }) => bonuses(wall));
      const total = boards.map(({ score }, seat) => score + sum(own[seat].map((one) => one.points)));
      const rows = boards.map(({ wall }) => tables.rows.filter(isFull(wall)).length);
      return { bonuses: own, ...decided({ total, rows }) };
    }

    // The same of the numbers of complete rows, columns and colors.
    function resultOfCounts(hands) {
      const total = hands.map(({ counts, score }) => score + sum(counts.map((count, at) => count * tables.worth[at])));
      return decided({ total, rows: hands.map(({ counts: [rows] }) => rows) });
    }

    function decided(values) {
      const seats = range(values.total.length);
      const isBetter = (one, other) => tables.ranking.map(({ by }) => values[by][one] - values[by][other]).find(Boolean) > 0;
      const places = seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
      let [winners, rule] = [seats, tables.shared];
      for (const one of tables.ranking) {
        const best = Math.max(...winners.map((seat) => values[one.by][seat]));
        winners = winners.filter((seat) => values[one.by][seat] === best);
        if (winners.length === 1) {
          rule = one.rule;
          break;
        }
      }
      return { scores: values.total, rows: values.rows, winners, decided: rule, places };
    }

    return {
      ...audit, counted, checked, result, resultOfCounts, telling, isTold, isLocked, entry, part, blank,
      empty: () => emptyPart(tables),
    };
  }

  return { open, readDraft, writeDraft, record, range };
})();
