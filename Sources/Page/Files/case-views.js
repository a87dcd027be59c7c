// The views of a case in a list, those that moved first, and what is known of the chosen one.

import {h, say, digits, plain} from "./dom.js"
import {VirtualList} from "./virtual-list.js"
import {rulesOf} from "./case-sides.js"

export class CaseViews {
  #views = []
  #sides = null
  #path = ""

  /** `pick(path)` is called when a view is chosen. */
  constructor({pick}) {
    this.list = new VirtualList({label: "Views", height: 28, row: (element, index) => this.row(element, index), choose: (index) => pick(this.#views[index]?.path ?? ""), onKey: (event) => { if (event.key === "Escape") pick("") }})
    this.details = h("div", {class: "view-details", role: "region", "aria-label": "The chosen view", tabindex: "0"})
    this.element = h("div", {class: "case-views"}, this.list.element, this.details)
    this.show(null, "")
  }

  get count() { return this.#views.length }

  show(sides, path) {
    if (sides !== this.#sides) {
      this.#sides = sides
      const moved = new Map((sides?.moved ?? []).map((one) => [one.path, one]))
      const all = [...(sides?.new ?? sides?.old)?.views ?? []]
      for (const {path: own} of sides?.moved ?? []) if (!sides.new?.byPath.has(own)) all.push(sides.old.byPath.get(own))
      const views = all.map((view) => ({...view, moved: moved.get(view.path)}))
      this.#views = [...views.filter((view) => view.moved), ...views.filter((view) => !view.moved)]
      for (const row of this.list.rows.children) row.shown = null
    }
    this.#path = path
    const at = this.#views.findIndex((view) => view.path === path)
    this.list.update(this.#views.length, at)
    if (at >= 0) this.list.show(at)
    this.tell(this.#views[at])
  }

  /** The path of the view that many steps on. */
  next(by) {
    const at = this.#views.findIndex((view) => view.path === this.#path)
    return this.#views[Math.max(0, Math.min(this.#views.length - 1, at + by))]?.path ?? ""
  }

  row(element, index) {
    const view = this.#views[index]
    if (element.shown === view) return
    element.shown = view
    const how = view.moved ? view.moved.from && view.moved.to ? "moved" : view.moved.to ? "new" : "gone" : ""
    element.replaceChildren(h("span", {class: "view-row"}, h("span", {class: "name"}, plain(view.id || view.class)), view.id ? h("span", {class: "quiet"}, plain(view.class)) : null, h("span", {class: "grow"}), how ? h("span", {class: `pill ${how}`}, how) : null))
  }

  tell(view) {
    this.details.classList.toggle("quiet", !view)
    if (!view) return say(this.details, this.#views.length ? "Click a view in a picture, or choose one in the list." : "Nothing is known of its views.")
    const old = this.#sides.old?.byPath.get(view.path)
    const now = this.#sides.new?.byPath.get(view.path)
    const frame = (title, side) => [h("dt", {}, title), h("dd", {class: "number"}, side ? `x ${digits(side.frame[0])}, y ${digits(side.frame[1])}, ${digits(side.frame[2])} × ${digits(side.frame[3])}` : "it isn’t there")]
    const isSame = old && now && !view.moved
    const rules = rulesOf(this.#sides, view.path)
    const mask = this.#sides.masks.find(({path}) => path === view.path)
    this.details.replaceChildren(
      h("h3", {}, plain(view.id || view.class)),
      h("dl", {}, h("dt", {}, "Class"), h("dd", {}, plain(view.class)), ...(isSame || !this.#sides.old ? frame("Frame", now ?? old) : [...frame("Before", old), ...frame("After", now)]),
        ...(mask ? [h("dt", {}, "Masked by"), h("dd", {dir: "auto"}, plain(mask.by))] : []),
        ...(view.text ? [h("dt", {}, "Text"), h("dd", {dir: "auto"}, plain(view.text))] : []), ...(view.hidden ? [h("dt", {}, "Hidden"), h("dd", {}, "yes")] : [])),
      ...(rules.length ? [h("h4", {}, "Constraints and values"), h("ul", {class: "rules"}, rules.slice(0, 200).map(({text, kind}) => h("li", {class: kind}, h("span", {class: "code"}, plain(text)), kind ? h("span", {class: `pill ${kind}`}, kind) : null)))] : []))
  }
}
