import Foundation
import SnaplineLayout
import SnaplineMakers

/// The parts of a chain that are known so far.
public class ConstraintDescription {
  let item: LayoutItem
  final var attributes: AttributeSet
  final var relation: LayoutConstraint.Relation?
  final var target = ConstraintComparison()
  final var constant = ConstraintConstant.offset(0)
  final var multiplier: CGFloat = 1
  final var priority = LayoutPriority.required
  final var label: String?
  final var file: StaticString = #fileID
  final var line: UInt = 0

  init(_ item: LayoutItem, _ attributes: AttributeSet) {
    self.item = item
    self.attributes = attributes
  }

  /// What the chain comes to, from its first asking on; nothing where it has no relation, or means
  /// nothing.
  private(set) final lazy var layoutConstraints: [LayoutConstraint]? = relation.flatMap(lowered)

  /// The same as one.
  private(set) final lazy var constraint: Constraint? = layoutConstraints.map {
    Constraint(self, $0)
  }

  private func lowered(_ relation: LayoutConstraint.Relation) -> [LayoutConstraint]? {
    guard let pairing else {
      item.reportMismatch(file: file, line: line)
      return nil
    }
    let superview = target.item == nil ? item.superview : nil
    if target.item == nil, superview == nil, attributes.hasPositions {
      item.reportMissingSuperview(file: file, line: line)
      return nil
    }
    let made = item.constraints(
      for: attributes,
      relation,
      multiplier: multiplier,
      priority: priority,
      by: .snapKit,
      file: file,
      line: line
    ) { attribute in
      if let other = target.item { return Partner(other, pairing.partner(of: attribute)) }
      if attribute.isDimension { return Partner(nil, attribute) }
      return Partner(superview.map { LayoutItem($0) }, attribute.originOfNumbers)
    } constant: {
      constant[$0]
    }
    if let label {
      for constraint in made { constraint.identifier = label }
    }
    return made
  }

  private var pairing: Pairing? { Pairing(of: attributes, with: target.attributes) }
}

/// Which attribute of the other side each attribute is compared with.
private enum Pairing {
  case alike
  case single(LayoutConstraint.Attribute)
  case withMargins
  case withinMargins

  /// Nothing where the two don't go together.
  init?(of attributes: AttributeSet, with named: AttributeSet) {
    if named.isEmpty || named == attributes {
      self = .alike
    } else if let only = named.only {
      self = .single(only)
    } else if attributes.hasMargins(named) {
      self = .withMargins
    } else if named.hasMargins(attributes) {
      self = .withinMargins
    } else {
      return nil
    }
  }

  func partner(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    switch self {
    case .alike: attribute
    case .single(let only): only
    case .withMargins: attribute.margin
    case .withinMargins: attribute.edge
    }
  }
}

extension AttributeSet {
  /// Whether these are all edges, and the others their margins.
  fileprivate func hasMargins(_ margins: AttributeSet) -> Bool {
    self == .edges && margins == .margins
      || self == .directionalEdges && margins == .directionalMargins
  }
}

extension LayoutConstraint.Attribute {
  fileprivate static let edgesAndMargins: [(edge: Self, margin: Self)] = [
    (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
    (.leading, .leadingMargin), (.trailing, .trailingMargin),
  ]

  fileprivate var margin: Self {
    Self.edgesAndMargins.first { $0.edge == self }?.margin ?? self
  }
  fileprivate var edge: Self {
    Self.edgesAndMargins.first { $0.margin == self }?.edge ?? self
  }

  /// What a number counts from in the superview: for a centre its left and top.
  fileprivate var originOfNumbers: Self {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: self
    }
  }
}
