import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport

/// A view whose content size is set from outside.
class SizedView: View {
  var contentSize = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

/// A tree as a value, so that the same one can be built twice and edited in between.
struct TreeRecipe {
  struct Node {
    var parent: Int
    /// A view of the class itself, which can't have content.
    var isPlain = false
    var content: CGSize?
    /// The frame of a view that keeps its autoresizing mask.
    ///
    /// Masks that grow remember the size that
    /// the superview had, as in UIKit, so they have no part in a law about fresh trees.
    var fixedFrame: CGRect?
    var isRemoved = false
  }

  struct Rule {
    var first: Int
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: Int?
    var secondAttribute: LayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: LayoutPriority
    var isActive = true
  }

  var size = CGSize(width: 320, height: 480)
  var isRightToLeft = false
  var scale: CGFloat = 1
  /// Node 0 is the root.
  var nodes = [Node(parent: -1)]
  var rules: [Rule] = []

  static let x: [LayoutConstraint.Attribute] = [.left, .right, .centerX]
  static let directedX: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
  static let y: [LayoutConstraint.Attribute] = [.top, .bottom, .centerY]
  static let relations: [LayoutConstraint.Relation] = [
    .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]
  static let priorities: [LayoutPriority] = [
    .required, .required, .defaultHigh, .defaultLow, LayoutPriority(999.5),
  ]

  static func random(_ seed: inout Seed, views: Int) -> TreeRecipe {
    var recipe = TreeRecipe()
    recipe.scale = CGFloat(Int.random(in: 1...3, using: &seed))
    recipe.nodes[0].isPlain = .random(using: &seed)
    for _ in 0..<views { recipe.addNode(&seed) }
    return recipe
  }

  mutating func addNode(_ seed: inout Seed) {
    let alive = nodes.indices.filter { isAlive($0) }
    var node = Node(parent: alive.randomElement(using: &seed) ?? 0)
    node.isPlain = .random(using: &seed)
    if !node.isPlain, .random(in: 0..<4, using: &seed) > 0 {
      node.content = CGSize(
        width: CGFloat(Int.random(in: 0...120, using: &seed)),
        height: CGFloat(Int.random(in: 0...60, using: &seed))
      )
    }
    if .random(in: 0..<8, using: &seed) == 0 {
      node.fixedFrame = CGRect(x: 5, y: 7, width: 50, height: 30)
    }
    nodes.append(node)
    for _ in 0..<Int.random(in: 1...4, using: &seed) { addRule(&seed, about: nodes.count - 1) }
  }

  /// Views of one superview, each placed by a rule or two of its own.
  mutating func addSiblings(_ seed: inout Seed, _ count: Int) {
    let parent = nodes.count - 1
    for _ in 0..<count {
      let size = CGSize(width: CGFloat(Int.random(in: 0...120, using: &seed)), height: 17)
      nodes.append(
        Node(parent: parent, isPlain: .random(using: &seed), content: nil, fixedFrame: nil)
      )
      let last = nodes.count - 1
      if !nodes[last].isPlain { nodes[last].content = size }
      for isAcross in [true, false] {
        rules.append(
          Rule(
            first: last,
            firstAttribute: isAcross ? .leading : .top,
            relation: .equal,
            second: .random(using: &seed) || last == parent + 1 ? parent : last - 1,
            secondAttribute: isAcross ? .leading : .top,
            multiplier: 1,
            constant: CGFloat(Int.random(in: 0...30, using: &seed)),
            priority: Self.priorities.randomElement(using: &seed) ?? .required
          )
        )
      }
    }
  }

  mutating func addRule(_ seed: inout Seed, about first: Int) {
    let kind = Int.random(in: 0..<4, using: &seed)
    let attributes = kind == 0 ? Self.x : kind == 1 ? Self.directedX : Self.y
    let isSize = kind == 3
    let size: LayoutConstraint.Attribute = .random(in: 0..<2, using: &seed) == 0 ? .width : .height
    let second = nodes.indices.filter { isAlive($0) && $0 != first }.randomElement(using: &seed)
    rules.append(
      Rule(
        first: first,
        firstAttribute: isSize ? size : attributes.randomElement(using: &seed) ?? .top,
        relation: Self.relations.randomElement(using: &seed) ?? .equal,
        second: isSize && .random(in: 0..<2, using: &seed) == 0 ? nil : second ?? 0,
        secondAttribute: isSize ? size : attributes.randomElement(using: &seed) ?? .top,
        multiplier: isSize ? [1, 0.5, 2].randomElement(using: &seed) ?? 1 : 1,
        constant: CGFloat(Int.random(in: -20...40, using: &seed)),
        priority: Self.priorities.randomElement(using: &seed) ?? .required
      )
    )
  }

  func isAlive(_ index: Int) -> Bool {
    var current = index
    while current > 0 {
      if nodes[current].isRemoved { return false }
      current = nodes[current].parent
    }
    return true
  }
}

/// A recipe as views.
final class BuiltTree {
  var views: [View] = []
  var constraints: [LayoutConstraint] = []

  init(_ recipe: TreeRecipe) {
    let frame = CGRect(origin: .zero, size: recipe.size)
    let root = recipe.nodes[0].isPlain ? View(frame: frame) : SizedView(frame: frame)
    views = [root]
    root.environment.traits.displayScale = recipe.scale
    root.environment.traits.layoutDirection = recipe.isRightToLeft ? .rightToLeft : .leftToRight
    for index in recipe.nodes.indices.dropFirst() { add(index, recipe) }
    for index in recipe.rules.indices { add(rule: index, recipe) }
  }

  func add(_ index: Int, _ recipe: TreeRecipe) {
    let node = recipe.nodes[index]
    let view = node.isPlain ? View() : SizedView()
    if let content = node.content { (view as? SizedView)?.contentSize = content }
    if let frame = node.fixedFrame {
      view.frame = frame
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    views.append(view)
    if recipe.isAlive(index) { views[node.parent].addSubview(view) }
  }

  func add(rule index: Int, _ recipe: TreeRecipe) {
    let rule = recipe.rules[index]
    let constraint = LayoutConstraint(
      item: views[rule.first],
      attribute: rule.firstAttribute,
      relatedBy: rule.relation,
      toItem: rule.second.map { views[$0] },
      attribute: rule.secondAttribute,
      multiplier: rule.multiplier,
      constant: rule.constant
    )
    constraint.priority = rule.priority
    constraints.append(constraint)
    let isPossible =
      recipe.isAlive(rule.first) && (rule.second.map { recipe.isAlive($0) } ?? true)
    if rule.isActive, isPossible { constraint.isActive = true }
  }

  func frames(_ recipe: TreeRecipe) -> [CGRect] {
    views[0].layoutIfNeeded()
    return views.indices.map { recipe.isAlive($0) ? views[$0].frame : .null }
  }
}
