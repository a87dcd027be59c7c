import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// A call of a helper: the view that it places, where it stands written, and what it has made.
final class HelperCall {
  let defaults: Defaults
  /// The view that unqualified words mean: the superview, unless the call attaches to another one.
  var base: View?
  private let view: View
  private let item: LayoutItem
  private let helper: LayoutHelper
  private let file: StaticString
  private let line: UInt
  private let scope: Scope?
  @exclusivity(unchecked) @safe private var made: [LayoutConstraint] = []

  convenience init(_ helper: LayoutHelper, of view: View, _ file: StaticString, _ line: UInt) {
    self.init(helper, of: view, in: .current, file, line)
  }

  private init(
    _ helper: LayoutHelper,
    of view: View,
    in scope: Scope?,
    _ file: StaticString,
    _ line: UInt
  ) {
    self.view = view
    item = LayoutItem(view)
    base = view.superview
    self.helper = helper
    self.scope = scope
    (self.file, self.line) = scope?.origin ?? (file, line)
    defaults = scope?.defaults ?? .standard
    // Most helpers make no more than four.
    made.reserveCapacity(4)
  }

  /// A call that adds the view before.
  convenience init(
    _ helper: LayoutHelper,
    adding view: View,
    to superview: View,
    _ file: StaticString,
    _ line: UInt
  ) {
    let scope = Scope.current
    superview.add(view, in: scope, file, line)
    self.init(helper, of: view, in: scope, file, line)
  }

  /// One list of all that was made, active unless somebody around asked for it.
  @discardableResult
  func activate() -> ConstraintsList { ConstraintsList.made(made, for: view, in: scope) }

  /// What an anchorable stands for; nothing, and a report where somebody should know.
  private func resolve(_ anchorable: LayoutAnchorable) -> LayoutItem? {
    let item = anchorable.item(in: base, by: defaults)
    if item == nil, !anchorable.isNone {
      report(.noSuperview(view))
    } else if anchorable.missesScrolling(of: base), let base {
      report(.nothingScrolls(base))
    }
    return item
  }

  private func report(_ mistake: HelperMistake) {
    view.report(mistake.diagnostic(in: file, line: line))
  }

  // MARK: Shapes of constraints

  /// What the other one has at a point is where the view has its own, as helpers store it: the view
  /// that is placed comes second.
  func hold(
    _ axis: Axis,
    _ own: AxisPoint,
    at point: AxisPoint,
    of anchorable: LayoutAnchorable,
    _ relation: LayoutConstraint.Relation = .equal,
    constant: CGFloat,
    priority: LayoutPriority = .required
  ) {
    guard let other = resolve(anchorable) else { return }
    make(
      other,
      point.attribute(on: axis),
      relation,
      item,
      own.attribute(on: axis),
      constant: constant,
      priority: priority
    )
  }

  /// The view ends where something else does, less the inset.
  func hold(_ end: AxisEnd, priority: LayoutPriority = .required) { hold(end, .equal, priority) }

  /// The view ends there or further inside.
  func limit(_ end: AxisEnd) {
    hold(end, end.point == .start ? .lessThanOrEqual : .greaterThanOrEqual, .required)
  }

  private func hold(
    _ end: AxisEnd,
    _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority
  ) {
    hold(
      end.axis,
      end.point,
      at: end.point,
      of: end.anchorable,
      relation,
      constant: end.point == .start ? -end.inset : end.inset,
      priority: priority
    )
  }

  func center(on axis: Axis, in anchorable: LayoutAnchorable) {
    hold(axis, .center, at: .center, of: anchorable, constant: 0)
  }

  /// One of the view's positions on one of something else's; here the view comes first.
  func pin(
    _ position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout,
    offset: CGPoint,
    priority: LayoutPriority = .required
  ) {
    func pin(
      _ axis: Axis,
      _ own: AxisPoint,
      to point: AxisPoint,
      of anchorable: LayoutAnchorable,
      _ offset: CGFloat
    ) {
      guard let other = resolve(anchorable) else { return }
      make(
        item,
        own.attribute(on: axis),
        .equal,
        other,
        point.attribute(on: axis),
        constant: offset,
        priority: priority
      )
    }
    pin(.horizontal, position.x, to: target.x, of: other.x, offset.x)
    pin(.vertical, position.y, to: target.y, of: other.y, offset.y)
  }

  /// One of the view's dimensions by itself.
  @discardableResult
  func size(
    _ axis: Axis,
    _ relation: LayoutConstraint.Relation = .equal,
    constant: CGFloat,
    priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    make(item, axis.size, relation, nil, .notAnAttribute, constant: constant, priority: priority)
  }

  /// One of the view's dimensions against one of its own or of something else.
  func size(
    _ axis: Axis,
    _ relation: LayoutConstraint.Relation = .equal,
    to otherAxis: Axis,
    of anchorable: LayoutAnchorable? = nil,
    multiplier: CGFloat,
    constant: CGFloat = 0,
    priority: LayoutPriority
  ) {
    guard let other = anchorable.map(resolve) ?? item else { return }
    make(
      item,
      axis.size,
      relation,
      other,
      otherAxis.size,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
  }

  @discardableResult
  private func make(
    _ first: LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ second: LayoutItem?,
    _ otherAttribute: LayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    priority: LayoutPriority
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      first,
      attribute,
      relation,
      second,
      otherAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      by: .helper(helper),
      file: file,
      line: line
    )
    made.append(constraint)
    return constraint
  }
}

extension Axis {
  fileprivate var size: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

extension BoxLayout {
  /// The four sides in the order in which helpers make their constraints.
  func ends(_ insets: DirectionalEdgeInsets) -> [AxisEnd] {
    [
      AxisEnd(axis: .vertical, point: .start, anchorable: top, inset: insets.top),
      AxisEnd(axis: .horizontal, point: .start, anchorable: leading, inset: insets.leading),
      AxisEnd(axis: .vertical, point: .end, anchorable: bottom, inset: insets.bottom),
      AxisEnd(axis: .horizontal, point: .end, anchorable: trailing, inset: insets.trailing),
    ]
  }
}

extension DirectionalEdgeInsets {
  /// The insets at both ends of an axis.
  subscript(axis: Axis) -> AxisInsets {
    get {
      axis == .horizontal
        ? AxisInsets(start: leading, end: trailing) : AxisInsets(start: top, end: bottom)
    }
    set {
      switch axis {
      case .horizontal: (leading, trailing) = (newValue.start, newValue.end)
      case .vertical: (top, bottom) = (newValue.start, newValue.end)
      }
    }
  }
}
