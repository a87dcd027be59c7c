// Finds pages by words. Nothing here touches a page, so that tests can call it.
"use strict";

const snaplineSearch = (() => {
  // How good a place for a word is: less is better.
  const exact = 0, begin = 1, path = 2, start = 3, inside = 5, elsewhere = 8;
  const types = "csept";
  // Of equally good places: articles, types, members, headings, and what comes with other libraries' protocols.
  const rank = (kind) =>
    kind === "a" ? 0 : types.includes(kind) ? 0.1 : kind === "h" ? 0.3 : kind === kind.toLowerCase() ? 0.2 : 0.9;

  // The pages of an index, as Tools/Docs/index.py writes it.
  function read(text) {
    const above = [];
    return text.split("\n").map((line) => {
      const depth = Number(line[0]), kind = line[1];
      const [title, name = "", abstract = ""] = line.slice(2).split("\t");
      const isHeading = kind === "h";
      const usual = isHeading ? title.replaceAll(" ", "-") : title.toLowerCase().replaceAll(":", "-");
      const own = name === "" ? usual : name[0] === "+" ? usual + name.slice(1) : name;
      const parent = depth > 0 ? above[depth - 1] : undefined;
      const folder = parent ? parent.place + "/" : "";
      const entry = {
        title, abstract, kind, parent,
        place: isHeading ? parent.place : folder + own,
        part: isHeading ? own : "",
        lower: title.toLowerCase(),
        about: abstract.toLowerCase(),
      };
      // A member is also found by its type's name: view.frame.
      entry.full = parent && !isHeading ? (parent.lower + "." + entry.lower).replaceAll(" ", "") : "";
      if (!isHeading) above[depth] = entry;
      return entry;
    });
  }

  const address = (entry) =>
    entry.place.split("/").map(encodeURIComponent).join("/") + ".html" +
    (entry.part ? "#" + encodeURIComponent(entry.part) : "");

  // Whether a word of `text`, or a part of a name that has a capital, begins at a place.
  function starts(text, at) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return true;
    return /\p{Lu}/u.test(text[at]) && !/\p{Lu}/u.test(text[at - 1]);
  }

  function hasStart(text, lower, word) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      if (starts(text, at)) return true;
    }
    return false;
  }

  // How good an entry is for a word; nothing where the word isn't in it.
  function score(entry, word) {
    const { title, lower, kind } = entry;
    const at = lower.indexOf(word);
    if (kind === "h") return at >= 0 && hasStart(title, lower, word) ? elsewhere : undefined;
    if (at === 0) {
      const next = lower[word.length];
      return next === undefined ? exact : next === "(" ? exact + 0.1 : begin;
    }
    if (entry.full.startsWith(word) && word.includes(".")) return path;
    if (at > 0) return hasStart(title, lower, word) ? start : inside;
    return hasStart(entry.abstract, entry.about, word) ? elsewhere + 0.5 : undefined;
  }

  // How good an entry is for all of several words, one of which may stand in what the entry belongs to.
  function total(entry, words) {
    let sum = 0;
    for (const word of words) {
      let good = score(entry, word) ?? Infinity;
      if (words.length > 1 && entry.parent) good = Math.min(good, (score(entry.parent, word) ?? Infinity) + 0.5);
      sum += good;
    }
    return sum;
  }

  // The best entries that have all words of a text, best first.
  function find(entries, text, most = 20) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = [];
    entries.forEach((entry, order) => {
      let sum = total(entry, words);
      // "stack view" may mean StackView.
      if (words.length > 1) sum = Math.min(sum, score(entry, words.join("")) ?? Infinity);
      if (sum < Infinity) found.push({ entry, order, sum: sum + rank(entry.kind) });
    });
    found.sort((a, b) =>
      a.sum - b.sum || a.entry.title.length - b.entry.title.length || a.order - b.order);
    return found.slice(0, most).map((one) => one.entry);
  }

  return { read, find, address };
})();

if (typeof module !== "undefined") module.exports = snaplineSearch;
