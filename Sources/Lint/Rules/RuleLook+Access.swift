import SnaplineDiagnostics
import SnaplineScene

extension RuleLook {
  /// What a screen reader stops at without a word to say of it.
  mutating func lookForNamelessElements() {
    for (place, node) in tree.nodes.enumerated() where !node.isHidden {
      guard tree.marks(of: place).contains(.isNameless), tree.owner(of: place) == place,
        !tree.chain(from: place).dropFirst().contains(where: isReadAsOne), !isLost(place)
      else { continue }
      findings.append(
        Finding(
          .noLabel,
          node: place,
          "\(tree.name(of: place)) has no name that a screen reader could say",
          remedy: "give it one: accessibility: {label: …} in a design, accessibilityLabel in Swift"
        )
      )
    }
  }

  private func isReadAsOne(_ node: Int) -> Bool { tree.marks(of: node).contains(.isReadAsOne) }

  /// Constraints between left or right edges, of each view once.
  mutating func lookForFixedSides() {
    var told: [Int: Int] = [:]
    let rules = tree.origins.rules.filter { Self.mirrored[$0.first.attribute] != nil }
    let written = Set(rules.map(Mirrored.init))
    func isAlikeOnBothSides(_ rule: SceneOrigins.Rule) -> Bool {
      written.contains(Mirrored(rule).inMirror)
    }
    for rule in rules {
      guard let other = rule.second, let side = Self.mirrored[rule.first.attribute],
        Self.mirrored[other.attribute] != nil,
        !isAlikeOnBothSides(rule), !tree.nodes[rule.first.node].isHidden,
        !isOneWay(rule.first.node), !isOneWay(other.node)
      else { continue }
      if let first = told[rule.first.node] {
        findings[first].cause = "other constraints of it do the same"
        continue
      }
      told[rule.first.node] = findings.count
      var finding = Finding(
        .leftRight,
        node: rule.first.node,
        "the \(rule.first.attribute) of \(tree.name(of: rule.first.node)) stays on its side where text "
          + "runs from right to left",
        remedy: "write \(side) in place of \(rule.first.attribute), on both sides of the constraint"
      )
      finding.place = rule.line.map { Place(file: $0.file, line: $0.number) }
      findings.append(finding)
    }
  }

  /// Whether somebody said that a view, or one around it, has the same direction for all readers.
  private func isOneWay(_ node: Int) -> Bool {
    tree.chain(from: node).contains { tree.marks(of: $0).contains(.isOneWay) }
  }

  /// What a constraint says, to be compared with the one on the other side: where both say the same, as for a
  /// view that fills another one, the picture is the same in both directions.
  private struct Mirrored: Hashable {
    var first, second: SceneOrigins.Side?
    var relation: SceneOrigins.Relation
    var constant, multiplier, priority: Double

    init(_ rule: SceneOrigins.Rule) {
      (first, second, relation) = (rule.first, rule.second, rule.relation)
      (constant, multiplier, priority) = (rule.constant, rule.multiplier, rule.priority)
    }

    var inMirror: Mirrored {
      var other = self
      other.first?.turn()
      other.second?.turn()
      other.relation = relation.flipped
      other.constant = -constant
      return other
    }
  }

  /// What follows the direction of text in place of each side.
  private static let mirrored = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]
}

extension SceneOrigins.Side {
  /// Takes the side of the same part that lies across.
  fileprivate mutating func turn() {
    let pairs = [
      "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
    ]
    attribute = pairs[attribute] ?? attribute
  }
}
