// Pulling edges of the canvas: all is laid out at each step, and rulers note what gives way where.

import {digits, tell} from "./dom.js"

export class Pulls {
  /** While an edge is held: the size asked for. */
  size = null

  constructor(page) { this.page = page }

  /** Lays all canvases out for a size, given in part or whole. */
  to(size) {
    this.size = {...this.size, ...size}
    for (const board of this.page.boards) {
      board.pulled = this.size
      board.load()
    }
  }

  /** The edge is let go: its size stays, or goes. */
  end(isKept) {
    if (!this.size) return
    const size = this.size
    this.size = null
    for (const board of this.page.boards) board.pulled = null
    if (!isKept) return this.reset()
    this.page.address.set(size)
    this.page.load()
    if (this.page.boards[0]) this.refine(this.page.boards[0])
  }

  /** Gives a design its own size back. */
  reset() {
    this.size = null
    for (const board of this.page.boards) board.pulled = null
    this.page.address.set({width: "", height: ""})
    this.page.load()
  }

  /** Notes on the rulers what gives way between two frames of a pull. */
  compare(board, before, after) {
    if (!before.size || !after.size) return
    const old = new Map((before.gaveWay ?? []).map((one) => [one.key, one]))
    const now = new Map((after.gaveWay ?? []).map((one) => [one.key, one]))
    for (const [axis, index] of [["across", 0], ["down", 1]]) {
      if (before.size[index] === after.size[index]) continue
      const note = (one, gives, holds) => {
        const at = gives
        const where = one.place ? `, ${this.page.placeText(board, one.place)}` : ""
        board[axis === "across" ? "across" : "down"].marks.set(one.key, {at, gives, holds, text: `${one.text} gives way${where}`, kind: "gave", path: one.path})
        if (board === this.page.boards[0]) tell(`${digits(at)}: ${one.text} gives way`, true)
      }
      for (const [key, one] of now) if (!old.has(key)) note(one, after.size[index], before.size[index])
      for (const [key, one] of old) if (!now.has(key)) note(one, before.size[index], after.size[index])
    }
  }

  /** After a quick pull: halves the gaps that it left until each mark is exact to a point. */
  async refine(board) {
    for (const [axis, name] of [["across", "width"], ["down", "height"]]) {
      for (const [key, mark] of board[axis].marks) {
        while (mark.kind === "gave" && Math.abs(mark.gives - mark.holds) > 1) {
          const middle = Math.round((mark.gives + mark.holds) / 2)
          const frame = await this.page.source.frame({...board.choices(), [name]: middle}).catch(() => null)
          if (!frame || this.size || board[axis].marks.get(key) !== mark) return
          if ((frame.gaveWay ?? []).some((one) => one.key === key)) mark.gives = middle
          else mark.holds = middle
        }
        if (mark.kind === "gave") mark.at = mark.gives
      }
    }
    if (board.element.isConnected) board.drawRulers()
  }

  /** Goes to a mark of a ruler: the canvas gets that size. */
  jump(axis, mark) {
    this.page.address.set({[axis === "across" ? "width" : "height"]: digits(mark.at), ...(mark.path ? {view: mark.path, attribute: ""} : {})})
    tell(mark.text, true)
  }
}
