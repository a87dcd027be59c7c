// One case: before, after, and both in several ways. It knows no server; pictures are addresses.

import {h, s, set, say, digits, plain, plainLines} from "./dom.js"
import {isSeenAt, seenOutline} from "./case-sides.js"

export const ways = [["both", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"], ["outline", "Outline"], ["before", "Before"], ["after", "After"]]
const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]

export class CasePicture {
  #timer
  #shown = ""
  #item = null
  #sides = null
  #zoom = 0
  #view = ""

  /** `choose(way)`, `pick(path)` and `move(x, y)` are called when another way, a view or a place is chosen. */
  constructor({choose, pick, move}) {
    this.pick = pick
    this.buttons = ways.map(([way, text], index) => h("button", {type: "button", role: "radio", title: `${text} (${index + 1})`, "data-way": way, onclick: () => choose(way)}, text))
    this.head = h("div", {class: "segments", role: "radiogroup", "aria-label": "How it is shown", onkeydown: (event) => this.key(event, choose)}, ...this.buttons)
    this.body = h("div", {class: "case-body", tabindex: "0", role: "region", "aria-label": "Pictures", onscroll: () => move(this.body.scrollLeft, this.body.scrollTop)})
    new ResizeObserver(() => this.fit()).observe(this.body)
  }

  key(event, choose) {
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const turn = event.key.startsWith("Arrow") && getComputedStyle(this.head).direction === "rtl" && /Left|Right/.test(event.key) ? -by : by
    const index = (this.buttons.indexOf(document.activeElement) + turn + ways.length) % ways.length
    choose(ways[index][0])
    this.buttons[index].focus()
  }

  /** Shows a case; `zoom` is 0 where it is to fit. What is shown already stays as it is. */
  show(item, way, zoom) {
    for (const button of this.buttons) {
      set(button, "aria-checked", String(button.dataset.way === way))
      set(button, "tabindex", button.dataset.way === way ? 0 : -1)
    }
    const key = item ? `${item.n} ${way}` : ""
    const isOther = key !== this.#shown
    this.#zoom = zoom
    if (isOther) {
      if (!item || item.n !== this.#item?.n) this.#sides = null
      this.#shown = key
      this.#item = item
      clearInterval(this.#timer)
      this.body.replaceChildren(...(item ? this[way](item) : []))
      this.mark()
    }
    this.fit()
    return isOther
  }

  /** What is known of the case beside its pictures, as soon as that is there. */
  tell(sides) {
    this.#sides = sides
    if (!this.#item) return
    const isEmpty = !this.#item.pictures?.before && !this.#item.pictures?.after
    const isLost = sides.old?.lost || sides.new?.lost
    if (isEmpty || isLost) this.body.replaceChildren(...this[this.#shown.split(" ")[1]](this.#item))
    this.mark()
    this.fit()
  }

  /** The next zoom in a direction. */
  step(by) {
    const now = this.#zoom || Number(this.body.style.getPropertyValue("--zoom")) || 1
    return by > 0 ? zooms.find((zoom) => zoom > now + 0.001) ?? 8 : zooms.findLast((zoom) => zoom < now - 0.001) ?? 0.25
  }

  fit() {
    const images = [...this.body.querySelectorAll("img")]
    const widthOf = (image) => Number(image.dataset.width) || image.naturalWidth || 1
    const widths = images.map(widthOf)
    for (const stack of this.body.querySelectorAll(".stack")) stack.style.setProperty("--wide", `${Math.max(1, ...[...stack.querySelectorAll("img")].map(widthOf))}px`)
    const room = this.body.clientWidth - 2 * Number.parseFloat(getComputedStyle(this.body).paddingLeft)
    const isPair = this.body.querySelector(".pair") && widths.length === 2
    const wide = Math.max(1, ...widths)
    const pair = isPair ? (room - 28) / (widths[0] + widths[1]) : 0
    // Two beside each other, unless that makes them tiny: then one below the other.
    const fitting = Math.min(1, isPair && pair > 0.5 ? pair : room / wide)
    this.body.style.setProperty("--zoom", this.#zoom || (fitting > 0 ? fitting : 1))
  }

  image(item, which) {
    const address = item.pictures?.[which]
    const side = which === "before" ? this.#sides?.old : this.#sides?.new
    if (!address && side?.text !== undefined) return h("pre", {class: "case-text", dir: "auto"}, plainLines(side.text))
    if (!address) return h("p", {class: "empty"}, this.absence(item, which, side))
    const size = item.sizes?.[which]
    const image = h("img", {src: address, alt: `${plain(item.name)}, ${which}`, class: "case-image", decoding: "async", draggable: "false"})
    const measure = (width, height) => {
      image.dataset.width = width
      image.style.setProperty("--width", `${width}px`)
      image.style.setProperty("--height", `${height}px`)
      this.fit()
    }
    if (size) measure(...size)
    else image.addEventListener("load", () => measure(image.naturalWidth, image.naturalHeight))
    image.addEventListener("error", () => image.replaceWith(h("p", {class: "empty"}, `The picture ${which} is gone: ${address.startsWith("data:") ? "it can't be read" : address}`)))
    image.addEventListener("click", (event) => this.hit(event, which, image))
    return image
  }

  absence(item, which, side) {
    if (side?.lost) return `It can’t be shown: ${plain(side.lost)}`
    if (which === "before" && item.isNew) return "There was nothing before: it is new."
    if (item.passed) return "Pictures of cases that passed aren’t kept."
    return "There is no such picture."
  }

  /** Chooses the innermost view under the pointer. */
  hit(event, which, image) {
    const side = which === "before" ? this.#sides?.old : this.#sides?.new
    const box = image.getBoundingClientRect()
    const [width, height] = this.#item?.sizes?.[which] ?? []
    if (!side?.views || !width) return
    const x = (event.clientX - box.left) / box.width * width
    const y = (event.clientY - box.top) / box.height * height
    this.pick(side.views.findLast((view) => isSeenAt(view, x, y))?.path ?? "")
  }

  /** The width and the height of the pictures of some sides on top of each other. */
  room(sides) {
    const sizes = sides.flatMap((side) => this.#item?.sizes?.[side] ? [this.#item.sizes[side]] : side === "difference" ? Object.values(this.#item?.sizes ?? {}) : [])
    const known = sizes.length ? sizes : Object.values(this.#item?.sizes ?? {}).slice(-1)
    return known.length ? [0, 1].map((axis) => Math.max(...known.map((size) => size[axis]))) : []
  }

  /** Draws what masks hide and the chosen view's frames over each picture, and in the outline all that moved. */
  choose(path) { this.#view = path; this.mark() }

  mark() {
    for (const layer of this.body.querySelectorAll(".case-marks")) {
      const [width, height] = this.room(layer.dataset.sides.split(" "))
      if (!width || !this.#sides) { layer.replaceChildren(); continue }
      set(layer, "viewBox", `0 0 ${width} ${height}`)
      const side = layer.dataset.sides.split(" ").at(-1)
      const shape = (kind, view) => s("polygon", {class: kind, points: seenOutline(view).join(" ")})
      const moved = layer.dataset.moved ? this.#sides.moved : []
      const old = this.#view && this.#sides.old?.byPath?.get(this.#view)
      const now = this.#view && this.#sides.new?.byPath?.get(this.#view)
      // What is masked may have stood elsewhere before.
      const masked = this.#sides.masks.map(({path, frame}) => this.#sides[side === "before" ? "old" : "new"]?.byPath?.get(path) ?? {frame})
      const both = ({path, from, to}) => [from && shape("from", this.#sides.old.byPath.get(path) ?? {frame: from}), to && shape("to", this.#sides.new.byPath.get(path) ?? {frame: to})]
      layer.replaceChildren(...masked.map((view) => shape("masked", view)), ...moved.slice(0, 600).flatMap(both).filter(Boolean), ...[old && shape("chosen old", old), now && shape("chosen", now)].filter(Boolean))
    }
  }

  /** Pictures on top of each other, with the marks above them. */
  stack(item, kind, sides, moved = false) {
    return h("div", {class: `stack ${kind}`, dir: "ltr"}, ...sides.map((which) => this.image(item, which)), s("svg", {class: "case-marks", preserveAspectRatio: "none", "aria-hidden": "true", "data-sides": sides.join(" "), ...(moved ? {"data-moved": "1"} : {})}))
  }

  figure(item, which, title) {
    const size = item.sizes?.[which]
    return h("figure", {}, h("figcaption", {class: "quiet"}, title, size ? h("span", {class: "number"}, ` ${digits(size[0])} × ${digits(size[1])}`) : null), this.stack(item, "one", [which]))
  }

  both(item) { return [h("div", {class: "pair"}, this.figure(item, "before", "Before"), this.figure(item, "after", "After"))] }
  before(item) { return [this.figure(item, "before", "Before")] }
  after(item) { return [this.figure(item, "after", "After")] }

  isPair(item) { return Boolean(item.pictures?.before && item.pictures?.after) }

  /** Both on top of each other, with a control of how; a case with one side shows both beside each other. */
  over(item, kind, caption, ...controls) {
    return [h("figure", {}, h("figcaption", {class: "quiet"}, caption), this.stack(item, kind, ["before", "after"]), ...controls)]
  }

  ranged(item, kind, caption, name, property) {
    if (!this.isPair(item)) return this.both(item)
    const input = h("input", {type: "range", min: 0, max: 100, value: 50, dir: "ltr", "aria-label": name, oninput: () => place(), onkeydown: (event) => event.stopPropagation()})
    const [figure] = this.over(item, kind, caption, input)
    const stack = figure.querySelector(".stack")
    const place = () => stack.style.setProperty(property, input.value / 100)
    const drag = (event) => {
      const box = stack.getBoundingClientRect()
      input.value = Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100))
      place()
    }
    if (kind === "slide") {
      stack.addEventListener("pointerdown", (event) => { if (event.button === 0) stack.setPointerCapture(event.pointerId) })
      stack.addEventListener("pointermove", (event) => { if (stack.hasPointerCapture(event.pointerId)) drag(event) })
    }
    place()
    return [figure]
  }

  slider(item) { return this.ranged(item, "slide", "Before on the left, after on the right", "How much of the new picture is hidden", "--at") }
  onion(item) { return this.ranged(item, "onion", "After, seen through over before", "How much of the new picture is seen", "--seen") }

  difference(item) {
    if (item.pictures?.difference) return [h("figure", {}, h("figcaption", {class: "quiet"}, "Difference"), this.stack(item, "one", ["difference"]))]
    return this.isPair(item) ? this.over(item, "blend", "What is the same is black") : this.both(item)
  }

  blink(item) {
    if (!this.isPair(item)) return this.both(item)
    const caption = h("span", {class: "quiet"})
    const stack = this.stack(item, "blink", ["before", "after"])
    let at = 1
    const next = () => {
      at = 1 - at
      ;[...stack.querySelectorAll("img")].forEach((image, index) => image.classList.toggle("off", index !== at))
      say(caption, at ? "After" : "Before")
    }
    next()
    // Where people asked for less motion, it blinks at each press only.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    const run = () => { clearInterval(this.#timer); this.#timer = setInterval(next, 700) }
    if (!isStill) run()
    const button = h("button", {type: "button", class: "plain", onclick: () => {
      if (isStill) return next()
      const isRunning = button.textContent === "Stop"
      if (isRunning) clearInterval(this.#timer)
      else run()
      button.textContent = isRunning ? "Go on" : "Stop"
    }}, isStill ? "The other" : "Stop")
    return [h("figure", {}, h("figcaption", {class: "section-head"}, caption, button), stack)]
  }

  /** The frames that moved, over the new picture; the list of views says how. */
  outline(item) {
    return [h("figure", {}, h("figcaption", {class: "quiet"}, "Frames that moved: before dashed, after solid"), this.stack(item, "one", [item.pictures?.after ? "after" : "before"], true))]
  }
}
