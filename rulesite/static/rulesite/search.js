"use strict";

// The search of the server, for pages that are read with no network: the same index, the same
// arithmetic, the same first hits. Every function here has its namesake in rulesite/search/.

const tileSearch = (() => {
  const MOST_WORDS = 16, MOST_UNSURE = 5, LONGEST_WORD = 32, LONGEST = 200;
  const LEAST = 0.55, LONGEST_ENDING = 6;
  const SURE = 0.88, KIN = 0.75, OTHER_KIN = 0.5, PART = 0.6, MOST_NEAR = 12;
  const JOINED = 0.5, SHORTEST_HALF = 3, COMPOUND = 0.8, LEAST_WHOLE = 0.7;
  const UNKNOWN = 250, ASKED = 1.5, NAMED = 1, TITLE = 10, SECOND = 0.25, TOPIC_SHARES = [1, 0.85, 0.75], AGAIN = 0.8, AT_HEAD = 16;
  const KINDS = { rule: 1, dispute: 1, term: 0.97, lesson: 0.9, tool: 0.8 };
  const MOST_HITS = 10, WELL = 0.85, BETTER = 0.2, HALF = 0.4, FAR = 0.35, MARKED = 0.7;
  const LETTERS = { "İ": "i", "I": "i", "ı": "i", "đ": "d", "Đ": "d", "ø": "o", "Ø": "o" };

  const most = (numbers) => { let best = 0; for (const number of numbers) if (number > best) best = number; return best; };
  const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
  const raise = (map, key, value) => { if (value > (map.get(key) ?? 0)) map.set(key, value); };
  const push = (map, key, value) => map.has(key) ? map.get(key).push(value) : map.set(key, [value]);

  // Folding
  const isLetter = (sign) => /^[\p{L}\p{N}\p{M}'’‘`´]$/u.test(sign);
  const folded = (word) => [...[...word].map((sign) => LETTERS[sign] ?? sign).join("").normalize("NFKD").toLowerCase()]
    .filter((sign) => !/[\p{M}'’‘`´]/u.test(sign)).join("").slice(0, LONGEST_WORD);
  function runs(text) {
    const found = [];
    for (const sign of text) {
      const last = found.at(-1), isWord = isLetter(sign);
      if (last && last.isWord === isWord) last.text += sign;
      else found.push({ text: sign, isWord });
    }
    return found;
  }
  const words = (text) => runs(text).filter((run) => run.isWord).map((run) => folded(run.text))
    .filter((word) => word.length > 1 || /^\p{Nd}+$/u.test(word));

  // Likeness
  function asForms(one, other) {
    const shorter = Math.min(one.length, other.length);
    let shared = 0;
    while (shared < shorter && one[shared] === other[shared]) shared += 1;
    const left = one.length - shared, right = other.length - shared;
    if (shared < 3 || (shared === 3 && left && right) || Math.max(left, right) > LONGEST_ENDING) return 0;
    return shared / (shared + 0.3 * (left + right) + 0.25 * Math.min(left, right));
  }
  const slipsAllowed = (word) => word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  function slips(typed, word, limit) {
    const width = word.length, many = limit + 1;
    let before = [], row = Array.from({ length: width + 1 }, (_, at) => at <= limit ? at : many);
    for (let place = 1; place <= typed.length; place += 1) {
      const now = Array(width + 1).fill(many);
      if (place <= limit) now[0] = place;
      for (let at = Math.max(1, place - limit); at <= Math.min(width, place + limit); at += 1) {
        let cost = typed[place - 1] === word[at - 1] ? row[at - 1] : 1 + Math.min(now[at - 1], row[at], row[at - 1]);
        if (place > 1 && at > 1 && typed[place - 1] === word[at - 2] && typed[place - 2] === word[at - 1]) {
          cost = Math.min(cost, before[at - 2] + 1);
        }
        now[at] = cost;
      }
      if (Math.min(...now) > limit) return [many, 0];
      [before, row] = [row, now];
    }
    let best = [row[word.length], 0];
    for (let rest = 1; rest <= Math.min(LONGEST_ENDING, word.length); rest += 1) {
      if (row[word.length - rest] < best[0]) best = [row[word.length - rest], rest];
    }
    return best;
  }
  function asTyped(typed, word) {
    const limit = slipsAllowed(typed), [count, rest] = slips(typed, word, limit), start = word.length - rest;
    if (count < 1 || count > limit || start < 3) return 0;
    return (1 - (typed[0] === word[0] ? 0.9 : 1.1) * count / (start + 1)) * start / (start + 0.3 * rest);
  }

  // Vocabulary
  const pairs = (word) => Array.from(word, (sign, at) => (at ? word[at - 1] : "^") + sign);
  function open(index) {
    const by = { index, small: new Set(index.small), at: new Map(), groups: new Map(), starts: new Map(), paired: new Map(), compounds: new Map(), ways: new Map(), norms: new Map(), named: new Map(), titleNorms: new Map() };
    index.words.forEach((word, place) => {
      by.at.set(word, place);
      push(by.starts, word.slice(0, 3), place);
      for (const pair of pairs(word)) push(by.paired, pair, place);
    });
    index.kin.forEach((members, group) => members.forEach((place) => push(by.groups, place, group)));
    for (const [compound, part] of index.parts) push(by.compounds, part, compound);
    const say = (having, norms, word, phrase) => { push(having, word, phrase); norms.set(phrase, (norms.get(phrase) ?? 0) + index.weights[word] ** 2); };
    index.asked.forEach(([said], way) => said.forEach((word) => say(by.ways, by.norms, word, way)));
    index.found.forEach((there, word) => { for (let at = 0; at < there.length; at += 2) if (there[at + 1] === TITLE) say(by.named, by.titleNorms, word, there[at]); });
    for (const norms of [by.norms, by.titleNorms]) for (const [phrase, norm] of norms) norms.set(phrase, Math.sqrt(norm));
    return by;
  }
  function forms(typed, by) {
    const own = by.groups.get(by.at.get(typed)), found = new Map();
    for (const place of by.starts.get(typed.slice(0, 3)) ?? []) {
      const word = by.index.words[place], groups = by.groups.get(place);
      let likeness = word === typed ? 1 : asForms(typed, word);
      if (own && groups && !groups.some((group) => own.includes(group))) likeness *= OTHER_KIN;
      if (likeness >= LEAST) found.set(place, likeness);
    }
    return found;
  }
  function slipped(typed, by) {
    const shared = new Map();
    for (const pair of pairs(typed)) for (const place of by.paired.get(pair) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    const enough = typed.length > 4 ? Math.max(2, typed.length - 3 * slipsAllowed(typed)) : 1;
    return [...shared].filter(([, count]) => count >= enough).sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MOST_NEAR).map(([place]) => [place, asTyped(typed, by.index.words[place])])
      .filter(([, likeness]) => likeness >= LEAST);
  }
  function meant(typed, by, closely = true) {
    const found = forms(typed, by);
    if (closely && most(found.values()) < SURE && !/^\p{Nd}+$/u.test(typed)) for (const [place, likeness] of slipped(typed, by)) raise(found, place, likeness);
    for (const [place, likeness] of [...found]) {
      if (likeness < 0.75) continue;
      for (const group of by.groups.get(place) ?? []) for (const other of by.index.kin[group]) raise(found, other, likeness * KIN);
      for (const compound of by.compounds.get(place) ?? []) raise(found, compound, likeness * PART);
    }
    return found;
  }

  // Query
  const sure = (word, by) => most(forms(word, by).values());
  const token = (typed, share, by, closely) => { const found = meant(typed, by, closely); return { typed, share, meant: found, likeness: most(found.values()) }; };
  const isJoined = (one, two, by) => Math.min(one.length, two.length) >= SHORTEST_HALF
    && [...forms(one + two, by)].some(([place, likeness]) => likeness >= COMPOUND && by.index.words[place].length >= one.length + SHORTEST_HALF);
  function apart(word, share, by, closely) {
    const whole = token(word, share, by, closely);
    if (whole.likeness >= LEAST_WHOLE || !closely) return [whole];
    let best = LEAST_WHOLE, halves = null;
    for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut += 1) {
      const likeness = Math.min(sure(word.slice(0, cut), by), sure(word.slice(cut), by));
      if (likeness > best) [best, halves] = [likeness, [word.slice(0, cut), word.slice(cut)]];
    }
    return halves ? halves.map((half) => token(half, share, by)) : [whole];
  }
  function tokens(text, by) {
    const typed = words(text).slice(0, MOST_WORDS), found = [];
    const joined = typed.slice(1).map((word, at) => isJoined(typed[at], word, by));
    let unsure = 0;
    typed.forEach((word, place) => {
      const read = apart(word, joined[place - 1] || joined[place] ? JOINED : 1, by, unsure < MOST_UNSURE);
      if (read.some((each) => each.likeness < SURE)) unsure += 1;
      found.push(...read);
      if (joined[place]) found.push(token(word + typed[place + 1], 1, by));
    });
    return found;
  }
  const understood = (read) => read.length ? total(read.map((each) => each.likeness)) / read.length : 0;
  function recognised(text, by) {
    const typed = words(text).slice(0, MOST_WORDS);
    return typed.length ? total(typed.map((word) => sure(word, by))) / typed.length : 0;
  }

  // Ranking
  function weight(each, by) {
    let best = 0, likeliest = -1;
    for (const [place, likeness] of each.meant) if (likeness > best || (likeness === best && place < likeliest)) [best, likeliest] = [likeness, place];
    return each.share * (likeliest >= 0 ? by.index.weights[likeliest] : UNKNOWN);
  }
  function summed(read, said, spread) {
    const sums = new Map();
    read.forEach((each, at) => {
      const best = new Map();
      for (const [word, likeness] of each.meant) spread(word, likeness, best);
      for (const [key, worth] of best) sums.set(key, (sums.get(key) ?? 0) + said[at] * worth);
    });
    return sums;
  }
  function likenesses(read, said, having, norms, by) {
    const sums = summed(read, said, (word, likeness, best) => { for (const phrase of having.get(word) ?? []) raise(best, phrase, likeness * by.index.weights[word]); });
    const norm = Math.sqrt(total(said.map((each) => each * each)));
    return new Map([...sums].map(([phrase, worth]) => [phrase, worth / (norm * norms.get(phrase))]));
  }
  function asked(read, said, by) {
    const first = new Map(), second = new Map();
    for (const [way, likeness] of likenesses(read, said, by.ways, by.norms, by)) {
      for (const topic of by.index.asked[way][1]) {
        if (likeness > (first.get(topic) ?? 0)) { second.set(topic, first.get(topic) ?? 0); first.set(topic, likeness); }
        else raise(second, topic, likeness);
      }
    }
    return new Map([...first].map(([topic, likeness]) => [topic, likeness + SECOND * second.get(topic)]));
  }
  function ranked(read, by) {
    const said = read.map((each) => weight(each, by)), all = 10 * total(said), topics = asked(read, said, by), named = likenesses(read, said, by.named, by.titleNorms, by);
    const own = summed(read, said, (word, likeness, best) => { const there = by.index.found[word]; for (let at = 0; at < there.length; at += 2) raise(best, there[at], likeness * there[at + 1]); });
    const found = by.index.entries.map((row, entry) => {
      let about = 0;
      row[7].slice(0, TOPIC_SHARES.length).forEach((topic, at) => { about = Math.max(about, (topics.get(topic) ?? 0) * TOPIC_SHARES[at]); });
      const name = (named.get(entry) ?? 0) * (named.get(entry) ?? 0);
      about = Math.max(about, name * name);
      return { entry, score: ((own.get(entry) ?? 0) / all + NAMED * (name * name) + ASKED * about) * KINDS[row[0]], first: row[7][0] };
    }).filter((hit) => hit.score > 0).sort((a, b) => b.score - a.score || a.entry - b.entry);
    const head = found.slice(0, AT_HEAD), chosen = [], shares = new Map();
    const worth = (hit) => hit.score * (shares.get(hit.first) ?? 1);
    while (head.length) {
      const best = head.reduce((a, b) => worth(b) > worth(a) || (worth(b) === worth(a) && b.entry < a.entry) ? b : a);
      head.splice(head.indexOf(best), 1);
      chosen.push(best);
      shares.set(best.first, (shares.get(best.first) ?? 1) * AGAIN);
    }
    return chosen.concat(found.slice(AT_HEAD));
  }

  // Finding
  function hits(read, by) {
    const known = read.filter((each) => !by.small.has(each.typed)), telling = known.length ? known : read;
    const said = telling.map((each) => weight(each, by));
    if (!read.length || total(telling.map((each, at) => said[at] * each.likeness)) / total(said) < HALF) return [];
    const found = ranked(read, by).slice(0, MOST_HITS);
    return found.filter((hit) => hit.score >= FAR * found[0].score);
  }

  // Find what a text asks for: places of entries in the reader's index, and its words to be marked.
  // `own` is the reader's index, opened; `others` those of other languages that are at hand.
  function find(text, own, others = []) {
    const asking = text.replace(/\s+/gu, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").slice(0, LONGEST);
    const read = tokens(asking, own);
    let best = understood(read), chosen = own;
    if (best < WELL) {
      best += BETTER;
      for (const other of others) {
        const share = recognised(asking, other);
        if (share > best) [best, chosen] = [share, other];
      }
    }
    const marked = new Set();
    for (const each of read) if (!own.small.has(each.typed)) for (const [place, likeness] of each.meant) if (likeness >= MARKED) marked.add(own.index.words[place]);
    const found = hits(chosen === own ? read : tokens(asking, chosen), chosen);
    return { hits: found.map((hit) => own.index.entries[hit.entry]), marked };
  }

  // Cut a text into pieces for the page, those marked that were asked for.
  const marks = (text, marked) => runs(text).map((run) => ({ text: run.text, isMarked: run.isWord && marked.has(folded(run.text)) }));

  return { open, find, marks };
})();
