// The page of `snapline preview`: starts the parts and passes on what happens between them.

import {$, tell} from "./dom.js"
import {Address, choiceNames} from "./address.js"
import {Server, Refusal, Away} from "./server.js"
import {listen} from "./events.js"
import {setClock} from "./times.js"
import {Board} from "./board.js"
import {Pulls} from "./pulls.js"
import {Stage} from "./stage.js"
import {drawMarks} from "./marks.js"
import {Choices} from "./choices.js"
import {Actions} from "./actions.js"
import {Designs} from "./designs.js"
import {Inspector} from "./inspector.js"
import {Messages} from "./messages.js"
import {Strip} from "./strip.js"
import {Changes} from "./changes.js"
import {compared} from "./compare.js"
import {addKeys} from "./keys.js"
import {addPlaces} from "./places.js"
import {startReview} from "./review.js"

class Page {
  address = new Address()
  source = new Server()
  boards = []
  zoom = 1
  hovered = null
  nearEdge = null
  isMeasuring = false
  reasonSteps = null
  shownFinding = null
  pulls = new Pulls(this)
  history = {undo: false, redo: false}
  #restTimer
  #isAway = false

  async start() {
    try { await this.fetchList() } catch (error) {
      this.messages = new Messages(this)
      this.messages.empty("The server can't be reached", "Start it again with snapline preview, and open the address it prints.")
      return
    }
    if (this.list.mode === "review") {
      await startReview(this)
      return listen(({kind}) => this.tellAway(kind === "away"))
    }
    this.stage = new Stage(this)
    this.messages = new Messages(this)
    this.changes = new Changes(this)
    this.inspector = new Inspector(this)
    this.tree = this.inspector.tree
    this.designs = new Designs(this)
    this.choices = new Choices(this)
    this.actions = new Actions(this)
    this.strip = new Strip(this)
    addKeys(this)
    addPlaces(this)
    this.address.addEventListener("change", ({detail}) => this.follow(detail))
    this.source.addEventListener("features", () => this.actions.update())
    this.chooseFirst()
    this.isMeasuring = Boolean(this.address.get("measure"))
    this.makeBoards()
    this.showAll()
    listen((message) => this.receive(message))
    setClock(this.source).catch(() => {})
  }

  async fetchList() {
    this.list = await this.source.list()
  }

  get design() { return this.list.designs.find(({n}) => String(n) === this.address.get("design")) }
  title() { return this.design ? this.design.title || this.design.name : "" }

  chooseFirst() {
    if (this.design || !this.list.designs.length) return
    this.address.set({design: this.list.designs[0].n}, true)
  }

  /** Follows the address: what changed says what is asked for anew. */
  follow(names) {
    const has = (...some) => some.some((name) => names.has(name))
    if (has("design")) {
      this.chooseFirst()
      this.designChanged()
    }
    if (has("compare")) this.makeBoards()
    const isNew = has("compare", ...choiceNames)
    const isOther = isNew && [...names].some((name) => name !== "width" && name !== "height" && choiceNames.includes(name))
    if (isOther) this.clearMarks()
    if (isNew && !this.pulls.size) { this.forget(); this.load() }
    if (has("zoom")) { this.rezoom() }
    if (has("view", "attribute")) this.inspector.selected()
    if (has("overlays")) this.askOverlays()
    if (has("pixels")) for (const board of this.boards) { board.dropPixels(); board.restPixels() }
    if (has("mode")) this.showMode()
    if (has("measure")) this.isMeasuring = Boolean(this.address.get("measure"))
    this.showAll()
  }

  designChanged() {
    for (const board of this.boards) {
      board.frame = null
      board.ghosts = null
    }
    this.changes.clear()
  }

  // Marks on rulers are those of a design as it was: with other choices or a save they go.
  clearMarks() {
    for (const board of this.boards) {
      board.across.marks.clear()
      board.down.marks.clear()
    }
  }

  // Reasons and findings are those of one layout: with another they go.
  forget() {
    this.shownFinding = null
    for (const board of this.boards) board.overlays = []
  }

  showAll() {
    document.title = this.design ? `${this.title()} – Snapline preview` : "Snapline preview"
    $("title").textContent = this.title() || "Snapline"
    $("file").textContent = this.design && this.design.title ? this.design.name : ""
    this.designs.update()
    this.choices.update()
    this.actions.update()
    this.showMode()
    if (!this.list.designs.length) this.messages.empty("No design here yet", "Save a design into the folder that is shown, and it appears by itself.")
    this.remark()
  }

  showMode() {
    const isStrip = this.address.get("mode") === "strip" && this.source.can("strip")
    const isAlone = !$("messages").hidden && $("messages").classList.contains("alone")
    $("stage").hidden = isStrip || isAlone
    $("zoom").hidden = isStrip || isAlone
    $("other").hidden = !isStrip
    if (isStrip) this.strip.show()
  }

  // Canvases.

  makeBoards() {
    for (const board of this.boards) board.element.remove()
    this.boards = compared(this).map(({own, name}) => new Board(this, own, name))
    $("boards").append(...this.boards.map((board) => board.element))
    this.load()
  }

  closeBoard(board) {
    const rest = this.address.get("compare").split(";").filter((_, index) => index !== this.boards.indexOf(board) - 1)
    this.address.set({compare: rest.join(";")})
    $("stage").focus({preventScroll: true})
  }

  load(reason) {
    if (!this.design) return
    for (const board of this.boards) board.load(reason)
  }

