// All that the page asks of its server. Addresses are relative: the token stays in the path.

/** A query as the server reads it, to which a plus sign is no space. */
const written = (items) => new URLSearchParams(items).toString().replaceAll("+", "%20")

/** An answer that says no; `messages` hold what was wrong with a design. */
export class Refusal extends Error {
  constructor(status, answer) {
    super(answer?.error ?? `The server answered with status ${status}.`)
    this.status = status
    this.messages = answer?.messages ?? []
  }
}

/** Tells that the server can't be reached. */
export class Away extends Error {}

export const everything = ["frame", "overlays", "findings", "why", "values", "edit", "breaks", "strip", "picture", "command", "changes", "review"]

export class Server extends EventTarget {
  /** What the server can do; what answers 404 goes. */
  features = new Set(everything)

  can(name) { return this.features.has(name) }

  async list() {
    const list = await this.#get("list")
    if (list.features) this.features = new Set(list.features)
    return list
  }
  frame(choices, signal) { return this.#get("frame", choices, {signal}) }
  overlays(choices, kinds) { return this.#get("overlays", {...choices, kinds: kinds.join()}, {feature: "overlays"}) }
  findings(choices) { return this.#get("findings", choices, {feature: "findings"}) }
  why(choices, view, attribute) { return this.#get("why", {...choices, view, ...(attribute ? {attribute} : {})}) }
  values(choices, view) { return this.#get("values", {...choices, view}) }
  async edit(choices, edit, isFinal) {
    const answer = await this.#post("edit", {choices: written(choices), edit, isFinal})
    // What can't be tried, such as a word that is half typed, is no failure of a request.
    if (answer.error) throw new Refusal(422, answer)
    return answer
  }
  undo() { return this.#post("undo", {}) }
  redo() { return this.#post("redo", {}) }
  breaks(choices, axis) { return this.#get("breaks", {...choices, axis}, {feature: "breaks"}) }
  strip(choices, axes) { return this.#get("strip", {...choices, ...axes}, {feature: "strip"}) }
  command(choices) { return this.#get("command", choices, {feature: "command"}) }
  changes(choices) { return this.#get("changes", choices, {feature: "changes"}) }
  clock() { return this.#get("clock") }

  /** The address of a picture, to show or to download. */
  pictureAddress(choices, format, isDownload = false) {
    return "picture?" + written({...choices, format, ...(isDownload ? {download: "1"} : {})})
  }
  async picture(choices, format, signal) {
    const response = await this.#send(this.pictureAddress(choices, format), {signal})
    if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null))
    return response.blob()
  }

  /** What review asks; the folder of a report offers the first three as well. */
  review() { return this.#get("review") }
  reviewItems(query) { return this.#get("review/items", query) }
  reviewDetails(number) { return this.#get(`review/details/${number}`) }
  decide(what) { return this.#post("review/decide", what) }
  undoReview() { return this.#post("review/undo", {}) }

  async #get(address, query, {signal, feature} = {}) {
    const response = await this.#send(query ? `${address}?${written(query)}` : address, {signal})
    return this.#answer(response, feature)
  }

  async #post(address, body) {
    const response = await this.#send(address, {
      method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    })
    return this.#answer(response)
  }

  async #send(address, options) {
    try {
      return await fetch(address, {cache: "no-store", credentials: "same-origin", ...options})
    } catch (error) {
      if (error.name === "AbortError") throw error
      throw new Away("The server can't be reached.")
    }
  }

  async #answer(response, feature) {
    const answer = await response.json().catch(() => null)
    if (response.ok && answer) return answer
    if (response.status === 404 && feature && this.features.delete(feature)) this.dispatchEvent(new Event("features"))
    throw new Refusal(response.status, answer)
  }
}
