// The film strip: widths by text sizes by locales; cells that hold the same constraints are folded.

import {$, h, digits} from "./dom.js"
import {pictureElement} from "./picture.js"
import {choiceName} from "./choices.js"

/** What cells are made for; an empty field stands in the address as one word, since what is usual isn't there. */
const usual = {widths: "320,390,834", "text-sizes": "large,xxxLarge", locales: ""}
const nothing = "none"

export class Strip {
  #shown = ""

  constructor(page) { this.page = page }

  get axes() {
    const value = (name) => this.page.address.get(`strip-${name}`)
    return Object.fromEntries(Object.keys(usual).map((name) => [name, value(name) === nothing ? "" : value(name) || usual[name]]))
  }

  choose(name, text) { this.page.address.set({[`strip-${name}`]: text === usual[name] ? "" : text || nothing}) }

  show() {
    const {axes} = this
    const key = JSON.stringify([this.page.address.choices(), axes, this.page.boards[0]?.frame?.version])
    if (key === this.#shown) return
    this.#shown = key
    if (!this.form) this.build()
    for (const input of this.form.querySelectorAll("input")) if (document.activeElement !== input) input.value = axes[input.name]
    this.load()
  }

  build() {
    const field = (name, text, hint) => h("label", {}, text, h("input", {type: "text", name, placeholder: hint, onchange: (event) => this.choose(name, event.currentTarget.value.replace(/\s+/g, ""))}))
    this.form = h("div", {class: "strip-form"}, field("widths", "Widths", "320,390"), field("text-sizes", "Text sizes", "large,xxxLarge"), field("locales", "Locales", "en,ar"))
    this.cells = h("div", {class: "strip", "aria-live": "polite"})
    $("other").append(this.form, this.cells)
  }

  async load() {
    const asked = this.#shown
    const axes = Object.fromEntries(Object.entries(this.axes).map(([name, value]) => [name, value || (name === "locales" ? this.page.address.get("locale") : "")]).filter(([, value]) => value))
    if (!this.cells.children.length) this.cells.append(h("p", {class: "empty"}, "Laying out…"))
    const answer = await this.page.source.strip(this.page.address.choices(), axes).catch((error) => ({error: error.message}))
    if (asked !== this.#shown) return
    if (answer.error) return this.cells.replaceChildren(h("p", {class: "empty"}, answer.error))
    const rows = Map.groupBy(answer.cells.map((cell, index) => ({...cell, index})), (cell) => `${choiceName(this.page, "text-size", cell["text-size"])} · ${cell.locale}`)
    this.cells.replaceChildren(...[...rows].map(([name, cells]) => h("section", {}, h("h2", {}, name), h("div", {class: "strip-row"}, ...cells.map((cell) => this.cell(cell, answer.cells))))))
  }

  cell(cell, all) {
    const go = () => this.page.address.set({mode: "", width: cell.width, "text-size": cell["text-size"], locale: axesLocale(this.axes, cell.locale)})
    const findings = cell.findings ? h("span", {class: "pill warning"}, `${cell.findings} ${cell.findings === 1 ? "finding" : "findings"}`) : null
    if (cell.sameAs !== undefined) {
      return h("button", {type: "button", class: "cell same", onclick: go}, h("span", {class: "number"}, `${cell.width}`), h("span", {class: "small"}, `holds the same as ${all[cell.sameAs].width}, ${choiceName(this.page, "text-size", all[cell.sameAs]["text-size"])}`), findings)
    }
    const sheet = h("div", {class: "sheet"})
    if (cell.svg) {
      const scale = Math.min(1, 260 / cell.size[0], 420 / cell.size[1])
      sheet.style.setProperty("width", `${cell.size[0] * scale}px`)
      sheet.style.setProperty("height", `${cell.size[1] * scale}px`)
      sheet.append(h("div", {class: "picture"}, pictureElement(cell.svg, `s${cell.index}-`)))
    }
    return h("button", {type: "button", class: "cell", onclick: go, "aria-label": `Width ${cell.width}, ${cell["text-size"]}, ${cell.locale}: show on the canvas`}, sheet, h("span", {class: "section-head"}, h("span", {class: "number"}, cell.size ? `${digits(cell.size[0])} × ${digits(cell.size[1])}` : `${cell.width}`), findings))
  }
}

const axesLocale = (axes, locale) => axes.locales ? locale : ""
