// What lies over the picture: outlines, overlays, steps of a reason, conflicts, ghosts, distances.

import {s, keep, set, digits, tip} from "./dom.js"

/** Draws all marks of a canvas for the page's state. */
export function drawMarks(board) {
  const {page} = board
  const layers = [
    ["ghosts", () => ghosts(board)], ["overlay", () => overlays(board)], ["findings", () => findingMarks(board)],
    ["hover", () => page.hovered && outline(board, page.hovered, "hover")],
    ["chosen", () => page.address.get("view") && outline(board, page.address.get("view"), "chosen")],
    ["near", () => page.nearEdge && edgeMark(board, page.nearEdge.path, page.nearEdge.edge, "near")],
    ["reason", () => reason(board)], ["measure", () => measures(board)],
  ]
  keep(board.marks, layers, ([name]) => name, ([name]) => s("g", {class: name}), (group, [name, draw]) => {
    if (name !== "overlay") group.replaceChildren(...[draw()].flat(2).filter(Boolean))
    else keepOverlays(board, group, draw())
  })
  board.marks.classList.toggle("still", Boolean(board.pulled || board.edit))
}

const rect = (zoom, [x, y, width, height], kind, more = {}) =>
  s("rect", {class: kind, x: x * zoom, y: y * zoom, width: Math.max(0, width * zoom), height: Math.max(0, height * zoom), ...more})
const line = (zoom, [x1, y1, x2, y2], kind) => s("line", {class: kind, x1: x1 * zoom, y1: y1 * zoom, x2: x2 * zoom, y2: y2 * zoom})
const label = (zoom, text, x, y, anchor = "middle") => s("text", {x: x * zoom, y: y * zoom, "text-anchor": anchor}, text)

function outline(board, path, kind) {
  const view = board.view(path)
  return view && s("g", {class: kind}, rect(board.page.zoom, view.frame, "shape"))
}

/** The line of an edge, a middle or a baseline of a frame. */
function edgeLine([x, y, width, height], attribute, direction = "ltr") {
  const side = {leading: direction === "rtl" ? "right" : "left", trailing: direction === "rtl" ? "left" : "right"}[attribute] ?? attribute
  const lines = {
    left: [x, y, x, y + height], right: [x + width, y, x + width, y + height],
    top: [x, y, x + width, y], bottom: [x, y + height, x + width, y + height],
    centerX: [x + width / 2, y, x + width / 2, y + height], centerY: [x, y + height / 2, x + width, y + height / 2],
    width: [x, y + height / 2, x + width, y + height / 2], height: [x + width / 2, y, x + width / 2, y + height],
  }
  return lines[side] ?? [x, y + height * 0.8, x + width, y + height * 0.8]
}

function edgeMark(board, path, attribute, kind) {
  const view = board.view(path)
  return view && line(board.page.zoom, edgeLine(view.frame, attribute, board.direction), kind)
}

/** The numbered steps of a reason: the same numbers as in the inspector. */
function reason(board) {
  const {reasonSteps, zoom} = board.page
  const taken = []
  return (reasonSteps ?? []).map((step, index) => {
    const view = board.view(step.path)
    if (!view) return null
    const ends = edgeLine(view.frame, step.attribute, board.direction)
    const y = (ends[1] + ends[3]) / 2 * zoom
    let x = (ends[0] + ends[2]) / 2 * zoom
    // Numbers stand beside each other, not on top.
    while (taken.some(([otherX, otherY]) => Math.abs(otherX - x) < 19 && Math.abs(otherY - y) < 19)) x += 19
    taken.push([x, y])
    return s("g", {class: "step"}, line(zoom, ends, "shape"), s("circle", {cx: x, cy: y, r: 9}), s("text", {x, y}, index + 1))
  })
}

function overlays(board) {
  return board.page.address.get("overlays") ? board.overlays ?? [] : []
}

// Marks of overlays are one stop for the tab key; arrow keys go from one to the next.
function keepOverlays(board, group, marks) {
  const {zoom} = board.page
  keep(group, marks, (mark, index) => `${mark.kind} ${index}`, (mark) => overlayMark(board, mark), (element, mark, index) => {
    element.replaceChildren(...shapes(zoom, mark))
    element.said = [mark.label, mark.text, mark.place && board.page.placeText(board, mark.place)].filter(Boolean).join("\n")
    element.path = mark.path
    set(element, "aria-label", `${mark.kind}: ${element.said}`)
    if (!group.contains(document.activeElement)) set(element, "tabindex", index ? -1 : 0)
  })
}

function overlayMark(board, mark) {
  const show = (event, element) => {
    const box = element.getBoundingClientRect()
    tip(element.said, event.clientX ?? box.right, event.clientY ?? box.top)
  }
  return s("g", {
    class: mark.kind, role: "img", tabindex: -1,
    onpointermove: (event) => show(event, event.currentTarget), onpointerleave: () => tip(),
    onfocus: (event) => show({}, event.currentTarget), onblur: () => tip(), onkeydown: roam,
    onclick: (event) => { if (!event.isTrusted && event.currentTarget.path) board.page.select(event.currentTarget.path) },
  })
}

