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
        const {showPicture} = await import(new URL("picture.js", location.href))
        const ask = async (address) => (await fetch(address)).json()
        const {designs} = await ask("list")
        const [differing, following] = [[], document.createElement("div")]
        let count = 0
        for (const [index, {n, name}] of designs.entries()) {
          if (index % 4 !== arguments[0]) continue
          const {size: [width, height]} = await ask(`frame?design=${n}`)
          for (const by of [0, 2, 1, -1, -40, -41, 60, 0]) {
            const {svg} = await ask(`frame?design=${n}&width=${width + by}&height=${height}&shown=1.26&moving=1`)
            if (!svg) continue
            const alone = document.createElement("div")
            showPicture(following, svg, "c-")
            showPicture(alone, svg, "c-")
            count += 1
            if (!following.firstChild.isEqualNode(alone.firstChild)) differing.push(`${name} ${by}`)
          }
        }
        return count < 100 ? `only ${count}` : differing.join()
      })()
      """.replacing("arguments[0]", with: "\(part)")
    )
    expectEqual(told, "", "\(seed)")
    try page.expectQuiet()
  }
}
