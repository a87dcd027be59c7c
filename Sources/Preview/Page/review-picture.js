// One case of a review: before, after, difference, slider, blink, frames. It knows no server.

import {h, s, keep, set, say, digits} from "./dom.js"

export const ways = [["both", "Side by side"], ["before", "Before"], ["after", "After"], ["difference", "Difference"], ["slider", "Slider"], ["blink", "Blink"], ["frames", "Frames"]]

export class ReviewPicture {
  #timer
  #shown = ""

  /** `frames(n)` gives the frames of a case; `choose(way)` is called when another way is chosen. */
  constructor({frames, choose}) {
    this.framesOf = frames
    this.buttons = ways.map(([way, text], index) => h("button", {type: "button", role: "radio", title: `${text} (${index + 1})`, "data-way": way, onclick: () => choose(way)}, text))
    this.head = h("div", {class: "segments", role: "radiogroup", "aria-label": "How it is shown", onkeydown: (event) => this.key(event, choose)}, ...this.buttons)
    this.body = h("div", {class: "case-body", tabindex: "0", role: "region", "aria-label": "Pictures"})
  }

  key(event, choose) {
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const index = (this.buttons.indexOf(document.activeElement) + by + ways.length) % ways.length
    choose(ways[index][0])
    this.buttons[index].focus()
  }

  show(item, way) {
    for (const button of this.buttons) {
      set(button, "aria-checked", String(button.dataset.way === way))
      set(button, "tabindex", button.dataset.way === way ? 0 : -1)
    }
    const key = item ? `${item.n} ${way}` : ""
    if (key === this.#shown) return
    this.#shown = key
    clearInterval(this.#timer)
    if (!item) return this.body.replaceChildren()
    this.body.replaceChildren(...this[way](item))
  }

  image(item, which, label = "") {
    const address = item.pictures?.[which]
    if (!address) return h("p", {class: "empty"}, which === "before" ? "There was nothing before: it is new." : "There is no such picture.")
    const size = item.sizes?.[which] ?? item.sizes?.after
    return h("img", {src: address, alt: `${item.name}, ${which}`, class: "case-image", decoding: "async", ...(size ? {width: size[0], height: size[1]} : {}), ...(label ? {"aria-label": label} : {})})
  }

  figure(item, which, title) {
    const size = item.sizes?.[which]
    return h("figure", {}, h("figcaption", {class: "quiet"}, title, size ? h("span", {class: "number"}, ` ${digits(size[0])} × ${digits(size[1])}`) : null), this.image(item, which))
  }

  both(item) { return [h("div", {class: "pair"}, this.figure(item, "before", "Before"), this.figure(item, "after", "After"))] }
  before(item) { return [this.figure(item, "before", "Before")] }
  after(item) { return [this.figure(item, "after", "After")] }
  difference(item) { return [this.figure(item, "difference", "Difference")] }

  slider(item) {
    if (!item.pictures?.before) return this.after(item)
    const over = h("div", {class: "over"}, this.image(item, "after"))
    const box = h("div", {class: "slide"}, this.image(item, "before"), over)
    const place = (value) => { box.style.setProperty("--at", `${value}%`) }
    const input = h("input", {type: "range", min: 0, max: 100, value: 50, "aria-label": "How much of the new picture is shown", oninput: (event) => place(event.currentTarget.value), onkeydown: (event) => event.stopPropagation()})
    place(50)
    return [h("figure", {}, h("figcaption", {class: "quiet"}, "Before on the left, after on the right"), box, input)]
  }

  blink(item) {
    const images = [this.image(item, "before"), this.image(item, "after")]
    const caption = h("span", {class: "quiet"})
    let at = 1
    const next = () => {
      at = 1 - at
      images.forEach((image, index) => image.classList.toggle("off", index !== at))
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
    return [h("figure", {}, h("figcaption", {class: "section-head"}, caption, button), h("div", {class: "blink"}, ...images))]
  }

  /** The frames that moved, over the new picture; the list below says how. */
  frames(item) {
    const box = h("div", {class: "blink"}, this.image(item, "after"))
    const list = h("ul", {class: "moved", tabindex: "0", "aria-label": "Frames that moved"})
    const caption = h("figcaption", {class: "quiet"}, "Frames before are dashed")
    this.framesOf(item.n).then((answer) => {
      if (this.#shown !== `${item.n} frames`) return
      const moved = movedFrames(answer)
      const root = answer.after?.[0]?.frame ?? [0, 0, ...(item.sizes?.after ?? [1, 1])]
      const rect = (kind, [x, y, width, height]) => s("rect", {class: kind, x, y, width, height})
      box.append(s("svg", {class: "moved-frames", viewBox: root.join(" "), preserveAspectRatio: "none", "aria-hidden": "true"}, ...moved.flatMap(({from, to}) => [from && rect("from", from), to && rect("to", to)]).filter(Boolean)))
      say(caption, moved.length ? `${moved.length} ${moved.length === 1 ? "frame" : "frames"} moved; frames before are dashed` : "No frame moved")
      keep(list, moved, ({path}) => path, ({path, from, to}) => h("li", {}, h("span", {class: "code"}, path), h("span", {class: "quiet number"}, from && to ? ` ${from.map(digits).join(", ")} → ${to.map(digits).join(", ")}` : from ? " is gone" : " is new")))
    }).catch((error) => say(caption, error.message))
    return [h("figure", {}, caption, box, list)]
  }
}

/** Frames of a case that differ: {path, from, to}. */
export function movedFrames({before = [], after = []}) {
  const old = new Map(before.map(({path, frame}) => [path, frame]))
  const now = new Map(after.map(({path, frame}) => [path, frame]))
  const moved = []
  for (const [path, to] of now) {
    const from = old.get(path)
    if (!from || from.some((value, index) => Math.abs(value - to[index]) > 0.01)) moved.push({path, from, to})
  }
  for (const [path, from] of old) if (!now.has(path)) moved.push({path, from})
  return moved
}
