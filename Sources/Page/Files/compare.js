// Variants side by side: each canvas differs from the page's choices in a few of its own.
// In the address: compare=appearance:dark;device:iphone-se,direction:rtl

import {h} from "./dom.js"
import {choiceName, fillSelect} from "./choices.js"
import {item, heading, rule} from "./menu.js"

const sets = [
  ["Light and dark", "appearance:dark", {appearance: "light"}],
  ["Left to right and right to left", "direction:rtl", {direction: "ltr"}],
  ["Upright and lying", "orientation:landscape", {orientation: "portrait"}],
  ["Usual and large text", "text-size:xxxLarge;text-size:accessibility3", {"text-size": ""}],
  ["Usual and high contrast", "contrast:high", {contrast: ""}],
]

/** The canvases that the address asks for: what differs in each, and its name. */
export function compared(page) {
  const parts = page.address.get("compare").split(";").filter(Boolean).slice(0, 7).map((part) => {
    const own = Object.fromEntries(part.split(",").map((pair) => pair.split(/:(.*)/s).slice(0, 2)).filter(([name, value]) => name && value))
    if (own.device) Object.assign(own, {width: "", height: "", ...own})
    return {own, name: Object.entries(own).filter(([, value]) => value).map(([name, value]) => choiceName(page, name, value)).join(", ")}
  })
  return [{own: {}, name: parts.length ? firstName(page, parts) : "Canvas"}, ...parts]
}

function firstName(page, parts) {
  const names = [...new Set(parts.flatMap(({own}) => Object.keys(own)))].filter((name) => name !== "width" && name !== "height")
  const said = names.map((name) => page.address.get(name) && choiceName(page, name, page.address.get(name))).filter(Boolean)
  return said.join(", ") || "Design’s own"
}

/** The menu of comparisons. */
export function compareMenu(page) {
  const now = page.address.get("compare")
  const add = (part, first = {}) => page.address.set({...first, compare: now ? `${now};${part}` : part})
  const device = h("select", {"aria-label": "Compare with a device", onchange: (event) => {
    const {value} = event.currentTarget
    event.currentTarget.closest("[popover]").hidePopover()
    if (value) add(`device:${value}`)
  }})
  fillSelect(device, page, "device", (page.list.choices.device ?? []).map(({value}) => value), "Another device…")
  return [
    heading("Show side by side"),
    ...sets.map(([text, compare, first]) => item(text, () => page.address.set({...first, compare}))),
    ...(page.design?.variants ?? []).length > 1 ? [item("All variants", () => page.address.set({variant: page.design.variants[0], compare: page.design.variants.slice(1).map((name) => `variant:${name}`).join(";")}))] : [],
    h("div", {class: "section-head"}, device),
    ...(now ? [rule(), item("One canvas alone", () => page.address.set({compare: ""}))] : []),
  ]
}
