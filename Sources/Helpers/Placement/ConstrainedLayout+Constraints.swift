import SnaplineGeometry
import SnaplineLayout

extension ConstrainedLayout where FillLayout: SpanLayout, FillLayout.Middle == MainAxisLayout {
  /// What the layout asks of the view that `call` places.
  ///
  /// A layout that doesn't say in what follows the first of `others`, which the view is pinned to on
  /// the other axis, that belongs to the base view.
  func constraints(
    by call: HelperCall,
    following others: [LayoutAnchorable],
    insets: AxisInsets
  ) -> [LayoutConstraint?] {
    let followed =
      others.first { $0.targetedView(in: call.base) === call.base }?.retargeted(to: call.base)
      ?? .default
    let axis = FillLayout.axis
    func ends(_ span: FillLayout?) -> (start: AxisEnd, end: AxisEnd) {
      let span = span ?? FillLayout(followed)
      return (
        AxisEnd(axis: axis, point: .start, anchorable: span.start, inset: insets.start),
        AxisEnd(axis: axis, point: .end, anchorable: span.end, inset: insets.end)
      )
    }
    func limit(_ end: AxisEnd) -> LayoutConstraint? { isConstrained ? call.limit(end) : nil }
    switch operation {
    case .none: return []
    case .default:
      return passing(isConstrained, to: FillLayout.standard(in: call.defaults))
        .constraints(by: call, following: others, insets: insets)
    case .fill(let span):
      let (start, end) = ends(span)
      return [call.hold(start), call.hold(end)]
    case .center(let layout):
      let (start, end) = ends(layout?.fill)
      let center = layout?.center.axis ?? followed
      return [call.center(on: axis, in: center), limit(start), limit(end)]
    case .start(let span):
      let (start, end) = ends(span)
      return [call.hold(start), limit(end)]
    case .end(let span):
      let (start, end) = ends(span)
      return [call.hold(end), limit(start)]
    case .attached(let layout):
      let beside = others.filter { $0.targetedView(in: call.base) !== call.base }
      var call = call
      call.base = (beside.first ?? others.first)?.targetedView(in: call.base) ?? call.base
      let inner = layout.flatMap { $0.operation == .default ? nil : $0 }
      return passing(isConstrained, to: inner ?? Self.alone(in: call.defaults))
        .constraints(by: call, following: beside.isEmpty ? others : beside, insets: insets)
    }
  }

  /// What stands for the layout itself keeps to its limits only if that does.
  private func passing(_ isConstrained: Bool, to other: Self) -> Self {
    Self(other.operation, isConstrained: isConstrained && other.isConstrained)
  }

  /// The default that doesn't stand for another one.
  private static func alone(in defaults: Defaults) -> Self {
    let standard = FillLayout.standard(in: defaults)
    switch standard.operation {
    case .default, .attached: return .fill
    default: return standard
    }
  }

  /// The same, said of one layout: what has no layout of its own gets the ends of a sequence.
  func explicit(in span: FillLayout, _ defaults: Defaults) -> Self {
    let span = span.start == span.end ? span : FillLayout(.superview)
    switch operation {
    case .default:
      return passing(isConstrained, to: FillLayout.standard(in: defaults))
        .explicit(in: span, defaults)
    case .fill(nil): return Self(.fill(span), isConstrained: isConstrained)
    case .start(nil): return Self(.start(span), isConstrained: isConstrained)
    case .end(nil): return Self(.end(span), isConstrained: isConstrained)
    case .center(nil):
      let center = CenteredLayout(center: MainAxisLayout(span.start), fill: span)
      return Self(.center(center), isConstrained: isConstrained)
    default: return self
    }
  }
}

/// The insets at the two ends of an axis.
struct AxisInsets {
  var start, end: Double
}

/// One end of an axis: what a view's own end is held by there, and how far inside of it.
struct AxisEnd {
  var axis: Axis
  var point: AxisPoint
  var anchorable: LayoutAnchorable
  var inset: Double
}
