// The page of a report: cases of a run that is over, with filters, and commands to copy.

import {$, h, set, say, tell, plain} from "./dom.js"
import {Address} from "./address.js"
import {Cases} from "./cases.js"
import {ReportSource} from "./report-source.js"

const good = ["same", "recorded", "skipped"]
const kinds = ["layout", "text", "style", "font", "raster"]

class Report extends Cases {
  get title() { return "Report" }
  get by() { return this.address.get("by") === "suite" ? "suite" : "" }
  get groupsTitle() { return this.by ? "By suite" : "By cause" }
  get filters() { return ["group", "by", "outcome", "class", "suite", "text"] }
  get query() {
    const query = {}
    for (const name of this.filters) if (this.address.get(name)) query[name] = this.address.get(name)
    return query
  }

  stateOf({outcome}) { return outcome }

  helpLists() {
    return [
      ["Find", [["/", "Search; -word leaves out"], ["O", "Outcome"], ["K", "Class"], ["S", "By cause, by suite"], ["N", "All but this group"], ["X", "Clear all filters"]]],
      ["Copy", [["C", "The message"], ["A", "The accept command"]]],
      ["Page", [["D", "Light, dark, as the system"], ["R", "Right to left"]]],
    ]
  }

  keys() {
    const focus = (element, place = "") => { if (place) this.page.showPlace(place); element.focus() }
    return {
      "/": () => focus(this.search), o: () => focus(this.outcome), k: () => focus(this.kind), s: () => this.groupBy(this.by ? "" : "suite"), n: () => this.turnGroup(),
      x: () => this.clear(), c: () => this.copyMessage(), a: () => this.copyCommand(), d: () => this.page.turnAppearance(), r: () => this.page.turnDirection(),
    }
  }

  caseActions() {
    const button = (text, key, action) => h("button", {type: "button", class: "plain", title: `${text} (${key})`, onclick: action}, text)
    this.copyMessageButton = button("Copy message", "C", () => this.copyMessage())
    this.copyCommandButton = button("Copy accept command", "A", () => this.copyCommand())
    return [this.copyMessageButton, this.copyCommandButton]
  }

  addParts() {
    const {run} = this.source
    this.search = h("input", {type: "search", id: "search", placeholder: "Search, -word leaves out", "aria-label": "Search cases: names, suites and causes; -word leaves out", oninput: () => this.address.set({text: this.search.value, item: "", view: ""}, true)})
    this.search.addEventListener("keydown", (event) => { if (event.key === "Escape") this.list.element.focus(); if (event.key === "ArrowDown") { event.preventDefault(); this.page.showPlace("inspector"); this.list.element.focus() } })
    const counts = run.summary.outcomes
    const outcomes = run.outcomes.filter((name) => counts[name])
    const choice = (name, label, first, options) => {
      const select = h("select", {"aria-label": label, onchange: () => this.address.set({[name]: select.value, item: "", view: ""})}, ...first.map(([value, text]) => h("option", {value}, text)),
        h("optgroup", {label: "Only"}, ...options.map((value) => h("option", {value}, value))), h("optgroup", {label: "All but"}, ...options.map((value) => h("option", {value: `!${value}`}, `not ${value}`))))
      return select
    }
    this.outcome = choice("outcome", "Outcome", [["", this.source.failed ? "Failures" : "All"], ["all", "All"]].slice(0, this.source.failed ? 2 : 1), outcomes)
    this.kind = choice("class", "Class of difference", [["", "Any"]], kinds)
    this.clearButton = h("button", {type: "button", title: "Clear filters (X)", onclick: () => this.clear()}, "Clear filters")
    this.counts = h("span", {class: "quiet number report-counts", role: "status"})
    const label = (text, element) => h("label", {class: "choice"}, h("span", {}, text), element)
    $("choices").append(this.search, label("Outcome", this.outcome), label("Class", this.kind), this.clearButton, h("span", {class: "grow"}), this.counts)
    const bySegment = (by, text) => h("button", {type: "button", role: "radio", "data-by": by, onclick: () => this.groupBy(by)}, text)
    this.byButtons = [bySegment("", "Cause"), bySegment("suite", "Suite")]
    this.groupsHead.after(h("span", {class: "grow"}), h("div", {class: "segments", role: "radiogroup", "aria-label": "Group by (S)", onkeydown: (event) => this.byKey(event)}, ...this.byButtons))
    this.notGroup = h("button", {type: "button", class: "plain", title: "All but this group (N)", onclick: () => this.turnGroup()}, "All but this")
    $("designs").append(h("div", {class: "group-actions"}, this.notGroup))
    this.nothing.append(h("strong", {}, "Nothing is listed"), h("p", {}, "No case fits these filters."), h("button", {type: "button", class: "plain", onclick: () => this.clear()}, "Clear filters"))
    $("actions").append(this.page.appearanceButton, this.page.directionButton)
    const problems = run.problems
    $("banner").hidden = !problems.length
    $("banner").replaceChildren(h("span", {}, problems.map(plain).join("; ")))
  }

