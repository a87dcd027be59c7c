import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

/// A tree whose rules each of four vocabularies can say.
private struct Sayable {
  /// Of a view by itself, or of two views of one superview.
  struct Rule {
    enum Kind: CaseIterable { case before, behind, gap, length, sameLength }

    var kind: Kind
    var isHorizontal: Bool
    var view: Int
    /// The sibling that comes before, or whose length it is.
    var other: Int
    var relation: LayoutConstraint.Relation
    var constant: Int
    var priority: Int
  }

  /// The parent of each view; the first is the root.
  var parents = [-1]
  var rules: [Rule] = []
  var isRightToLeft = false

  static func random(_ seed: inout Seed) -> Sayable {
    var tree = Sayable()
    tree.isRightToLeft = .random(using: &seed)
    for view in 1...Int.random(in: 1...9, using: &seed) {
      tree.parents.append(.random(in: 0..<view, using: &seed))
      for isHorizontal in [true, false] {
        // A design gives places of its own to views that no equation places.
        tree.rules.append(
          Rule(
            kind: .before,
            isHorizontal: isHorizontal,
            view: view,
            other: view,
            relation: .equal,
            constant: .random(in: 0...20, using: &seed),
            priority: [1000, 600].randomElement(using: &seed) ?? 1000
          )
        )
        for _ in 0..<Int.random(in: 1...3, using: &seed) { tree.addRule(isHorizontal, view, &seed) }
      }
    }
    return tree
  }

  private mutating func addRule(_ isHorizontal: Bool, _ view: Int, _ seed: inout Seed) {
    let siblings = parents.indices.filter { $0 != view && parents[$0] == parents[view] }
    let sibling = siblings.randomElement(using: &seed)
    var kind = Rule.Kind.allCases.randomElement(using: &seed) ?? .length
    if sibling == nil, kind == .gap || kind == .sameLength { kind = .length }
    rules.append(
      Rule(
        kind: kind,
        isHorizontal: isHorizontal,
        view: view,
        other: sibling ?? view,
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &seed)
          ?? .equal,
        constant: .random(in: 0...60, using: &seed),
        priority: [1000, 750, 750, 250].randomElement(using: &seed) ?? 1000
      )
    )
  }
}

extension Sayable.Rule {
  var symbol: String {
    relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
  }

  var start: LayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: LayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var extent: LayoutConstraint.Attribute { isHorizontal ? .width : .height }

  /// Such as `v2.leading >= v1.trailing + 8 @750`.
  func equation(_ name: (Int) -> String, superview: Int) -> String {
    let at = priority == 1000 ? "" : " @\(priority)"
    let (one, outer, two) = (name(view), name(superview), name(other))
    return switch kind {
    case .before: "\(one).\(start) \(symbol) \(outer).\(start) + \(constant)\(at)"
    case .behind: "\(outer).\(end) \(symbol) \(one).\(end) + \(constant)\(at)"
    case .gap: "\(one).\(start) \(symbol) \(two).\(end) + \(constant)\(at)"
    case .length: "\(one).\(extent) \(symbol) \(constant)\(at)"
    case .sameLength: "\(one).\(extent) \(symbol) \(two).\(extent)\(at)"
    }
  }

  var format: String {
    let axis = isHorizontal ? "H:" : "V:"
    let distance = "(\(symbol)\(constant)@\(priority))"
    return switch kind {
    case .before: "\(axis)|-\(distance)-[v\(view)]"
    case .behind: "\(axis)[v\(view)]-\(distance)-|"
    case .gap: "\(axis)[v\(other)]-\(distance)-[v\(view)]"
    case .length: "\(axis)[v\(view)\(distance)]"
    case .sameLength: "\(axis)[v\(view)(\(symbol)v\(other)@\(priority))]"
    }
  }
}

/// A tree in one vocabulary.
private struct Told {
  let root: View
  var views: [View] = []

  enum Vocabulary: CaseIterable { case anchors, items, formats, design }

  init(_ tree: Sayable, in vocabulary: Vocabulary) throws {
    var environment = Environment()
    environment.traits.layoutDirection = tree.isRightToLeft ? .rightToLeft : .leftToRight
    guard vocabulary != .design else {
      let design = try Design(yaml: tree.yaml, environment: environment)
      root = design.canvas()
      views = tree.parents.indices.map { place in
        place == 0 ? root : Self.view("v\(place)", below: root) ?? View()
      }
      return
    }
    root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.environment = environment
    views = [root]
    for parent in tree.parents.dropFirst() {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[parent].addSubview(view)
      views.append(view)
    }
    for rule in tree.rules { say(rule, superview: views[tree.parents[rule.view]], vocabulary) }
  }