function roam(event) {
  const element = event.currentTarget
  const next = {ArrowRight: element.nextElementSibling, ArrowDown: element.nextElementSibling, ArrowLeft: element.previousElementSibling,
    ArrowUp: element.previousElementSibling, Home: element.parentElement.firstElementChild, End: element.parentElement.lastElementChild}[event.key]
  if (event.key === "Enter") element.dispatchEvent(new MouseEvent("click"))
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  element.setAttribute("tabindex", -1)
  next.setAttribute("tabindex", 0)
  next.focus()
}

function shapes(zoom, mark) {
  if (mark.line) {
    const [x1, y1, x2, y2] = mark.line
    const isFlat = Math.abs(y2 - y1) < Math.abs(x2 - x1)
    const text = mark.kind === "constraints" && mark.label && label(zoom, mark.label, (x1 + x2) / 2, (y1 + y2) / 2)
    if (text) set(text, "transform", isFlat ? "translate(0 -4)" : "translate(10 4)")
    return [line(zoom, mark.line, "hit"), line(zoom, mark.line, "shape"), ...(text ? ends(zoom, mark.line, isFlat) : []), text].filter(Boolean)
  }
  if (mark.outer) {
    const d = [mark.outer, mark.inner].map(([x, y, w, h]) => `M${x * zoom} ${y * zoom}h${w * zoom}v${h * zoom}h${-w * zoom}z`).join("")
    return [s("path", {class: "area", d, "fill-rule": "evenodd"}), rect(zoom, mark.inner, "hit"), rect(zoom, mark.inner, "shape")]
  }
  return mark.rect ? [rect(zoom, mark.rect, "hit"), rect(zoom, mark.rect, "shape")] : []
}

function ends(zoom, [x1, y1, x2, y2], isFlat) {
  return [[x1, y1], [x2, y2]].map(([x, y]) => s("line", {class: "shape", x1: x * zoom - (isFlat ? 0 : 3), x2: x * zoom + (isFlat ? 0 : 3), y1: y * zoom - (isFlat ? 3 : 0), y2: y * zoom + (isFlat ? 3 : 0)}))
}

function ghosts(board) {
  const {zoom} = board.page
  return (board.ghosts ?? []).map(({from}) => s("g", {class: "ghost"}, rect(zoom, from, "area"), rect(zoom, from, "shape")))
}

/** The finding looked at: a conflict's views in one colour, or both layouts of an ambiguity. */
function findingMarks(board) {
  const {zoom, shownFinding: finding} = board.page
  if (!finding || board !== board.page.boards[0]) return []
  if (finding.frames) {
    return finding.frames.map((frame, index) => finding.turn !== undefined && finding.turn !== index ? null
      : s("g", {class: `witness ${index ? "b" : "a"}`}, rect(zoom, frame, "area"), rect(zoom, frame, "shape"),
        label(zoom, `${finding.attribute} ${digits(finding.values[index])}`, frame[0] + frame[2] / 2, frame[1] - 4 / zoom)))
  }
  return (finding.paths ?? []).map((path, index) => {
    const view = board.view(path)
    return view && s("g", {class: "conflict"}, rect(zoom, view.frame, "area"), rect(zoom, view.frame, index ? "shape" : "shape gave"),
      index ? null : label(zoom, `misses ${digits(finding.points)}`, view.frame[0] + view.frame[2] / 2, view.frame[1] - 5 / zoom))
  })
}

/** Distances between the chosen view and the one under the pointer. */
function measures(board) {
  const {page} = board
  const from = page.isMeasuring && board.view(page.address.get("view"))
  const to = from && page.hovered && board.view(page.hovered)
  if (!from || !to || from === to) return []
  return [s("g", {class: "measure"}, rect(page.zoom, to.frame, "shape far"), ...distances(from.frame, to.frame).flatMap(([ends, value]) => {
    const isFlat = ends[1] === ends[3]
    const text = label(page.zoom, digits(value), (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2, isFlat ? "middle" : "start")
    set(text, "transform", isFlat ? "translate(0 -5)" : "translate(5 4)")
    return [line(page.zoom, ends, "shape"), text]
  }))]
}

/** Lines between two frames with their lengths: gaps where they are apart, insets where one holds the other. */
export function distances([ax, ay, aw, ah], [bx, by, bw, bh]) {
  const result = []
  const middle = (start, length, other, otherLength) => (Math.max(start, other) + Math.min(start + length, other + otherLength)) / 2
  const y = middle(ay, ah, by, bh)
  const x = middle(ax, aw, bx, bw)
  const across = (from, to) => { if (Math.abs(to - from) > 0.01) result.push([[from, y, to, y], Math.abs(to - from)]) }
  const down = (from, to) => { if (Math.abs(to - from) > 0.01) result.push([[x, from, x, to], Math.abs(to - from)]) }
  if (bx >= ax + aw) across(ax + aw, bx)
  else if (ax >= bx + bw) across(bx + bw, ax)
  else { across(ax, bx); across(ax + aw, bx + bw) }
  if (by >= ay + ah) down(ay + ah, by)
  else if (ay >= by + bh) down(by + bh, ay)
  else { down(ay, by); down(ay + ah, by + bh) }
  return result
}
