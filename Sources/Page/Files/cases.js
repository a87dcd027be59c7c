// The cases of a run: groups at the start, the case in the middle, the list at the end. Reviews and reports
// both are this, with parts of their own; `page.source` is all that it asks, and it knows no server.

import {$, h, keep, set, say, tell, plain, plainLines} from "./dom.js"
import {VirtualList} from "./virtual-list.js"
import {CaseItems} from "./case-items.js"
import {CasePicture, ways} from "./case-picture.js"
import {CaseViews} from "./case-views.js"
import {readSides} from "./case-sides.js"
import {showHelp, isTyping, hasLetters} from "./help.js"
import {addPlaces} from "./places.js"

const mostGroups = 300
const inOneLine = (text) => text.replaceAll("\n", ", ")

export class Cases {
  at = 0
  #details = new Map()
  #shown = null
  #restored = false

  constructor(page) {
    this.page = page
    this.source = page.source
    this.items = new CaseItems(page.source)
  }

  // What reviews and reports each have of their own.

  get title() { return "Cases" }
  get groupsTitle() { return "By cause" }
  get query() { return this.group ? {group: this.group} : {} }
  /** The names in the address that change what is listed. */
  get filters() { return ["group"] }
  helpLists() { return [] }
  keys() { return {} }
  /** The state of a case in a word, which is also its class. */
  stateOf() { return "" }
  stateName(item) { return this.stateOf(item) }
  addParts() {}
  drawOverview() {}
  changedCase() {}
  /** What stands in the head of a case. */
  caseActions() { return [] }

  get address() { return this.page.address }
  get group() { return this.address.get("group") }
  get way() { return ways.some(([way]) => way === this.address.get("how")) ? this.address.get("how") : "both" }
  get zoom() { return Math.max(0, Math.min(8, Number(this.address.get("zoom")) || 0)) }
  get item() { return this.items.total ? this.items.item(this.at) : null }

  async start() {
    document.body.classList.add("reviewing")
    this.build()
    addPlaces(this.page)
    for (const [index, text] of ["Groups", "Case", "List"].entries()) say($("places").children[index], text)
    // A list that wasn't seen couldn't scroll.
    $("places").children[2].addEventListener("click", () => this.list.show(this.at))
    this.items.addEventListener("change", () => this.drawItems())
    this.items.addEventListener("fail", ({detail}) => tell(detail.message))
    this.address.addEventListener("change", ({detail, isFromOutside}) => this.follow(detail, isFromOutside))
    addEventListener("keydown", (event) => this.key(event))
    this.readPlace()
    await this.refresh()
    await this.items.ask(this.query)
    this.list.show(this.at)
    this.list.element.focus({preventScroll: true})
  }

  readPlace() { this.at = Math.max(0, Number.parseInt(this.address.get("item"), 10) || 0) }

