import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGSize

@Suite struct `What decided a scene` {
  private let box = Edges(left: 0, top: 0, right: 40, bottom: 20)

  private var scene: Scene {
    var scene = Scene(size: CGSize(width: 40, height: 20), scale: 2)
    scene.tree.nodes = [
      LayoutTree.Node(parent: nil, className: "View", frame: box),
      LayoutTree.Node(parent: 0, className: "Label", identifier: "title", frame: box, text: "Hi"),
      LayoutTree.Node(parent: 0, className: "View", frame: box),
    ]
    scene.items = [.fill(.rectangle(box), .color(.white))]
    typealias Side = SceneOrigins.Side
    var rule = SceneOrigins.Rule(
      first: Side(node: 2, attribute: "leading"),
      relation: .atLeast,
      second: Side(node: 1, part: "layoutMargins", attribute: "trailing")
    )
    (rule.multiplier, rule.constant, rule.priority, rule.hold) = (2, -8.5, 750, .missed)
    let size = SceneOrigins.Side(node: 1, attribute: "width")
    var width = SceneOrigins.Rule(first: size, relation: .equal, second: nil)
    width.constant = 60
    width.line = SceneOrigins.Line(file: "card.yaml", number: 3)
    scene.origins.rules = [rule, width]
    scene.origins.words = [
      SceneOrigins.Word(node: 1, name: "text", value: "Hi", isContent: true),
      SceneOrigins.Word(node: 1, name: "font", value: "24 bold"),
      SceneOrigins.Word(node: nil, name: "colors.brand", value: "#336699"),
    ]
    return scene
  }

  @Test func `stands at the end of its text, each fact once, without places`() throws {
    let text = SceneDocument(scene: scene).text
    #expect(text.hasPrefix("snapline scene 2\n"))
    #expect(
      text.hasSuffix(
        """
        origins {
          set all "colors.brand" "#336699"
          set "title" "font" "24 bold"
          rule "title" width == plus 60
          rule .0.1 leading >= "title" part "layoutMargins" trailing times 2 plus -8.5 at 750 missed
        }

        """
      )
    )
    let read = try SceneDocument(text: text)
    #expect(read.text == text)
    #expect(read.scene.origins.rules.count == 2)
  }

  @Test func `is no difference`() throws {
    var other = scene
    other.origins = SceneOrigins()
    #expect(scene == other)
    let (document, plain) = (SceneDocument(scene: scene), SceneDocument(scene: other))
    #expect(document.comparedUTF8 == plain.comparedUTF8)
    #expect(plain.text.hasPrefix("snapline scene 1\n"))
    for (kept, made) in [(document, plain), (plain, document), (plain, plain)] {
      #expect(try made.isKept(as: kept.utf8))
    }
    other.items.append(.fill(.rectangle(box), .color(.black)))
    #expect(try !SceneDocument(scene: other).isKept(as: document.utf8))
    #expect(try !document.isKept(as: document.utf8 + Array("fill".utf8)))
    #expect(try !document.isKept(as: []))
  }

  @Test func `passes over views that aren't there, and says what can't be read`() throws {
    let text = SceneDocument(scene: scene).text
    let strange = text.replacing("set \"title\"", with: "set \"gone\" .4")
    #expect(try SceneDocument(text: strange).scene.origins.words.count == 1)
    for (part, wrong) in [
      ("rule \"title\"", "rul \"title\""), ("== plus", "= plus"), (".0.1", ".0.x"),
      ("plus 60", "plus sixty"), ("}\n", ""),
    ] {
      let end = text.range(of: part, from: "origins {")
      let damaged = text.replacingCharacters(in: end, with: wrong)
      #expect(throws: SceneTextError.self, "\(wrong)") { try SceneDocument(text: damaged) }
    }
  }
}

extension String {
  /// Where a part stands first after a mark.
  fileprivate func range(of part: String, from mark: String) -> Range<String.Index> {
    let start = ranges(of: mark).first?.upperBound ?? startIndex
    return self[start...].ranges(of: part).first ?? endIndex..<endIndex
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension SceneOrigins {
  /// Words and constraints of the views of a tree, some of which can't be named.
  static func random(_ seed: inout Seed, of tree: LayoutTree) -> SceneOrigins {
    var origins = SceneOrigins()
    guard !tree.nodes.isEmpty else { return origins }
    func side(_ seed: inout Seed) -> Side {
      Side(
        node: seed.number(in: 0...tree.nodes.count - 1),
        part: seed.chance(0.2) ? seed.string() : nil,
        attribute: seed.chance(0.5) ? "leading" : "top"
      )
    }
    for _ in 0..<seed.number(in: 0...6) {
      let node = seed.chance(0.2) ? nil : seed.number(in: 0...tree.nodes.count - 1)
      origins.words.append(Word(node: node, name: seed.string(), value: seed.string()))
      var rule = Rule(
        first: side(&seed),
        relation: Relation.allCases.randomElement(using: &seed) ?? .equal,
        second: seed.chance(0.7) ? side(&seed) : nil
      )
      rule.multiplier = rule.second == nil || seed.chance(0.7) ? 1 : seed.position()
      (rule.constant, rule.priority) = (seed.position(), seed.chance(0.5) ? 1000 : 750)
      rule.hold = Hold.allCases.randomElement(using: &seed) ?? .tight
      origins.rules.append(rule)
    }
    return origins
  }
}
