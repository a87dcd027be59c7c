// Review: what is pending, grouped by cause, accepted or rejected by hand. `page.source` is all that
// it asks; a report from a folder can give another.

import {$, h, keep, set, say, tell} from "./dom.js"
import {VirtualList} from "./virtual-list.js"
import {ReviewItems} from "./review-source.js"
import {ReviewPicture, ways} from "./review-picture.js"
import {showHelp, isTyping, hasLetters} from "./keys.js"
import {addPlaces} from "./places.js"

const helpLists = [
  ["Cases", [["↑ ↓", "The one before, the next"], ["A", "Accept"], ["R", "Reject"], ["U", "Undo"]]],
  ["All of them", [["Shift+A", "Accept the group"], ["Shift+R", "Reject the group"]]],
  ["Pictures", ways.map(([, text], index) => [String(index + 1), text])],
  ["More", [["G", "Groups"], ["L", "List"], ["?", "This list"]]],
]
const stateNames = {pending: "pending", accepted: "accepted", rejected: "rejected", moved: "changed since"}

export async function startReview(page) {
  const review = new Review(page)
  await review.start()
}

class Review {
  #at = 0
  #queue = Promise.resolve()

  constructor(page) {
    this.page = page
    this.source = page.source
    this.items = new ReviewItems(page.source)
  }

  get address() { return this.page.address }
  get group() { return this.address.get("group") }
  get way() { return ways.some(([way]) => way === this.address.get("how")) ? this.address.get("how") : "both" }
  get query() {
    return {...(this.group ? {group: this.group} : {}), ...(this.address.get("state") ? {state: this.address.get("state")} : {})}
  }

