import SnaplineGeometry
import SnaplineLayout

extension HelperCall {
  /// Has the view stand on an axis as a layout says.
  ///
  /// A layout that doesn't say in what follows the first of `others`, which the view is pinned to on
  /// the other axis, that belongs to the base view.
  func stand<Span: SpanLayout>(
    _ layout: ConstrainedLayout<Span, Span.Middle>,
    following others: [LayoutAnchorable],
    insets: AxisInsets
  ) {
    func ends(_ span: Span?) -> (start: AxisEnd, end: AxisEnd) {
      let span = span ?? Span(followed(of: others))
      return (
        AxisEnd(axis: Span.axis, point: .start, anchorable: span.start, inset: insets.start),
        AxisEnd(axis: Span.axis, point: .end, anchorable: span.end, inset: insets.end)
      )
    }
    func limit(_ end: AxisEnd) { if layout.isConstrained { self.limit(end) } }
    switch layout.operation {
    case .none: break
    case .default:
      let standard = layout.passing(to: Span.standard(in: defaults))
      stand(standard, following: others, insets: insets)
    case .fill(let span):
      let (start, end) = ends(span)
      hold(start)
      hold(end)
    case .center(let centered):
      let (start, end) = ends(centered?.fill)
      center(on: Span.axis, in: centered?.center.axis ?? followed(of: others))
      limit(start)
      limit(end)
    case .start(let span):
      let (start, end) = ends(span)
      hold(start)
      limit(end)
    case .end(let span):
      let (start, end) = ends(span)
      hold(end)
      limit(start)
    case .attached(let inner):
      let inner = inner.flatMap { $0.isDefault ? nil : $0 } ?? .alone(in: defaults)
      attach(to: others) { stand(layout.passing(to: inner), following: $0, insets: insets) }
    }
  }

  private func followed(of others: [LayoutAnchorable]) -> LayoutAnchorable {
    others.first { isOfBase($0) }?.retargeted(to: base) ?? .default
  }

  private func isOfBase(_ anchorable: LayoutAnchorable) -> Bool {
    anchorable.targetedView(in: base, by: defaults) === base
  }

  /// Makes what the view is pinned to its base, as long as it takes to place it there.
  private func attach(to others: [LayoutAnchorable], _ place: ([LayoutAnchorable]) -> Void) {
    let outer = base
    let beside = others.filter { !isOfBase($0) }
    base = (beside.first ?? others.first)?.targetedView(in: base, by: defaults) ?? base
    place(beside.isEmpty ? others : beside)
    base = outer
  }
}

extension ConstrainedLayout where FillLayout: SpanLayout, FillLayout.Middle == MainAxisLayout {
  /// What stands for the layout itself keeps to its limits only if that does.
  fileprivate func passing(to other: Self) -> Self {
    Self(other.operation, isConstrained: isConstrained && other.isConstrained)
  }

  /// The default that doesn't stand for another one.
  fileprivate static func alone(in defaults: Defaults) -> Self {
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
      return passing(to: FillLayout.standard(in: defaults))
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
