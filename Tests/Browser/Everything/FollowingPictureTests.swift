import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  /// A picture that follows another is changed where its lines differ, or piece by piece.
  @Test(arguments: Seed.many(1))
  func `shows a picture that follows others as it shows one alone`(_ seed: Seed) throws {
    var random = seed
    let part = Int.random(in: 0..<4, using: &random)
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card)
    let told = try page.browser.text(
      """
      return (async () => {
        \(Self.counting)
        const ask = async (address) => (await fetch(address)).json()
        const {designs} = await ask("list")
        const [differing, following] = [[], document.createElement("div")]
        let [count, quick] = [0, 0]
        for (const [index, {n, name}] of designs.entries()) {
          if (index % 4 !== arguments[0]) continue
          const {size: [width, height]} = await ask(`frame?design=${n}`)
          for (const by of [0, 2, 1, -1, -40, -41, 60, 0]) {
            const {svg} = await ask(`frame?design=${n}&width=${width + by}&height=${height}&shown=1.26&moving=1`)
            if (!svg) continue
            const alone = document.createElement("div")
            if (parsedBy(() => showPicture(following, svg, "c-")) < svg.length / 2) quick += 1
            showPicture(alone, svg, "c-")
            count += 1
            if (!following.firstChild.isEqualNode(alone.firstChild)) differing.push(`${name} ${by}`)
          }
        }
        return count < 100 || quick < count / 4 ? `only ${quick} of ${count}` : differing.join()
      })()
      """.replacing("arguments[0]", with: "\(part)")
    )
    expectEqual(told, "", "\(seed)")
    try page.expectQuiet()
  }

  /// The same for made-up pictures, which change as no design does: lines that don't follow the elements,
  /// elements and attributes that may not stand in the page, links, images and spaces that count.
  @Test(arguments: Seed.many(1))
  func `shows made-up pictures that follow others as it shows one alone`(_ seed: Seed) throws {
    var random = seed
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card)
    let told = try page.browser.text(
      """
      return (async () => {
        \(Self.counting)
        \(Self.pictures)
        let quick = 0
        for (let round = 0; round < 300; round += 1) {
          const following = document.createElement("div")
          const root = element("svg", 3)
          for (let step = 0; step < 20; step += 1) {
            const svg = written(root, step % 7 === 6)
            const alone = document.createElement("div")
            if (parsedBy(() => showPicture(following, svg, "c-")) < svg.length / 2) quick += 1
            showPicture(alone, svg, "c-")
            if (!following.firstChild.isEqualNode(alone.firstChild)) return `${following.innerHTML}\\n${alone.innerHTML}\\n${svg}`
            for (const child of alone.querySelectorAll("title, a, script")) return child.outerHTML
            if (alone.innerHTML.includes("/x/")) return alone.innerHTML
            change(root)
          }
        }
        return quick < 600 ? `only ${quick}` : ""
      })()
      """.replacing("arguments[0]", with: "\(Int.random(in: 0..<1_000_000, using: &random))")
    )
    expectEqual(told, "", "\(seed)")
    try page.expectQuiet()
  }

  /// `parsedBy(work)`: how many characters of pictures are parsed meanwhile.
  private static let counting = """
    const {showPicture} = await import(new URL("picture.js", location.href))
    const parse = DOMParser.prototype.parseFromString
    let parsed = 0
    DOMParser.prototype.parseFromString = function (text, type) {
      parsed += String(text).length
      return parse.call(this, text, type)
    }
    const parsedBy = (work) => { const before = parsed; work(); return parsed - before }
    """

  /// Random pictures: `element(name, depth)`, what is written of it, and a change of something in it.
  private static let pictures = """
    let state = arguments[0]
    const below = (end) => {
      state = state + 0x6D2B79F5 | 0
      let mixed = Math.imul(state ^ state >>> 15, 1 | state)
      mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed
      return ((mixed ^ mixed >>> 14) >>> 0) % end
    }
    const one = (list) => list[below(list.length)]
    const words = ["one", "two  two", "three &amp; four", "ש", " "]
    const image = (letter, count) => "data:image/png;base64," + letter.repeat(count)
    const values = {
      x: ["1", "2"], "data-path": ["a", "a/b"], id: ["i1", "i2"], "xml:space": ["preserve"], "xml:lang": ["ar", "de"],
      style: ["isolation:isolate", "mix-blend-mode:multiply;opacity:0.5", "fill:u\\\\72l(/x/s.svg#a)", "fill:url(#i1)"], onclick: ["0"],
      mask: ["image-set('/x/x.png' 1x)", "url(#i1)"], filter: ["u\\\\72l(/x/z.svg#f)", "src('/x/y.svg#f')"], transform: ["translate(3 4)"],
      "aria-hidden": ["false"], fill: ["url(#i1)", "url(http://example.org)", "red"],
      href: ["#i1", "https://example.org", image("A", 8), image("B", 300), image("C", 300)],
    }
    const attributes = () => Object.fromEntries(Object.keys(values).filter(() => below(3) === 0).map((name) => [name, one(values[name])]))
    const content = () => one([one(words), `<tspan x="${below(3)}">${one(words)}</tspan>`, `<a href="https://example.org">${one(words)}</a>`])
    function element(name, depth) {
      const isGroup = name === "svg" || name === "g"
      const names = depth > 0 ? ["g", "g", "rect", "text", "image", "title", "script", "a"] : ["rect", "text", "image"]
      const children = isGroup ? Array.from({length: below(5)}, () => element(one(names), depth - 1)) : []
      return {name, attributes: attributes(), children, text: textOf(name)}
    }
    function textOf(name) {
      if (name === "a") return `<rect x="${below(3)}"/>`.repeat(1 + below(2))
      return ["text", "title", "script"].includes(name) ? content() : ""
    }
    function lines({name, attributes, children, text}) {
      const space = name === "svg" ? ' xmlns="http://www.w3.org/2000/svg"' : attributes.fill === "red" && below(9) === 0 ? ' xmlns="o"' : ""
      const tag = `<${name}${space}` + Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`).join("")
      if (text) return [`${tag}>${text}</${name}>`]
      return children.length ? [tag + ">", ...children.flatMap(lines), `</${name}>`] : [tag + "/>"]
    }
    const written = (root, isJoined) => lines(root).join(isJoined ? "" : "\\n")
    function change(root) {
      const all = (element) => [element, ...element.children.flatMap(all)]
      for (let count = 1 + below(3); count > 0; count -= 1) {
        const changed = one(all(root))
        const kind = below(12)
        if (kind < 8 && changed.text) changed.text = textOf(changed.name)
        else if (kind < 10) changed.attributes = attributes()
        else if (changed.children.length && kind === 10) changed.children.splice(below(changed.children.length), 1)
        else if (["svg", "g"].includes(changed.name)) changed.children.splice(below(changed.children.length + 1), 0, element(one(["rect", "text", "g"]), 1))
      }
    }
    """
}
