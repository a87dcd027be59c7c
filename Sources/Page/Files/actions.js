// The buttons at the top right.

import {$, h, set, icon, icons, tell} from "./dom.js"
import {menuButton, item, check, heading, rule} from "./menu.js"
import {compareMenu} from "./compare.js"
import {breaksMenu} from "./breaks.js"
import {exportMenu} from "./export.js"
import {keyLists} from "./keys.js"
import {showHelp} from "./help.js"

const overlayNames = {frames: "Frames", constraints: "Constraints", guides: "Guides", margins: "Margins", "safe-area": "Safe area", baselines: "Baselines"}

export class Actions {
  constructor(page) {
    this.page = page
    const button = (label, path, action, more = {}) => h("button", {type: "button", class: "square", "aria-label": label, title: label, onclick: action, ...more}, icon(path))
    this.undo = button("Undo (Ctrl+Z)", icons.undo, () => this.history("undo"))
    this.redo = button("Redo (Ctrl+Shift+Z)", icons.redo, () => this.history("redo"))
    this.measure = button("Measure between views (M, or hold Alt)", icons.measure, () => this.toggle("measure"))
    this.pixels = button("Exact pixels (X)", icons.pixels, () => this.toggle("pixels"))
    this.strip = button("Film strip (F)", icons.strip, () => this.page.address.set({mode: this.page.address.get("mode") === "strip" ? "" : "strip"}))
    this.overlays = menuButton({label: "Overlays", path: icons.layers, fill: () => this.overlayMenu()})
    this.compare = menuButton({label: "Compare", path: icons.compare, fill: () => compareMenu(page)})
    this.breaks = menuButton({label: "Where it breaks", path: icons.breaks, text: "Breaks", fill: (menu) => breaksMenu(page, menu)})
    this.share = menuButton({label: "Export", path: icons.share, fill: () => exportMenu(page)})
    this.help = button("Keys and help (?)", icons.help, () => showHelp(page, keyLists))
    const gap = () => h("span", {class: "gap"})
    this.gap = gap()
    $("actions").append(this.undo, this.redo, this.gap, this.measure, this.pixels, this.strip, gap(), this.overlays, this.compare, this.breaks, this.share, this.help)
    this.update()
  }

  update() {
    const {source, history, list} = this.page
    const canEdit = source.can("edit") && !list.readOnly
    this.undo.hidden = this.redo.hidden = this.gap.hidden = !canEdit
    this.undo.disabled = !history.undo
    this.redo.disabled = !history.redo
    this.overlays.hidden = !source.can("overlays") || !list.overlays?.length
    this.breaks.hidden = !source.can("breaks")
    this.strip.hidden = !source.can("strip")
    this.pixels.hidden = !source.can("picture")
    this.press(this.overlays, this.page.address.get("overlays"))
    this.press(this.compare, this.page.address.get("compare"))
    for (const name of ["measure", "pixels"]) set(this[name], "aria-pressed", String(Boolean(this.page.address.get(name))))
    set(this.strip, "aria-pressed", String(this.page.address.get("mode") === "strip"))
  }

  press(button, isOn) { button.classList.toggle("on", Boolean(isOn)) }

  toggle(name) {
    this.page.address.set({[name]: this.page.address.get(name) ? "" : "1"}, true)
    tell(`${name === "measure" ? "Measuring" : "Exact pixels"} ${this.page.address.get(name) ? "on" : "off"}`, true)
  }

  overlayMenu() {
    const on = new Set(this.page.address.get("overlays").split(",").filter(Boolean))
    const change = (kind, isOn) => {
      if (isOn) on.add(kind)
      else on.delete(kind)
      this.page.address.set({overlays: this.page.list.overlays.filter((name) => on.has(name)).join()}, true)
    }
    return [
      heading("Draw over the picture"),
      ...this.page.list.overlays.map((kind) => check(overlayNames[kind] ?? kind, on.has(kind), (isOn) => change(kind, isOn), kind)),
      rule(), item("None", () => this.page.address.set({overlays: ""}, true)),
    ]
  }

  async history(which) {
    const {page} = this
    if (!page.source.can("edit") || page.list.readOnly) return
    try {
      const answer = await page.source[which]()
      page.history = {undo: answer.undo, redo: answer.redo}
      tell(which === "undo" ? "Undone" : "Done again")
      page.load()
    } catch (error) { tell(error.message) }
    const had = document.activeElement
    this.update()
    if (had === this.undo && this.undo.disabled || had === this.redo && this.redo.disabled) $("stage").focus({preventScroll: true})
  }
}
