// The list of designs, with search.

import {$, h, say} from "./dom.js"
import {VirtualList} from "./virtual-list.js"

export class Designs {
  #shown = []

  constructor(page) {
    this.page = page
    this.search = h("input", {
      type: "search", id: "search", placeholder: "Search designs", "aria-label": "Search designs", autocomplete: "off", spellcheck: "false",
      oninput: () => this.update(), onkeydown: (event) => this.key(event),
    })
    this.list = new VirtualList({label: "Designs", height: 46, row: (element, index) => this.row(element, index), choose: (index) => this.choose(index)})
    this.empty = h("p", {class: "empty", hidden: true})
    this.count = h("p", {class: "count"})
    $("designs").append(h("div", {class: "search"}, this.search), this.empty, this.list.element, this.count)
  }

  update() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const text = ({name, title, about}) => `${name} ${title ?? ""} ${about ?? ""}`.toLowerCase()
    const {designs} = this.page.list
    this.#shown = words.length ? designs.filter((design) => words.every((word) => text(design).includes(word))) : designs
    const at = this.#shown.findIndex(({n}) => String(n) === this.page.address.get("design"))
    this.list.update(this.#shown.length, at)
    if (at >= 0 && at !== this.shownAt) this.list.show(at)
    this.shownAt = at
    this.list.element.hidden = !this.#shown.length
    this.empty.hidden = this.#shown.length > 0
    say(this.empty, designs.length ? "No design has these words." : "No designs yet.")
    say(this.count, words.length ? `${this.#shown.length} of ${designs.length} designs` : `${designs.length} ${designs.length === 1 ? "design" : "designs"}`)
  }

  row(element, index) {
    const design = this.#shown[index]
    const [name, below] = [design.title || design.name, design.title ? design.name : design.about ?? ""]
    if (element.firstChild?.textContent === name && element.lastChild.textContent === below) return
    element.replaceChildren(h("span", {class: "name"}, name), h("span", {class: "below"}, below))
  }

  choose(index) {
    const design = this.#shown[index]
    // A design's own variants, scenes and size mean nothing in another.
    if (design) this.page.address.set({design: design.n, variant: "", scene: "", width: "", height: "", view: "", attribute: ""})
  }

  next(by) {
    const at = this.#shown.findIndex(({n}) => String(n) === this.page.address.get("design"))
    this.choose(Math.max(0, Math.min(this.#shown.length - 1, at + by)))
  }

  key(event) {
    if (event.key === "Escape" && this.search.value) { this.search.value = ""; this.update(); event.stopPropagation() }
    if (event.key === "ArrowDown") { this.list.element.focus(); event.preventDefault() }
    if (event.key === "Enter" && this.#shown.length) this.choose(0)
  }
}
