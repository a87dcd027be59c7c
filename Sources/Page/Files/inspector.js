// The inspector: the tree of views above, and below it what is known of the chosen one.

import {$, h, set, say} from "./dom.js"
import {Tree} from "./tree.js"
import {Details} from "./details.js"
import {Values} from "./values.js"
import {Findings} from "./findings.js"
import {Slack} from "./slack.js"

const tabs = [["details", "View"], ["findings", "Findings"], ["slack", "Room left"]]

export class Inspector {
  constructor(page) {
    this.page = page
    this.tree = new Tree(page)
    this.values = new Values(page)
    this.details = new Details(page, this.values)
    this.findings = new Findings(page)
    this.slack = new Slack(page)
    this.panels = {details: this.details.element, findings: this.findings.element, slack: this.slack.element}
    this.buttons = tabs.map(([name, text]) => h("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, onclick: () => this.choose(name), onkeydown: (event) => this.key(event, name),
    }, h("span", {}, text), h("span", {class: "pill", hidden: true})))
    const panels = tabs.map(([name]) => h("div", {class: "tab", role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: "0"}, this.panels[name]))
    $("inspector").append(h("div", {class: "tree-part"}, this.tree.head, this.tree.element), h("div", {class: "tabs", role: "tablist", "aria-label": "About"}, ...this.buttons), ...panels)
    this.show()
    page.address.addEventListener("change", ({detail}) => { if (detail.has("tab")) this.show() })
  }

  get tab() { return this.page.address.get("tab") || "details" }
  choose(name) { this.page.address.set({tab: name === "details" ? "" : name}, true) }

  show() {
    const canFind = this.page.source.can("findings")
    tabs.forEach(([name], index) => {
      const isOn = name === this.tab
      set(this.buttons[index], "aria-selected", String(isOn))
      set(this.buttons[index], "tabindex", isOn ? 0 : -1)
      this.buttons[index].hidden = name !== "details" && !canFind
      $(`panel-${name}`).hidden = !isOn
    })
  }

  key(event, name) {
    const shown = tabs.map(([each]) => each).filter((_, index) => !this.buttons[index].hidden)
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const next = shown[(shown.indexOf(name) + by + shown.length) % shown.length]
    this.choose(next)
    $(`tab-${next}`).focus()
  }

  focus() { $(`panel-${this.tab}`).focus() }

  frameChanged() {
    this.tree.follow()
    this.details.frameChanged()
  }

  selected() {
    this.page.reasonSteps = null
    this.tree.update()
    this.tree.reveal()
    this.details.selected()
    if (this.page.address.get("attribute") && this.tab !== "details") this.choose("details")
  }

  /** The picture is at rest: reasons, values and findings may be asked for. */
  async rest() {
    this.details.rest()
    this.values.load()
    if (!this.page.source.can("findings")) return
    const board = this.page.boards[0]
    if (!board?.frame?.views) return this.found({messages: [], conflicts: [], ambiguities: [], slack: []})
    const choices = board.choices()
    const key = JSON.stringify([choices, board.frame.version])
    if (key === this.foundFor) return
    const found = await this.page.source.findings(choices).catch(() => null)
    if (!found || JSON.stringify(choices) !== JSON.stringify(board.choices())) return
    this.foundFor = key
    this.found(found)
  }

  found(found) {
    this.findings.show(found)
    this.slack.show(found.slack ?? [])
    this.tree.mark(found)
    this.count(1, this.findings.count, found.conflicts?.length ? "error" : "warning")
    this.count(2, this.slack.tight, "warning")
    this.show()
  }

  count(index, count, kind) {
    const pill = this.buttons[index].lastElementChild
    pill.hidden = !count
    pill.className = `pill ${kind}`
    say(pill, String(count))
    set(this.buttons[index], "aria-label", `${tabs[index][1]}${count ? `, ${count}` : ""}`)
  }
}
