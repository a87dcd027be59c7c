import Foundation
import SnaplineLayout
import SnaplineMakers

/// What a chain has said so far.
public final class ConstraintDescription {
  let item: LayoutItem
  var attributes: AttributeSet
  var relation: LayoutConstraint.Relation?
  var target = ConstraintComparison()
  var constant = ConstraintConstant.offset(0)
  var multiplier: CGFloat = 1
  var priority = LayoutPriority.required
  var label: String?
  var file: StaticString = #fileID
  var line: UInt = 0

  init(_ item: LayoutItem, _ attributes: AttributeSet) {
    self.item = item
    self.attributes = attributes
  }

  /// What the chain comes to, from its first asking on; nothing where it has no relation, or means
  /// nothing.
  private(set) lazy var constraint: Constraint? = relation.flatMap { relation in
    Constraint(lowered(relation), of: item, constant: constant, file: file, line: line)
  }

  private func lowered(_ relation: LayoutConstraint.Relation) -> [LayoutConstraint]? {
    guard let pairing else {
      item.reportMismatch(file: file, line: line)
      return nil
    }
    let superview = item.superview
    if target.item == nil, superview == nil, attributes.hasPositions {
      item.reportMissingSuperview(file: file, line: line)
      return nil
    }
    let chain = Chain(
      item: item,
      attributes: attributes,
      relation: relation,
      multiplier: multiplier,
      priority: priority,
      label: label,
      by: .snapKit,
      file: file,
      line: line
    )
    return chain.constraints { attribute in
      if let other = target.item { return .init(other, pairing.partner(of: attribute)) }
      if attribute.isDimension { return .init(nil, attribute) }
      return .init(superview.map { LayoutItem($0) }, attribute.originOfNumbers)
    } constant: {
      constant[$0]
    }
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
