// What is wrong or undecided: conflicts, ambiguities, warnings and notes, each leading to its views.

import {h, tell, digits, swap} from "./dom.js"
import {placeElement} from "./place.js"
import {messageElement} from "./messages.js"

export class Findings {
  #found = {messages: [], conflicts: [], ambiguities: []}
  #timer

  constructor(page) {
    this.page = page
    this.element = h("div", {class: "section", "aria-live": "off"})
    this.draw()
  }

  get count() {
    const {messages = [], conflicts = [], ambiguities = []} = this.#found
    return messages.length + conflicts.length + ambiguities.length
  }

  show(found) {
    this.#found = found
    this.draw()
  }

  draw() {
    const {messages = [], conflicts = [], ambiguities = []} = this.#found
    const focus = this.element.contains(document.activeElement) ? document.activeElement.dataset.name : null
    clearInterval(this.#timer)
    swap(this.element, ...conflicts.map((one, index) => this.conflict(one, index)), ...ambiguities.map((one, index) => this.ambiguity(one, index)), ...messages.map((one) => this.message(one)))
    if (!this.count) this.element.append(h("div", {class: "empty"}, h("strong", {}, "Nothing to say"), h("p", {}, "All constraints hold, and each number is decided.")))
    if (focus) (this.element.querySelector(`[data-name="${focus}"]`) ?? this.element.querySelector("button"))?.focus({preventScroll: true})
  }

  isOn(one) { return this.page.shownFinding?.of === one }

  /** Shows a finding on the canvas, or hides it again. */
  put(one, more = {}) {
    const isSame = this.isOn(one) && JSON.stringify(more) === JSON.stringify(this.page.shownFinding.more)
    this.page.shownFinding = isSame ? null : {...one, ...more, of: one, more}
    this.draw()
    this.page.remark()
    if (!isSame) this.page.showPlace("work")
  }

  constraint(one, isGiving = false) {
    return h("div", {class: "reason"}, h("span", {class: isGiving ? "code gave" : "code"}, one.text), h("span", {}, placeElement(this.page, one.place), one.priority !== undefined && one.priority < 1000 ? h("span", {class: "priority"}, ` priority ${one.priority}`) : null))
  }

  button(text, name, action, more = {}) { return h("button", {type: "button", class: "plain", "data-name": name, onclick: action, ...more}, text) }

  conflict(one, index) {
    return h("article", {class: `finding conflict${this.isOn(one) ? " on" : ""}`},
      h("div", {class: "row-of"}, h("span", {class: "severity error"}, "Conflict"), h("span", {class: "number"}, `misses ${digits(one.points)} points`)),
      this.constraint(one.gaveWay, true), one.because ? h("p", {class: "quiet"}, `gave way: ${one.because}`) : null,
      h("details", {open: this.isOn(one)}, h("summary", {}, `against ${one.against.length} ${one.against.length === 1 ? "constraint" : "constraints"}`), ...one.against.map((each) => this.constraint(each))),
      one.remedy ? h("p", {}, one.remedy) : null,
      h("div", {class: "row-of"}, one.paths?.length ? this.button("Show", `show-${index}`, () => this.put(one), {"aria-pressed": String(this.isOn(one))}) : null, one.edit && !this.page.list.readOnly && this.page.source.can("edit") ? this.button("Mend it", `mend-${index}`, () => this.mend(one)) : null))
  }

  async mend(one) {
    const {page} = this
    try {
      const answer = await page.source.edit(page.boards[0].choices(), one.edit, true)
      page.history = {undo: answer.undo, redo: answer.redo}
      page.shownFinding = null
      tell("Mended; undo takes it back")
      page.actions.update()
      page.load()
    } catch (error) { tell(error.message) }
  }

  ambiguity(one, index) {
    const shown = this.page.shownFinding
    const on = this.isOn(one)
    return h("article", {class: `finding ambiguity${on ? " on" : ""}`},
      h("div", {class: "row-of"}, h("span", {class: "severity warning"}, "Undecided"), placeElement(this.page, one.place)),
      h("p", {}, h("button", {type: "button", class: "text", onclick: () => this.page.select(one.path, one.attribute)}, `${one.path.split("/").pop()}.${one.attribute}`), ` could be ${digits(one.values[0])} or ${digits(one.values[1])}`),
      one.equation ? h("p", {}, "This would decide: ", h("span", {class: "code"}, one.equation)) : null,
      one.remedy && !one.equation ? h("p", {class: "quiet"}, one.remedy) : null,
      h("div", {class: "row-of"}, this.button("Show both", `both-${index}`, () => this.put(one), {"aria-pressed": String(on && shown.turn === undefined)}), this.button("In turn", `turn-${index}`, () => this.turn(one), {"aria-pressed": String(on && shown.turn !== undefined)})))
  }

  /** Shows one layout, then the other; by hand where people asked for less motion. */
  turn(one) {
    const {page} = this
    const shown = page.shownFinding
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    if (this.isOn(one) && shown.turn !== undefined && !isStill) { this.put(one, shown.more); return }
    const next = this.isOn(one) && shown.turn === 0 ? 1 : 0
    page.shownFinding = {...one, of: one, turn: next, more: {turn: next}}
    this.draw()
    page.remark()
    if (isStill) return
    this.#timer = setInterval(() => {
      if (!this.isOn(one)) return clearInterval(this.#timer)
      page.shownFinding = {...page.shownFinding, turn: 1 - page.shownFinding.turn}
      page.remark()
    }, 900)
  }

  message(one) {
    const element = h("article", {class: `finding ${one.severity}`}, messageElement(this.page, one))
    if (one.path) element.append(h("div", {class: "row-of"}, this.button("Go to the view", "view", () => this.page.select(one.path))))
    return element
  }
}
