// One canvas: the picture of a design for some choices, with rulers, marks and edges to pull.

import {h, s, say, set, digits, icon, icons} from "./dom.js"
import {showPicture} from "./picture.js"
import {loadFonts} from "./fonts.js"
import {Ruler} from "./ruler.js"
import {addHandles, placeHandles} from "./handles.js"
import {noteDrag, noteSave} from "./times.js"
import {Away, Refusal} from "./server.js"

let boardCount = 0

export class Board {
  /** The frame that is shown: the server's answer. */
  frame = null
  /** While a value is changed: the edit that isn't written yet. */
  edit = null
  #pulled = null
  #wanted = null
  #isBusy = false
  #pictureTimer
  #pixelsAsked

  /** `own` are choices that differ from the page's; the first canvas has none. */
  constructor(page, own, name) {
    this.page = page
    this.own = own
    this.prefix = `c${boardCount += 1}-`
    this.build(name)
  }

  build(name) {
    this.name = h("h2", {}, name)
    this.sizeText = h("span", {class: "number"})
    this.reset = h("button", {type: "button", class: "text", hidden: true, onclick: () => this.page.pulls.reset()}, "Own size")
    const isFirst = !Object.keys(this.own).length
    const close = isFirst ? null : h("button", {type: "button", class: "square", "aria-label": `Close ${name}`, onclick: () => this.page.closeBoard(this)}, icon(icons.close))
    this.picture = h("div", {class: "picture", role: "img"})
    this.pixels = h("img", {class: "pixels", alt: "", hidden: true})
    this.grid = h("div", {class: "pixel-grid", hidden: true})
    this.marks = s("svg", {class: "marks", role: "group", "aria-label": "Marks over the picture"})
    this.sheet = h("div", {class: "sheet"}, this.picture, this.pixels, this.grid, this.marks)
    this.across = new Ruler("across", this)
    this.down = new Ruler("down", this)
    this.element = h("div", {class: "board blank", role: "group", "aria-label": name},
      h("div", {class: "board-top"}, this.name, this.sizeText, this.reset, close), this.sheet, this.across.element, this.down.element)
    addHandles(this)
  }

