// Edges to pull: the whole design is laid out anew at each step. Keyboards pull them as sliders.

import {h, set, digits, tell} from "./dom.js"

const least = 16
const most = 4000

/** Gives a canvas its right and bottom edge, and the corner between them. */
export function addHandles(board) {
  board.handles = {right: slider(board, "right"), bottom: slider(board, "bottom"), corner: h("div", {class: "handle corner", "aria-hidden": "true"})}
  for (const [edge, element] of Object.entries(board.handles)) {
    element.addEventListener("pointerdown", (event) => pull(board, edge, element, event))
    board.sheet.append(element)
  }
}

/** Tells screen readers what the edges are at. */
export function placeHandles(board) {
  for (const [edge, index] of [["right", 0], ["bottom", 1]]) {
    const value = digits(board.size[index])
    set(board.handles[edge], "aria-valuenow", value)
    set(board.handles[edge], "aria-valuetext", `${value} points`)
  }
}

function slider(board, edge) {
  return h("div", {
    class: `handle ${edge}`, role: "slider", tabindex: "0", "aria-label": edge === "right" ? "Canvas width" : "Canvas height",
    "aria-orientation": edge === "right" ? "horizontal" : "vertical", "aria-valuemin": least, "aria-valuemax": most, "aria-valuenow": 0,
    onkeydown: (event) => step(board, edge, event),
  })
}

const limit = (value) => Math.round(Math.min(most, Math.max(least, value)))

function pull(board, edge, element, down) {
  if (down.button !== 0 || !board.frame?.svg) return
  down.preventDefault()
  element.setPointerCapture(down.pointerId)
  element.classList.add("held")
  if (edge !== "corner") element.focus({preventScroll: true})
  const {page} = board
  const [width, height] = board.size
  const stop = new AbortController()
  const move = (event) => {
    const size = {}
    if (edge !== "bottom") size.width = limit(width + (event.clientX - down.clientX) / page.zoom)
    if (edge !== "right") size.height = limit(height + (event.clientY - down.clientY) / page.zoom)
    page.pulls.to(size)
  }
  const end = (isKept) => {
    stop.abort()
    element.classList.remove("held")
    page.pulls.end(isKept)
  }
  const options = {signal: stop.signal}
  element.addEventListener("pointermove", move, options)
  element.addEventListener("pointerup", () => end(true), options)
  element.addEventListener("pointercancel", () => end(false), options)
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }, {...options, capture: true})
}

let rest

function step(board, edge, event) {
  const index = edge === "right" ? 0 : 1
  const {page} = board
  const now = page.pulls.size?.[index ? "height" : "width"] ?? board.size[index]
  const by = event.shiftKey ? 10 : 1
  const next = {
    ArrowRight: now + by, ArrowDown: now + by, ArrowLeft: now - by, ArrowUp: now - by,
    PageUp: now + 10, PageDown: now - 10, Home: 200, End: 1200,
  }[event.key]
  if (event.key === "Escape") { page.pulls.reset(); tell("Own size", true); event.stopPropagation(); event.preventDefault(); return }
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  page.pulls.to({[index ? "height" : "width"]: limit(next)})
  clearTimeout(rest)
  rest = setTimeout(() => page.pulls.end(true), 500)
}
