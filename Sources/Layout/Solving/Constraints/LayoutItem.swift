package import Foundation

/// A view or a guide as a side of a constraint: for makers of constraints beside the anchors.
///
/// It doesn't keep the view or guide alive.
package struct LayoutItem {
  let node: LayoutNode

  package init(_ view: View) { node = view.node }
  package init(_ guide: LayoutGuide) { node = guide.node }

  /// The view or guide, while it lives.
  package var object: AnyObject? { node.item }

  /// The view, if it is one and lives.
  package var view: View? { node.view }

  /// What a position without a partner is measured from: the superview, of a guide its owning view.
  package var superview: View? { node.view?.superview ?? node.guide?.owningView }

  /// The view itself, of a guide its owning view.
  package var nearestView: View? { node.nearestView }

  /// The active constraints that a maker built for the item, from the oldest on.
  package func constraints(by vocabulary: MakerVocabulary) -> [LayoutConstraint] {
    node.constraintsSoFar
      .filter { $0.terms.$node.isObject(node) && $0.origin?.vocabulary == vocabulary }
      .sorted { $0.serial < $1.serial }
  }

  /// What messages call the view or guide.
  package var displayName: String {
    node.view?.displayName ?? node.guide?.displayName ?? "something gone"
  }
}

extension LayoutItem: Equatable {
  package static func == (one: LayoutItem, other: LayoutItem) -> Bool { one.node === other.node }
}

extension LayoutConstraint {
  /// A relation between items that are known to be such; without a second item the constant stands
  /// alone.
  package convenience init(
    _ item: LayoutItem,
    _ attribute: Attribute,
    _ relation: Relation,
    _ other: LayoutItem?,
    _ otherAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    priority: LayoutPriority = .required,
    by source: ConstraintSource,
    file: StaticString,
    line: UInt
  ) {
    self.init()
    define(
      (item.node, attribute),
      relation,
      other.map { ($0.node, otherAttribute) },
      multiplier: multiplier,
      constant: constant,
      origin: Origin(file: file, line: line, source: source)
    )
    if priority != .required { self.priority = priority }
  }
}
