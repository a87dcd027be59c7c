import UIKit

// What makers of constraints are made of.

class LabelledConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var record: ConstraintRecord?

  static func make(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat)
    -> LabelledConstraint
  {
    let target: AnyObject? = attribute == .width || attribute == .height ? nil : item.superview
    let made = LabelledConstraint(
      item: item as Any,
      attribute: attribute,
      relatedBy: NSLayoutConstraint.Relation.equal,
      toItem: target,
      attribute: attribute,
      multiplier: 1.0,
      constant: constant
    )
    made.priority = UILayoutPriority(rawValue: UILayoutPriority.required.rawValue)
    item.records.add(ConstraintRecord(made))
    return made
  }
}

/// An anchor with what is done to it.
struct AnchorExpression<Kind: AnyObject> {
  let anchor: NSLayoutAnchor<Kind>
  var constant: CGFloat = 0

  static func + (left: AnchorExpression, right: CGFloat) -> AnchorExpression {
    AnchorExpression(anchor: left.anchor, constant: left.constant + right)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation,
    to other: AnchorExpression
  ) -> NSLayoutConstraint {
    let constant = other.constant - self.constant
    switch relation {
    case .lessThanOrEqual:
      return anchor.constraint(lessThanOrEqualTo: other.anchor, constant: constant)
    case .greaterThanOrEqual:
      return anchor.constraint(greaterThanOrEqualTo: other.anchor, constant: constant)
    default:
      return anchor.constraint(equalTo: other.anchor, constant: constant)
    }
  }
}

/// What views and guides have in common.
protocol LayoutItem: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

extension LayoutItem {
  var leading: AnchorExpression<NSLayoutXAxisAnchor> { AnchorExpression(anchor: leadingAnchor) }
  var top: AnchorExpression<NSLayoutYAxisAnchor> { AnchorExpression(anchor: topAnchor) }

  /// Gaps of one size before, between and after, which anchors with an offset compare.
  func evenGaps(around views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let gap = leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    var made = [last.trailingAnchor.anchorWithOffset(to: trailingAnchor).constraint(equalTo: gap)]
    for (one, next) in zip(views, views.dropFirst()) {
      made.append(
        one.trailingAnchor.anchorWithOffset(to: next.leadingAnchor)
          .constraint(equalTo: gap, multiplier: 1)
      )
    }
    return made
  }
}

extension NSLayoutConstraint {
  func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

/// How constraints were spelled before Swift 4.2.
@available(*, deprecated, message: "old spellings")
func oldSpellings(of view: UIView, beside other: UIView) -> [NSLayoutConstraint] {
  let attribute: NSLayoutAttribute = .top
  let relation: NSLayoutRelation = .equal
  let axis: UILayoutConstraintAxis = .horizontal
  view.setContentHuggingPriority(UILayoutPriorityRequired, for: axis)
  let insets = UIEdgeInsetsMake(1, 2, 3, 4)
  guard UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets).size == CGSizeMake(4, 6),
    view.intrinsicContentSize.width == UIViewNoIntrinsicMetric
  else { return [] }
  return [
    NSLayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: attribute,
      multiplier: 1,
      constant: insets.top
    ),
    view.leadingAnchor.constraintEqualToSystemSpacingAfter(other.trailingAnchor, multiplier: 2),
    view.topAnchor.constraintGreaterThanOrEqualToSystemSpacingBelow(
      other.topAnchor,
      multiplier: 0
    ),
    view.bottomAnchor.constraintLessThanOrEqualToSystemSpacingBelow(
      other.bottomAnchor,
      multiplier: 1
    ),
  ]
}

/// How lists and controls were spelled before Swift 4.2.
@available(*, deprecated, message: "old spellings")
func oldSpellings(of table: UITableView) -> UITableViewCell {
  let style: UITableViewCellSeparatorStyle = .none
  let animation: UITableViewRowAnimation = .automatic
  table.separatorStyle = style
  table.reloadRows(at: [], with: animation)
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let (accessory, selection): (UITableViewCellAccessoryType, UITableViewCellSelectionStyle)
  (accessory, selection) = (.checkmark, .none)
  (cell.accessoryType, cell.selectionStyle) = (accessory, selection)
  let direction: UICollectionViewScrollDirection = .horizontal
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = direction
  let insets = NSDirectionalEdgeInsetsMake(1, 2, 3, 4)
  cell.directionalLayoutMargins = insets
  let stack = UIStackView()
  stack.spacing = UIStackViewSpacingUseSystem
  let state: UIGestureRecognizerState = .possible
  cell.isHidden = UITapGestureRecognizer().state != state
  return cell
}