  async start() {
    document.body.classList.add("reviewing")
    this.build()
    addPlaces(this.page)
    for (const [index, text] of ["Groups", "Case", "List"].entries()) say($("places").children[index], text)
    this.items.addEventListener("change", () => this.drawItems())
    this.items.addEventListener("fail", ({detail}) => tell(detail.message))
    this.address.addEventListener("change", ({detail}) => this.follow(detail))
    addEventListener("keydown", (event) => this.key(event))
    this.#at = Number.parseInt(this.address.get("item"), 10) || 0
    await this.refresh()
    await this.items.ask(this.query)
    this.list.show(this.#at)
    this.list.element.focus({preventScroll: true})
  }

  build() {
    say($("title"), "Review")
    $("choices").replaceChildren()
    this.bar = h("div", {class: "progress", role: "img"}, h("i", {class: "accepted"}), h("i", {class: "rejected"}))
    this.counts = h("span", {class: "quiet number", role: "status"})
    this.filter = h("select", {"aria-label": "Which are listed", onchange: (event) => this.address.set({state: event.currentTarget.value, item: ""})},
      ...[["", "All"], ["pending", "Pending"], ["accepted", "Accepted"], ["rejected", "Rejected"]].map(([value, text]) => h("option", {value}, text)))
    $("choices").append(this.bar, this.counts, h("span", {class: "grow"}), h("label", {class: "choice"}, h("span", {}, "Show"), this.filter))
    const button = (text, kind, action, key) => h("button", {type: "button", class: kind, title: `${text} (${key})`, onclick: action}, text)
    // A report, or a preview that is read-only, shows the same without deciding.
    const canDecide = !this.page.list.readOnly
    this.undo = button("Undo", "plain", () => this.takeBack(), "U")
    $("actions").append(this.undo, h("button", {type: "button", class: "square", "aria-label": "Keys and help (?)", onclick: () => showHelp(this.page, helpLists)}, "?"))

    this.groups = h("div", {class: "groups", role: "radiogroup", "aria-label": "Causes", onkeydown: (event) => this.groupKey(event)})
    $("designs").setAttribute("aria-label", "Causes")
    $("designs").append(h("div", {class: "part-head"}, h("h2", {}, "By cause")), this.groups,
      h("div", {class: "group-actions", hidden: !canDecide}, this.acceptGroup = button("Accept group", "plain", () => this.decideGroup("accept"), "Shift+A"), this.rejectGroup = button("Reject group", "plain", () => this.decideGroup("reject"), "Shift+R")))

    this.list = new VirtualList({label: "Cases", height: 46, row: (element, index) => this.row(element, index), choose: (index) => this.choose(index)})
    $("inspector").setAttribute("aria-label", "Cases")
    this.listHead = h("span", {class: "pill"})
    this.nothing = h("div", {class: "empty", hidden: true}, h("strong", {}, "Nothing is listed"), h("p", {}, "All that was here is decided."))
    $("inspector").append(h("div", {class: "part-head"}, h("h2", {}, "Cases"), this.listHead), this.nothing, this.list.element)

    this.picture = new ReviewPicture({frames: (n) => this.source.reviewFrames(n), choose: (way) => this.address.set({how: way === "both" ? "" : way}, true)})
    this.name = h("h2", {})
    this.state = h("span", {class: "pill"})
    this.causes = h("ul", {class: "causes"})
    this.accept = button("Accept", "main", () => this.decide("accept"), "A")
    this.reject = button("Reject", "plain", () => this.decide("reject"), "R")
    this.undo.hidden = this.accept.hidden = this.reject.hidden = !canDecide
    $("stage").hidden = true
    $("zoom").hidden = true
    $("work").setAttribute("aria-label", "Case")
    $("other").hidden = false
    $("other").classList.add("case")
    $("other").append(h("div", {class: "case-head"}, h("div", {class: "case-name"}, this.name, this.state, h("span", {class: "grow"}), this.reject, this.accept), this.causes, this.picture.head), this.picture.body)
    $("skip").textContent = "Skip to the case"
    $("skip").addEventListener("click", () => this.picture.body.focus())
  }

  async refresh() {
    const review = await this.source.review().catch((error) => { tell(error.message); return null })
    if (!review) return
    this.review = review
    this.drawReview()
  }

  drawReview() {
    const {name, count, states, groups, canUndo} = this.review
    document.title = `Review of ${count} – Snapline`
    say($("file"), name)
    const done = states.accepted + states.rejected
    this.bar.children[0].style.setProperty("width", `${count ? 100 * states.accepted / count : 0}%`)
    this.bar.children[1].style.setProperty("width", `${count ? 100 * states.rejected / count : 0}%`)
    set(this.bar, "aria-label", `${done} of ${count} decided`)
    say(this.counts, `${states.pending.toLocaleString("en")} pending · ${states.accepted.toLocaleString("en")} accepted · ${states.rejected.toLocaleString("en")} rejected${states.refused ? ` · ${states.refused.toLocaleString("en")} refused` : ""}`)
    this.undo.disabled = !canUndo
    say(this.acceptGroup, this.group === "" ? "Accept all" : "Accept group")
    say(this.rejectGroup, this.group === "" ? "Reject all" : "Reject group")
    this.filter.value = this.address.get("state")
    const all = [{n: "", text: "All causes", count}, ...groups]
    keep(this.groups, all, ({n}) => `g${n}`, ({n}) => h("button", {type: "button", role: "radio", class: "group", onclick: () => this.address.set({group: n, item: ""})}, h("span", {class: "text"}), h("span", {class: "pill"}), h("span", {class: "place"})), (element, {n, text, place, count: inGroup}) => {
      const [label, pill, where] = element.children
      say(label, text)
      say(pill, inGroup.toLocaleString("en"))
      say(where, place ?? "")
      set(element, "aria-checked", String(String(n) === this.group))
      set(element, "tabindex", String(n) === this.group ? 0 : -1)
    })
  }

  groupKey(event) {
    const by = {ArrowDown: 1, ArrowUp: -1}[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const all = [...this.groups.children]
    const next = all[(all.indexOf(document.activeElement) + by + all.length) % all.length]
    next.click()
    next.focus()
  }

  async follow(names) {
    if (names.has("group") || names.has("state")) {
      this.#at = Number.parseInt(this.address.get("item"), 10) || 0
      await this.items.ask(this.query)
      this.list.show(this.#at)
    } else if (names.has("item")) this.#at = Number.parseInt(this.address.get("item"), 10) || 0
    if (this.review) this.drawReview()
    this.drawItems()
  }

  drawItems() {
    const {total} = this.items
    this.#at = Math.max(0, Math.min(this.#at, total - 1))
    this.list.update(total, total ? this.#at : -1)
    say(this.listHead, total.toLocaleString("en"))
    this.nothing.hidden = total > 0
    this.list.element.hidden = !total
    this.drawCase()
  }

  row(element, index) {
    const item = this.items.item(index)
    const key = item ? `${item.n} ${item.state}` : "waiting"
    if (element.shown === key) return
    element.shown = key
    if (!item) return element.replaceChildren(h("span", {class: "name quiet"}, "…"))
    element.replaceChildren(h("span", {class: "name"}, item.name), h("span", {class: "below"}, h("span", {class: `state ${item.state}`}, stateNames[item.state]), ` ${item.causes[0]?.text ?? ""}`))
  }

  drawCase() {
    const item = this.items.total ? this.items.item(this.#at) : null
    say(this.name, item?.name ?? (this.items.total ? "…" : "No case"))
    say(this.state, item ? stateNames[item.state] : "")
    this.state.className = `pill state ${item?.state ?? ""}`
    this.accept.disabled = this.reject.disabled = !item
    keep(this.causes, item?.causes ?? [], (cause, index) => `${item.n} ${index}`, ({text, place, views}) => h("li", {}, h("span", {class: "code"}, text), place ? h("span", {class: "place"}, ` ${place}`) : null, views?.length ? h("span", {class: "quiet"}, ` ${views.join(", ")}`) : null))
    this.picture.show(item, this.way)
  }

  choose(index) { this.address.set({item: index || ""}, true) }

  /** Keys may come faster than answers: each decision waits for the one before. */
  decide(how) {
    this.#queue = this.#queue.then(() => this.decideNow(how))
    return this.#queue
  }

  async decideNow(how) {
    const item = this.items.item(this.#at)
    if (!item) return
    const isListedOn = !this.address.get("state")
    if (await this.send({how, items: [item.n]}) && isListedOn && this.#at + 1 < this.items.total) {
      this.choose(this.#at + 1)
      this.list.show(this.#at)
    }
  }

  async decideGroup(how) {
    const name = this.group ? this.review.groups.find(({n}) => String(n) === this.group)?.text : null
    // All at once is a large step: it is asked for twice.
    if (!this.group && !await confirmAll(how, this.review.count)) return
    await this.send(this.group ? {how, group: Number(this.group)} : {how, all: true}, name ?? "all causes")
  }

  async send(what, name) {
    if (this.page.list.readOnly) return false
    try {
      const {done, refused} = await this.source.decide(what)
      const verb = what.how === "accept" ? "accepted" : "rejected"
      tell(refused.length ? `${done} ${verb}; ${refused.length} not: ${refused[0].reason}` : name ? `${done} ${verb}: ${name}` : verb[0].toUpperCase() + verb.slice(1), !name && !refused.length)
      await this.changed()
      return done > 0
    } catch (error) { tell(error.message); return false }
  }

  async takeBack() {
    if (this.page.list.readOnly) return
    try {
      const {done} = await this.source.undoReview()
      tell(`${done} taken back`)
      await this.changed()
    } catch (error) { tell(error.message) }
    if (this.undo.disabled && document.activeElement === document.body) this.list.element.focus()
  }

  async changed() {
    await Promise.all([this.refresh(), this.items.refresh(...this.list.inSight())])
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event) || !hasLetters()) return
    const way = ways[Number(event.key) - 1]
    const actions = {
      a: () => this.decide("accept"), r: () => this.decide("reject"), u: () => this.takeBack(), A: () => this.decideGroup("accept"), R: () => this.decideGroup("reject"),
      "?": () => showHelp(this.page, helpLists), g: () => { this.page.showPlace("designs"); this.groups.querySelector("[tabindex='0']")?.focus() }, l: () => { this.page.showPlace("inspector"); this.list.element.focus() },
      ArrowDown: () => this.step(1), ArrowUp: () => this.step(-1), ArrowRight: () => this.step(1), ArrowLeft: () => this.step(-1),
    }
    const action = way ? () => this.address.set({how: way[0] === "both" ? "" : way[0]}, true) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  step(by) {
    this.choose(Math.max(0, Math.min(this.items.total - 1, this.#at + by)))
    this.list.show(this.#at)
  }
}

function confirmAll(how, count) {
  const {promise, resolve} = Promise.withResolvers()
  const dialog = h("dialog", {"aria-labelledby": "confirm-title", onclose: () => { resolve(dialog.returnValue === "yes"); dialog.remove() }},
    h("header", {}, h("h2", {id: "confirm-title"}, `${how === "accept" ? "Accept" : "Reject"} all ${count.toLocaleString("en")} cases?`)),
    h("div", {class: "body section-head"}, h("p", {class: "grow quiet"}, "Undo takes it back."), h("button", {type: "button", class: "plain", onclick: () => dialog.close()}, "Cancel"), h("button", {type: "button", class: "main", onclick: () => dialog.close("yes")}, how === "accept" ? "Accept all" : "Reject all")))
  document.body.append(dialog)
  dialog.showModal()
  return promise
}
