// What a page does beyond being read: the search, and lists that are open where there is room.
"use strict";

(() => {
  const kinds = {
    a: "Article", h: "Section", c: "Class", s: "Structure", e: "Enumeration", p: "Protocol", t: "Type alias",
    f: "Function", m: "Method", i: "Initializer", v: "Property", d: "Case", b: "Subscript", o: "Operator",
  };
  const base = new URL("..", document.currentScript.src);
  const field = document.getElementById("site-search");
  const box = field.parentElement;
  let entries, results = [], chosen = -1;

  const make = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };

  const list = make("div", { id: "site-results", role: "listbox", "aria-label": "Results", hidden: "" });
  const told = make("p", { class: "unseen", role: "status" });
  const set = (attributes) => {
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  };
  set({
    role: "combobox", "aria-autocomplete": "list", "aria-controls": "site-results", "aria-expanded": "false",
    "aria-keyshortcuts": "/", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    placeholder: "Search   /",
  });
  box.append(list, told);
  box.hidden = false;

  // The index is read once somebody searches, not with every page.
  function load() {
    if (entries) return;
    entries = [];
    const script = make("script", { src: new URL("assets/index.js", base).href });
    script.addEventListener("load", () => {
      entries = snaplineSearch.read(snaplineIndex);
      if (field.value) show();
    });
    script.addEventListener("error", () => { told.textContent = "The index of the search can't be read."; });
    document.head.append(script);
  }

  function where(entry) {
    const names = [];
    for (let above = entry.parent; above; above = above.parent) names.unshift(above.title);
    return [kinds[entry.kind.toLowerCase()] ?? "", ...names].filter(Boolean).join(" · ");
  }

  function show() {
    load();
    results = snaplineSearch.find(entries, field.value);
    list.replaceChildren(...results.map((entry, place) => {
      const title = make("span", { class: "title" }, entry.title);
      if (!"ah".includes(entry.kind)) title.classList.add("code");
      const href = new URL(snaplineSearch.address(entry), base).href;
      const option = { id: "site-result-" + place, role: "option", "aria-selected": "false", href, tabindex: "-1" };
      const link = make("a", option, title, make("span", { class: "where" }, where(entry)));
      if (entry.abstract) link.append(make("span", { class: "about" }, entry.abstract));
      return link;
    }));
    const isAsked = field.value.trim() !== "" && entries.length > 0;
    if (isAsked && results.length === 0) {
      list.append(make("p", { class: "none", role: "option", "aria-disabled": "true" }, "Nothing has these words."));
    }
    told.textContent = !isAsked ? "" : results.length === 1 ? "1 result" : results.length + " results";
    list.hidden = !isAsked;
    set({ "aria-expanded": String(isAsked) });
    choose(results.length > 0 ? 0 : -1);
    list.scrollTop = 0;
  }

  function choose(place) {
    list.children[chosen]?.setAttribute("aria-selected", "false");
    chosen = place;
    const option = results.length > 0 ? list.children[place] : undefined;
    if (!option) return field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    set({ "aria-activedescendant": option.id });
  }

  function close() {
    list.hidden = true;
    set({ "aria-expanded": "false" });
    field.removeAttribute("aria-activedescendant");
  }

  const moves = {
    ArrowDown: () => choose((chosen + 1) % results.length),
    ArrowUp: () => choose((chosen - 1 + results.length) % results.length),
    Enter: () => list.children[chosen].click(),
  };

  field.addEventListener("focus", load);
  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") {
      // The first press closes the list, the next one empties the field and leaves it.
      event.preventDefault();
      if (!list.hidden) return close();
      field.value = "";
      field.blur();
    } else if (event.key === "ArrowDown" && list.hidden && field.value) {
      event.preventDefault();
      show();
    } else if (moves[event.key] && !list.hidden && results.length > 0) {
      event.preventDefault();
      moves[event.key]();
    }
  });
  list.addEventListener("click", close);
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) close();
  });
  // A press on a result must not take the focus away before the click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  // Both lists stand beside the text where there is room; the style shows them then, open or not.
  for (const [name, width] of [["menu", "64rem"], ["contents", "80rem"]]) {
    const details = document.querySelector("details." + name);
    const room = matchMedia(`(min-width: ${width})`);
    const fit = () => {
      if (!details) return;
      details.open = room.matches;
      details.firstElementChild.tabIndex = room.matches ? -1 : 0;
    };
    room.addEventListener("change", fit);
    fit();
  }
  const current = document.querySelector(".menu [aria-current]");
  const menu = current?.closest("nav");
  if (menu) menu.scrollTop = current.offsetTop - menu.clientHeight / 3;

  // What scrolls by itself must be reached by keys, and only that.
  const scrolls = document.querySelectorAll(".scroll, .declaration");
  const reach = () => {
    for (const one of scrolls) {
      if (one.scrollWidth > one.clientWidth) {
        one.tabIndex = 0;
        one.setAttribute("role", "group");
        one.setAttribute("aria-label", one.matches(".table") ? "Table" : "Code");
      } else {
        for (const name of ["tabindex", "role", "aria-label"]) one.removeAttribute(name);
      }
    }
  };
  addEventListener("resize", reach);
  addEventListener("load", reach);
})();
