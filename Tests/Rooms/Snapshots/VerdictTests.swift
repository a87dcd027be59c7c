import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A verdict` {
  @Test func `names a moved view, and what follows from it once`() {
    var card = Box(name: "card", width: 200, height: 100)
    card.children = [
      Box(name: "icon", x: 8, y: 8, width: 24, height: 24),
      Box(name: "title", x: 40, y: 8, width: 100, height: 24),
    ]
    var screen = Box(name: "screen", width: 320, height: 480, children: [card])
    let before = screen.document
    screen.children[0].y += 16
    let findings = FoundDifferences(baseline: before, scene: screen.document)
    expectEqual(findings.differences.map(\.subject), ["card", "icon", "title"])
    expectEqual(findings.differences.map(\.cause), [nil, 0, 0])
    expectEqual(findings.exceeded(), [.layout])
    #expect(
      FailureText().lines(for: findings) == [
        "layout  card  y 0 → 16 (+16); 2 more follow: icon, title",
        "layout: moved by 16 pt at most, limit 0",
      ]
    )
  }

  @Test func `knows that what is below a longer text follows from it`() {
    let screen = Box.stack(["title": "Hello", "subtitle": "World", "footer": "!"])
    var edited = screen
    edited.children[0].text = "Hello, everybody out there"
    edited.children[0].height = 40
    let findings = FoundDifferences(baseline: screen.document, scene: edited.document)
    #expect(
      FailureText().lines(for: findings)[0]
        == "text  title  text “Hello” → “Hello, everybody out there”; 3 more follow: stack, subtitle, footer"
    )
    expectEqual(findings.exceeded(), [.layout, .text])
  }

  @Test func `says when the whole difference is another font file`() {
    let screen = Box.stack(["title": "Hello", "subtitle": "World"])
    var grown = screen
    for place in grown.children.indices { grown.children[place].height += 3 }
    let findings = FoundDifferences(
      baseline: screen.document(fontHash: "aaaa"),
      scene: grown.document(fontHash: "bbbb")
    )
    expectEqual(findings.exceeded(), [.font])
    #expect(
      FailureText().lines(for: findings) == [
        "font  font file Inter.otf  file Inter.otf sha256 aaaa… → Inter.otf sha256 bbbb…; "
          + "3 more follow: title, subtitle, stack",
        "font: 1 file, limit 0",
      ]
    )
  }

  @Test func `takes a font that the design names anew for style, and one that is gone for font`() {
    var screen = Box.stack(["title": "Hello"])
    let before = screen.document
    screen.children[0].font = "Inter-Bold.otf"
    screen.children[0].weight = 700
    let chosen = FoundDifferences(baseline: before, scene: screen.document)
    expectEqual(chosen.exceeded(), [.style])
    #expect(chosen.differences[0].changes[0].property == "font")
    let gone = FoundDifferences(baseline: before, scene: screen.document) { $0.name != "Inter.otf" }
    expectEqual(gone.exceeded(), [.font])
  }

  @Test func `tells each kind of style`() {
    let label = Box(name: "title", width: 100, height: 20, text: "Hello")
    let edits: [(String, (inout Box) -> Void)] = [
      ("background", { $0.color = .black }), ("background radius", { $0.radius = 4 }),
      ("opacity", { $0.opacity = 0.5 }), ("class", { $0.className = "Button" }),
    ]
    for (property, edit) in edits {
      var edited = label
      edit(&edited)
      let findings = FoundDifferences(baseline: label.document, scene: edited.document)
      expectEqual(findings.exceeded(), [.style])
      expectEqual(findings.differences.map { $0.changes.map(\.property) }, [[property]])
    }
  }

  @Test func `says that views followed one another out`() {
    var screen = Box.stack(["title": "Hello", "subtitle": "World", "footer": "!"])
    let before = screen.document
    screen.children.remove(at: 1)
    let findings = FoundDifferences(baseline: before, scene: screen.document)
    let causes = findings.differences.filter { $0.cause == nil }
    expectEqual(causes.map(\.subject), ["subtitle"])
    #expect(findings.measure(.layout) == .infinity)
    #expect(!findings.isSame(within: Tolerance(layout: 1000)))
  }

  @Test func `sees views that changed places`() {
    var screen = Box.stack(["title": "Hello", "subtitle": "World"])
    let before = screen.document
    screen.children.swapAt(0, 1)
    let findings = FoundDifferences(baseline: before, scene: screen.document)
    expectEqual(findings.exceeded(), [.layout])
    #expect(findings.differences.flatMap(\.changes).contains { $0.property == "order" })
  }

  @Test func `groups what changed alike`() {
    var screen = Box(name: "screen", width: 100, height: 400)
    screen.children = (0..<30).map {
      Box(name: "row\($0)", y: Double($0) * 10, width: 100, height: 10)
    }
    var edited = screen
    for place in edited.children.indices { edited.children[place].color = .black }
    let findings = FoundDifferences(baseline: screen.document, scene: edited.document)
    #expect(
      FailureText().lines(for: findings)[0]
        == "style  row0  background #ffffff → #000000; 29 more follow: row1, row2, row3, row4 …"
    )
  }

  @Test func `is no slower than the scene is large`() {
    // Twenty thousand children without names or texts, all of another colour and place.
    var (old, new) = (Box(width: 100, height: 100), Box(width: 100, height: 100))
    for place in 0..<20_000 {
      old.children.append(Box(x: Double(place), width: 1, height: 1))
      new.children.append(Box(x: Double(place) + 0.5, width: 2, height: 1, color: .black))
    }
    let clock = ContinuousClock()
    var findings = FoundDifferences()
    let time = clock.measure {
      findings = FoundDifferences(baseline: old.document, scene: new.document)
    }
    #expect(!findings.isSame())
    #expect(time < .seconds(30))
  }
}

extension Box {
  var document: SceneDocument { document(fontHash: "aaaa") }

  func document(fontHash: String) -> SceneDocument {
    SceneDocument(resolving: laidOut().scene, notes: [:]) { _ in fontHash }
  }

  static func stack(_ texts: KeyValuePairs<String, String>) -> Box {
    var stack = Box(name: "stack", className: "StackView", width: 200, padding: 8, spacing: 4)
    stack.children = texts.map {
      Box(name: $0, className: "Label", width: 180, height: 20, text: $1)
    }
    return stack
  }
}
