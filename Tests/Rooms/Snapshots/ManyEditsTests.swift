import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

import struct Foundation.CGSize

/// Designs of which very much was edited at once, as scenes.
private enum ManyEdits: CaseIterable {
  case texts, constants, colors, spacing, nested

  func document(_ count: Int, isEdited: Bool) -> SceneDocument {
    var screen = Screen(count)
    let more = isEdited ? 4 : 0
    switch self {
    case .texts:
      // As wide as the widest of its labels.
      let stack = screen.add("StackView", Edges(left: 0, top: 0, width: 96 + more, height: 100_000))
      for row in 0..<count {
        let frame = Edges(left: 0, top: row * 20, width: 90 + row % 7 + more, height: 16)
        screen.add("Label", frame, in: stack, text: "Row \(row)" + (isEdited ? " more" : ""))
      }
    case .constants:
      let plain = screen.add("View", Edges(left: 0, top: 0, right: 2000, bottom: 1e5))
      for row in 0..<count {
        let left = 5 + (isEdited ? row + 1 : 0)
        let view = screen.add(
          "View",
          Edges(left: left, top: row * 20, width: 8, height: 8),
          in: plain
        )
        screen.hold(view, plain, by: left)
      }
    case .colors:
      let stack = screen.add("StackView", Edges(left: 0, top: 0, right: 200, bottom: 1e5))
      for row in 0..<count {
        let color = RGBA(bytes: row % 256, row / 256, isEdited ? 200 : 100)
        let frame = Edges(left: 0, top: row * 20, width: 90, height: 16)
        let view = screen.add("View", frame, in: stack, color: color)
        screen.write("colors.c\(row)", isEdited ? "new\(row)" : "old\(row)")
        screen.write("background", "c\(row)", of: view)
      }
    case .spacing:
      let stack = screen.add("StackView", Edges(left: 0, top: 0, right: 200, bottom: 1e5))
      screen.write("spacing", "\(4 + more)", of: stack)
      for row in 0..<count {
        let frame = Edges(left: 0, top: row * (20 + more), width: 90, height: 16)
        screen.add("View", frame, in: stack)
      }
    case .nested:
      // Each view lies in the one before it, with a constant and a colour of its own.
      var (around, left): (Int?, Int) = (nil, 0)
      for depth in 0..<count {
        let constant = 1 + depth % 3 + (isEdited ? 1 + depth % 5 : 0)
        left += constant
        let frame = Edges(left: left, top: 0, width: 10_000, height: 100)
        let color = RGBA(bytes: depth % 256, 0, isEdited ? 200 : 100)
        let view = screen.add("View", frame, in: around, color: color)
        if let around { screen.hold(view, around, by: constant) }
        screen.write("background", isEdited ? "new\(depth)" : "old\(depth)", of: view)
        around = view
      }
    }
    return SceneDocument(scene: screen.finished)
  }
}

/// A scene of as many views as there are rows, whose views have no drawing but a ground.
private struct Screen {
  private var scene: Scene
  private var open: [Int] = []

  init(_ count: Int) {
    scene = Scene(size: CGSize(width: 1e6, height: 1e6), scale: 2)
  }

  @discardableResult
  mutating func add(
    _ className: String,
    _ frame: Edges,
    in parent: Int? = nil,
    text: String? = nil,
    color: RGBA = .white
  ) -> Int {
    while let last = open.last, last != parent { close() }
    let view = scene.tree.nodes.count
    let name = text == nil ? "view\(view)" : nil
    scene.tree.nodes.append(
      LayoutTree.Node(
        parent: parent,
        className: className,
        identifier: name,
        frame: frame,
        text: text
      )
    )
    scene.items.append(.begin(Group(identifier: name, className: className)))
    scene.items.append(.fill(.rectangle(frame), .color(color)))
    open.append(view)
    return view
  }

  private mutating func close() {
    open.removeLast()
    scene.items.append(.end)
  }

  mutating func hold(_ view: Int, _ other: Int, by constant: Int) {
    var rule = SceneOrigins.Rule(
      first: SceneOrigins.Side(node: view, attribute: "leading"),
      relation: .equal,
      second: SceneOrigins.Side(node: other, attribute: "leading")
    )
    rule.constant = Double(constant)
    scene.origins.rules.append(rule)
  }

  mutating func write(_ name: String, _ value: String, of view: Int? = nil) {
    scene.origins.words.append(SceneOrigins.Word(node: view, name: name, value: value))
  }

  var finished: Scene {
    var screen = self
    while !screen.open.isEmpty { screen.close() }
    // A scene without any origin is an older one.
    screen.write("canvas", "all of it")
    return screen.scene
  }
}

extension Edges {
  fileprivate init(left: Int, top: Int, width: Int, height: Int) {
    self.init(
      left: Double(left),
      top: Double(top),
      right: Double(left + width),
      bottom: Double(top + height)
    )
  }
}

@Suite struct `Many edits at once` {
  /// Eight times as many take eight times as long, and where each asked all others 64 times.
  @Test(arguments: ManyEdits.allCases)
  private func `cost in proportion to their number`(_ edits: ManyEdits) throws {
    let (few, many) = (time(edits, 150), time(edits, 1200))
    #expect(many < 24 * few, "\(edits): \(few) s, and \(many) s for eight times as many")
  }

  private func time(_ edits: ManyEdits, _ count: Int) -> Double {
    let (old, new) = (edits.document(count, isEdited: false), edits.document(count, isEdited: true))
    return (0..<3).map { _ in
      processorTime { _ = FoundDifferences(baseline: old, scene: new) }
    }.min() ?? 0
  }

  @Test(arguments: [ManyEdits.constants, .colors])
  private func `are told each of what it did alone`(_ edits: ManyEdits) {
    let findings = findings(of: edits, 30)
    expectEqual(findings.causes.count, 30)
    for cause in findings.causes {
      expectEqual(cause.edits.count, 1)
      expectEqual(Set(cause.explained.map { findings.differences[$0].subject }).count, 1)
    }
    expectEqual(Set(findings.causes.flatMap(\.explained)), Set(findings.differences.indices))
  }

  @Test func `are told in four lines where they explain the same`() throws {
    let findings = findings(of: .texts, 30)
    // Each text made its own label wider, and any of them what they lie in.
    expectEqual(findings.causes.count, 31)
    expectEqual(findings.causes.count { $0.edits.count == 1 }, 30)
    let shared = try #require(findings.causes.last)
    expectEqual(shared.edits.count, 30)
    expectEqual(shared.explained.map { findings.differences[$0].subject }, ["view0"])
    expectEqual(
      shared.text,
      """
      Label “Row 0 more”.text “Row 0” → “Row 0 more”
        or Label “Row 1 more”.text “Row 1” → “Row 1 more”
        or Label “Row 2 more”.text “Row 2” → “Row 2 more”
        or 27 more edits
      """
    )
  }

  private func findings(of edits: ManyEdits, _ count: Int) -> FoundDifferences {
    FoundDifferences(
      baseline: edits.document(count, isEdited: false),
      scene: edits.document(count, isEdited: true)
    )
  }
}
