// What a save did: old frames as ghosts, moved views under the change that moved them.

import {$, h, icon, icons, swap} from "./dom.js"
import {placeElement} from "./place.js"

export class Changes {
  #isWanted = false

  constructor(page) { this.page = page }

  /** A save came; its ghosts are asked for once its picture is there. */
  saved() { this.#isWanted = true }

  async frameChanged() {
    const {page} = this
    if (!this.#isWanted || !page.source.can("changes") || page.pulls.size) return
    this.#isWanted = false
    const board = page.boards[0]
    if (board.frame.state !== "good") return this.clear()
    // First the picture: what it moved is asked once it is seen.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    if (board !== page.boards[0] || page.pulls.size) return
    const changes = await page.source.changes(board.choices()).catch(() => null)
    if (!changes || board !== page.boards[0]) return
    board.ghosts = changes.ghosts
    this.draw(changes)
    page.remark()
  }

  draw({groups, ghosts}) {
    if (!groups.length && !ghosts.length) return this.clear()
    const close = h("button", {type: "button", class: "square", "aria-label": "Hide what the save did", onclick: () => { this.clear(); $("stage").focus({preventScroll: true}) }}, icon(icons.close))
    const rows = groups.map(({text, place, paths}) => h("li", {}, h("span", {class: "code"}, text), " ", placeElement(this.page, place), " ",
      h("button", {type: "button", class: "text", onclick: () => this.page.select(paths[0] ?? "")}, `moved ${paths.length} ${paths.length === 1 ? "view" : "views"}`)))
    swap($("ghosts"), h("ul", {class: "grow", "aria-label": "What the last save did"}, ...rows), close)
    $("ghosts").hidden = false
  }

  clear() {
    for (const board of this.page.boards) board.ghosts = null
    $("ghosts").hidden = true
    $("ghosts").replaceChildren()
    this.page.remark()
  }
}
