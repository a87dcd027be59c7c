// A ruler beside a canvas: ticks, and marks where a constraint gives way or something breaks.

import {h, s, keep, set, digits, tip} from "./dom.js"

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

export class Ruler {
  /** Marks by key: {at, text, kind, path}. */
  marks = new Map()
  #drawn = ""

  constructor(axis, board) {
    this.axis = axis
    this.board = board
    this.ticks = s("svg", {"aria-hidden": "true"})
    this.buttons = h("div", {role: "group", "aria-label": axis === "across" ? "Marks on the width" : "Marks on the height"})
    this.element = h("div", {class: `ruler ${axis}`}, this.ticks, this.buttons)
  }

  draw(length, zoom) {
    const key = `${length} ${zoom}`
    if (key !== this.#drawn) this.drawTicks(length, zoom)
    this.#drawn = key
    const marks = [...this.marks.entries()].map(([name, mark]) => ({name, ...mark})).sort((a, b) => a.at - b.at)
    keep(this.buttons, marks, (mark) => mark.name, (mark) => this.button(mark), (button, mark) => {
      const label = `${digits(mark.at)}: ${mark.text}`
      button.className = `give ${mark.kind}`
      set(button, "aria-label", label)
      button.dataset.tip = label
      button.style.setProperty(this.axis === "across" ? "left" : "top", `${mark.at * zoom}px`)
    })
    this.buttons.hidden = !marks.length
  }

  drawTicks(length, zoom) {
    const step = steps.find((value) => value * zoom >= 54) ?? 5000
    const minor = step / (step % 5 === 0 ? 5 : 2)
    const isAcross = this.axis === "across"
    const depth = isAcross ? 22 : 26
    const parts = []
    for (let index = 0; index * minor <= length + 0.001; index += 1) {
      const value = index * minor
      const at = value * zoom
      const isMajor = Math.abs(value / step - Math.round(value / step)) < 0.001
      const size = isMajor ? 7 : 4
      parts.push(isAcross ? s("line", {x1: at, x2: at, y1: depth - size, y2: depth}) : s("line", {y1: at, y2: at, x1: depth - size, x2: depth}))
      if (!isMajor) continue
      const turn = isAcross ? null : `rotate(-90 ${depth - 12} ${at})`
      parts.push(s("text", isAcross ? {x: at + (value ? 0 : 1), y: 9, "text-anchor": value ? "middle" : "start"} : {x: depth - 12, y: at, "text-anchor": value ? "middle" : "end", transform: turn}, digits(value)))
    }
    this.ticks.replaceChildren(...parts)
  }

  button(mark) {
    const show = (event) => {
      const box = event.currentTarget.getBoundingClientRect()
      tip(event.currentTarget.dataset.tip, box.right, box.top)
    }
    return h("button", {
      type: "button", onpointerenter: show, onfocus: show, onpointerleave: () => tip(), onblur: () => tip(),
      onclick: () => this.board.page.pulls.jump(this.axis, this.marks.get(mark.name)),
    })
  }
}
