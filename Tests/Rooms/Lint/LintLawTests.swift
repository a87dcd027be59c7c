import Foundation
import Snapline
import SnaplineLint
import TestSupport
import Testing

@Suite struct `The rules for layouts` {
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What is found, with the row in place of `#`.
    var found: [String]
    var make: @Sendable (LintedPage, Int) -> Void
  }

  static let faults: [Fault] = [
    Fault(testDescription: "a low button", found: ["tap-size button#"]) { page, row in
      page.buttons[row].frame.size.height = 30
    },
    Fault(testDescription: "a narrow button", found: ["tap-size button#"]) { page, row in
      page.buttons[row].frame.size.width = 40
    },
    Fault(testDescription: "a text off the canvas", found: ["off-screen label#"]) { page, row in
      page.labels[row].frame.origin.x = -20
    },
    Fault(testDescription: "a button off the canvas", found: ["off-screen button#"]) { page, row in
      page.buttons[row].frame.origin.x = 320
    },
    Fault(testDescription: "a text over a text", found: ["overlap second"]) { page, row in
      let label = Label(frame: page.labels[row].frame.offsetBy(dx: 5, dy: 3))
      label.text = "Another"
      label.accessibilityIdentifier = "second"
      page.labels[row].superview?.addSubview(label)
    },
    Fault(testDescription: "a button half over a button", found: ["overlap second"]) { page, row in
      let button = Button(frame: page.buttons[row].frame.offsetBy(dx: 40, dy: 4))
      button.accessibilityIdentifier = "second"
      button.accessibilityLabel = "Second"
      page.buttons[row].superview?.addSubview(button)
    },
    Fault(testDescription: "a grey text", found: ["contrast label#"]) { page, row in
      page.labels[row].textColor = Color(white: 0.6, alpha: 1)
    },
    Fault(testDescription: "a faded text", found: ["contrast label#"]) { page, row in
      page.labels[row].alpha = 0.3
    },
    Fault(testDescription: "a text that is cut", found: ["truncation label#"]) { page, row in
      page.labels[row].frame.size.width = 30
    },
    Fault(testDescription: "lines that are cut", found: ["truncation label#"]) { page, row in
      page.labels[row].numberOfLines = 0
      page.labels[row].text = "Many words that have no room in a few lines at all, whatever"
    },
    Fault(testDescription: "a word that has no room", found: ["broken-word label#"]) { page, row in
      page.labels[row].numberOfLines = 0
      page.labels[row].text = "Steamboats"
      page.labels[row].frame = CGRect(x: 16, y: 4, width: 60, height: 52)
    },
    Fault(testDescription: "a text without height", found: ["no-size label#"]) { page, row in
      page.labels[row].frame.size.height = 0
    },
    Fault(testDescription: "a text without width", found: ["no-size label#"]) { page, row in
      page.labels[row].frame.size.width = 0
    },
    Fault(testDescription: "a button without a word", found: ["no-label button#"]) { page, row in
      page.buttons[row].setTitle(nil, for: .normal)
    },
    Fault(testDescription: "a switch of which nothing is said", found: ["no-label switch"]) {
      page,
      row in
      page.buttons[row].frame.size.width = 50
      let view = Switch(frame: CGRect(x: 338, y: 14, width: 44, height: 31))
      view.accessibilityIdentifier = "switch"
      page.labels[row].superview?.addSubview(view)
    },
    Fault(testDescription: "an element without a name", found: ["no-label box#"]) { page, row in
      page.labels[row].superview?.isAccessibilityElement = true
    },
    Fault(testDescription: "a left edge", found: ["left-right tag"]) { page, row in
      page.addTag(to: row) { $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 4) }
    },
    Fault(testDescription: "a right edge", found: ["left-right tag"]) { page, row in
      page.addTag(to: row) { $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -4) }
    },
    Fault(testDescription: "constraints that contradict each other", found: ["conflict –"]) {
      page,
      _ in
      let view = View()
      page.root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.hold(view, in: page.root, widths: [10, 20])
    },
    Fault(testDescription: "a place that nothing decides", found: ["ambiguity open"]) { page, _ in
      let view = View()
      view.accessibilityIdentifier = "open"
      page.root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: page.root.topAnchor).isActive = true
    },
  ]

  @Test func `find nothing on pages that meet them all`() throws {
    for seed in Seed.many(20) {
      var random = seed
      let page = LintedPage(seed, rows: random.number(in: 1...12))
      try expectEqual(page.found, [], "\(seed)")
    }
  }

  @Test func `find nothing where both sides are held alike`() throws {
    for seed in Seed.many(4) {
      let page = LintedPage(seed, rows: 1)
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      page.root.insertSubview(view, at: 0)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 8),
        view.rightAnchor.constraint(equalTo: page.root.rightAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: page.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 4),
      ])
      try expectEqual(page.found, [], "\(seed)")
    }
  }

  @Test(arguments: faults)
  func `find each fault, and nothing else`(fault: Fault) throws {
    for seed in Seed.many(6) {
      var random = seed
      let rows = random.number(in: 1...9)
      let row = random.number(in: 0...(rows - 1))
      let page = LintedPage(seed, rows: rows)
      fault.make(page, row)
      let wanted = fault.found.map { $0.replacing("#", with: "\(row)") }
      try expectEqual(page.found, wanted, "\(seed), row \(row) of \(rows)")
    }
  }

  @Test func `find the same whatever order views stand in that have nothing in common`()
    throws
  {
    for seed in Seed.many(10) {
      var random = seed
      let (page, other) = (
        LintedPage(seed, rows: 8), LintedPage(seed, rows: 8, shuffled: true)
      )
      for _ in 0..<4 {
        let fault = Self.faults.dropLast(2)[random.number(in: 0...(Self.faults.count - 3))]
        let row = random.number(in: 0...7)
        fault.make(page, row)
        fault.make(other, row)
      }
      try expectEqual(page.found, other.found, "\(seed)")
      try #expect(!page.found.isEmpty, "\(seed)")
    }
  }

  @Test func `take work that grows as the tree does`() throws {
    func comparisons(_ rows: Int) throws -> Int {
      let look = try LintedPage(Seed(1), rows: rows).look
      #expect(look.findings.isEmpty)
      return look.comparisons
    }
    // Each row has three views besides what a button is made of.
    let (half, whole) = (try comparisons(833), try comparisons(1_667))
    #expect(whole <= 5_000 * 10, "\(whole) comparisons for 5,000 views")
    #expect(whole <= half * 5 / 2, "\(half) comparisons, then \(whole)")
  }
}

extension LayoutConstraint {
  /// Holds a view in the corner of another one, as wide as each of the numbers.
  fileprivate static func hold(_ view: View, in outer: View, widths: [CGFloat]) {
    var all = [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    all += widths.map { view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(all)
  }
}
