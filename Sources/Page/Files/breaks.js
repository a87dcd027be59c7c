// Where it breaks: the values at which something first goes wrong, and up to which it stays so, sought by the server.

import {h, digits, tell} from "./dom.js"
import {heading, rule, item} from "./menu.js"
import {choiceName} from "./choices.js"

const axes = [["width", "Width"], ["height", "Height"], ["text-size", "Text size"], ["text", "Length of texts"]]
const kinds = {conflict: "conflict", cut: "cut off", overlap: "overlap", ambiguity: "ambiguous", failure: "no layout"}

/** The menu: a button for each axis, and below them what was found. */
export function breaksMenu(page, menu) {
  const found = h("div", {role: "status"}, ...(page.found?.design === page.address.get("design") ? results(page, menu) : []))
  return [
    heading("Seek along"),
    ...axes.map(([axis, text]) => h("button", {type: "button", onclick: () => seek(page, menu, found, axis)}, text)),
    found,
  ]
}

async function seek(page, menu, found, axis) {
  found.replaceChildren(h("p", {class: "empty"}, "Seeking…"))
  const design = page.address.get("design")
  try {
    const answer = await page.source.breaks(page.boards[0].choices(), axis)
    if (answer.error) throw new Error(answer.error)
    page.found = {...answer, design}
  } catch (error) {
    found.replaceChildren(h("p", {class: "empty"}, error.message))
    return
  }
  mark(page)
  found.replaceChildren(...results(page, menu))
  found.querySelector("button")?.focus()
}

// Widths and heights get marks on the ruler to jump to.
function mark(page) {
  const {axis, points} = page.found
  if (axis !== "width" && axis !== "height") return
  const ruler = page.boards[0][axis === "width" ? "across" : "down"]
  for (const key of [...ruler.marks.keys()]) if (key.startsWith("break ")) ruler.marks.delete(key)
  points.forEach((point, index) => ruler.marks.set(`break ${index}`, {at: point.at, text: said(page, point), kind: point.kind, path: point.path}))
  page.boards[0].zoomed()
}

// What is wrong at the value that is shown is so up to another one, or at all of them.
function reach(value, isCut, point) {
  if (!point.here) return value(point.at)
  if (point.at === point.lastGood) return isCut ? "Here already" : "At all values"
  return point.at < point.lastGood ? `Up to ${value(point.at)}` : `${value(point.at)} and more`
}

function said(page, {kind, subject, place}) {
  return `${subject} (${kinds[kind] ?? kind})${place ? `, ${page.placeText(page.boards[0], place)}` : ""}`
}

function results(page, menu) {
  const {axis, from, to, points, isCut} = page.found
  const sizes = page.list.choices["text-size"] ?? []
  const value = (at) => axis === "text-size" ? choiceName(page, axis, sizes[Math.round(at)] ?? String(at)) : axis === "text" ? `${digits(at)} %` : digits(at)
  const title = axes.find(([name]) => name === axis)[1]
  const cut = isCut ? [h("p", {class: "empty"}, "The time was over before all of it was looked at: values may be rough, and there may be more.")] : []
  if (!points.length) return [rule(), ...(isCut ? cut : [h("p", {class: "empty"}, `${title}: nothing breaks from ${value(from)} to ${value(to)}.`)])]
  return [rule(), heading(`${title}, ${value(from)} to ${value(to)}`), ...points.map((point) => item(`${reach(value, isCut, point)}: ${point.subject}`, () => {
    const view = point.path ? {view: point.path, attribute: ""} : {}
    if (axis === "text-size") page.address.set({"text-size": sizes[Math.round(point.at)] ?? "", ...view})
    else if (axis === "text") page.address.set({"text-length": digits(point.at), ...view})
    else page.address.set({[axis]: digits(point.at), ...view})
    tell(said(page, point), true)
    menu.hidePopover()
  }, kinds[point.kind] ?? point.kind)), ...cut]
}
