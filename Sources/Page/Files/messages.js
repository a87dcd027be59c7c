// What is wrong with a file: the last good picture stays below.

import {$, h, tell, swap} from "./dom.js"
import {placeElement} from "./place.js"

const states = {stale: "The design can't be drawn as it is now. Below is its last good picture.", broken: "This can't be drawn yet.", gone: "The file isn't there any more; this is its last picture."}

export class Messages {
  #shown = ""

  constructor(page) { this.page = page }

  show(frame) {
    const errors = frame.state === "good" ? [] : frame.messages ?? []
    const key = JSON.stringify([frame.state, errors])
    const isNew = key !== this.#shown
    this.#shown = key
    const element = $("messages")
    const isAlone = frame.state !== "good" && !frame.svg
    $("stage").hidden = isAlone || this.page.address.get("mode") === "strip"
    $("zoom").hidden = $("stage").hidden
    element.hidden = frame.state === "good"
    element.classList.toggle("alone", isAlone)
    if (!isNew) return
    if (frame.state === "good") { element.replaceChildren(); tell(this.wasBad ? "Good again" : "", true); this.wasBad = false; return }
    this.wasBad = true
    swap(element, h("p", {class: "quiet"}, states[frame.state] ?? ""), ...errors.map((one) => messageElement(this.page, one)))
    tell([states[frame.state], ...errors.map((one) => `${one.place ? this.page.placeText(this.page.boards[0], one.place) : ""} ${one.subject} ${one.cause ?? ""}`)].join(" "), true)
  }

  /** In place of a canvas where there is nothing to show. */
  empty(title, text) {
    $("stage").hidden = true
    $("zoom").hidden = true
    $("messages").hidden = false
    $("messages").classList.add("alone")
    $("messages").replaceChildren(h("div", {class: "empty"}, h("strong", {}, title), h("p", {}, text)))
    this.#shown = title
  }
}

/** One message with its place, excerpt and remedy. */
export function messageElement(page, one) {
  return h("div", {class: "message"},
    h("div", {class: "head"}, h("span", {class: `severity ${one.severity}`}, one.severity), h("span", {class: "subject"}, one.subject)),
    placeElement(page, one.place), one.cause ? h("p", {}, one.cause) : null, one.excerpt ? h("pre", {tabindex: "0", "aria-label": "Excerpt of the file"}, one.excerpt) : null, one.remedy ? h("p", {class: "quiet"}, one.remedy) : null)
}
