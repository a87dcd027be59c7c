// What is wrong with a file: the last good picture stays below. What Swift code says stands there as well.

import {$, h, tell, swap} from "./dom.js"
import {placeElement} from "./place.js"

const states = {stale: "The design can't be drawn as it is now. Below is its last good picture.", broken: "This can't be drawn yet.", gone: "The file isn't there any more; this is its last picture."}

/** What the compiler and the code itself say of a picture that is good. */
const saidBySwift = new Set(["swift", "swift-names", "swift-printed"])

export class Messages {
  #shown = ""

  constructor(page) { this.page = page }

  show(frame) {
    const isGood = frame.state === "good"
    const all = frame.messages ?? []
    const messages = isGood ? all.filter(({id}) => saidBySwift.has(id)) : all
    const key = JSON.stringify([frame.state, messages])
    const isNew = key !== this.#shown
    this.#shown = key
    const element = $("messages")
    const isAlone = !isGood && !frame.svg
    $("stage").hidden = isAlone || this.page.address.get("mode") === "strip"
    $("zoom").hidden = $("stage").hidden
    element.hidden = isGood && !messages.length
    element.classList.toggle("alone", isAlone)
    element.classList.toggle("said", isGood)
    if (!isNew) return
    swap(element, isGood ? null : h("p", {class: "quiet"}, states[frame.state] ?? ""), ...messages.map((one) => messageElement(this.page, one)))
    const told = messages.map((one) => `${one.place && !isPrinted(one) ? this.page.placeText(this.page.boards[0], one.place) : ""} ${one.subject} ${one.cause ?? ""}`)
    tell([isGood ? this.wasBad ? "Good again" : "" : states[frame.state], ...told].join(" "), true)
    this.wasBad = !isGood
  }

  /** In place of a canvas where there is nothing to show. */
  empty(title, text) {
    $("stage").hidden = true
    $("zoom").hidden = true
    $("messages").hidden = false
    $("messages").classList.add("alone")
    $("messages").classList.remove("said")
    $("messages").replaceChildren(h("div", {class: "empty"}, h("strong", {}, title), h("p", {}, text)))
    this.#shown = title
  }
}

/** Whether code printed it: nobody knows in which of its lines. */
const isPrinted = ({id}) => id === "swift-printed"

/** One message with its place, excerpt and remedy. */
export function messageElement(page, one) {
  return h("div", {class: "message"},
    h("div", {class: "head"}, h("span", {class: `severity ${one.severity}`}, one.severity), h("span", {class: "subject"}, one.subject)),
    isPrinted(one) ? null : placeElement(page, one.place), one.cause ? h("p", {}, one.cause) : null, one.excerpt ? h("pre", {tabindex: "0", "aria-label": "Excerpt of the file"}, one.excerpt) : null, one.remedy ? h("p", {class: "quiet"}, one.remedy) : null)
}
