// Variants side by side: each canvas differs from the page's choices in a few of its own.
// In the address: compare=appearance:dark;device:iphone-se,direction:rtl; names are escaped as in addresses.

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
    const own = Object.fromEntries(part.split(",").map((pair) => pair.split(/:(.*)/s).slice(0, 2)).filter(([name, value]) => name && value).map(([name, value]) => [name, unescaped(value)]))
    if (own.device) Object.assign(own, {width: "", height: "", ...own})
    return {own, name: Object.entries(own).filter(([, value]) => value).map(([name, value]) => choiceName(page, name, value)).join(", ")}
  })
  return [{own: {}, name: parts.length ? firstName(page, parts) : "Canvas"}, ...parts]
}

function unescaped(value) {
  try { return decodeURIComponent(value) } catch { return value }
}

/** An item that shows each of some names on a canvas of its own; nothing where there is one alone. */
function allOf(page, text, choice, names = []) {
  if (names.length < 2) return []
  const compare = names.slice(1).map((name) => `${choice}:${encodeURIComponent(name)}`).join(";")
  return [item(text, () => page.address.set({[choice]: names[0], compare}))]
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
    ...allOf(page, "All variants", "variant", page.design?.variants),
    ...allOf(page, page.design?.kind === "swift" ? "All previews" : "All scenes", "scene", page.design?.scenes),
    h("div", {class: "section-head"}, device),
    ...(now ? [rule(), item("One canvas alone", () => page.address.set({compare: ""}))] : []),
  ]
}