  /** While an edge is pulled: the size asked for. The canvas is then a layer of its own, so nothing around it is painted again. */
  get pulled() { return this.#pulled }
  set pulled(size) {
    this.#pulled = size
    this.element.classList.toggle("pulled", size !== null)
  }

  get size() { return this.frame?.size ?? [0, 0] }
  get views() { return this.frame?.views ?? [] }
  view(path) { return this.views.find((view) => view.path === path) }
  get direction() { return this.frame?.direction ?? this.choices().direction ?? "ltr" }
  choices() { return this.page.address.choices({...this.own, ...(this.pulled ?? {})}) }

  /**
   * Asks for a new frame; while one is on its way, only the newest wish is kept. While a picture is
   * put on the page, the server already makes the next.
   */
  async load(reason = {}) {
    this.#wanted = {...this.#wanted, ...reason}
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let asked = this.#ask(); asked;) {
        const answer = await asked.answer
        const next = this.#ask()
        await this.#take(asked, answer)
        asked = next ?? this.#ask()
      }
    } finally {
      this.#isBusy = false
    }
    this.page.settled(this)
  }

  /** Sends what is wanted, if anything is; its answer is a frame, or what was thrown. */
  #ask() {
    const reason = this.#wanted
    if (!reason) return null
    this.#wanted = null
    const {edit, pulled, page} = this
    const {zoom} = page
    // In motion letters need not stand as exactly as at rest: such a picture is drawn in half the time.
    const isMoving = pulled || edit
    const shown = {...this.choices(), shown: digits(zoom * devicePixelRatio), ...(isMoving ? {moving: 1} : {})}
    const answer = edit ? page.source.edit(shown, edit, false) : page.source.frame(shown)
    return {
      reason, edit, pulled, zoom, design: page.address.get("design"), start: performance.now(),
      answer: answer.catch((error) => ({error})),
    }
  }

  /** Shows the answer to what was asked. */
  async #take({reason, edit, pulled, zoom, design, start}, frame) {
    const {page} = this
    if (frame.error instanceof Error) return this.#fail(frame.error, edit)
    const fonts = loadFonts(frame.fonts)
    if (fonts) await fonts
    // An answer for what is no longer shown is dropped.
    if (design !== page.address.get("design") || !this.element.isConnected) return
    this.madeFor = zoom
    this.show(frame)
    page.arrived(this, edit ? null : frame)
    if (reason.saved) noteSave(frame.design, reason.saved)
    if (pulled) noteDrag(start)
  }

  #fail(error, edit) {
    if (error instanceof Away) this.page.away(true)
    else if (error instanceof Refusal) this.page.refused(error, Boolean(edit))
    else throw error
  }

  /** Puts a frame on the sheet; where there is no picture, the last one stays. */
  show(frame) {
    const before = this.frame
    this.frame = frame
    const has = Boolean(frame.svg)
    if (has) showPicture(this.picture, frame.svg, this.prefix)
    else this.picture.replaceChildren()
    this.element.classList.toggle("blank", !has)
    this.element.classList.toggle("stale", has && (frame.state === "stale" || frame.state === "gone"))
    set(this.picture, "aria-label", `Picture of ${this.page.title()}, ${this.name.textContent}`)
    if (this.pulled && before) this.page.pulls.compare(this, before, frame)
    this.zoomed()
  }

  /** Sizes the sheet and all that lies over it for the page's zoom. */
  zoomed() {
    const {zoom} = this.page
    const [width, height] = this.size
    // Marks lie on the picture: its appearance says which of their colours are seen.
    this.marks.style.setProperty("color-scheme", this.choices().appearance === "dark" ? "dark" : "light")
    this.sheet.style.setProperty("width", `${width * zoom}px`)
    this.sheet.style.setProperty("height", `${height * zoom}px`)
    const pixel = zoom / (this.frame?.scale || 1)
    this.grid.hidden = pixel < 8
    this.grid.style.setProperty("--pixel", `${pixel}px`)
    say(this.sizeText, width ? `${digits(width)} × ${digits(height)}` : "")
    this.reset.hidden = !(this.page.address.get("width") || this.page.address.get("height") || this.pulled)
    this.drawRulers()
    placeHandles(this)
    this.dropPixels()
    this.page.drawMarks(this)
  }

  drawRulers() {
    this.across.draw(this.size[0], this.page.zoom)
    this.down.draw(this.size[1], this.page.zoom)
  }

  /** Shows the exact pixels in place of the live picture, in their mode and at rest when near. */
  restPixels() {
    clearTimeout(this.#pictureTimer)
    const {page} = this
    const isWanted = page.address.get("pixels") || page.zoom > 2
    if (!isWanted || !page.source.can("picture") || this.pulled || this.edit || this.frame?.state !== "good") return
    const key = JSON.stringify([this.choices(), this.frame.version])
    this.#pictureTimer = setTimeout(async () => {
      this.#pixelsAsked = key
      const blob = await page.source.picture(this.choices(), "png").catch(() => null)
      if (!blob || this.#pixelsAsked !== key || this.pulled) return
      const address = URL.createObjectURL(blob)
      this.pixels.src = address
      await this.pixels.decode().catch(() => {})
      URL.revokeObjectURL(address)
      if (this.#pixelsAsked !== key) return
      this.pixels.hidden = false
    }, page.address.get("pixels") ? 0 : 250)
  }

  dropPixels() {
    clearTimeout(this.#pictureTimer)
    this.#pixelsAsked = null
    this.pixels.hidden = true
  }

  /** The place in the canvas, in points, of a pointer. */
  point(event) {
    const box = this.sheet.getBoundingClientRect()
    return [(event.clientX - box.left) / this.page.zoom, (event.clientY - box.top) / this.page.zoom]
  }

  /** The view on top at a point. */
  hit([x, y]) {
    for (let index = this.views.length - 1; index >= 0; index -= 1) {
      const [left, top, width, height] = this.views[index].frame
      if (x >= left && x <= left + width && y >= top && y <= top + height) return this.views[index]
    }
    return null
  }

  /** The edge of a view within 4 px of a point, if any. */
  edge(view, [x, y]) {
    const [left, top, width, height] = view.frame
    const reach = 4 / this.page.zoom
    const inside = (value, start, length) => value >= start - reach && value <= start + length + reach
    const near = []
    if (inside(y, top, height)) near.push(["left", Math.abs(x - left)], ["right", Math.abs(x - left - width)])
    if (inside(x, left, width)) near.push(["top", Math.abs(y - top)], ["bottom", Math.abs(y - top - height)])
    near.sort((a, b) => a[1] - b[1])
    return near[0]?.[1] <= reach ? near[0][0] : null
  }
}
