// A list of any length of which only the rows in sight are in the page. It knows no server.

import {h, keep, set} from "./dom.js"

let listCount = 0

export class VirtualList {
  #count = 0
  #at = -1

  /** `row(element, index)` fills a row; `choose(index)` is called by click, arrows and Enter. */
  constructor({label, height, row, choose, onKey}) {
    this.height = height
    this.row = row
    this.choose = choose
    this.prefix = `list${listCount += 1}-`
    this.rows = h("div", {class: "rows", role: "presentation"})
    this.element = h("div", {
      class: "list", role: "listbox", tabindex: "0", "aria-label": label,
      onscroll: () => this.draw(), onkeydown: (event) => this.key(event, onKey),
    }, this.rows)
    new ResizeObserver(() => this.draw()).observe(this.element)
  }

  get at() { return this.#at }

  update(count, at) {
    this.#count = count
    this.#at = at
    this.rows.style.setProperty("height", `${count * this.height}px`)
    this.draw()
  }

  /** The rows in sight and some beyond, as [from, to]. */
  inSight() {
    const from = Math.floor(this.element.scrollTop / this.height)
    const shown = Math.ceil((this.element.clientHeight || 600) / this.height)
    return [Math.max(0, from - 6), Math.min(this.#count, from + shown + 6)]
  }

  draw() {
    const [from, to] = this.inSight()
    const indices = Array.from({length: Math.max(0, to - from)}, (_, index) => from + index)
    // The chosen row stays in the page, so that what is active is always there to be read.
    if (this.#at >= 0 && this.#at < this.#count && (this.#at < from || this.#at >= to)) indices.push(this.#at)
    keep(this.rows, indices, (index) => index, (index) => this.make(index), (element, index) => {
      set(element, "aria-selected", String(index === this.#at))
      set(element, "aria-setsize", this.#count)
      element.classList.toggle("at", index === this.#at)
      this.row(element, index)
    })
    set(this.element, "aria-activedescendant", this.#at >= 0 && this.#at < this.#count ? this.prefix + this.#at : null)
  }

  make(index) {
    const style = {top: `${index * this.height}px`, height: `${this.height - 2}px`}
    return h("div", {class: "row", role: "option", id: this.prefix + index, "aria-posinset": index + 1, style, onclick: () => this.choose(index)})
  }

  show(index) {
    const {element, height} = this
    const top = index * height
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + height > element.scrollTop + element.clientHeight) element.scrollTop = top + height - element.clientHeight
  }

  key(event, onKey) {
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.height) - 1)
    const next = {ArrowDown: this.#at + 1, ArrowUp: this.#at - 1, Home: 0, End: this.#count - 1, PageDown: this.#at + page, PageUp: this.#at - page}[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return onKey?.(event)
    event.preventDefault()
    const index = Math.max(0, Math.min(this.#count - 1, next))
    if (index !== this.#at && this.#count) { this.choose(index); this.show(index) }
  }
}
