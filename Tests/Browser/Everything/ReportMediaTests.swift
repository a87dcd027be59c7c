import Foundation
import TestSupport
import Testing

@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Chromium.isAskedForAll, "\(Chromium.brevity)")
)
struct `A report on paper, and with less motion` {
  @Test func `prints the case that is shown, all of it, in dark letters on white`() throws {
    let page = try ReportPage(ReportPage.withRun())
    let browser = page.browser
    try page.open("item=1&tab=views&view=View/stack/box")
    // Chosen by hand, dark stays on the screen.
    for _ in 0..<2 { try browser.press("d") }
    try browser.wait(until: "document.documentElement.dataset.appearance === 'dark'")
    try browser.prefer(["prefers-color-scheme": "dark"], on: "print")
    try browser.wait(
      until: "[...document.querySelectorAll('.case-image')].every((i) => i.complete)"
    )
    let facts =
      try browser.run(
        """
        const seen = (name) => [...document.querySelectorAll(name)].some((e) => e.getBoundingClientRect().height > 0)
        const whole = (name) => [...document.querySelectorAll(name)].every((e) => e.scrollHeight <= e.clientHeight + 1)
        const colour = (name, key) => getComputedStyle(document.querySelector(name))[key]
        return {
          images: document.querySelectorAll(".case-image").length,
          shown: [".case-name h2", ".case-image", ".case-message", ".view-details"].filter((name) => !seen(name)),
          hidden: [".actions", ".designs", ".inspector", ".places", ".segments", "#choices input", "#choices button", ".case-name button"].filter(seen),
          cut: ["body", ".work", ".other", ".case-body", ".case-message", ".view-details"].filter((name) => !whole(name)),
          letters: colour(".case-name h2", "color"), ground: colour("body", "backgroundColor"),
        }
        """
      ) as? [String: Any] ?? [:]
    expectEqual(facts["images"] as? Int, 2)
    expectEqual(facts["shown"] as? [String], [])
    expectEqual(facts["hidden"] as? [String], [])
    expectEqual(facts["cut"] as? [String], [])
    expectEqual(facts["letters"] as? String, "rgb(22, 25, 29)")
    expectEqual(facts["ground"] as? String, "rgb(255, 255, 255)")
    let printed = try browser.chrome("Page.printToPDF", ["printBackground": false])
    let data = (printed as? [String: Any])?["data"] as? String ?? ""
    let file = try #require(Data(base64Encoded: data))
    #expect(file.starts(with: Data("%PDF-".utf8)))
    try browser.screenshot(
      to: Checkout.root.appending(path: ".build/browser/shots/report-paper.png")
    )
    try file.write(to: Checkout.root.appending(path: ".build/browser/shots/report-paper.pdf"))
    expectEqual(try browser.console, [])
  }

  @Test func `blinks by itself, and at a press alone where less motion is asked for`() throws {
    let page = try ReportPage(ReportPage.withRun())
    let browser = page.browser
    /// How often the picture that is shown changes within two seconds, and how long anything takes to move.
    let changes = """
      const done = arguments[arguments.length - 1]
      let count = 0
      const watch = new MutationObserver(() => { count += 1 })
      watch.observe(document.querySelector(".stack"), {attributes: true, subtree: true, attributeFilter: ["class"]})
      const moving = document.getAnimations().length
      setTimeout(() => { watch.disconnect(); done([count, moving]) }, 2000)
      """
    for (wanted, label) in [("no-preference", "Stop"), ("reduce", "The other")] {
      try browser.prefer(["prefers-reduced-motion": wanted])
      try page.open("how=blink&item=1")
      try browser.wait(
        until: "document.querySelector('figcaption button')?.textContent === arguments[0]",
        label
      )
      let seen = try browser.wait(for: changes) as? [NSNumber] ?? []
      if wanted == "reduce" {
        expectEqual(seen.map(\.intValue), [0, 0])
        let before = try browser.text("return document.querySelector('figcaption').textContent")
        try browser.run("document.querySelector('figcaption button').click()")
        let after = try browser.text("return document.querySelector('figcaption').textContent")
        #expect(before != after)
        // Nothing fades or slides anywhere on the page.
        let lengths = try browser.number(
          """
          return Math.max(...[...document.querySelectorAll("*")].flatMap((e) => {
            const style = getComputedStyle(e)
            return [...style.transitionDuration.split(","), ...style.animationDuration.split(",")].map(parseFloat)
          }))
          """
        )
        expectEqual(lengths, 0)
      } else {
        // Every 0.7 seconds, and the clock of a page may be late.
        #expect(seen.first?.intValue ?? 0 >= 2, "\(seen)")
      }
    }
  }
}
