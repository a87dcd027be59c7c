// Review: what is pending, accepted or rejected by hand.

import {$, h, set, say, tell} from "./dom.js"
import {Cases} from "./cases.js"

const stateNames = {pending: "pending", accepted: "accepted", rejected: "rejected", refused: "refused", moved: "changed since"}

export async function startReview(page) {
  const review = new Review(page)
  await review.start()
}

class Review extends Cases {
  #queue = Promise.resolve()

  get title() { return "Review" }
  get filters() { return ["group", "state"] }
  get query() {
    return {...(this.group ? {group: this.group} : {}), ...(this.address.get("state") ? {state: this.address.get("state")} : {})}
  }

  stateOf({state}) { return state }
  stateName({state}) { return stateNames[state] }

  helpLists() {
    return [["Decisions", [["A", "Accept"], ["R", "Reject"], ["U", "Undo"], ["Shift+A", "Accept the group"], ["Shift+R", "Reject the group"]]]]
  }

  keys() {
    return {a: () => this.decide("accept"), r: () => this.decide("reject"), u: () => this.takeBack(), A: () => this.decideGroup("accept"), R: () => this.decideGroup("reject")}
  }

  button(text, kind, action, key) { return h("button", {type: "button", class: kind, title: `${text} (${key})`, onclick: action}, text) }

  caseActions() {
    this.accept = this.button("Accept", "main", () => this.decide("accept"), "A")
    this.reject = this.button("Reject", "plain", () => this.decide("reject"), "R")
    return [this.reject, this.accept]
  }

  addParts() {
    this.bar = h("div", {class: "progress", role: "img"}, h("i", {class: "accepted"}), h("i", {class: "rejected"}))
    this.counts = h("span", {class: "quiet number", role: "status"})
    this.filter = h("select", {"aria-label": "Which are listed", onchange: (event) => this.address.set({state: event.currentTarget.value, item: ""})},
      ...[["", "All"], ["pending", "Pending"], ["accepted", "Accepted"], ["rejected", "Rejected"]].map(([value, text]) => h("option", {value}, text)))
    $("choices").append(this.bar, this.counts, h("span", {class: "grow"}), h("label", {class: "choice"}, h("span", {}, "Show"), this.filter))
    this.nothing.append(h("strong", {}, "Nothing is listed"), h("p", {}, "All that was here is decided."))
    this.undo = this.button("Undo", "plain", () => this.takeBack(), "U")
    $("actions").append(this.undo)
    this.acceptGroup = this.button("Accept group", "plain", () => this.decideGroup("accept"), "Shift+A")
    this.rejectGroup = this.button("Reject group", "plain", () => this.decideGroup("reject"), "Shift+R")
    // A preview that is read-only shows the same without deciding.
    const isReadOnly = this.page.list.readOnly
    $("designs").append(h("div", {class: "group-actions", hidden: isReadOnly}, this.acceptGroup, this.rejectGroup))
    this.undo.hidden = this.accept.hidden = this.reject.hidden = isReadOnly
  }

  drawOverview() {
    const {count, states, canUndo} = this.review
    document.title = `Review of ${count} – Snapline`
    const done = states.accepted + states.rejected
    this.bar.children[0].style.setProperty("width", `${count ? 100 * states.accepted / count : 0}%`)
    this.bar.children[1].style.setProperty("width", `${count ? 100 * states.rejected / count : 0}%`)
    set(this.bar, "aria-label", `${done} of ${count} decided`)
    say(this.counts, `${states.pending.toLocaleString("en")} pending · ${states.accepted.toLocaleString("en")} accepted · ${states.rejected.toLocaleString("en")} rejected${states.refused ? ` · ${states.refused.toLocaleString("en")} refused` : ""}`)
    this.undo.disabled = !canUndo
    say(this.acceptGroup, this.group === "" ? "Accept all" : "Accept group")
    say(this.rejectGroup, this.group === "" ? "Reject all" : "Reject group")
    this.filter.value = this.address.get("state")
  }

  changedCase(item) { this.accept.disabled = this.reject.disabled = !item }

  /** Keys may come faster than answers: each decision waits for the one before. */
  decide(how) {
    this.#queue = this.#queue.then(() => this.decideNow(how))
    return this.#queue
  }

  async decideNow(how) {
    const item = this.item
    if (!item) return
    const isListedOn = !this.address.get("state")
    if (await this.send({how, items: [item.n]}) && isListedOn && this.at + 1 < this.items.total) {
      this.choose(this.at + 1)
      this.list.show(this.at)
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
