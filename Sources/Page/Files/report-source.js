// The data of a report: scripts beside the page, since browsers read no files for a page that is one, or
// blocks in the page where it is all one file. What a preview's server answers, this finds by itself.

import {tell} from "./dom.js"

const perDetails = 8

export class ReportSource {
  #waiting = new Map()
  #details = new Map()
  #found = {key: null, list: []}
  cases = []
  failed = 0

  constructor() {
    globalThis.snapline = {part: (name, number, data) => this.#waiting.get(`${name}-${number}`)?.(data)}
  }

  /** What is known of the run, and the cases that failed. */
  async start() {
    this.run = await this.#load("run", 0)
    const {parts} = this.run
    const lists = await Promise.all(Array.from({length: parts.failed}, (_, number) => this.#load("failed", number)))
    const groups = new Map()
    this.run.groups.forEach((group, index) => { for (const member of group.members) groups.set(member, index) })
    this.cases = lists.flat().map((found, n) => this.#failing(found, n, groups.get(n) ?? -1))
    this.failed = this.cases.length
    this.#order()
  }

  /** The cases that passed, which are of no hurry. */
  async loadPassed() {
    this.passing ??= this.#loadPassed()
    return this.passing
  }

  async #loadPassed() {
    for (let number = 0; number < this.run.parts.passed; number += 1) {
      for (const [name, suite, outcome, ms, said] of await this.#load("passed", number)) {
        this.cases.push({n: this.cases.length, name, suite, outcome: this.run.outcomes[outcome], ms, said, kinds: [], causes: [], pictures: {}, sizes: {}, group: -1, passed: true})
      }
    }
    this.#found.key = null
  }

  #load(name, number) {
    const block = document.getElementById(`part-${name}-${number}`)
    if (block) return Promise.resolve(JSON.parse(block.textContent))
    const file = name === "run" ? "data/run.js" : `data/${name}-${number}.js`
    const {promise, resolve, reject} = Promise.withResolvers()
    const script = document.createElement("script")
    const end = () => { this.#waiting.delete(`${name}-${number}`); script.remove() }
    this.#waiting.set(`${name}-${number}`, (data) => { end(); resolve(data) })
    const fail = () => { end(); reject(new Error(`${file} of this report can’t be read: it is gone, or damaged. Make the report again.`)) }
    script.addEventListener("error", fail)
    // What was cut says nothing, and loads all the same.
    script.addEventListener("load", () => { if (this.#waiting.has(`${name}-${number}`)) fail() })
    script.src = file
    document.head.append(script)
    return promise
  }

  #failing({n: name, v, s: suite, o, ms, k = [], p = [], z = []}, n, group) {
    const {groups, outcomes} = this.run
    const shared = groups[group]
    const others = shared?.others[n] ?? []
    const pictures = {...(p[0] ? {before: p[0]} : {}), ...(p[1] ? {after: p[1]} : {})}
    const sizes = {...(z[0] ? {before: z[0]} : {}), ...(z[1] ? {after: z[1]} : {})}
    const causes = [...(shared ? [{text: shared.text, place: shared.place}] : []), ...others.map((text) => ({text}))]
    return {n, name, variant: v, suite, outcome: outcomes[o], ms, kinds: k, pictures, sizes, causes, group, isNew: outcomes[o] === "missing"}
  }

  /** Failures by cause, or by suite; those that passed come behind them, as the run had them. */
  #order() {
    const failing = this.cases.slice(0, this.failed)
    const byName = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : one.n - other.n
    const rank = (found) => found.group < 0 ? Infinity : found.group
    this.byCause = failing.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)) || byName(one, other)).map(({n}) => n)
    this.bySuite = failing.toSorted((one, other) => one.suite - other.suite || byName(one, other)).map(({n}) => n)
  }

  // What Cases asks.

  async review({by = ""} = {}) {
    const {tool, groups, suites, started} = this.run
    if (!this.suiteCounts) {
      this.suiteCounts = suites.map(() => 0)
      for (const {suite} of this.cases.slice(0, this.failed)) this.suiteCounts[suite] += 1
    }
    const told = by === "suite"
      ? suites.map((text, index) => ({n: asGroup(text), text: text === "." ? "the package itself" : text, count: this.suiteCounts[index]})).filter(({count}) => count).toSorted((one, other) => other.count - one.count)
      : groups.map(({text, place, members}, index) => ({n: index + 1, text, place, count: members.length}))
    return {name: [tool, started].filter(Boolean).join(" · "), count: this.failed, groups: told}
  }

  async reviewItems({from = 0, count = 60, ...query}) {
    // Where they can't be had, the failures are listed all the same.
    if (wantsPassed(query, this.failed)) await this.loadPassed().catch((error) => tell(error.message))
    const list = this.find(query)
    return {total: list.length, items: list.slice(from, from + count).map((n) => this.cases[n])}
  }

  /** The numbers of the cases that a query finds, in their order. */
  find(query) {
    const key = JSON.stringify(query)
    if (this.#found.key === key) return this.#found.list
    const fits = this.#test(query)
    const order = query.by === "suite" ? this.bySuite : this.byCause
    const list = order.filter((n) => fits(this.cases[n]))
    if (wantsPassed(query, this.failed)) for (let n = this.failed; n < this.cases.length; n += 1) if (fits(this.cases[n])) list.push(n)
    this.#found = {key, list}
    return list
  }

  #test({outcome = "", class: kind = "", suite = "", group = "", by = "", text = ""}) {
    const tests = []
    const add = (word, test) => {
      if (!word) return
      const isNot = word.startsWith("!")
      const rest = isNot ? word.slice(1) : word
      const value = rest.startsWith("=") ? rest.slice(1) : rest
      tests.push((found) => test(found, value) !== isNot)
    }
    if (outcome && outcome !== "all") add(outcome, (found, value) => found.outcome === value)
    add(kind, (found, value) => found.kinds.includes(value))
    add(suite, (found, value) => this.run.suites[found.suite] === value)
    add(group, (found, value) => by === "suite" ? this.run.suites[found.suite] === value : found.group === Number(value) - 1)
    for (const {word, isNot} of words(text)) tests.push((found) => this.#words(found).includes(word) !== isNot)
    return (found) => tests.every((test) => test(found))
  }

  #words(found) {
    found.words ??= [found.name, found.variant ?? "", this.run.suites[found.suite], ...found.causes.flatMap(({text, place}) => [text, place ?? ""])].join("\n").toLowerCase()
    return found.words
  }

  async reviewDetails(n) {
    const found = this.cases[n]
    if (n >= this.failed) return {said: found.said, message: found.said ? undefined : `It took ${found.ms} ms, and nothing is to be said of it.`}
    const number = Math.floor(n / perDetails)
    if (this.#details.size > 12 && !this.#details.has(number)) this.#details.delete(this.#details.keys().next().value)
    if (!this.#details.has(number)) this.#details.set(number, this.#load("details", number).catch((error) => { this.#details.delete(number); throw error }))
    return (await this.#details.get(number))[n % perDetails]
  }
}

/** The name of a suite as a group in the address, where a ! says "not" and an = that the rest is a name. */
const asGroup = (name) => /^[!=]/.test(name) ? `=${name}` : name

/** Whether cases that passed may be among what is asked for. */
function wantsPassed({outcome = ""}, failed) {
  return outcome ? !["changed", "missing", "wrong", "undecided"].includes(outcome) : !failed
}

/** The words of a search: those in quotes are one, and a minus leaves out what has them. */
function words(text) {
  return [...text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)].map(([, minus, quoted, plain]) => ({word: (quoted ?? plain).toLowerCase(), isNot: minus === "-"})).filter(({word}) => word && word !== "-")
}