  build() {
    say($("title"), this.title)
    $("choices").replaceChildren()
    this.groups = h("div", {class: "groups", role: "radiogroup", "aria-label": "Groups", onkeydown: (event) => this.groupKey(event)})
    this.groupsHead = h("h2", {}, this.groupsTitle)
    $("designs").setAttribute("aria-label", "Groups")
    $("designs").append(h("div", {class: "part-head"}, this.groupsHead), this.groups)

    this.list = new VirtualList({label: "Cases", height: 46, row: (element, index) => this.row(element, index), choose: (index) => this.choose(index)})
    $("inspector").setAttribute("aria-label", "Cases")
    this.listHead = h("span", {class: "pill"})
    this.nothing = h("div", {class: "empty", hidden: true})
    $("inspector").append(h("div", {class: "part-head"}, h("h2", {}, "Cases"), this.listHead), this.nothing, this.list.element)

    let resting
    this.picture = new CasePicture({
      choose: (way) => this.address.set({how: way === "both" ? "" : way}, true),
      pick: (path) => this.address.set({view: path, tab: path ? "views" : this.address.get("tab")}, true),
      move: (x, y) => {
        clearTimeout(resting)
        resting = setTimeout(() => { if (this.#restored) this.address.set({at: x || y ? `${Math.round(x)},${Math.round(y)}` : ""}, true) }, 200)
      },
    })
    this.views = new CaseViews({pick: (path) => this.address.set({view: path}, true)})
    this.name = h("h2", {})
    this.state = h("span", {class: "pill"})
    this.causes = h("ul", {class: "causes"})
    this.message = h("div", {class: "case-message", tabindex: "0", role: "region", "aria-label": "Message"})
    const tab = (name, text) => h("button", {type: "button", role: "radio", "data-tab": name, onclick: () => this.address.set({tab: name === "message" ? "" : name}, true)}, text)
    this.tabs = [tab("message", "Message"), tab("views", "Views")]
    const foot = h("div", {class: "case-foot"}, h("div", {class: "segments", role: "radiogroup", "aria-label": "Below the pictures", onkeydown: (event) => this.tabKey(event)}, ...this.tabs), this.message, this.views.element)
    $("stage").hidden = true
    $("zoom").hidden = true
    $("work").setAttribute("aria-label", "Case")
    $("other").hidden = false
    $("other").classList.add("case")
    $("other").append(h("div", {class: "case-head"}, h("div", {class: "case-name"}, this.name, this.state, h("span", {class: "grow"}), ...this.caseActions()), this.causes, h("div", {class: "case-ways"}, this.picture.head, this.zoomButtons())), this.picture.body, foot)
    $("skip").textContent = "Skip to the case"
    $("skip").addEventListener("click", () => { this.page.showPlace("work"); this.picture.body.focus() })
    this.addParts()
    $("actions").append(h("button", {type: "button", class: "square", "aria-label": "Keys and help (?)", title: "Keys and help (?)", onclick: () => this.help()}, "?"))
  }

  zoomButtons() {
    const button = (text, label, action) => h("button", {type: "button", "aria-label": label, title: label, onclick: action}, text)
    this.zoomed = button("Fit", "Fit the picture (0)", () => this.zoomTo(0))
    this.zoomed.dir = "ltr"
    return h("div", {class: "segments", role: "group", "aria-label": "Zoom"}, button("−", "Smaller (−)", () => this.zoomTo(this.picture.step(-1))), this.zoomed, button("+", "Larger (+)", () => this.zoomTo(this.picture.step(1))))
  }

  zoomTo(zoom) { this.address.set({zoom: zoom || ""}, true) }

  help() {
    showHelp(this.page, [
      ...this.helpLists(),
      ["Cases", [["↑ ↓", "The one before, the next"], ["G", "Groups"], ["L", "List of cases"]]],
      ["Pictures", [...ways.map(([, text], index) => [String(index + 1), text]), ["+  −", "Larger, smaller"], ["0", "Fit"], ["P", "Pictures, arrow keys scroll"]]],
      ["Views", [["[  ]", "The one before, the next"], ["V", "List of views"], ["M", "Message"], ["?", "This list"]]],
    ])
  }

  async refresh() {
    const review = await this.source.review(this.query).catch((error) => { tell(error.message); return null })
    if (!review) return
    this.review = review
    this.drawReview()
  }

  drawReview() {
    const {name, count, groups} = this.review
    say($("file"), plain(name))
    this.drawOverview()
    const all = [{n: "", text: "All of them", count}, ...groups.slice(0, mostGroups)]
    const hasOthers = groups.length > mostGroups
    if (hasOthers) all.push({n: "more", text: `and ${groups.length - mostGroups} more, which the search finds`, count: "", isMore: true})
    const has = all.some(({n}) => String(n) === this.group)
    keep(this.groups, all, ({n}) => `g${n}`, ({n, isMore}) => h("button", {type: "button", role: "radio", class: "group", ...(isMore ? {disabled: true} : {}), onclick: () => this.address.set({group: n, item: "", view: "", at: ""})}, h("span", {class: "text"}), h("span", {class: "pill"}), h("span", {class: "place"})), (element, {n, text, place, count: inGroup}) => {
      const [label, pill, where] = element.children
      say(label, plainLines(text))
      say(pill, inGroup.toLocaleString("en"))
      say(where, plain(place ?? ""))
      set(element, "aria-checked", String(String(n) === this.group))
      element.classList.toggle("not", n !== "" && this.group === `!${n}`)
      set(element, "tabindex", String(n) === this.group || (!has && n === "") ? 0 : -1)
    })
  }

  groupKey(event) {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const all = [...this.groups.children].filter((button) => !button.disabled)
    const next = all[(all.indexOf(document.activeElement) + by + all.length) % all.length]
    next.click()
    next.focus()
  }

  tabKey(event) {
    if (!event.key.startsWith("Arrow")) return
    event.preventDefault()
    event.stopPropagation()
    const other = this.tabs.find((button) => button !== document.activeElement)
    other.click()
    other.focus()
  }

  async follow(names, isFromOutside) {
    if (this.filters.some((name) => names.has(name))) {
      this.readPlace()
      await this.items.ask(this.query)
      this.list.show(this.at)
    } else if (names.has("item")) this.readPlace()
    // An address that was pasted, or gone back to, says where the pictures stand.
    if (names.has("at") && isFromOutside) this.restorePlace(true)
    if (this.review) this.drawReview()
    this.drawItems()
  }

  drawItems() {
    const {total} = this.items
    this.at = Math.max(0, Math.min(this.at, total - 1))
    this.list.update(total, total ? this.at : -1)
    say(this.listHead, total.toLocaleString("en"))
    this.nothing.hidden = total > 0
    this.list.element.hidden = !total
    this.drawCase()
  }

  row(element, index) {
    const item = this.items.item(index)
    const key = item ? `${item.n} ${this.stateOf(item)} ${this.items.generation}` : "waiting"
    if (element.shown === key) return
    element.shown = key
    if (!item) return element.replaceChildren(h("span", {class: "name quiet"}, "…"))
    element.replaceChildren(h("span", {class: "name"}, plain(item.name)), h("span", {class: "below"}, h("span", {class: `state ${this.stateOf(item)}`}, this.stateName(item)), ` ${plain(inOneLine(item.causes[0]?.text ?? item.below ?? ""))}`))
  }

  drawCase() {
    const item = this.item
    say(this.name, item ? plain(item.name) : this.items.total ? "…" : "No case")
    say(this.state, item ? this.stateName(item) : "")
    this.state.className = `pill state ${item ? this.stateOf(item) : ""}`
    this.state.hidden = !item
    keep(this.causes, item?.causes ?? [], (cause, index) => `${item.n} ${index}`, ({text, place}) => h("li", {}, h("span", {class: "code"}, plainLines(text)), place ? h("span", {class: "place"}, plain(place)) : null))
    say(this.zoomed, this.zoom ? `${Math.round(this.zoom * 100)} %` : "Fit")
    this.picture.show(item, this.way, this.zoom)
    for (const button of this.tabs) {
      const isOn = button.dataset.tab === (this.address.get("tab") || "message")
      set(button, "aria-checked", String(isOn))
      set(button, "tabindex", isOn ? 0 : -1)
    }
    this.message.hidden = this.address.get("tab") === "views"
    this.views.element.hidden = !this.message.hidden
    this.drawDetails(item)
    this.changedCase(item)
  }

  /** What takes a moment: it is asked for once, and shown where the case is still looked at. */
  async drawDetails(item) {
    if (!item) { this.#shown = null; this.message.replaceChildren(); this.views.show(null, ""); return }
    let known = this.#details.get(item.n)
    if (!known) {
      if (this.#shown !== item.n) { this.#shown = item.n; this.message.replaceChildren(h("p", {class: "quiet"}, "…")); this.views.show(null, "") }
      if (this.#details.size > 40) this.#details.clear()
      known = this.source.reviewDetails(item.n).then((details) => ({...details, sides: readSides(details)}))
      this.#details.set(item.n, known)
    }
    try {
      const details = await known
      if (this.item?.n !== item.n) return
      const isNew = this.details !== details
      this.details = details
      this.#shown = item.n
      if (isNew) {
        this.picture.tell(details.sides)
        this.drawMessage(item, details)
      }
      this.views.show(details.sides, this.address.get("view"))
      this.picture.choose(this.address.get("view"))
      this.changedCase(item, details)
      if (!this.#restored) this.restorePlace()
    } catch (error) {
      this.#details.delete(item.n)
      if (this.item?.n === item.n) this.message.replaceChildren(h("p", {class: "empty"}, error.message))
    }
  }

  /** After a reload the pictures stand where they stood. */
  restorePlace(isMoved = false) {
    const [x, y] = this.address.get("at").split(",").map(Number)
    requestAnimationFrame(() => {
      if (x || y || isMoved) this.picture.body.scrollTo(x || 0, y || 0)
      this.#restored = true
    })
  }

  drawMessage(item, details) {
    const text = details.message ?? item.message
    const parts = [text, ...details.said ?? []].filter(Boolean).map((one) => h("pre", {dir: "auto"}, plainLines(one)))
    // What rules found in a view leads to it.
    for (const [one, path] of details.found ?? []) {
      const isKnown = path && (details.sides.new ?? details.sides.old)?.byPath.has(path)
      parts.push(h("div", {class: "case-finding"}, h("pre", {dir: "auto"}, plainLines(one)), isKnown ? h("button", {type: "button", class: "plain", "aria-label": `Show the view ${plain(path.split("/").at(-1))}`, onclick: () => { this.address.set({view: path, tab: "views"}, true); this.views.list.element.focus() }}, "Show the view") : null))
    }
    this.message.replaceChildren(...(parts.length ? parts : [h("p", {class: "quiet"}, "There is nothing to say of it.")]))
  }

  choose(index) { this.address.set({item: index || "", view: "", at: ""}, true) }

  step(by) {
    this.choose(Math.max(0, Math.min(this.items.total - 1, this.at + by)))
    this.list.show(this.at)
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    const isArrow = event.key.startsWith("Arrow")
    // Arrow keys scroll pictures and texts where they have the focus.
    if (isArrow && document.activeElement?.matches(".case-body, .case-message, .view-details")) return
    if (!isArrow && !hasLetters()) return
    const way = ways[Number(event.key) - 1]
    const show = (place, element) => { this.page.showPlace(place); element?.focus() }
    const actions = {
      "?": () => this.help(), g: () => show("designs", this.groups.querySelector("[tabindex='0']")), l: () => show("inspector", this.list.element),
      p: () => show("work", this.picture.body), m: () => { this.address.set({tab: ""}, true); show("work", this.message) },
      v: () => { this.address.set({tab: "views"}, true); show("work", this.views.list.element) },
      "[": () => this.address.set({view: this.views.next(-1), tab: "views"}, true), "]": () => this.address.set({view: this.views.next(1), tab: "views"}, true),
      "+": () => this.zoomTo(this.picture.step(1)), "=": () => this.zoomTo(this.picture.step(1)), "-": () => this.zoomTo(this.picture.step(-1)), 0: () => this.zoomTo(0),
      ArrowDown: () => this.step(1), ArrowUp: () => this.step(-1), ArrowRight: () => this.step(1), ArrowLeft: () => this.step(-1),
      ...this.keys(),
    }
    const action = way ? () => this.address.set({how: way[0] === "both" ? "" : way[0]}, true) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