  /** A frame is on its sheet. Edits that aren't written yet bring none to keep. */
  arrived(board, frame) {
    this.away(false)
    if (board === this.boards[0]) {
      if (frame) this.messages.show(frame)
      if (frame?.state === "good") this.takeParts(frame)
      this.inspector.frameChanged()
      this.changes.frameChanged()
      this.stage.took.textContent = this.pulls.size ? "Pulling" : board.frame.state === "good" ? "Live" : "Last good"
      this.stage.took.classList.toggle("broken", board.frame.state !== "good")
    }
    const isFirst = !board.wasShown
    board.wasShown = true
    if (isFirst || (!this.address.get("zoom") && !this.pulls.size && !board.edit)) {
      if (this.stage.settle()) this.boards.forEach((each) => each.zoomed())
      const size = JSON.stringify([this.address.get("design"), ...this.boards.map((each) => each.size)])
      if (size !== this.centredSize && !this.isOwnSize()) this.stage.centre()
      this.centredSize = size
    }
  }

  isOwnSize() { return Boolean(this.address.get("width") || this.address.get("height")) && Boolean(this.centredSize) }

  // What a design has several of is known once it was read.
  takeParts({variants = [], scenes = []}) {
    const {design} = this
    if (!design || `${design.variants}` === `${variants}` && `${design.scenes}` === `${scenes}`) return
    Object.assign(design, {variants, scenes})
    this.choices.update()
    this.actions.update()
  }

  /** No frame is on its way: what takes longer is asked for now. */
  settled(board) {
    clearTimeout(this.#restTimer)
    this.#restTimer = setTimeout(() => {
      if (this.pulls.size || this.boards.some((each) => each.edit)) return
      this.askOverlays()
      this.inspector.rest()
      for (const each of this.boards) each.restPixels()
    }, 120)
    if (board.frame && board.madeFor !== this.zoom) this.askSharper()
  }

  refused(error, isEdit) {
    if (isEdit) this.inspector.values.refused(error)
    else if (error.status === 404) this.refreshList()
    else tell(error.message)
  }

  rezoom() {
    if (!this.stage.settle()) return
    for (const board of this.boards) board.zoomed()
    this.askSharper()
  }

  // Live pictures are made for the pixels they are shown in.
  askSharper() {
    clearTimeout(this.sharper)
    this.sharper = setTimeout(() => { if (!this.pulls.size) this.load() }, 160)
  }

  drawMarks(board) { drawMarks(board) }
  remark() { for (const board of this.boards) drawMarks(board) }

  async askOverlays() {
    const kinds = this.address.get("overlays").split(",").filter(Boolean)
    if (!kinds.length || !this.source.can("overlays")) return this.remark()
    await Promise.all(this.boards.map(async (board) => {
      const choices = board.choices()
      const answer = await this.source.overlays(choices, kinds).catch(() => ({marks: []}))
      if (JSON.stringify(choices) === JSON.stringify(board.choices())) board.overlays = answer.marks
    }))
    this.remark()
  }

  // Selection.

  select(path, attribute = "") {
    const isAgain = path === this.address.get("view") && attribute === this.address.get("attribute")
    if (!isAgain) this.address.set({view: path, attribute})
  }

  selectParent() {
    const views = this.boards[0]?.views ?? []
    const view = views.find(({path}) => path === this.address.get("view"))
    const parent = view && views[view.parent]
    if (!parent) return
    this.select(parent.path)
    tell(`${parent.class} ${parent.id ?? ""}`, true)
  }

  // Places in files.

  placeText(board, place) {
    const file = (board.frame?.files ?? []).find(({n}) => n === place.file)
    return `${file?.name ?? place.name ?? this.design?.name ?? ""}${place.line ? `:${place.line}` : ""}`
  }

  // What the server pushes.

  receive({kind, data}) {
    if (kind === "away") return this.away(true)
    if (kind === "hello") return this.away(false)
    if (kind !== "saved") return
    if (data.list) this.refreshList()
    if (!data.designs.some((n) => String(n) === this.address.get("design"))) return
    for (const board of this.boards) board.edit = null
    this.clearMarks()
    this.load({saved: data})
    this.changes.saved()
  }

  async refreshList() {
    const name = this.design?.name
    await this.fetchList().catch(() => {})
    // A link that leads to another file is another design of the same name.
    const again = this.list.designs.find((design) => design.name === name)
    if (!this.design && again) this.address.set({design: again.n}, true)
    this.chooseFirst()
    this.showAll()
  }

  /** The server is gone, or there again. */
  away(isAway) {
    if (isAway === this.#isAway) return
    this.#isAway = isAway
    this.tellAway(isAway)
    this.stage?.took.classList.toggle("away", isAway)
    if (this.stage) this.stage.took.textContent = isAway ? "Away" : "Live"
    if (!isAway) { this.refreshList(); this.load() }
  }

  tellAway(isAway) {
    $("banner").hidden = !isAway
    $("banner").textContent = isAway ? "The server has gone. What you see is the last picture. It goes on by itself when the server is back at this address; one that is started anew prints another." : ""
  }
}

const page = new Page()
addEventListener("unhandledrejection", (event) => {
  // Requests that fail because the server goes are told by the banner.
  if (event.reason instanceof Away) { event.preventDefault(); page.away(true) }
  else if (event.reason instanceof Refusal) { event.preventDefault(); tell(event.reason.message) }
})
$("skip").addEventListener("click", () => $("stage").focus())
page.start()