  drawOverview() {
    const {summary} = this.source.run
    document.title = `${summary.failed ? `${summary.failed.toLocaleString("en")} failed` : "Nothing failed"} – Snapline report`
    const parts = Object.entries(summary.outcomes).filter(([, count]) => count).sort(([one], [other]) => good.includes(one) - good.includes(other))
    say(this.counts, parts.map(([name, count]) => `${count.toLocaleString("en")} ${name}`).join(" · "))
    say(this.groupsHead, this.groupsTitle)
    if (document.activeElement !== this.search && this.search.value !== this.address.get("text")) this.search.value = this.address.get("text")
    this.outcome.value = this.address.get("outcome")
    this.kind.value = this.address.get("class")
    for (const [select, name] of [[this.outcome, "outcome"], [this.kind, "class"]]) select.parentElement.classList.toggle("set", Boolean(this.address.get(name)))
    const isFiltered = this.filters.some((name) => name !== "by" && this.address.get(name))
    this.clearButton.hidden = !isFiltered
    this.notGroup.disabled = !this.group
    say(this.notGroup, this.group.startsWith("!") ? "Only this" : "All but this")
    for (const button of this.byButtons) {
      const isOn = button.dataset.by === this.by
      set(button, "aria-checked", String(isOn))
      set(button, "tabindex", isOn ? 0 : -1)
    }
  }

  changedCase(item, details) {
    this.copyMessageButton.disabled = !item
    this.copyCommandButton.hidden = !details?.accept && Boolean(details)
    this.copyCommandButton.disabled = !details?.accept
  }

  async follow(names, isFromOutside) {
    // What groups there are depends on how they are made.
    if (names.has("by")) await this.refresh()
    await super.follow(names, isFromOutside)
  }

  byKey(event) {
    if (!event.key.startsWith("Arrow")) return
    event.preventDefault()
    event.stopPropagation()
    const other = this.byButtons.find((button) => button !== document.activeElement)
    other.click()
    other.focus()
  }

  groupBy(by) { this.address.set({by, group: "", item: "", view: ""}) }

  turnGroup() {
    if (this.group) this.address.set({group: this.group.startsWith("!") ? this.group.slice(1) : `!${this.group}`, item: "", view: ""})
  }

  clear() {
    this.search.value = ""
    this.address.set({group: "", outcome: "", class: "", suite: "", text: "", item: "", view: ""})
  }

  copyMessage() {
    const {item} = this
    if (item) copy([item.name, this.details?.message, ...this.details?.said ?? [], ...(this.details?.found ?? []).map(([text]) => text)].filter(Boolean).join("\n"), "The message is copied")
  }

  copyCommand() {
    if (this.item && this.details?.accept) copy(this.details.accept, `Copied: ${this.details.accept}`)
    else tell("Nothing of this case is pending, so there is nothing to accept.")
  }
}

async function copy(text, told) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Pages that are files may not write to the clipboard; what is selected can still be copied.
    const field = h("textarea", {class: "unseen", "aria-hidden": "true"})
    field.value = text
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand("copy")
    field.remove()
    if (!isCopied) return tell(`The browser doesn’t let this page copy. Select it by hand: ${text.slice(0, 200)}`)
  }
  tell(told)
}

class ReportPage {
  address = new Address()
  source = new ReportSource()
  list = {readOnly: true}
  showPlace = () => {}

  constructor() {
    const button = (label, text, action) => h("button", {type: "button", "aria-label": label, title: label, onclick: action}, text)
    this.appearanceButton = button("Light or dark (D)", "", () => this.turnAppearance())
    this.directionButton = button("Right to left (R)", "RTL", () => this.turnDirection())
    this.showAppearance(remembered("appearance"))
    this.showDirection(remembered("direction"))
  }

  turnAppearance() {
    const all = ["", "light", "dark"]
    const next = all[(all.indexOf(remembered("appearance")) + 1) % all.length]
    remember("appearance", next)
    this.showAppearance(next)
  }

  showAppearance(name) {
    set(document.documentElement, "data-appearance", name || null)
    say(this.appearanceButton, {light: "Light", dark: "Dark"}[name] ?? "Auto")
  }

  turnDirection() {
    const next = remembered("direction") === "rtl" ? "" : "rtl"
    remember("direction", next)
    this.showDirection(next)
  }

  showDirection(name) {
    document.documentElement.dir = name === "rtl" ? "rtl" : "ltr"
    set(this.directionButton, "aria-pressed", String(name === "rtl"))
  }

  async start() {
    try {
      await this.source.start()
      this.list.tool = this.source.run.tool
      const report = new Report(this)
      await report.start()
      document.body.dataset.ready = "true"
      this.source.loadPassed().catch((error) => tell(error.message))
    } catch (error) {
      $("stage").hidden = true
      $("other").hidden = false
      $("other").replaceChildren(h("div", {class: "empty"}, h("strong", {}, "The report can’t be shown"), h("p", {}, error.message)))
    }
  }
}

const kept = new Map()
function remembered(name) {
  try { return localStorage.getItem(`snapline.report.${name}`) ?? kept.get(name) ?? "" } catch { return kept.get(name) ?? "" }
}
function remember(name, value) {
  kept.set(name, value)
  try { localStorage.setItem(`snapline.report.${name}`, value) } catch { /* it holds for this page */ }
}

new ReportPage().start()
