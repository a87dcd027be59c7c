import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  @Test func `has a key for each action`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    try page.open(Self.card, "view=" + Self.name)
    let browser = page.browser
    func expect(_ key: BrowserSession.Key, _ condition: String) throws {
      // Menus give the focus back a moment after they are closed, and nobody types within it.
      usleep(100_000)
      try browser.press(key)
      do {
        try browser.wait(until: condition, within: 4)
      } catch {
        Issue.record("'\(key.text)' doesn't bring \(condition); the focus is on \(try page.focus)")
      }
    }
    func says(_ name: String, _ value: String) -> String {
      "(new URLSearchParams(location.hash.slice(1)).get('\(name)') ?? '') === '\(value)'"
    }
    let zoom = "document.querySelector('#zoom .percent').textContent"
    try expect("0", "\(zoom) === '100 %'")
    try expect("+", "\(zoom) === '125 %'")
    try expect("-", "\(zoom) === '100 %'")
    try expect("1", says("zoom", ""))
    for (key, attribute) in [
      ("l", "left"), ("r", "right"), ("a", "top"), ("b", "bottom"), ("w", "width"), ("h", "height"),
    ] {
      try expect(BrowserSession.Key(stringLiteral: key), says("attribute", attribute))
    }
    try expect(.escape, says("attribute", ""))
    try expect("p", says("view", "View/View"))
    try expect(.escape, says("view", ""))
    for (key, name, value) in [("x", "pixels", "1"), ("m", "measure", "1"), ("f", "mode", "strip")]
    {
      let key = BrowserSession.Key(stringLiteral: key)
      try expect(key, says(name, value))
      try expect(key, says(name, ""))
    }
    for (key, menu) in [
      ("o", "Overlays"), ("c", "Compare"), ("k", "Where it breaks"), ("e", "Export"),
    ] {
      let open =
        "document.querySelector('[popover][aria-label=\"\(menu)\"]').matches(':popover-open')"
      try expect(BrowserSession.Key(stringLiteral: key), open)
      try expect(.escape, "!\(open)")
    }
    try expect("t", "document.activeElement.closest('[role=tree]')")
    try expect("i", "document.activeElement.id === 'panel-details'")
    try expect("?", "document.querySelector('dialog[open]')")
    try expect(.escape, "!document.querySelector('dialog[open]')")
    try expect("/", "document.activeElement.id === 'search'")
    try browser.run("document.getElementById('stage').focus()")
    let design = try page.choice("design")
    try expect("]", "!(\(says("design", design)))")
    try expect("[", says("design", design))
    // The first that Tab reaches leads past the rest.
    try browser.reload()
    try browser.wait(until: "document.querySelector('.board .picture svg')")
    try expect(.tab, "document.activeElement.id === 'skip'")
    try page.expectQuiet()
  }
}
