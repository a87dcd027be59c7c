import Foundation
import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// How the view is held, in the helpers' words: `fills the safe area, inset 8; width at most 320 @750`.
  ///
  /// It is told of the active constraints, whoever made them.
  public var layoutDescription: String {
    var rest = constraintsNaming.map { Tie($0, of: self) }
    var parts: [String] = []
    if let filling = Self.takeFilling(from: &rest) { parts.append(filling) }
    for axis in [Axis.horizontal, .vertical] {
      if let span = Self.takeSpan(on: axis, from: &rest) { parts.append(span) }
    }
    if let center = Self.takeCenter(from: &rest) { parts.append(center) }
    parts += rest.map(\.words)
    return parts.isEmpty ? "is held by nothing" : parts.joined(separator: "; ")
  }

  /// The active constraints of the view with what surrounds it, as they were made.
  private var constraintsNaming: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var holder: View? = self
    while let view = holder {
      found += view.constraints.filter { constraint in
        if view === self, constraint.firstItem !== self { return false }
        guard constraint.firstItem === self || constraint.secondItem === self else { return false }
        // What lies inside is held by this view, and doesn't hold it.
        let other = constraint.firstItem === self ? constraint.secondItem : constraint.firstItem
        return !((other as? View).map { $0 !== self && $0.isDescendant(of: self) } ?? false)
      }
      holder = view.superview
    }
    return found
  }

  /// All four sides of one thing.
  private static func takeFilling(from ties: inout [Tie]) -> String? {
    let sides: [LayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    for item in ties.compactMap(\.other) {
      let places = sides.map { side in
        ties.firstIndex { $0.other === item && $0.isSame(side) && $0.relation == .equal }
      }
      guard places.allSatisfy({ $0 != nil }) else { continue }
      let found = places.compactMap(\.self).map { ties[$0] }
      guard Set(found.map(\.priority)).count == 1 else { continue }
      ties.removeAll { tie in found.contains { $0.constraint === tie.constraint } }
      let insets = found.map(\.inset)
      let inset =
        Set(insets).count == 1
        ? insets[0] == 0 ? "" : ", inset \(insets[0].words)"
        : ", inset "
          + zip(["top", "leading", "bottom", "trailing"], insets)
          .filter { $0.1 != 0 }.map { "\($0.0) \($0.1.words)" }.joined(separator: ", ")
      return "fills " + found[0].otherWords + inset + found[0].suffix
    }
    return nil
  }

  /// Both ends of an axis of one thing.
  private static func takeSpan(on axis: Axis, from ties: inout [Tie]) -> String? {
    let ends: [LayoutConstraint.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    for item in ties.compactMap(\.other) {
      let places = ends.map { end in
        ties.firstIndex { $0.other === item && $0.isSame(end) && $0.relation == .equal }
      }
      guard let one = places[0], let other = places[1],
        ties[one].priority == ties[other].priority
      else { continue }
      let (start, end) = (ties[one], ties[other])
      ties.removeAll { $0.constraint === start.constraint || $0.constraint === end.constraint }
      let inset =
        start.inset == end.inset
        ? start.inset == 0 ? "" : ", inset \(start.inset.words)"
        : ", inset \(start.inset.words) and \(end.inset.words)"
      let way = axis == .horizontal ? "horizontally" : "vertically"
      return "fills \(start.otherWords) \(way)\(inset)\(start.suffix)"
    }
    return nil
  }

  /// Both centres of one thing.
  private static func takeCenter(from ties: inout [Tie]) -> String? {
    for item in ties.compactMap(\.other) {
      let x = ties.first { $0.other === item && $0.isSame(.centerX) && $0.relation == .equal }
      let y = ties.first { $0.other === item && $0.isSame(.centerY) && $0.relation == .equal }
      guard let x, let y, x.priority == y.priority else { continue }
      ties.removeAll { $0.constraint === x.constraint || $0.constraint === y.constraint }
      let isMoved = x.offset != 0 || y.offset != 0
      let offset = isMoved ? ", offset \(x.offset.words), \(y.offset.words)" : ""
      return "centred in " + x.otherWords + offset + x.suffix
    }
    return nil
  }
}

/// A constraint as one of the views that it names sees it: `own relation factor × other + offset`.
private struct Tie {
  let constraint: LayoutConstraint
  let own: LayoutConstraint.Attribute
  let otherAttribute: LayoutConstraint.Attribute
  let other: AnyObject?
  let relation: LayoutConstraint.Relation
  let offset: CGFloat
  private let view: View

  init(_ constraint: LayoutConstraint, of view: View) {
    self.constraint = constraint
    self.view = view
    guard constraint.firstItem !== view, constraint.multiplier == 1 else {
      (own, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
      (other, relation) = (constraint.secondItem, constraint.relation)
      offset = constraint.constant
      return
    }
    (own, otherAttribute) = (constraint.secondAttribute, constraint.firstAttribute)
    other = constraint.firstItem
    relation = LayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
    offset = -constraint.constant
  }

  var priority: LayoutPriority { constraint.priority }

  func isSame(_ attribute: LayoutConstraint.Attribute) -> Bool {
    own == attribute && otherAttribute == attribute && constraint.multiplier == 1
  }

  /// How far inside of the other one an end lies.
  var inset: CGFloat { own == .bottom || own == .trailing ? -offset : offset }

  var suffix: String {
    priority == .required ? "" : " @\(CGFloat(priority.rawValue).words)"
  }

  /// A constraint by itself: `width at most 320 @750`, `top on the bottom of "title" + 8`.
  var words: String {
    let limit = ["at most ", "", "at least "][relation.rawValue + 1]
    var text = "\(own) " + limit
    guard other != nil else { return text + offset.words + suffix }
    let factor = constraint.multiplier == 1 ? "" : constraint.multiplier.words + " × "
    let isSize = own == .width || own == .height
    text += isSize ? "" : relation == .equal ? "on " : ""
    text += factor
    text += other === view ? "its own \(otherAttribute)" : "the \(otherAttribute) of \(otherWords)"
    if offset != 0 { text += (offset < 0 ? " - " : " + ") + offset.magnitude.words }
    return text + suffix
  }

  /// The other one, as the helpers call it.
  var otherWords: String {
    if let view = other as? View {
      return view === self.view.superview ? "the superview" : view.displayName
    }
    guard let guide = other as? LayoutGuide else { return "nothing" }
    let names = [
      "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "margins",
      "UIViewReadableContentGuide": "readable content",
      "UIScrollView-contentLayoutGuide": "scroll content",
      "UIScrollView-frameLayoutGuide": "scroll frame",
      "AutoLayoutConvenience.KeyboardSafeAreaLayoutGuide": "keyboard safe area",
      "AutoLayoutConvenience.keyboardFrameLayoutGuide": "keyboard frame",
    ]
    let name = names[guide.identifier] ?? (guide.identifier.isEmpty ? "a guide" : guide.identifier)
    let owner = guide.owningView
    let whose = owner === view.superview ? "" : owner.map { " of \($0.displayName)" } ?? ""
    return "the \(name)" + whose
  }
}

extension CGFloat {
  fileprivate var words: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