  private static func view(_ name: String, below root: View) -> View? {
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == name { return view }
      waiting += view.subviews
    }
    return nil
  }

  private func say(_ rule: Sayable.Rule, superview: View, _ vocabulary: Vocabulary) {
    let made =
      switch vocabulary {
      case .anchors: [byAnchors(rule, superview)]
      case .items: [byItems(rule, superview)]
      case .formats, .design: byFormats(rule)
      }
    for constraint in made { constraint.priority = LayoutPriority(Float(rule.priority)) }
    LayoutConstraint.activate(made)
  }

  private func byFormats(_ rule: Sayable.Rule) -> [LayoutConstraint] {
    let names = Dictionary(uniqueKeysWithValues: views.enumerated().map { ("v\($0)", $1) })
    return LayoutConstraint.constraints(
      withVisualFormat: rule.format,
      options: [],
      metrics: nil,
      views: names
    )
  }

  private func byItems(_ rule: Sayable.Rule, _ superview: View) -> LayoutConstraint {
    let (view, other) = (views[rule.view], views[rule.other])
    let sides: (Any, LayoutConstraint.Attribute, Any?, LayoutConstraint.Attribute) =
      switch rule.kind {
      case .before: (view, rule.start, superview, rule.start)
      case .behind: (superview, rule.end, view, rule.end)
      case .gap: (view, rule.start, other, rule.end)
      case .length: (view, rule.extent, nil, .notAnAttribute)
      case .sameLength: (view, rule.extent, other, rule.extent)
      }
    return LayoutConstraint(
      item: sides.0,
      attribute: sides.1,
      relatedBy: rule.relation,
      toItem: sides.2,
      attribute: sides.3,
      multiplier: 1,
      constant: rule.kind == .sameLength ? 0 : CGFloat(rule.constant)
    )
  }

  private func byAnchors(_ rule: Sayable.Rule, _ superview: View) -> LayoutConstraint {
    let (view, other) = (views[rule.view], views[rule.other])
    let constant = CGFloat(rule.constant)
    if rule.kind == .length || rule.kind == .sameLength {
      let extent = rule.isHorizontal ? view.widthAnchor : view.heightAnchor
      let second = rule.isHorizontal ? other.widthAnchor : other.heightAnchor
      if rule.kind == .sameLength { return relate(extent, rule.relation, second, 0) }
      return switch rule.relation {
      case .equal: extent.constraint(equalToConstant: constant)
      case .lessThanOrEqual: extent.constraint(lessThanOrEqualToConstant: constant)
      case .greaterThanOrEqual: extent.constraint(greaterThanOrEqualToConstant: constant)
      }
    }
    if rule.isHorizontal {
      let pair =
        switch rule.kind {
        case .behind: (superview.trailingAnchor, view.trailingAnchor)
        case .gap: (view.leadingAnchor, other.trailingAnchor)
        default: (view.leadingAnchor, superview.leadingAnchor)
        }
      return relate(pair.0, rule.relation, pair.1, constant)
    }
    let pair =
      switch rule.kind {
      case .behind: (superview.bottomAnchor, view.bottomAnchor)
      case .gap: (view.topAnchor, other.bottomAnchor)
      default: (view.topAnchor, superview.topAnchor)
      }
    return relate(pair.0, rule.relation, pair.1, constant)
  }

  private func relate<Kind>(
    _ first: LayoutAnchor<Kind>,
    _ relation: LayoutConstraint.Relation,
    _ second: LayoutAnchor<Kind>,
    _ constant: CGFloat
  ) -> LayoutConstraint {
    switch relation {
    case .equal: first.constraint(equalTo: second, constant: constant)
    case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
    case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    }
  }

  var frames: [CGRect] {
    root.layoutIfNeeded()
    return views.dropFirst().map(\.frame)
  }
}

extension Sayable {
  fileprivate var yaml: String {
    let lines = rules.map { rule in
      "- " + rule.equation({ $0 == 0 ? "canvas" : "v\($0)" }, superview: parents[rule.view])
    }
    return "canvas: 300x200\nview:\n" + nodes(in: 0, indent: "")
      + "constraints:\n" + lines.joined(separator: "\n") + "\n"
  }

  private func nodes(in parent: Int, indent: String) -> String {
    var text = ""
    for view in parents.indices where parents[view] == parent {
      text += "\(indent)- id: v\(view)\n"
      let inner = nodes(in: view, indent: indent + "  ")
      if !inner.isEmpty { text += "\(indent)  view:\n" + inner }
    }
    return text
  }
}

@Suite struct `A layout said in four ways` {
  @Test func `has the same frames by anchors, items, visual formats and from a design`() throws {
    var conflicts = 0
    for var seed in Seed.many(40) {
      let tree = Sayable.random(&seed)
      let told = try Told.Vocabulary.allCases.map { try Told(tree, in: $0) }
      let frames = told.map(\.frames)
      for (place, vocabulary) in Told.Vocabulary.allCases.enumerated().dropFirst() {
        #expect(frames[place] == frames[0], "\(seed), \(vocabulary)\n\(tree.yaml)")
      }
      guard frames.allSatisfy({ $0 == frames[0] }) else { return }
      if !told[0].root.layoutConflicts.isEmpty { conflicts += 1 }
    }
    #expect(conflicts > 5, "\(conflicts)")
  }
}
