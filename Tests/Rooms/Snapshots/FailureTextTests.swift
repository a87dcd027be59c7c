import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

import struct Foundation.CGFloat
import struct Foundation.CGSize

@Suite struct `The text of a failure` {
  private let label = Box(
    name: "title",
    className: "Label",
    x: 10,
    y: 60,
    width: 100,
    height: 20,
    text: "Hello"
  )

  private func lines(_ old: Box, _ new: Box) -> [String] {
    FailureText().lines(for: FoundDifferences(baseline: old.document, scene: new.document))
  }

  @Test func `calls a view that became transparent so`() {
    var (screen, edited) = (Box(name: "screen", width: 200, height: 200), Box())
    screen.children = [label]
    edited = screen
    edited.children[0].opacity = 0
    #expect(lines(screen, edited).first == "style  title  opacity 1 → 0")
    #expect(lines(edited, screen).first == "style  title  opacity 0 → 1")
  }

  @Test func `tells views of one name apart`() {
    var screen = Box(name: "screen", width: 200, height: 200)
    // Two labels that read alike: one changes its colour, and so does the other.
    screen.children = [label, label]
    for place in 0...1 {
      screen.children[place].name = nil
      screen.children[place].y = Double(place) * 40
    }
    var edited = screen
    for place in 0...1 { edited.children[place].color = .black }
    #expect(
      lines(screen, edited).first
        == "style  Label “Hello” 1 in screen  background #ffffff → #000000; 1 more follows: "
        + "Label “Hello” 2 in screen"
    )
  }

  @Test func `says what of a view follows from itself`() {
    var screen = Box(name: "screen", width: 200, height: 200, children: [label])
    let before = screen
    screen.children[0].text = "Hello, world"
    screen.children[0].width = 140
    #expect(
      lines(before, screen).first
        == "text  title  text “Hello” → “Hello, world”; its own frame follows"
    )
  }

  @Test func `gives edges as they were compared`() {
    // The view moved up, and what it paints stayed where it was.
    let view = { (top: Double) in
      let frame = Edges(left: 10, top: top, right: 50, bottom: top + 40)
      var scene = Scene(size: .init(width: 200, height: 200), scale: 2)
      scene.tree.nodes = [
        LayoutTree.Node(parent: nil, className: "View", identifier: "card", frame: frame)
      ]
      scene.items = [
        .begin(Group(identifier: "card", className: "View")),
        .fill(.rectangle(Edges(left: 10, top: 76, right: 50, bottom: 116)), .color(.black)), .end,
      ]
      return SceneDocument(scene: scene)
    }
    let text = FailureText().lines(for: FoundDifferences(baseline: view(76), scene: view(60)))
    #expect(
      text.contains { $0.contains("background edges in the view 0 0 40 40 → 0 16 40 56") },
      "\(text)"
    )
  }

  @Test func `puts another scale before what it rounds elsewhere`() {
    var screen = Box(name: "screen", width: 200, height: 200)
    screen.children = [Box(name: "card", y: 10.25, width: 100, height: 50)]
    let (old, new) = (screen.scene.snapped(to: 2), screen.scene.snapped(to: 3))
    let findings = FoundDifferences(
      baseline: SceneDocument(scene: old),
      scene: SceneDocument(scene: new)
    )
    expectEqual(findings.differences.map(\.cause), [nil, 0])
    #expect(
      FailureText().lines(for: findings) == [
        "layout  canvas  scale 2 → 3; 1 more follows: card", "layout: the scale changed",
      ]
    )
  }

  @Test func `never lets a number that is none pass`() {
    let screen = Box(name: "screen", width: 200, height: 200, children: [label])
    var edited = screen
    edited.children[0].x = .nan
    for (old, new) in [(screen, edited), (edited, screen)] {
      let findings = FoundDifferences(baseline: old.document, scene: new.document)
      expectEqual(findings.exceeded(Tolerance(layout: 1000)), [.layout])
    }
    #expect(
      lines(screen, edited) == [
        "layout  title  x 10 → nan, width 100 → nan", "layout: a place is no number",
      ]
    )
    let differences = [Double.nan, 5].map {
      Difference(kind: .layout, subject: "a", changes: [], distance: $0)
    }
    expectEqual(
      FoundDifferences(differences: differences).exceeded(Tolerance(layout: 10)),
      [.layout]
    )
    #expect(!FoundDifferences(differences: differences).isSame(within: Tolerance(layout: .nan)))
  }
}

@Suite struct `A view whose identifier changed` {
  private let screen = Box(
    name: "screen",
    width: 200,
    height: 200,
    children: [
      Box(name: "one", className: "Label", width: 100, height: 20, text: "One"),
      Box(name: "two", className: "Label", y: 20, width: 100, height: 20, text: "Two"),
      Box(name: "three", y: 40, width: 100, height: 20),
    ]
  )

  @Test(arguments: 0...2)
  func `is one difference`(place: Int) {
    for (from, to) in [(nil, "new"), ("old", nil), ("old", "new")] as [(String?, String?)] {
      var (old, new) = (screen, screen)
      old.children[place].name = from
      new.children[place].name = to
      let findings = FoundDifferences(baseline: old.document, scene: new.document)
      #expect(
        findings.differences.map(\.changes) == [
          [Difference.Change(property: "identifier", old: from ?? "none", new: to ?? "none")]
        ]
      )
      expectEqual(findings.exceeded(Tolerance(layout: 1000)), [.layout])
      #expect(
        FailureText().lines(for: findings).last
          == "layout: identifiers changed, and nothing else"
      )
    }
  }

  @Test func `may have moved besides where it had none`() {
    var (old, new) = (screen, screen)
    old.children[2].name = nil
    new.children[2].x = 30
    let findings = FoundDifferences(baseline: old.document, scene: new.document)
    expectEqual(findings.differences.map(\.subject), ["three"])
    expectEqual(findings.differences[0].changes.map(\.property), ["x", "identifier"])
  }

  @Test func `is none where another of that name is elsewhere`() {
    var (old, new) = (screen, screen)
    old.children[1].name = "one"
    new.children.swapAt(0, 1)
    new.children[0].name = "other"
    new.children[0].text = "Else"
    (new.children[0].y, new.children[1].y) = (70, 0)
    let findings = FoundDifferences(baseline: old.document, scene: new.document)
    #expect(!findings.differences.flatMap(\.changes).contains { $0.property == "identifier" })
  }
}

extension Scene {
  /// The scene with its frames and shapes on the pixels of a scale.
  func snapped(to scale: Double) -> Scene {
    func snap(_ edges: Edges) -> Edges {
      func round(_ place: Double) -> Double { (place * scale).rounded() / scale }
      return Edges(
        left: round(edges.left),
        top: round(edges.top),
        right: round(edges.right),
        bottom: round(edges.bottom)
      )
    }
    var scene = self
    scene.scale = scale
    for place in scene.tree.nodes.indices {
      scene.tree.nodes[place].frame = snap(scene.tree.nodes[place].frame)
    }
    for place in scene.items.indices {
      if case .fill(.rounded(let edges, let radii, let curve), let paint) = scene.items[place] {
        scene.items[place] = .fill(.rounded(snap(edges), radii, curve), paint)
      }
    }
    return scene
  }
}
