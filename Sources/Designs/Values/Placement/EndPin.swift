package import SnaplineGeometry

/// Where something lies along an axis: at the start of a rectangle, in its middle, or at its end.
package enum AxisPlace: Sendable {
  case start, center, end
}

/// What a placement says of one place of a view on an axis: that it lies on a place of something else.
package struct EndPin: Sendable {
  package var own: AxisPlace
  package var to: AxisPlace
  package var of: Anchorable
  /// Nothing said is the default in force.
  package var spacing: SpacingValue?
}

extension Values {
  /// What the keys of one axis say of a view's start and end: to lie beside a sibling, to fill what is
  /// left beside one, or to lie on two edges.
  package func endPins(on axis: Axis) -> [EndPin] {
    switch axis {
    case .horizontal:
      endPins(
        behind: PlacementWords.after,
        ahead: PlacementWords.before,
        fillingBehind: PlacementWords.fillingAfter,
        fillingAhead: PlacementWords.fillingBefore,
        ends: (PlacementWords.leadingTo, PlacementWords.trailingTo)
      )
    case .vertical:
      endPins(
        behind: PlacementWords.below,
        ahead: PlacementWords.above,
        fillingBehind: PlacementWords.fillingBelow,
        fillingAhead: PlacementWords.fillingAbove,
        ends: (PlacementWords.topTo, PlacementWords.bottomTo)
      )
    }
  }

  private func endPins<Edge: EdgeWord>(
    behind: Key<Neighbour>,
    ahead: Key<Neighbour>,
    fillingBehind: Key<Neighbour>,
    fillingAhead: Key<Neighbour>,
    ends: (start: Key<EdgeTerm<Edge>>, end: Key<EdgeTerm<Edge>>)
  ) -> [EndPin] {
    if let other = self[behind] { return [.start(behind: other)] }
    if let other = self[ahead] { return [.end(aheadOf: other)] }
    if let other = self[fillingBehind] { return [.start(behind: other), end(of: .end)] }
    if let other = self[fillingAhead] { return [end(of: .start), .end(aheadOf: other)] }
    guard let start = self[ends.start], let end = self[ends.end] else { return [] }
    return [
      EndPin(own: .start, to: start.edge.place, of: start.of, spacing: start.spacing),
      EndPin(own: .end, to: end.edge.place, of: end.of, spacing: end.spacing),
    ]
  }

  /// The start or the end on that of the area in which what is left is filled.
  private func end(of place: AxisPlace) -> EndPin {
    EndPin(
      own: place,
      to: place,
      of: self[PlacementWords.area] ?? Anchorable(base: .standard),
      spacing: SpacingValue(length: Length(value: 0))
    )
  }
}

extension EndPin {
  fileprivate static func start(behind other: Neighbour) -> EndPin {
    EndPin(own: .start, to: .end, of: other.anchorable, spacing: other.spacing)
  }

  fileprivate static func end(aheadOf other: Neighbour) -> EndPin {
    EndPin(own: .end, to: .start, of: other.anchorable, spacing: other.spacing)
  }
}
