// The views as a tree: arrow keys walk it, Enter selects.

import {h, keep, set, say, icon, icons} from "./dom.js"

export class Tree {
  #closed = new Set()
  #at = ""
  #marked = new Set()
  /** What is listed, as text. */
  #views = ""

  constructor(page) {
    this.page = page
    this.count = h("span", {class: "pill"})
    this.head = h("div", {class: "part-head"}, h("h2", {id: "tree-title"}, "Views"), this.count)
    this.element = h("div", {class: "tree", role: "tree", "aria-labelledby": "tree-title", onkeydown: (event) => this.key(event), onfocusout: () => this.page.stage.hover(null)})
    this.empty = h("p", {class: "empty"}, "Nothing is drawn.")
  }

  get views() { return this.page.boards[0]?.views ?? [] }

  /** The views that are in sight: those below a closed one are not. */
  rows() {
    const {views} = this
    const rows = []
    const depths = []
    const hidden = new Set()
    const parents = new Set(views.map(({parent}) => parent))
    views.forEach((view, index) => {
      depths[index] = view.parent === undefined ? 1 : depths[view.parent] + 1
      if (view.parent !== undefined && (hidden.has(view.parent) || this.#closed.has(views[view.parent].path))) { hidden.add(index); return }
      rows.push({view, depth: depths[index], hasChildren: parents.has(index)})
    })
    return rows
  }

  /** Takes the views of a new frame; of what is listed, pulling an edge seldom changes anything. */
  follow() {
    if (this.#views !== this.#words()) this.update()
  }

  #words() { return JSON.stringify(this.views.map(({path, id, class: kind, text, parent}) => [path, id, kind, text, parent])) }

  update() {
    this.#views = this.#words()
    const rows = this.rows()
    const chosen = this.page.address.get("view")
    if (!rows.some(({view}) => view.path === this.#at)) this.#at = rows.find(({view}) => view.path === chosen)?.view.path ?? rows[0]?.view.path ?? ""
    say(this.count, this.views.length ? String(this.views.length) : "")
    this.count.hidden = !this.views.length
    if (!rows.length && !this.empty.isConnected) this.element.after(this.empty)
    if (rows.length) this.empty.remove()
    this.element.hidden = !rows.length
    keep(this.element, rows, ({view}) => view.path, ({view}) => this.make(view.path), (element, {view, depth, hasChildren}) => {
      element.style.setProperty("padding-inline-start", `${4 + (depth - 1) * 13}px`)
      set(element, "aria-level", depth)
      set(element, "aria-expanded", hasChildren ? String(!this.#closed.has(view.path)) : null)
      set(element, "aria-selected", String(view.path === chosen))
      set(element, "tabindex", view.path === this.#at ? 0 : -1)
      const [open, name, kind, said, dot] = element.children
      open.firstElementChild.style.setProperty("visibility", hasChildren ? "visible" : "hidden")
      say(name, view.id ?? view.class)
      say(kind, view.id ? view.class : "")
      say(said, view.text ? `“${view.text.replace(/\s+/g, " ")}”` : "")
      dot.hidden = !this.#marked.has(view.path)
    })
  }

  make(path) {
    return h("div", {
      class: "node", role: "treeitem", onclick: (event) => {
        if (event.target.closest(".open") && event.currentTarget.hasAttribute("aria-expanded")) return this.toggle(path)
        this.#at = path
        this.page.select(path)
      },
      onpointerenter: () => this.page.stage.hover(path), onpointerleave: () => this.page.stage.hover(null),
    }, h("span", {class: "open", "aria-hidden": "true"}, icon(icons.chevron)), h("span", {class: "name"}), h("span", {class: "kind"}), h("span", {class: "said", dir: "auto"}), h("span", {class: "dot", role: "img", "aria-label": "has findings", hidden: true}))
  }

  /** Marks the views that findings are about. */
  mark(found) {
    this.#marked = new Set([...(found.messages ?? []), ...(found.ambiguities ?? [])].map(({path}) => path).concat((found.conflicts ?? []).flatMap(({paths}) => paths ?? [])).filter(Boolean))
    this.update()
  }

  hover(path) {
    for (const row of this.element.children) row.classList.toggle("hover", row.dataset.key === path)
  }

  toggle(path) {
    if (!this.#closed.delete(path)) this.#closed.add(path)
    this.update()
  }

  row(path) { return [...this.element.children].find((element) => element.dataset.key === path) }

  /** Opens what holds the chosen view, and scrolls to it. */
  reveal() {
    const {views} = this
    let view = views.find(({path}) => path === this.page.address.get("view"))
    if (!view) return
    this.#at = view.path
    const chosen = view.path
    for (view = views[view.parent]; view; view = views[view.parent]) this.#closed.delete(view.path)
    this.update()
    this.row(chosen)?.scrollIntoView({block: "nearest"})
  }

  focus() { (this.row(this.#at) ?? this.element).focus() }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rows = this.rows()
    const index = rows.findIndex(({view}) => view.path === this.#at)
    const row = rows[index]
    if (!row) return
    const isOpen = row.hasChildren && !this.#closed.has(row.view.path)
    let to
    if (event.key === "ArrowDown") to = index + 1
    else if (event.key === "ArrowUp") to = index - 1
    else if (event.key === "Home") to = 0
    else if (event.key === "End") to = rows.length - 1
    else if (event.key === "ArrowRight") { if (isOpen) to = index + 1; else if (row.hasChildren) this.toggle(row.view.path) }
    else if (event.key === "ArrowLeft") { if (isOpen) this.toggle(row.view.path); else to = rows.findIndex(({view}) => view === this.views[row.view.parent]) }
    else if (event.key !== "Enter" && event.key !== " ") return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === "Enter" || event.key === " ") this.page.select(row.view.path)
    if (!rows[to]) return
    this.#at = rows[to].view.path
    this.update()
    this.focus()
    // What the arrow keys are on is outlined, and measured to, like what the pointer is on.
    this.page.stage.hover(this.#at)
  }
}
