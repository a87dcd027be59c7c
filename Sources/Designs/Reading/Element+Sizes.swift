package import SnaplineGeometry

extension Element {
  private func sizes(on axis: Axis) -> [SizeValue] {
    let key = axis == .horizontal ? SizeKeys.width : SizeKeys.height
    let pair = values[SizeKeys.size]
    return (values[key]?.sizes ?? [])
      + (pair.map { [axis == .horizontal ? $0.width : $0.height] } ?? [])
  }

  /// Whether any of them is of a kind.
  private func hasSize(on axis: Axis, _ isMeant: (SizeValue) -> Bool) -> Bool {
    let key = axis == .horizontal ? SizeKeys.width : SizeKeys.height
    if let list = values[key], list.sizes.contains(where: isMeant) { return true }
    guard let pair = values[SizeKeys.size] else { return false }
    return isMeant(axis == .horizontal ? pair.width : pair.height)
  }

  /// The axes on which the view may grow only so far.
  package var limitedAxes: Set<Axis> { Set(Axis.allCases.filter(isLimited)) }

  /// Whether the view may grow only so far on an axis.
  package func isLimited(on axis: Axis) -> Bool {
    let sizes = sizes(on: axis)
    return sizes.contains(where: \.isLimit) && !sizes.contains(where: \.isExact)
  }

  /// Whether the view says how large it is on an axis.
  package func isExact(on axis: Axis) -> Bool { hasSize(on: axis) { $0.isExact } }

  /// Whether the view says how large it is on an axis, or at most.
  package func isBounded(on axis: Axis) -> Bool {
    hasSize(on: axis) { $0.isExact || $0.isLimit }
  }

  /// Whether the view says to be of no size on an axis.
  package func isNothing(on axis: Axis) -> Bool { hasSize(on: axis) { $0.isNothing } }

  /// Whether the view says a size on an axis that keeps it from filling.
  package func fixes(_ axis: Axis) -> Bool {
    !sizes(on: axis).isEmpty && !isLimited(on: axis)
  }
}

extension SizeValue {
  fileprivate var isLimit: Bool {
    if case .range = amount { return true }
    return relation == .atMost
  }

  fileprivate var isExact: Bool {
    if case .range = amount { return false }
    return relation == .exactly
  }

  fileprivate var isNothing: Bool {
    if case .length(let length) = amount { return length.value == 0 && relation != .atLeast }
    return false
  }
}
