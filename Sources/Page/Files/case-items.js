// The cases of a list, fetched in pages as they are looked at. `source` is a server, or a report's folder:
// it has review(), reviewItems(query) and reviewDetails(n).

const pageSize = 60

export class CaseItems extends EventTarget {
  total = 0
  /** Goes up whenever another list is asked for. */
  generation = 0
  #pages = new Map()
  #query = {}

  constructor(source) {
    super()
    this.source = source
  }

  /** Starts over for a group and a state; old pages that are still on their way are dropped. */
  async ask(query) {
    this.#query = query
    this.generation += 1
    this.#pages.clear()
    await this.#fetch(0)
  }

  /** Asks anew for the pages that are in sight, keeping what is shown until they come. */
  async refresh(from, to) {
    this.generation += 1
    const kept = this.#pages
    const seen = new Set()
    for (let page = Math.floor(from / pageSize); page <= Math.floor(Math.max(from, to - 1) / pageSize); page += 1) seen.add(page)
    this.#pages = new Map([...kept].filter(([page]) => seen.has(page)))
    await Promise.all([...seen].map((page) => this.#fetch(page)))
  }

  /** The item at a place in the list; where it isn't there yet, its page is asked for. */
  item(index) {
    const page = Math.floor(index / pageSize)
    const items = this.#pages.get(page)
    if (!items) { this.#pages.set(page, []); this.#fetch(page) }
    return items?.[index - page * pageSize]
  }

  async #fetch(page) {
    const generation = this.generation
    try {
      const {total, items} = await this.source.reviewItems({...this.#query, from: page * pageSize, count: pageSize})
      if (generation !== this.generation) return
      this.total = total
      this.#pages.set(page, items)
      this.dispatchEvent(new Event("change"))
    } catch (error) {
      if (generation !== this.generation) return
      this.#pages.delete(page)
      this.dispatchEvent(new CustomEvent("fail", {detail: error}))
    }
  }
}
