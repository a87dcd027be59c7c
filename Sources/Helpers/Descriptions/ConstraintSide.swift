import Foundation
import SnaplineLayout

/// An axis by the attributes that lie on it.
struct HeldAxis {
  let start, middle, end: LayoutConstraint.Attribute
  let way: String

  static let horizontal = HeldAxis(
    start: .leading,
    middle: .centerX,
    end: .trailing,
    way: "horizontally"
  )
  static let vertical = HeldAxis(start: .top, middle: .centerY, end: .bottom, way: "vertically")
  /// The horizontal one by sides that don't mirror.
  static let fixed = HeldAxis(start: .left, middle: .centerX, end: .right, way: "horizontally")
  static let all = [horizontal, vertical, fixed]

  var places: [LayoutConstraint.Attribute] { [start, middle, end] }
}

/// A constraint as one of the views that it names sees it: `own relation factor × other + offset`.
struct ConstraintSide {
  let constraint: LayoutConstraint
  let own: LayoutConstraint.Attribute
  let otherAttribute: LayoutConstraint.Attribute
  let other: AnyObject?
  let relation: LayoutConstraint.Relation
  let factor: CGFloat
  let offset: CGFloat
  private let view: View

  init(_ constraint: LayoutConstraint, of view: View) {
    self.constraint = constraint
    self.view = view
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    guard constraint.firstItem !== view, multiplier != 0 else {
      (own, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
      (other, relation) = (constraint.secondItem, constraint.relation)
      (factor, offset) = (multiplier, constant)
      return
    }
    (own, otherAttribute) = (constraint.secondAttribute, constraint.firstAttribute)
    other = constraint.firstItem
    let turned = LayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
    relation = multiplier < 0 ? constraint.relation : turned
    (factor, offset) = (1 / multiplier, -constant / multiplier)
  }

  var priority: LayoutPriority { constraint.priority }

  /// Whether it is about the same place of both.
  var isSame: Bool { own == otherAttribute && factor == 1 }

  func isSame(_ attribute: LayoutConstraint.Attribute) -> Bool { isSame && own == attribute }

  /// Whether it keeps an end from reaching beyond the other one's.
  var isInside: Bool {
    guard isSame else { return false }
    return relation == (isEnd ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  func isPosition(on axis: HeldAxis) -> Bool {
    relation == .equal && factor == 1 && axis.places.contains(own)
      && axis.places.contains(otherAttribute)
  }

  private var isEnd: Bool { own == .bottom || own == .trailing || own == .right }

  /// How far inside of the other one an end lies.
  var inset: CGFloat { isEnd ? -offset : offset }

  var suffix: String {
    priority == .required ? "" : " @\(Numeral.written(Double(priority.rawValue)))"
  }

  // MARK: Words

  /// A constraint by itself: `below "title", spacing 8`, `width at most 320 @750`.
  var words: String {
    if relation == .equal, factor == 1 {
      if isSame, HeldAxis.all.contains(where: { $0.places.contains(own) }) {
        return place + distance + suffix
      }
      if let side = neighbour, other !== view.superview {
        return "\(side) \(otherWords)" + (inset == 0 ? "" : ", spacing \(inset.words)") + suffix
      }
    }
    if other === view, own == .width, otherAttribute == .height, offset == 0, relation == .equal {
      return "aspect ratio \(factor.words)\(suffix)"
    }
    return relationWords + suffix
  }

  /// On the same place of something: `pinned to the top of the superview`.
  var place: String {
    switch own {
    case .centerX: "centred horizontally in \(otherWords)"
    case .centerY: "centred vertically in \(otherWords)"
    default: "pinned to the \(own.words) of \(otherWords)"
    }
  }

  /// How far from it.
  var distance: String {
    let isCenter = own == .centerX || own == .centerY
    if isCenter { return offset == 0 ? "" : ", offset \(offset.words)" }
    return inset == 0 ? "" : ", spacing \(inset.words)"
  }

  /// On which side of a sibling the view begins or ends.
  private var neighbour: String? {
    switch (own, otherAttribute) {
    case (.top, .bottom): "below"
    case (.bottom, .top): "above"
    case (.leading, .trailing): "after"
    case (.trailing, .leading): "before"
    case (.left, .right): "right of"
    case (.right, .left): "left of"
    default: nil
    }
  }

  private var relationWords: String {
    let limit = ["at most ", "", "at least "][relation.rawValue + 1]
    var text = own.words + " " + limit
    guard other != nil else { return text + offset.words }
    let times = factor == 1 ? "" : factor.words + " × "
    let isSize = own == .width || own == .height
    text += isSize ? "" : relation == .equal ? "on " : ""
    text += times
    text +=
      other === view
      ? "its own \(otherAttribute.words)" : "the \(otherAttribute.words) of \(otherWords)"
    if offset != 0 { text += (offset < 0 ? " - " : " + ") + offset.magnitude.words }
    return text
  }

  /// The other one, as the helpers call it.
  var otherWords: String {
    if let view = other as? View {
      return view === self.view.superview ? "the superview" : view.displayName
    }
    guard let guide = other as? LayoutGuide else { return "nothing" }
    let name = guide.identifier.isEmpty ? "guide" : Self.name(ofGuide: guide.identifier)
    let owner = guide.owningView
    let whose = owner === view.superview ? "" : owner.map { " of \($0.displayName)" } ?? ""
    return "the \(name)" + whose
  }

  private static func name(ofGuide identifier: String) -> String {
    let excluded = "AutoLayoutConvenience.excluded."
    if identifier.hasPrefix(excluded), let dot = identifier.lastIndex(of: ".") {
      let area = identifier[..<dot].dropFirst(excluded.count)
      return "excluded \(identifier[dot...].dropFirst()) side of the \(name(ofGuide: String(area)))"
    }
    return names[identifier] ?? identifier
  }

  private static let names = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "margins",
    "UIViewReadableContentGuide": "readable content",
    "UIScrollView-contentLayoutGuide": "scroll content",
    "UIScrollView-frameLayoutGuide": "scroll frame",
    "AutoLayoutConvenience.KeyboardSafeAreaLayoutGuide": "keyboard safe area",
    "AutoLayoutConvenience.keyboardFrameLayoutGuide": "keyboard frame",
  ]
}

extension CGFloat {
  /// The number as people write it.
  var words: String { Numeral.written(self) }
}

extension LayoutConstraint.Attribute {
  /// The attribute in words: `first baseline`.
  fileprivate var words: String {
    switch self {
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    default: "\(self)".map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }
  }
}
