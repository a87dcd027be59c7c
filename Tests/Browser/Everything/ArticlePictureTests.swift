import Foundation
import SnaplineRuns
import SnaplineSnapshots
import TestSupport
import Testing

/// Pictures of pages that the articles show, taken of designs of the gallery.
///
/// They are left in `.build/browser/shots`; with `SNAPLINE_UPDATE_PICTURES=1` the articles get them.
@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Chromium.isAskedForAll, "\(Chromium.brevity)")
)
struct `Pictures of articles` {
  private static let size = (width: 1200, height: 760)

  /// Takes a picture, in light and in dark, and holds that the articles have it.
  private func take(
    _ name: String,
    of browser: BrowserSession,
    ready: () throws -> Void
  ) throws {
    let manager = FileManager.default
    for scheme in ["light", "dark"] {
      try browser.prefer(["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"])
      try ready()
      let file = name + (scheme == "dark" ? "~dark.png" : ".png")
      let shot = Checkout.root.appending(path: ".build/browser/shots/" + file)
      try browser.screenshot(to: shot)
      let kept = Checkout.root.appending(path: "Sources/Snapline/Snapline.docc/Pages/" + file)
      if ProcessInfo.processInfo.environment["SNAPLINE_UPDATE_PICTURES"] == "1" {
        try manager.createDirectory(
          at: kept.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(contentsOf: shot).write(to: kept)
      }
      #expect(manager.fileExists(atPath: kept.path), "no article has \(file)")
    }
    expectEqual(try browser.console, [])
  }

  private static let gallery = ["chat", "order", "product-tile", "receipt", "settings", "weather"]

  /// A run over some designs of the gallery, in which one spacing, one colour and a text differ.
  private func galleryRun() throws -> DesignFolder {
    let folder = try DesignFolder.ofGallery()
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.url.path) {
      let base = name.split(separator: ".").first.map(String.init) ?? ""
      if name.hasSuffix(".yaml"), !Self.gallery.contains(base) {
        try manager.removeItem(atPath: folder.url.path + "/" + name)
      }
    }
    folder.write("", to: "Package.swift")
    try folder.edit(
      "receipt.yaml",
      "version: 1\n",
      to: "version: 1\ntest: {masks: [{text: Bon *}]}\n"
    )
    try folder.run(["test", "--record", "all"])
    try folder.edit(
      "product-tile.yaml",
      "spacing: 8\n      margins: 10",
      to: "spacing: 14\n      margins: 10"
    )
    try folder.edit("order.yaml", "background: 1E7B34", to: "background: 0A5CC2")
    try folder.edit("receipt.yaml", "font: 18 heavy", to: "font: 24 heavy")
    try folder.run(["test"])
    return folder
  }

  @Test func `show a report, and what masks hide`() throws {
    let page = try ReportPage(galleryRun())
    let browser = page.browser
    try browser.resize(Self.size.width, Self.size.height)
    let pictures = "[...document.querySelectorAll('.case-image')]"
    func show(_ design: String, _ how: String) throws {
      try page.open("")
      let place = try #require(page.names.firstIndex { $0.contains(design) })
      try page.open("item=\(place)&how=\(how)")
      try browser.wait(until: "\(pictures).length && \(pictures).every((i) => i.naturalWidth)")
    }
    try take("Report", of: browser) { try show("product-tile", "both") }
    try take("ReportOutline", of: browser) { try show("product-tile", "outline") }
    try take("ReportMasks", of: browser) { try show("receipt", "both") }
    // On each side the outline lies where the view is there.
    let tops = try browser.run(
      "return [...document.querySelectorAll('.case-marks .masked')].map((e) => e.getBBox().y)"
    )
    let places = (tops as? [NSNumber] ?? []).map(\.doubleValue)
    try #require(places.count == 2)
    #expect(places[0] < places[1] - 5, "\(places)")
  }

  /// A run over one design in six variants, after an edit.
  private func variantRun(_ old: String, _ new: String) throws -> DesignFolder {
    let folder = try DesignFolder()
    folder.write("", to: "Package.swift")
    folder.write(
      """
      canvas: {width: 280, insets: 16, background: systemBackground, scale: 2}
      test: {kinds: [image, accessibility]}
      variants:
      - {appearance: [light, dark], textSize: [small, large, accessibility1]}
      view:
        vstack:
        - {label: Tide at Cascais, font: title3 bold, accessibility: {traits: [header]}}
        - hstack:
          - {image: {symbol: arrow.up}, size: 20, contentMode: scaleAspectFit, accessibility: High water}
          - {label: "14:32", font: headline}
          spacing: 8
          alignment: center
        - {button: Remind me, kind: filled}
        spacing: 10
        filling: superview

      """,
      to: "tide.yaml"
    )
    try folder.run(["test", "--record", "all"])
    try folder.edit("tide.yaml", old, to: new)
    try folder.run(["test"])
    return folder
  }

