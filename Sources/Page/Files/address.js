// What the page shows is kept in its address, after the #: Back, reload and copies give the same.

/** Choices that go to the server with each request. */
export const choiceNames = [
  "design", "variant", "scene", "device", "orientation", "split", "appearance", "contrast",
  "text-size", "bold-text", "metrics", "locale", "direction", "scale", "width", "height",
  "text-length",
]

/** What else is in the address: how the page shows it. */
const pageNames = ["view", "attribute", "zoom", "overlays", "mode", "compare", "tab", "measure", "pixels", "item", "group", "how", "state", "by", "outcome", "class", "suite", "text", "at", "strip-widths", "strip-text-sizes", "strip-locales"]

/** The state in the address; emits "change" with the names that changed. Empty means default. */
export class Address extends EventTarget {
  #values = new Map()
  #written = 0
  #later

  constructor() {
    super()
    this.#values = this.#read()
    for (const event of ["popstate", "hashchange"]) addEventListener(event, () => this.#follow())
    addEventListener("pagehide", () => { if (this.#later) this.#write() })
  }

  get(name) { return this.#values.get(name) ?? "" }

  /** Changes values; small ones (`isSmall`) replace the step in the history instead of adding one. */
  set(changes, isSmall = false) {
    const changed = []
    for (const [name, value] of Object.entries(changes)) {
      const text = value == null ? "" : String(value)
      if (text === this.get(name)) continue
      if (text) this.#values.set(name, text)
      else this.#values.delete(name)
      changed.push(name)
    }
    if (!changed.length) return
    if (isSmall) this.#writeSoon()
    else this.#write("pushState")
    this.#emit(changed)
  }

  #write(how = "replaceState") {
    clearTimeout(this.#later)
    this.#later = 0
    this.#written = performance.now()
    history[how](null, "", this.text())
  }

  // Browsers stop pages that write their address very often, such as while a key is held.
  #writeSoon() {
    const wait = this.#written + 250 - performance.now()
    if (wait <= 0) this.#write()
    else this.#later ||= setTimeout(() => this.#write(), wait)
  }

  /** The whole state as it is written after the #. */
  text() {
    const query = new URLSearchParams()
    for (const name of [...choiceNames, ...pageNames]) if (this.get(name)) query.set(name, this.get(name))
    return "#" + query.toString().replaceAll("%2F", "/").replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";")
  }

  /** The choices for a request, with a canvas's own over them. */
  choices(own = {}) {
    const result = {}
    for (const name of choiceNames) {
      const value = own[name] ?? this.get(name)
      if (value !== "") result[name] = String(value)
    }
    return result
  }

  #read() {
    const known = new Set([...choiceNames, ...pageNames])
    return new Map([...new URLSearchParams(location.hash.slice(1))].filter(([name, value]) => known.has(name) && value))
  }

  #follow() {
    clearTimeout(this.#later)
    this.#later = 0
    const old = this.#values
    this.#values = this.#read()
    const names = new Set([...old.keys(), ...this.#values.keys()])
    const changed = [...names].filter((name) => (old.get(name) ?? "") !== this.get(name))
    if (changed.length) this.#emit(changed, true)
  }

  #emit(changed, isFromOutside = false) {
    this.dispatchEvent(Object.assign(new CustomEvent("change", {detail: new Set(changed)}), {isFromOutside}))
  }
}
