// Keys of the page of a preview.

import {$} from "./dom.js"
import {copyImage} from "./export.js"
import {showHelp, isTyping, hasLetters} from "./help.js"

/** The keys of a preview, in sections. */
export const keyLists = [
  ["Designs", [["/", "Search"], ["[  ]", "The one before, the next"], ["↑ ↓", "In the list"]]],
  ["Canvas", [["+  −", "Zoom"], ["0", "Actual size"], ["1", "Fit"], ["Space and drag", "Move the canvas"], ["Ctrl and wheel", "Zoom at the pointer"], ["X", "Exact pixels"], ["F", "Film strip"], ["O", "Overlays"], ["C", "Compare"], ["K", "Where it breaks"]]],
  ["Views", [["T", "Tree of views"], ["I", "Inspector"], ["P", "Select what holds it"], ["L R A B", "Why: left, right, top, bottom"], ["W H", "Why: width, height"], ["M, or hold Alt", "Measure to the view pointed at, or gone to in the tree"], ["Escape", "Select nothing"]]],
  ["Edges and marks", [["Tab", "To an edge or a mark"], ["Arrows", "1 point; with Shift 10"], ["Home  End", "200 and 1200 points"], ["Escape", "The design’s own size"]]],
  ["Editing", [["Ctrl+Z", "Undo"], ["Ctrl+Shift+Z", "Redo"], ["Enter", "Write the value"], ["Escape", "Leave it as it was"]]],
  ["More", [["E", "Export"], ["Shift+C", "Copy image"], ["?", "This list"]]],
]

export function addKeys(page) {
  addEventListener("keydown", (event) => {
    if (event.key === "Alt") { page.isMeasuring = true; page.remark() }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isTyping(event)) {
      event.preventDefault()
      page.actions.history(event.shiftKey ? "redo" : "undo")
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    if (event.key === "Escape") return escape(page)
    const action = hasLetters() && actions[event.key === "C" ? "C" : event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action(page)
  })
  addEventListener("keyup", (event) => {
    if (event.key !== "Alt") return
    page.isMeasuring = Boolean(page.address.get("measure"))
    page.remark()
  })
}

function escape(page) {
  if (page.pulls.size) return page.pulls.reset()
  if (page.shownFinding) { page.shownFinding = null; page.inspector.findings.draw(); return page.remark() }
  if (page.address.get("attribute")) return page.select(page.address.get("view"))
  if (page.address.get("view")) page.select("")
}

const open = (page, name) => { const button = page.actions[name]; if (!button.hidden) button.click() }
const why = (attribute) => (page) => { if (page.address.get("view")) page.select(page.address.get("view"), attribute) }
const actions = {
  "/": (page) => { page.showPlace("designs"); $("search").focus() },
  "[": (page) => page.designs.next(-1), "]": (page) => page.designs.next(1),
  "+": (page) => page.stage.step(1), "=": (page) => page.stage.step(1), "-": (page) => page.stage.step(-1),
  0: (page) => page.stage.to(1), 1: (page) => page.stage.fit(),
  x: (page) => open(page, "pixels"), f: (page) => open(page, "strip"), m: (page) => page.actions.toggle("measure"),
  o: (page) => open(page, "overlays"), c: (page) => open(page, "compare"), b: why("bottom"), k: (page) => open(page, "breaks"),
  e: (page) => open(page, "share"), C: (page) => copyImage(page),
  t: (page) => { page.showPlace("inspector"); page.tree.focus() }, i: (page) => { page.showPlace("inspector"); page.inspector.focus() },
  p: (page) => page.selectParent(), l: why("left"), r: why("right"), a: why("top"), w: why("width"), h: why("height"),
  "?": (page) => showHelp(page, keyLists),
}
