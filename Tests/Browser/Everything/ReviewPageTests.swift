import Foundation
import TestSupport
import Testing

@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Chromium.isAskedForAll, "\(Chromium.brevity)")
)
struct `The page of a review` {
  @Test func `shows cases as a report does, and decides`() throws {
    let folder = try ReportPage.withRun()
    let server = try Child(
      [BuiltCommand.path, "review", "--web", "--no-open"],
      named: "review",
      in: folder.url
    )
    let address = try String(server.hears(/http:\/\/\S+\n/).dropLast())
    let browser = try BrowserSession()
    try browser.open(address + "#tab=views&view=View/stack/title")
    let name = "document.querySelector('.case-name h2').textContent"
    try browser.wait(until: "\(name) === 'cards/four.snapshots/four'")
    try browser.wait(
      until: "document.querySelector('.view-details')?.textContent.includes('Before')"
    )
    try browser.wait(until: "document.querySelectorAll('.case-marks .chosen').length >= 2")
    for (key, kind) in [("2", "slide"), ("3", "onion"), ("4", "blink"), ("6", "one")] {
      try browser.press(BrowserSession.Key(stringLiteral: key))
      try browser.wait(until: "document.querySelector('.stack.\(kind) img')?.naturalWidth")
    }
    try browser.press("5")
    try browser.wait(until: "document.querySelector('.stack img')?.src.endsWith('/difference')")
    try browser.press("a")
    try browser.wait(until: "\(name) === 'one.snapshots/one'")
    #expect(folder["cards/four.snapshots/four.new.scene"].isEmpty)
    try browser.press("r")
    try browser.wait(until: "document.body.textContent.includes('1 accepted · 1 rejected')")
    #expect(folder["one.snapshots/one.new.scene"].isEmpty)
    try browser.press("u")
    try browser.wait(until: "document.body.textContent.includes('1 accepted · 0 rejected')")
    #expect(!folder["one.snapshots/one.new.scene"].isEmpty)
    try browser.screenshot(
      to: Checkout.root.appending(path: ".build/browser/shots/review.png")
    )
    expectEqual(try browser.console, [])
  }
}
