import Foundation
import TestSupport
import Testing

extension `The page of a preview` {
  /// A state of the page, brought about with a few steps.
  struct State: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var design = `The page of a preview`.card
    var choices = "zoom=100"
    var preferences: [String: String] = [:]
    var size = (width: 1_280, height: 800)
    /// A script that brings it about, and when it has.
    var script = ""
    var isThere = "true"

    static let all: [State] = [
      State(testDescription: "light"),
      State(testDescription: "dark", preferences: ["prefers-color-scheme": "dark"]),
      State(testDescription: "narrow", size: (320, 640)),
      State(
        testDescription: "narrow, designs",
        size: (320, 640),
        script: "document.querySelector('#places [data-place=designs]').click()"
      ),
      State(
        testDescription: "narrow, inspector",
        choices: "view=View/View/name&attribute=left",
        size: (320, 640),
        script: "document.querySelector('#places [data-place=inspector]').click()",
        isThere: "document.querySelector('.chain-step')"
      ),
      State(testDescription: "forced colours", preferences: ["forced-colors": "active"]),
      State(testDescription: "broken", design: "broken.yaml"),
      State(
        testDescription: "broken, dark",
        design: "broken.yaml",
        preferences: ["prefers-color-scheme": "dark"]
      ),
      why,
      State(
        testDescription: "why, dark",
        choices: why.choices,
        preferences: ["prefers-color-scheme": "dark"],
        isThere: why.isThere
      ),
      findings,
      State(
        testDescription: "findings, dark",
        design: findings.design,
        choices: findings.choices,
        preferences: ["prefers-color-scheme": "dark"],
        isThere: findings.isThere
      ),
      State(
        testDescription: "undecided",
        design: "undecided.yaml",
        choices: findings.choices,
        isThere: "document.querySelector('.finding.ambiguity')"
      ),
      State(testDescription: "room left", choices: "tab=slack"),
      State(
        testDescription: "marks of overlays",
        choices: "zoom=100&overlays=frames,constraints,guides,margins,safe-area,baselines"
      ),
      State(testDescription: "film strip", choices: "mode=strip"),
      dialog("keys", "#actions button[aria-label^=Keys]", "dialog[open]"),
      menu("Overlays"), menu("Compare"), menu("Where it breaks"), menu("Export"),
      State(
        testDescription: "More choices",
        script: "document.querySelector('#choices [aria-label=\"More choices\"]').click()",
        isThere: "document.querySelector(':popover-open')"
      ),
    ]

    static let why = State(
      testDescription: "why",
      choices: "zoom=100&view=View/View/name&attribute=left",
      isThere: "document.querySelector('.chain-step')"
    )
    static let findings = State(
      testDescription: "findings",
      design: "quarrel.yaml",
      choices: "zoom=100&tab=findings",
      isThere: "document.querySelector('.finding.conflict')"
    )

    private static func menu(_ name: String) -> State {
      dialog(name, "#actions [aria-label='\(name)']", ":popover-open")
    }

    private static func dialog(_ name: String, _ button: String, _ opened: String) -> State {
      State(
        testDescription: name,
        script: "document.querySelector(`\(button)`).click()",
        isThere: "document.querySelector('\(opened)')"
      )
    }

    /// Opens the page in this state.
    func open(on page: PreviewPage) throws {
      let browser = page.browser
      try browser.prefer(preferences)
      try browser.resize(size.width, size.height, scale: 2)
      if design == "broken.yaml" {
        page.folder.write(`The page of a preview`.design(saying: "Good"), to: design)
        try page.open(design, choices)
        page.folder.write(page.folder.text(design) + "colour: red\n", to: design)
        try browser.wait(until: "!document.getElementById('messages').hidden")
      } else {
        try page.open(design, choices)
      }
      if !script.isEmpty { try browser.run(script) }
      try browser.wait(until: isThere)
      // Findings and the rest come when the picture has been still for a while.
      usleep(600_000)
    }
  }

  /// Two constraints that can't both hold.
  private static let quarrel = """
    canvas: 200x100
    view:
      view:
      - id: box
        background: red
      constraints:
      - box.width == 50
      - box.width == 60
      - box.top == self.top + 10
      - box.height == 20

    """

  /// Two widths of which nothing decides how they share the room.
  private static let undecided = """
    canvas: 200x100
    view:
      view:
      - {id: one, background: red, height: 20}
      - {id: two, background: blue, height: 20}
      constraints:
      - one.top == two.top == self.top + 10
      - one.leading == self.leading + 10
      - two.leading == one.trailing + 10
      - two.trailing == self.trailing - 10

    """

  /// A gallery with a design of each kind.
  private func page() throws -> PreviewPage {
    let folder = try DesignFolder.ofGallery()
    folder.write(Self.quarrel, to: "quarrel.yaml")
    folder.write(Self.undecided, to: "undecided.yaml")
    folder.write(Self.design(saying: "Good"), to: "broken.yaml")
    return try PreviewPage(folder)
  }

  /// What axe-core finds in the page as it is, the gravest with their names first.
  private func barriers(_ browser: BrowserSession, _ axe: String) throws -> [String] {
    try browser.run(axe)
    let told = try browser.wait(
      for: """
        const done = arguments[0]
        const text = ({id, impact, nodes}) => nodes.map((node) => `${impact} ${id}: ${node.target}: ${node.failureSummary}`)
        axe.run(document, {resultTypes: ["violations"]})
          .then(({violations}) => done(violations.flatMap(text)), (error) => done(["serious: " + error]))
        """
    )
    let all = told as? [String] ?? ["serious: there is no answer"]
    return all.filter { $0.hasPrefix("serious") || $0.hasPrefix("critical") }
  }

  @Test func `has no barrier that axe-core finds, in any state`() throws {
    let script = Checkout.root.appending(path: ".build/browser/axe.min.js")
    let axe = try String(contentsOf: script, encoding: .utf8)
    let page = try page()
    for state in State.all {
      do {
        try state.open(on: page)
        expectEqual(try barriers(page.browser, axe), [], "\(state.testDescription)")
      } catch {
        Issue.record("\(state.testDescription): \(error)")
      }
      expectEqual(try page.browser.console, [], "\(state.testDescription)")
    }
    // It would find one.
    try page.browser.run(
      "document.getElementById('stage').append(document.createElement('button'))"
    )
    #expect(try barriers(page.browser, axe).contains { $0.contains("button-name") })
    expectEqual(try page.strangers(), [])
  }

  @Test func `looks as its pictures show it`() throws {
    let shots = Checkout.root.appending(path: ".build/browser/shots")
    let page = try page()
    for state in State.all {
      let name = state.testDescription.lowercased().replacing(", ", with: "-").replacing(
        " ",
        with: "-"
      )
      do {
        try state.open(on: page)
        try page.browser.screenshot(to: shots.appending(path: name + ".png"))
        // Nothing makes the page wider than its window.
        let overflow = "return document.documentElement.scrollWidth - innerWidth"
        #expect(try page.browser.number(overflow) <= 0, "\(name)")
      } catch {
        Issue.record("\(name): \(error)")
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: shots.path).count >= State.all.count
    )
  }
}
