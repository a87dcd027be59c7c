import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// A call of a helper: the view that it places, and where it stands written.
struct HelperCall {
  let view: View
  /// The view that unqualified words mean: the superview, unless the call attaches to another one.
  var base: View?
  let helper: LayoutHelper
  let file: StaticString
  let line: UInt
  let defaults: Defaults

  init(_ helper: LayoutHelper, of view: View, _ file: StaticString, _ line: UInt) {
    self.view = view
    base = view.superview
    self.helper = helper
    let scope = Scope.current
    (self.file, self.line) = scope?.origin ?? (file, line)
    defaults = scope?.defaults ?? Defaults()
  }

  /// What an anchorable stands for; nothing, and a report where somebody should know.
  func provider(_ anchorable: LayoutAnchorable) -> (any LayoutAnchorsProvider)? {
    let provider = anchorable.layoutAnchorsProvider(in: base)
    if provider == nil, anchorable != .none {
      report(.noSuperview(view))
    } else if anchorable.missesScrolling(of: base), let base {
      report(.nothingScrolls(base))
    }
    return provider
  }

  func report(_ mistake: HelperMistake) {
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
    constant: CGFloat
  ) -> LayoutConstraint? {
    guard let other = provider(anchorable) else { return nil }
    return switch axis {
    case .horizontal:
      other.xAnchor(at: point).constraint(
        relation,
        to: view.xAnchor(at: own),
        constant: constant,
        by: helper,
        file: file,
        line: line
      )
    case .vertical:
      other.yAnchor(at: point).constraint(
        relation,
        to: view.yAnchor(at: own),
        constant: constant,
        by: helper,
        file: file,
        line: line
      )
    }
  }

  /// The view ends where something else does, less the inset.
  func hold(_ end: AxisEnd) -> LayoutConstraint? { hold(end, .equal) }

  /// The view ends there or further inside.
  func limit(_ end: AxisEnd) -> LayoutConstraint? {
    hold(end, end.point == .start ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  private func hold(
    _ end: AxisEnd,
    _ relation: LayoutConstraint.Relation
  ) -> LayoutConstraint? {
    hold(
      end.axis,
      end.point,
      at: end.point,
      of: end.anchorable,
      relation,
      constant: end.point == .start ? -end.inset : end.inset
    )
  }

  func center(on axis: Axis, in anchorable: LayoutAnchorable) -> LayoutConstraint? {
    hold(axis, .center, at: .center, of: anchorable, constant: 0)
  }

  /// One of the view's positions on one of something else's; here the view comes first.
  func pin(
    _ position: LayoutPosition,
    to target: LayoutPosition,
    of other: PointLayout,
    offset: CGPoint
  ) -> [LayoutConstraint?] {
    [
      provider(other.x).map {
        view.xAnchor(at: position.x).constraint(
          .equal,
          to: $0.xAnchor(at: target.x),
          constant: offset.x,
          by: helper,
          file: file,
          line: line
        )
      },
      provider(other.y).map {
        view.yAnchor(at: position.y).constraint(
          .equal,
          to: $0.yAnchor(at: target.y),
          constant: offset.y,
          by: helper,
          file: file,
          line: line
        )
      },
    ]
  }

  /// One of the view's dimensions, against another one or by itself.
  func size(
    _ axis: Axis,
    _ relation: LayoutConstraint.Relation = .equal,
    to other: LayoutDimension? = nil,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    let constraint = view.dimension(on: axis).constraint(
      relation,
      to: other,
      multiplier: multiplier,
      constant: constant,
      by: helper,
      file: file,
      line: line
    )
    constraint.priority = priority
    return constraint
  }

  func activate(_ constraints: [LayoutConstraint?]) -> ConstraintsList {
    ConstraintsList.activate(constraints, for: view)
  }
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
  func along(_ axis: Axis) -> AxisInsets {
    axis == .horizontal
      ? AxisInsets(start: leading, end: trailing) : AxisInsets(start: top, end: bottom)
  }
}