  @Test func `show the cells of a matrix, and what is read aloud`() throws {
    let edits = [
      "ReportMatrix": ("spacing: 10", "spacing: 18"),
      "ReportAccessibility": ("accessibility: High water", "accessibility: Low water"),
    ]
    for (name, edit) in edits.sorted(by: { $0.key < $1.key }) {
      let page = try ReportPage(variantRun(edit.0, edit.1))
      try page.browser.resize(Self.size.width, Self.size.height)
      try take(name, of: page.browser) {
        try page.open("")
        let place = try #require(page.names.firstIndex { $0.contains("light.large") })
        try page.open("item=\(place)")
        try page.browser.wait(until: "document.querySelector('.case')")
      }
    }
  }

  /// A run of tests with two inline snapshots, of which one has another text than its literal.
  private func inlineRun() throws -> DesignFolder {
    let literals = [
      "High water at 02:58\nLow water at 09:11\nHigh water at 15:24", "Cascais, 38.70 N 9.42 W",
    ]
    let source = """
      @Test func tides() {
        assertInlineSnapshot(of: Day.sample.tides, as: .lines) {
          \"""
          \(literals[0].replacing("\n", with: "\n    "))
          \"""
        }
      }

      @Test func place() {
        assertInlineSnapshot(of: Day.sample.place, as: .lines) { "\(literals[1])" }
      }

      """
    let folder = try DesignFolder(["Package.swift": "", "Tests/TideTests.swift": source])
    let root = folder.url.resolvingSymlinksInPath().path
    let runs = RunFolder(root: root)
    let journal = try RunJournal(in: runs, .current(of: .swiftTesting, mode: "pending"))
    for (function, line, literal) in [("tides()", 2, literals[0]), ("place()", 11, literals[1])] {
      var call = SnapshotCall(
        function: function,
        name: nil,
        filePath: root + "/Tests/TideTests.swift",
        fileID: "TideTests/TideTests.swift",
        line: line,
        column: 23,
        record: nil
      )
      call.literal = ExpectedLiteral(
        literal,
        in: InlineSnapshotSyntaxDescriptor(),
        builtAt: nil
      )
      let text = literal.replacing("15:24", with: "15:42")
      journal.add(call.verify({ text }, as: .lines, environment: [:]).record)
    }
    journal.end()
    return folder
  }

  @Test func `show a text that is kept in the code`() throws {
    let page = try ReportPage(inlineRun())
    try page.browser.resize(Self.size.width, Self.size.height)
    try take("ReportInline", of: page.browser) {
      try page.open("item=0")
      try page.browser.wait(until: "document.querySelector('.case')")
    }
  }

  @Test func `show a review in the browser`() throws {
    let folder = try galleryRun()
    let server = try Child(
      [BuiltCommand.path, "review", "--web", "--no-open"],
      named: "review",
      in: folder.url
    )
    let address = try String(server.hears(/http:\/\/\S+\n/).dropLast())
    let browser = try BrowserSession()
    try browser.resize(Self.size.width, Self.size.height)
    try take("Review", of: browser) {
      try browser.open("about:blank")
      try browser.open(address + "#how=slider")
      try browser.wait(until: "document.querySelector('.stack img')?.naturalWidth")
    }
  }

  @Test func `show a preview: why a number is what it is, and where a layout breaks`() throws {
    let page = try PreviewPage(DesignFolder.ofGallery())
    let browser = page.browser
    try browser.resize(Self.size.width, Self.size.height)
    try take("Preview", of: browser) {
      try page.open("business-card.yaml", "view=View/View/name&attribute=left")
      let panel = "document.getElementById('panel-details').innerText"
      try browser.wait(until: "\(panel).includes('Why left is')")
    }
    try take("PreviewStrip", of: browser) {
      try page.open("checkout.yaml", "mode=strip")
      try browser.wait(until: "document.querySelector('.strip .cell .picture')")
    }
  }
}
