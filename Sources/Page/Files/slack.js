// Room left: how far each inequality is from its limit, and by how much each wish is missed.

import {h, digits, swap} from "./dom.js"
import {placeElement} from "./place.js"

const tight = 0.5
const near = 8

export class Slack {
  tight = 0

  constructor(page) {
    this.page = page
    this.element = h("div", {class: "section"})
    this.show([])
  }

  show(slack) {
    const rooms = slack.filter(({kind}) => kind !== "wish").sort((a, b) => a.room - b.room)
    const wishes = slack.filter(({kind}) => kind === "wish").sort((a, b) => b.room - a.room)
    this.tight = rooms.filter(({room}) => room < tight).length
    const parts = []
    if (rooms.length) parts.push(h("h3", {}, "Inequalities, nearest their limit first"), h("ul", {}, ...rooms.map((one) => h("li", {}, this.row(one)))))
    if (wishes.length) parts.push(h("h3", {}, "Wishes that are missed"), h("ul", {}, ...wishes.map((one) => h("li", {}, this.row(one, true)))))
    if (!parts.length) parts.push(h("div", {class: "empty"}, h("strong", {}, "Nothing is bounded"), h("p", {}, "Inequalities stand here with the room they leave.")))
    const had = this.element.contains(document.activeElement)
    swap(this.element, ...parts)
    if (had) this.element.querySelector("button")?.focus({preventScroll: true})
  }

  row({text, room, place, path, priority}, isWish = false) {
    const kind = isWish ? "near" : room < tight ? "tight" : room < near ? "near" : ""
    const said = isWish || room < -0.001 ? `missed by ${digits(Math.abs(room))}` : room < tight ? "at its limit" : digits(room)
    const content = [h("span", {class: "code"}, text), h("span", {class: "left number"}, said),
      h("span", {}, placeElement(this.page, path ? null : place), path && place ? h("span", {class: "place"}, this.page.placeText(this.page.boards[0], place)) : null, priority < 1000 ? h("span", {class: "priority"}, ` priority ${priority}`) : null),
      isWish ? null : h("span", {class: "bar", "aria-hidden": "true"}, h("i", {style: {width: `${Math.min(100, Math.max(1, room))}%`}}))]
    return path ? h("button", {type: "button", class: `room ${kind}`, onclick: () => this.page.select(path)}, ...content) : h("div", {class: `room ${kind}`}, ...content)
  }
}
