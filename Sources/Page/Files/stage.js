// The ground that canvases lie on: scrolling, zoom around the pointer, hover and selection.

import {$, h, say, icon, icons} from "./dom.js"

const least = 0.1
const most = 32
const stops = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32]

export class Stage {
  #wasCentred = false

  constructor(page) {
    this.page = page
    this.element = $("stage")
    this.boards = $("boards")
    this.buildZoom()
    this.element.addEventListener("wheel", (event) => this.wheel(event), {passive: false})
    this.element.addEventListener("pointerdown", (event) => this.pan(event))
    this.element.addEventListener("pointermove", (event) => this.move(event))
    this.element.addEventListener("pointerleave", () => this.hover(null))
    this.element.addEventListener("click", (event) => this.click(event))
    addEventListener("keydown", (event) => { if (event.key === " " && this.isOnCanvas(event)) { this.element.classList.add("hand"); event.preventDefault() } })
    addEventListener("keyup", (event) => { if (event.key === " ") this.element.classList.remove("hand") })
    addEventListener("blur", () => this.element.classList.remove("hand"))
    new ResizeObserver(() => this.resized()).observe(this.element)
  }

  isOnCanvas(event) { return event.target === document.body || event.target === this.element }

  buildZoom() {
    const button = (label, text, action, key) => h("button", {type: "button", "aria-label": label, title: `${label} (${key})`, onclick: action}, text)
    this.took = h("span", {class: "took"}, "Live")
    this.value = h("button", {type: "button", class: "percent", title: "Actual size (0)", onclick: () => this.to(1)}, "100 %")
    $("zoom").append(this.took, button("Smaller", "−", () => this.step(-1), "−"), this.value, button("Larger", "+", () => this.step(1), "+"), button("Fit the canvas", "Fit", () => this.fit(), "1"))
  }

  /** The zoom in the address, else what fits. */
  settle() {
    const asked = Number.parseFloat(this.page.address.get("zoom")) / 100
    const zoom = asked > 0 ? Math.min(most, Math.max(least, asked)) : this.fitting()
    const has = zoom !== this.page.zoom
    this.page.zoom = zoom
    say(this.value, `${Math.round(zoom * 100)} %`)
    this.value.setAttribute("aria-label", `${Math.round(zoom * 100)} %, to actual size`)
    return has
  }

  fitting() {
    const [width, height] = this.extent(1)
    if (!width) return 1
    const room = [this.element.clientWidth - 110, this.element.clientHeight - 140]
    const gaps = 88 * (this.page.boards.length - 1)
    return Math.min(1, Math.max(0.25, Math.min((room[0] - gaps) / width, room[1] / height)))
  }

  extent(zoom) {
    const sizes = this.page.boards.map((board) => board.size)
    return [sizes.reduce((sum, [width]) => sum + width, 0) * zoom, Math.max(0, ...sizes.map(([, height]) => height)) * zoom]
  }

  /** Gives the ground room on all sides, and puts the canvases into the middle. */
  centre() {
    const {clientWidth: width, clientHeight: height} = this.element
    const padding = [Math.round(width * 0.55), Math.round(height * 0.6)]
    this.boards.style.setProperty("padding", `${padding[1]}px ${padding[0]}px`)
    const [across, down] = this.extent(this.page.zoom)
    const all = across + 88 * (this.page.boards.length - 1)
    this.element.scrollLeft = padding[0] - Math.max(48, (width - all) / 2)
    this.element.scrollTop = padding[1] - Math.max(72, (height - down) / 2)
    this.#wasCentred = all > 0
  }

  resized() {
    if (!this.element.clientWidth) return
    if (!this.page.address.get("zoom") || !this.#wasCentred) { this.page.rezoom(); this.centre() }
  }

  fit() { this.page.address.set({zoom: ""}, true); this.page.rezoom(); this.centre() }

  step(by) {
    const {zoom} = this.page
    const next = by > 0 ? stops.find((stop) => stop > zoom * 1.01) : stops.findLast((stop) => stop < zoom * 0.99)
    if (next) this.to(next)
  }

  /** Zooms so that what is at a place of the window stays there. */
  to(zoom, x, y) {
    const box = this.element.getBoundingClientRect()
    const target = this.page.boards[0]?.sheet
    if (!target) return
    const [atX, atY] = [x ?? box.left + box.width / 2, y ?? box.top + box.height / 2]
    const before = target.getBoundingClientRect()
    const old = this.page.zoom
    this.page.address.set({zoom: Math.round(Math.min(most, Math.max(least, zoom)) * 1000) / 10}, true)
    this.page.rezoom()
    const ratio = this.page.zoom / old
    const after = target.getBoundingClientRect()
    this.element.scrollLeft += after.left - (atX - (atX - before.left) * ratio)
    this.element.scrollTop += after.top - (atY - (atY - before.top) * ratio)
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    this.to(this.page.zoom * Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) * 0.005), event.clientX, event.clientY)
  }

  // The middle button, or the space bar and the first, drag the ground.
  pan(event) {
    const isHand = event.button === 1 || (event.button === 0 && this.element.classList.contains("hand"))
    if (!isHand) return
    event.preventDefault()
    this.element.setPointerCapture(event.pointerId)
    this.element.classList.add("hand", "held")
    const start = [event.clientX + this.element.scrollLeft, event.clientY + this.element.scrollTop]
    const stop = new AbortController()
    this.element.addEventListener("pointermove", (move) => {
      this.element.scrollTo(start[0] - move.clientX, start[1] - move.clientY)
    }, {signal: stop.signal})
    this.element.addEventListener("pointerup", () => {
      stop.abort()
      this.element.classList.remove("held")
      if (event.button === 1) this.element.classList.remove("hand")
    }, {signal: stop.signal})
  }

  boardOf(event) {
    const sheet = event.target.closest?.(".sheet")
    return sheet && !event.target.closest(".handle") ? this.page.boards.find((board) => board.sheet === sheet) : null
  }

  move(event) {
    if (this.page.pulls.size || this.element.classList.contains("hand")) return
    const board = this.boardOf(event)
    if (!board) return this.hover(null)
    const point = board.point(event)
    const chosen = board.view(this.page.address.get("view"))
    const edge = chosen && board.edge(chosen, point)
    this.page.isMeasuring = event.altKey || Boolean(this.page.address.get("measure"))
    this.hover(board.hit(point)?.path ?? null, edge ? {path: chosen.path, edge} : null)
  }

  hover(path, edge = null) {
    const {page} = this
    const isSame = page.hovered === path && page.nearEdge?.edge === edge?.edge && page.nearEdge?.path === edge?.path
    page.hovered = path
    page.nearEdge = edge
    if (!isSame || page.isMeasuring) page.remark()
    if (!isSame) page.tree?.hover(path)
  }

  click(event) {
    const board = this.boardOf(event)
    if (!board || this.element.classList.contains("hand")) return
    const point = board.point(event)
    const chosen = board.view(this.page.address.get("view"))
    const hit = board.hit(point)
    // An edge of the chosen view comes first, then one of the view under the pointer.
    for (const view of [chosen, hit]) {
      const edge = view && board.edge(view, point)
      if (edge) return this.page.select(view.path, edge)
    }
    this.page.select(hit?.path ?? "")
  }
}
