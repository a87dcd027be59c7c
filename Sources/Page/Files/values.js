// Values of the chosen view that can be changed in place: tried live, written on release or Enter.

import {h, keep, say, tell, digits, swap} from "./dom.js"
import {placeElement} from "./place.js"

export class Values {
  #values = []
  #asked = 0

  constructor(page) {
    this.page = page
    this.list = h("div", {class: "values"})
    this.element = h("section", {class: "section", hidden: true}, h("div", {class: "section-head"}, h("h3", {}, "Values")), this.list)
  }

  get canWrite() { return this.page.source.can("edit") && !this.page.list.readOnly }

  async load() {
    const {page} = this
    const path = page.address.get("view")
    if (!path || !page.source.can("values") || !page.boards[0]?.view(path)) { this.element.hidden = true; return }
    if (page.boards[0].edit || this.isScrubbing) return
    const asked = this.#asked += 1
    const answer = await page.source.values(page.boards[0].choices(), path).catch(() => ({values: []}))
    if (asked !== this.#asked || page.address.get("view") !== path || page.boards[0].edit) return
    this.#values = answer.values
    this.element.hidden = !this.#values.length
    keep(this.list, this.#values, (value, index) => `${path} ${index} ${value.kind} ${value.name}`, (value, index) => this.make(value, index), (element, value) => this.update(element, value))
  }

  make(value, index) {
    const id = `value-${index}-${Math.random().toString(36).slice(2, 7)}`
    const isNumber = value.kind === "number" || value.kind === "priority" || value.kind === "size"
    const input = h("input", {id, type: "text", inputmode: isNumber ? "decimal" : "text", spellcheck: "false", autocomplete: "off", dir: "auto"})
    const label = h("label", {class: "label", for: id})
    const color = value.kind === "color" ? h("input", {type: "color", "aria-label": `Choose ${value.name}`}) : null
    const element = h("div", {class: "value"}, label, h("div", {class: "fields"}, color, input), h("div", {class: "note"}))
    input.addEventListener("input", () => this.attempt(element, input.value))
    input.addEventListener("keydown", (event) => this.key(element, input, event, isNumber))
    input.addEventListener("blur", () => { if (element.isChanged) this.write(element, input.value) })
    color?.addEventListener("input", () => { input.value = color.value.slice(1).toUpperCase(); this.attempt(element, input.value) })
    color?.addEventListener("change", () => this.write(element, input.value))
    if (isNumber) label.addEventListener("pointerdown", (event) => this.scrub(element, input, event))
    return element
  }

  update(element, value) {
    // What is being changed is written over what it was when the change began, or not at all.
    element.value = element.isChanged && element.value ? {...value, edit: element.value.edit} : value
    const label = element.querySelector(".label")
    const input = element.querySelector("input[type=text]")
    const note = element.querySelector(".note")
    const color = element.querySelector("input[type=color]")
    const why = value.readOnly ?? (this.page.list.readOnly ? "The preview is read-only." : !this.page.source.can("edit") || !value.edit ? "It can't be changed here." : "")
    say(label, /^constraints/.test(value.name) ? value.label : value.name)
    label.title = value.label
    label.classList.toggle("scrub", !why && ["number", "size", "priority"].includes(value.kind))
    input.readOnly = Boolean(why)
    if (!element.isChanged) input.value = value.value
    if (color) { color.hidden = Boolean(why) || !hex(value.value); color.value = hex(value.value) ?? "#000000" }
    note.classList.remove("wrong")
    swap(note, ...[placeElement(this.page, value.place), why ? ` ${why}` : null].filter(Boolean))
  }

  /** Shows a value that isn't written yet; the newest wins. */
  attempt(element, text) {
    const {value} = element
    if (!value.edit || value.readOnly || !this.canWrite) return
    element.isChanged = text !== value.value
    this.active = element
    for (const board of this.page.boards) {
      board.edit = {...value.edit, text}
      board.load()
    }
  }

  async write(element, text) {
    const {value} = element
    if (!element.isChanged || element.isWriting) return
    element.isWriting = true
    const {page} = this
    try {
      const answer = await page.source.edit(page.boards[0].choices(), {...value.edit, text}, true)
      page.history = {undo: answer.undo, redo: answer.redo}
      tell(`${value.name} is ${text} now`)
      value.value = text
      this.end(element)
    } catch (error) {
      this.end(element)
      tell(error.message)
      this.refused(error)
    }
    element.isWriting = false
    page.actions.update()
  }

  /** Leaves an attempt: the file as it is on disk is shown again. */
  end(element) {
    element.isChanged = false
    for (const board of this.page.boards) { board.edit = null; board.load() }
    this.load()
  }

  refused(error) {
    const note = this.active?.querySelector(".note")
    if (!note) return
    note.classList.add("wrong")
    note.textContent = error.messages[0]?.subject ?? error.message
  }

  key(element, input, event, isNumber) {
    if (event.key === "Enter") { event.preventDefault(); this.write(element, input.value) }
    if (event.key === "Escape" && element.isChanged) { event.stopPropagation(); input.value = element.value.value; this.end(element) }
    const by = {ArrowUp: 1, ArrowDown: -1}[event.key]
    if (!by || !isNumber || input.readOnly || !Number.isFinite(Number(input.value))) return
    event.preventDefault()
    input.value = digits(Number(input.value) + by * (event.shiftKey ? 10 : 1))
    this.attempt(element, input.value)
  }

  // Dragging the name of a number changes it: a point for each two pixels.
  scrub(element, input, down) {
    const start = Number(input.value)
    if (down.button !== 0 || input.readOnly || !Number.isFinite(start)) return
    down.preventDefault()
    const label = down.currentTarget
    label.setPointerCapture(down.pointerId)
    this.isScrubbing = true
    const stop = new AbortController()
    const end = (isKept) => {
      stop.abort()
      this.isScrubbing = false
      if (isKept && element.isChanged) this.write(element, input.value)
      else if (element.isChanged) { input.value = element.value.value; this.end(element) }
      else input.focus()
    }
    label.addEventListener("pointermove", (event) => {
      const next = digits(start + Math.round((event.clientX - down.clientX) / 2) * (event.shiftKey ? 10 : 1))
      if (next === input.value) return
      input.value = next
      this.attempt(element, next)
    }, {signal: stop.signal})
    label.addEventListener("pointerup", () => end(true), {signal: stop.signal})
    label.addEventListener("pointercancel", () => end(false), {signal: stop.signal})
    addEventListener("keydown", (event) => { if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); end(false) } }, {signal: stop.signal, capture: true})
  }
}

const hex = (text) => /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace("#", "").toLowerCase()}` : null
