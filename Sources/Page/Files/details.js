// The chosen view: its frame, and why each number is what it is.

import {h, keep, set, say, digits, swap} from "./dom.js"
import {placeElement} from "./place.js"

const others = ["right", "bottom", "leading", "trailing", "centerX", "centerY", "firstBaseline", "lastBaseline"]
const names = {left: "Left", top: "Top", width: "Width", height: "Height", right: "Right", bottom: "Bottom", leading: "Leading", trailing: "Trailing", centerX: "Centre across", centerY: "Centre down", firstBaseline: "First baseline", lastBaseline: "Last baseline"}
const axes = ["left", "top", "width", "height"]

export class Details {
  #asked = 0

  constructor(page, values) {
    this.page = page
    this.values = values
    this.empty = h("div", {class: "empty"}, h("strong", {}, "Nothing is selected"), h("p", {}, "Click a view in the picture or in the tree. Click one of its edges to see what holds it there."))
    this.about = h("div", {class: "about"})
    this.numbers = h("div", {class: "numbers", role: "group", "aria-label": "Frame: each number tells why"})
    this.inCanvas = h("p", {class: "quiet small"})
    this.ask = h("select", {"aria-label": "Why another number", onchange: (event) => { if (event.currentTarget.value) page.select(page.address.get("view"), event.currentTarget.value) }},
      h("option", {value: ""}, "Another number…"), ...others.map((name) => h("option", {value: name}, names[name])))
    this.askRow = h("label", {class: "ask"}, "Why", this.ask)
    this.whyTitle = h("h3", {})
    this.why = h("div", {class: "steps", "aria-live": "polite"})
    this.whySection = h("section", {class: "section"}, h("div", {class: "section-head"}, this.whyTitle), this.why)
    this.content = h("div", {hidden: true}, h("section", {class: "section"}, this.about, this.numbers, this.inCanvas, this.askRow), this.whySection, values.element)
    this.element = h("div", {}, this.empty, this.content)
  }

  get view() { return this.page.boards[0]?.view(this.page.address.get("view")) }

  frameChanged() {
    const {view} = this
    const path = this.page.address.get("view")
    this.content.hidden = !view
    this.empty.hidden = Boolean(view)
    say(this.empty.firstElementChild, path && this.page.boards[0]?.frame ? "The view isn't there" : "Nothing is selected")
    if (!view) return
    const place = placeElement(this.page, view.place)
    const text = `${view.path} ${view.class} ${place?.textContent}`
    if (this.said !== text) {
      this.said = text
      swap(this.about, ...[h("span", {class: "name"}, view.id ?? view.class), h("span", {class: "quiet small"}, view.path), place].filter(Boolean))
    }
    // Reasons count from the view that holds this one, and so do these numbers.
    const holder = this.page.boards[0].views[view.parent]?.frame ?? [0, 0]
    const own = [view.frame[0] - holder[0], view.frame[1] - holder[1], view.frame[2], view.frame[3]]
    say(this.inCanvas, view.parent === undefined ? "" : `In the canvas at ${digits(view.frame[0])}, ${digits(view.frame[1])}`)
    const canAsk = this.page.source.can("why")
    const chosen = this.page.address.get("attribute")
    keep(this.numbers, axes, (axis) => axis, (axis) => h("button", {type: "button", onclick: () => this.page.select(this.view.path, axis)}, h("span", {}, names[axis]), h("span", {})), (button, axis, index) => {
      say(button.lastElementChild, digits(own[index]))
      set(button, "aria-pressed", String(axis === chosen))
      button.disabled = !canAsk
    })
    this.askRow.hidden = this.whySection.hidden = !canAsk
    this.ask.value = others.includes(chosen) ? chosen : ""
  }

  selected() {
    this.why.replaceChildren()
    say(this.whyTitle, "")
    this.whySection.classList.add("waiting")
    this.frameChanged()
    this.values.load()
    this.load()
    this.page.remark()
  }

  rest() { this.load() }

  async load() {
    const {page, view} = this
    if (!view || !page.source.can("why") || page.pulls.size) return
    const attribute = page.address.get("attribute")
    const asked = this.#asked += 1
    const answer = await page.source.why(page.boards[0].choices(), view.path, attribute).catch((error) => ({error: error.message}))
    if (asked !== this.#asked || page.address.get("view") !== view.path) return
    if (answer.error) { say(this.whyTitle, "Why"); swap(this.why, h("p", {class: "quiet"}, answer.error)); return }
    if (attribute) this.chain(answer.numbers[0])
    else this.summary(answer.numbers)
    page.remark()
  }

  /** Without a number chosen: what each of the four rests on first. */
  summary(numbers) {
    this.page.reasonSteps = null
    say(this.whyTitle, "What it rests on")
    this.draw(numbers.map((number) => ({key: number.attribute, order: null, step: {...number.steps[0], value: number.value}, title: `${names[number.attribute] ?? number.attribute} ${digits(number.value)}`})))
  }

  /** The chain of one number, its steps numbered as on the canvas. */
  chain(number) {
    if (!number) return
    this.page.reasonSteps = number.steps
    say(this.whyTitle, `Why ${(names[number.attribute] ?? number.attribute).toLowerCase()} is ${digits(number.value)}`)
    const parts = number.steps.map((step, index) => ({key: `${index}`, order: index + 1, step, title: `${step.item}.${step.attribute} = ${digits(step.value)}`}))
    this.draw(parts)
    const notes = []
    if (number.range) notes.push(h("p", {class: "miss"}, `Nothing decides it: anything from ${digits(number.range[0])} to ${digits(number.range[1])} would do.`))
    if (number.isWhole === false) notes.push(h("p", {class: "quiet"}, "There is more below this than is shown."))
    for (const miss of number.misses ?? []) notes.push(this.miss(miss))
    this.why.append(...notes)
  }

  draw(parts) {
    const made = parts.map(({order, step, title}) => h("div", {class: order ? "chain-step" : "chain-step first", onpointerenter: () => this.page.stage.hover(step.path), onpointerleave: () => this.page.stage.hover(null)},
      order ? h("span", {class: "order"}, order) : null,
      h("div", {class: "reason"}, order && step.path !== this.page.address.get("view") ? h("button", {type: "button", class: "text what", onclick: () => this.page.select(step.path)}, title) : h("span", {class: "what"}, title),
        step.isFree ? h("span", {class: "quiet"}, "Nothing decides this.") : null, ...(step.constraints ?? []).map((one) => this.constraint(one)))))
    swap(this.why, ...made)
  }

  constraint(one) {
    return h("div", {class: "reason"}, h("span", {class: "code"}, one.text), h("span", {}, placeElement(this.page, one.place), one.priority < 1000 ? h("span", {class: "priority"}, ` priority ${one.priority}`) : null, one.isWritten === false ? h("span", {class: "priority"}, " implied") : null))
  }

  miss(miss) {
    return h("div", {class: "miss"}, h("p", {}, `Gives way by ${digits(miss.points)} points:`), this.constraint(miss.constraint),
      ...(miss.obstacles?.length ? [h("p", {class: "quiet"}, "because of"), ...miss.obstacles.map((one) => this.constraint(one))] : []),
      miss.equation ? h("p", {}, "It would hold with ", h("span", {class: "code"}, miss.equation)) : null)
  }
}
