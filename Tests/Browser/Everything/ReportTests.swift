import Foundation
import TestSupport
import Testing

@Suite(
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: Chromium.isAskedForAll, "\(Chromium.brevity)")
)
struct `The page of a report` {
  private func says(_ name: String, _ value: String) -> String {
    "(new URLSearchParams(location.hash.slice(1)).get('\(name)') ?? '') === '\(value)'"
  }

  @Test func `opens from a file, failures first, and filters by its address`() throws {
    let page = try ReportPage(ReportPage.withRun())
    try page.open()
    // Those that share a cause stand together, the larger group first.
    expectEqual(try page.names, ["cards/four.yaml", "one.yaml", "two.yaml"])
    for (place, names) in [
      (
        "outcome=all", ["cards/four.yaml", "one.yaml", "two.yaml", "cards/five.yaml", "three.yaml"]
      ),
      ("outcome=same", ["cards/five.yaml", "three.yaml"]),
      ("outcome=!same", ["cards/four.yaml", "one.yaml", "two.yaml"]),
      ("class=style", ["two.yaml"]), ("class=!style", ["cards/four.yaml", "one.yaml"]),
      ("group=1", ["cards/four.yaml", "one.yaml"]), ("group=!1", ["two.yaml"]),
      ("by=suite&group=cards", ["cards/four.yaml"]),
      ("by=suite&group=!cards", ["one.yaml", "two.yaml"]),
      ("suite=!cards", ["one.yaml", "two.yaml"]),
      ("text=spacing", ["cards/four.yaml", "one.yaml"]),
      ("text=-spacing", ["two.yaml"]), ("text=spacing -cards", ["one.yaml"]), ("text=nothing", []),
    ] as [(String, [String])] {
      try page.open(place)
      expectEqual(try page.names, names)
    }
    try page.open("how=slider&item=2&view=View/stack/box&tab=views&zoom=2")
    expectEqual(try page.name, "two.yaml")
    try page.browser.wait(
      until: "document.querySelector('.view-details h3')?.textContent === 'box'"
    )
    try page.browser.reload()
    try page.ready()
    expectEqual(try page.name, "two.yaml")
    try page.browser.wait(
      until: "document.querySelector('.view-details h3')?.textContent === 'box'"
    )
    #expect(
      try page.browser.run("return getComputedStyle(document.querySelector('.case-image')).width")
        as? String == "480px"
    )
    expectEqual(try page.browser.console, [])
    expectEqual(try page.browser.traffic.requests.filter { !$0.hasPrefix("file:") }, [])
  }

  @Test func `draws the slider's two sides apart, and the difference of both`() throws {
    let page = try ReportPage(ReportPage.withRun())
    try page.open("how=slider&item=2&zoom=1")
    let browser = page.browser
    try browser.wait(
      until:
        "[...document.querySelectorAll('.slide img')].length === 2 && [...document.querySelectorAll('.slide img')].every((i) => i.complete && i.naturalWidth)"
    )
    func box(_ share: Double) throws -> (x: Int, y: Int) {
      let place =
        try browser.run(
          "const b = document.querySelector('.stack').getBoundingClientRect(); return [b.left + b.width * arguments[0], b.top + b.height * 0.8]",
          share
        ) as? [NSNumber] ?? []
      return (place[0].intValue, place[1].intValue)
    }
    let (left, right) = (try box(0.42), try box(0.58))
    expectEqual(try page.pixel(x: left.x, y: left.y), [255, 0, 0])
    expectEqual(try page.pixel(x: right.x, y: right.y), [0, 0, 255])
    try browser.drag(".slide", through: [(x: -20, y: 0), (x: -120, y: 0)])
    expectEqual(try page.pixel(x: left.x, y: left.y), [0, 0, 255])
    try browser.drag(".slide", through: [(x: 20, y: 0), (x: 120, y: 0)])
    expectEqual(try page.pixel(x: right.x, y: right.y), [255, 0, 0])
    try browser.press("5")
    try browser.wait(until: "document.querySelector('.blend')")
    expectEqual(try page.pixel(x: right.x, y: right.y), [255, 0, 255])
    try browser.press("3")
    try browser.wait(until: "document.querySelector('.onion')")
    let mixed = try page.pixel(x: right.x, y: right.y)
    #expect(abs(mixed[0] - 128) < 3 && mixed[1] == 0 && abs(mixed[2] - 128) < 3, "\(mixed)")
    // A click on a view tells what is known of it.
    try browser.press("8")
    try browser.wait(until: "document.querySelector('.stack.one img')?.complete")
    let place = try box(0.5)
    try browser.click(x: place.x, y: place.y)
    try browser.wait(until: says("view", "View/stack/box"))
    try browser.wait(
      until: "document.querySelector('.view-details dl')?.textContent.includes('View')"
    )
    try browser.wait(
      until: "document.querySelector('.rules')?.textContent.includes('size: 240x60')"
    )
    expectEqual(try browser.console, [])
  }

  @Test func `lays pictures of unequal sizes over each other in one measure`() throws {
    func card(_ width: Int, _ colour: String) -> String {
      """
      version: 1
      canvas: \(width)x100
      test: {masks: [clock]}
      view:
        view:
        - {label: "12:30", id: clock, pinnedTo: topLeading, insets: 10, size: 40x20}
        - {view: [], id: bar, background: black, size: 60x10, pinnedTo: leading, vertically: center, insets: 20, transform: {rotate: 90}}
        id: page
        background: "\(colour)"
        filling: superview

      """
    }
    let folder = try DesignFolder(["Package.swift": "", "a.yaml": card(240, "#ff0000")])
    _ = try folder.run(["test", "--record", "all"])
    folder.write(card(160, "#0000ff"), to: "a.yaml")
    _ = try folder.run(["test"])
    let page = try ReportPage(folder)
    let browser = page.browser
    try page.open("how=slider&zoom=1")
    try browser.wait(
      until:
        "[...document.querySelectorAll('.slide img')].length === 2 && [...document.querySelectorAll('.slide img')].every((i) => i.naturalWidth) && document.querySelector('.masked')"
    )
    func place(_ x: Double, _ y: Double) throws -> (x: Int, y: Int) {
      let found =
        try browser.run(
          "const b = document.querySelector('.stack').getBoundingClientRect(); return [b.left + arguments[0], b.top + arguments[1]]",
          x,
          y
        ) as? [NSNumber] ?? []
      return (found[0].intValue, found[1].intValue)
    }
    func pixel(_ x: Double) throws -> [Int] {
      let point = try place(x, 95)
      return try page.pixel(x: point.x, y: point.y)
    }
    // The handle stands in the middle of the wider one, at 120.
    expectEqual(try pixel(115), [255, 0, 0])
    expectEqual(try pixel(125), [0, 0, 255])
    // Behind the handle nothing of the old picture is seen, also where the new one ends.
    #expect(try pixel(200) != [255, 0, 0])
    // A mark is as large as what it outlines, though the old picture is wider.
    let mark = "document.querySelector('.masked').getBoundingClientRect().width"
    #expect(abs(try browser.number("return \(mark)") - 40) < 1.5)
    // A view that is turned is where it is seen.
    try page.open("how=after&zoom=1")
    try browser.wait(until: "document.querySelector('.stack img')?.naturalWidth")
    try browser.wait(until: "document.querySelector('.masked')")
    for (x, y, path) in [(50.0, 30.0, "View/page/bar"), (25.0, 50.0, "View/page")] {
      let point = try place(x, y)
      try browser.click(x: point.x, y: point.y)
      try browser.wait(until: says("view", path))
    }
    expectEqual(try browser.console, [])
  }

  @Test func `is worked by keys alone, and each stop has a name and is seen`() throws {
    let page = try ReportPage(ReportPage.withRun())
    try page.open()
    let browser = page.browser
    func expect(_ key: BrowserSession.Key, _ condition: String) throws {
      try browser.press(key)
      do { try browser.wait(until: condition, within: 4) } catch {
        Issue.record("'\(key.text)' doesn't bring \(condition)")
      }
    }
    try expect("\u{E015}", "document.querySelector('.case-name h2').textContent === 'one.yaml'")
    try expect(
      "\u{E013}",
      "document.querySelector('.case-name h2').textContent === 'cards/four.yaml'"
    )
    for (index, way) in [
      "", "slider", "onion", "blink", "difference", "outline", "before", "after",
    ].enumerated() {
      try expect(BrowserSession.Key(stringLiteral: "\(index + 1)"), says("how", way))
    }
    try expect("+", "Number(new URLSearchParams(location.hash.slice(1)).get('zoom')) > 1")
    try expect("0", says("zoom", ""))
    try expect("s", says("by", "suite"))
    try expect("s", says("by", ""))
    try expect("g", "document.activeElement.closest('.groups')")
    try expect("\u{E015}", says("group", "1"))
    try expect("n", says("group", "!1"))
    try expect("x", says("group", ""))
    try expect("]", "new URLSearchParams(location.hash.slice(1)).get('view')")
    try expect("v", "document.activeElement.getAttribute('aria-label') === 'Views'")
    try expect("m", "document.activeElement.className === 'case-message'")
    try expect("p", "document.activeElement.className === 'case-body'")
    try expect("l", "document.activeElement.getAttribute('aria-label') === 'Cases'")
    try expect("/", "document.activeElement.id === 'search'")
    try expect(.escape, "document.activeElement.getAttribute('aria-label') === 'Cases'")
    try expect(
      "c",
      "document.getElementById('toast').textContent.includes('copied') || document.getElementById('toast').textContent.includes('copy')"
    )
    try expect(
      "a",
      "document.getElementById('toast').textContent.includes('snapline review --accept')"
    )
    try expect("d", "document.documentElement.dataset.appearance === 'light'")
    try expect("?", "document.querySelector('dialog[open]')")
    try expect(.escape, "!document.querySelector('dialog[open]')")
    try walk(browser)
    expectEqual(try browser.console, [])
  }

  /// Goes through all that Tab reaches, once around.
  private func walk(_ browser: BrowserSession) throws {
    try browser.run("document.getElementById('skip').focus()")
    var stops: [String] = []
    for place in 0..<60 {
      if place > 0 { try browser.press(.tab) }
      let stop =
        try browser.run(
          """
          const e = document.activeElement
          if (!e || e === document.body) return ["", true, true]
          const name = e.getAttribute("aria-label") || e.textContent.trim() || e.labels?.[0]?.textContent || e.placeholder || e.outerHTML
          const box = e.getBoundingClientRect(), style = getComputedStyle(e)
          const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || Boolean(e.querySelector(".at"))
          return [name, box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight, ring]
          """
        ) as? [Any] ?? []
      let name = stop.first as? String ?? ""
      // Behind the last stop comes the window, which is none of the page.
      if name.isEmpty { break }
      #expect(!name.hasPrefix("<"), "\(name) has no name")
      #expect(
        stop[1] as? Bool == true && stop[2] as? Bool == true,
        "'\(name)' isn't seen to have the focus"
      )
      stops.append(name)
    }
    #expect(stops.count > 12, "\(stops)")
    #expect(stops.first == "Skip to the case", "\(stops)")
  }

  @Test func `is there in dark, from right to left, narrow and wide`() throws {
    let page = try ReportPage(ReportPage.withRun())
    let browser = page.browser
    for (width, height) in [(1_440, 900), (360, 740)] {
      for scheme in ["light", "dark"] {
        for direction in ["ltr", "rtl"] {
          try browser.resize(width, height)
          try browser.prefer(["prefers-color-scheme": scheme])
          try page.open("item=1&tab=views&view=View/stack/box")
          try browser.run(
            "localStorage.setItem('snapline.report.direction', arguments[0])",
            direction == "rtl" ? "rtl" : ""
          )
          try browser.reload()
          try page.ready()
          let facts =
            try browser.run(
              "return [document.documentElement.dir, getComputedStyle(document.body).backgroundColor, document.documentElement.scrollWidth <= innerWidth]"
            ) as? [Any] ?? []
          expectEqual(facts[0] as? String, direction)
          expectEqual(
            facts[1] as? String,
            scheme == "dark" ? "rgb(29, 31, 35)" : "rgb(255, 255, 255)"
          )
          #expect(
            facts[2] as? Bool == true,
            "it is wider than the window at \(width), \(direction)"
          )
          try browser.wait(
            until: "[...document.querySelectorAll('.case-image')].every((i) => i.complete)"
          )
          try browser.screenshot(
            to: Checkout.root.appending(
              path: ".build/browser/shots/report-\(width)-\(scheme)-\(direction).png"
            )
          )
        }
      }
    }
    expectEqual(try browser.console, [])
  }

  @Test func `tells of pictures that are gone, and of parts`() throws {
    let folder = try ReportPage.withRun()
    let page = try ReportPage(folder)
    let report = folder.url.appending(path: ".snapline/report")
    try FileManager.default.removeItem(at: report.appending(path: "pictures"))
    try page.open()
    try page.browser.wait(until: "document.querySelectorAll('.case-body .empty').length === 2")
    #expect(
      try page.browser.text("return document.querySelector('.case-body').textContent").contains(
        "is gone: pictures/"
      )
    )
    try FileManager.default.removeItem(at: report.appending(path: "data/details-0.js"))
    try page.open("item=1")
    try page.browser.wait(
      until:
        "document.querySelector('.case-message').textContent.includes('details-0.js of this report can’t be read')"
    )
    expectEqual(try page.names.count, 3)
    try FileManager.default.removeItem(at: report.appending(path: "data/run.js"))
    try page.browser.open("about:blank")
    try page.browser.open(page.address)
    try page.browser.wait(until: "document.body.textContent.includes('The report can’t be shown')")
  }

  @Test func `shows texts of strangers as texts, and one file alone as well`() throws {
    let hostile = "<img src=x onerror=alert(1)> \u{202E}gnp.exe </script><script>alert(2)</script>"
    let design = "version: 1\ncanvas: 80x40\nview: {label: \"A\", centeredIn: superview}\n"
    let folder = try ReportPage.withRun(["<b>&amp; name.yaml": design])
    folder.write(design.replacing("\"A\"", with: "\"\(hostile)\""), to: "<b>&amp; name.yaml")
    try folder.run(["test"])
    for options in [["-o", "page"], ["--single-file", "-o", "page.html"]] {
      let page = try ReportPage(
        folder,
        options: options,
        page: options.contains("page") ? "page/index.html" : "page.html"
      )
      try page.open("text=name")
      expectEqual(try page.name, "<b>&amp; name.yaml")
      try page.browser.wait(until: "document.querySelector('.case-message pre')")
      let text = try page.browser.text("return document.querySelector('.case-message').textContent")
      #expect(
        text.contains("<img src=x onerror=alert(1)>") && text.contains("\\u{202E}"),
        "\(text)"
      )
      #expect(
        try page.browser.number(
          "return document.querySelectorAll('#middle b, #middle script, img[src=x]').length"
        ) == 0
      )
      #expect(
        try page.browser.number(
          "return [...document.querySelectorAll('.case-image')].filter((i) => i.complete && i.naturalWidth).length"
        ) == 2
      )
      expectEqual(try page.browser.console, [])
    }
  }

  @Test func `is read aloud with its parts by name`() throws {
    let page = try ReportPage(ReportPage.withRun())
    try page.open()
    let tree = try page.browser.chrome("Accessibility.getFullAXTree") as? [String: Any]
    let nodes = tree?["nodes"] as? [[String: Any]] ?? []
    let said = nodes.compactMap { node -> String? in
      let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      return node["ignored"] as? Bool == true ? nil : "\(role): \(name)"
    }
    for wanted in [
      "main: ", "navigation: Groups", "listbox: Cases", "radiogroup: How it is shown",
      "heading: cards/four.yaml",
      "region: Pictures", "image: cards/four.yaml, before", "image: cards/four.yaml, after",
      "button: Copy accept command",
      "searchbox: Search cases: names, suites and causes; -word leaves out",
    ] {
      #expect(said.contains(wanted), "\(wanted) isn't among \(said)")
    }
  }
}
