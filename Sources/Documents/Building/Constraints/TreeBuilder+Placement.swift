import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension TreeBuilder {
  /// Makes a node's placements, or the one that holds where it says none.
  func place(_ node: Built) {
    let (element, view) = (node.element, node.view)
    // What a bar or a cell shows stands in no superview of the design's.
    guard view.superview != nil else { return }
    if let scroll = view.superview as? OverflowScrollView {
      return overflow(view, in: scroll, at: element.span)
    }
    let listed = element.values[PlacementWords.place]?.placements ?? []
    let placements = listed.isEmpty ? [element.values] : listed
    for values in placements {
      guard let place = values.placementSpan else { continue }
      let line = DesignLine(place).number
      let made = ConstraintsList.collected(writtenIn: DesignLine.file, line: line) {
        say(values, of: view)
      }
      let constraints = view.limited(made, on: element.limitedAxes)
      for constraint in constraints {
        if let priority = values[PlacementWords.priority]?.value, constraint.priority == .required {
          constraint.priority = self.priority(priority)
        }
        constraint.identifier = values[PlacementWords.name]?.string ?? constraint.identifier
      }
      activate(constraints, for: view, at: place)
    }
    if placements.allSatisfy({ $0.placementSpan == nil }) { placeByDefault(node) }
  }

  /// Says a placement in the helpers' words.
  private func say(_ values: Values, of view: View) {
    let insets = values[PlacementWords.insets]?.points(scale: scale) ?? View.Default.insets
    if let box = values[PlacementWords.fillingAtMost] {
      let own = values[PlacementWords.pinning] ?? values[PlacementWords.pinnedTo] ?? .center
      let target = values[PlacementWords.to] ?? own
      view.constrain(
        fillingAtMost: boxLayout(box),
        insets: insets,
        pinning: own.position ?? .center,
        to: target.position ?? .center,
        of: pointLayout(values[PlacementWords.of]),
        offset: offset(values[PlacementWords.offset])
      )
    } else if let box = values[PlacementWords.filling] {
      view.constrain(filling: boxLayout(box), insets: insets)
    } else if let point = values[PlacementWords.centeredIn] {
      let offset = offset(values[PlacementWords.offset])
      view.constrain(pinning: .center, to: .center, of: pointLayout(point), offset: offset)
    } else if let own = values[PlacementWords.pinnedTo] ?? values[PlacementWords.pinning] {
      pin(own, of: view, values, insets)
    } else if let frame = values[PlacementWords.pinnedAt] {
      pin(frame, of: view, in: values[PlacementWords.area])
    } else if !sayEnds(values, on: .vertical, of: view, insets),
      !sayEnds(values, on: .horizontal, of: view, insets)
    {
      view.constrain(
        vertically: constrainedLayout(values[PlacementWords.vertically], of: view),
        horizontally: constrainedLayout(values[PlacementWords.horizontally], of: view),
        insets: insets
      )
    }
  }

  private func pin(
    _ own: PlaceWord,
    of view: View,
    _ values: Values,
    _ insets: DirectionalEdgeInsets
  ) {
    let (target, of) = (values[PlacementWords.to] ?? own, pointLayout(values[PlacementWords.of]))
    if let place = own.place(on: .vertical) {
      let to = (target.place(on: .vertical) ?? place).point
      let pin = EdgePin(own: place.point, to: to, of: of.y, spacing: View.Default.spacing)
      self.pin([pin], on: .vertical, of: view, values, insets)
    } else if let place = own.place(on: .horizontal) {
      let to = (target.place(on: .horizontal) ?? place).point
      let pin = EdgePin(own: place.point, to: to, of: of.x, spacing: View.Default.spacing)
      self.pin([pin], on: .horizontal, of: view, values, insets)
    } else if let position = own.position, let point = values[PlacementWords.at] {
      let area = values[PlacementWords.area].map(layoutAnchorable) ?? .default
      view.constrain(pinning: position, at: offset(point), in: BoxLayout(area))
    } else if let position = own.position {
      let inward = values[PlacementWords.insets].map { $0.points(scale: scale).inward(own) }
      view.constrain(
        pinning: position,
        to: target.position ?? position,
        of: of,
        offset: inward ?? offset(values[PlacementWords.offset])
      )
    }
  }

  private func pin(_ frame: FrameValue, of view: View, in area: Anchorable?) {
    let box = BoxLayout(area.map(layoutAnchorable) ?? .default)
    let origin = CGPoint(x: frame.x.points(scale: scale), y: frame.y.points(scale: scale))
    guard let size = frame.size else {
      view.constrain(pinnedAt: origin, in: box)
      return
    }
    let (width, height) = (size.width.points(scale: scale), size.height.points(scale: scale))
    let rect = CGRect(origin: origin, size: CGSize(width: width, height: height))
    view.constrain(pinnedAt: rect, in: box)
  }

  private func offset(_ value: OffsetValue?) -> CGPoint {
    CGPoint(x: value?.x.points(scale: scale) ?? 0, y: value?.y.points(scale: scale) ?? 0)
  }

  /// The spacing in points; nothing said is the default in force.
  func points(_ spacing: SpacingValue?) -> CGFloat {
    guard let spacing else { return View.Default.spacing }
    return spacing.length.map { CGFloat($0.points(scale: scale)) } ?? 8
  }

  // MARK: Neighbours and edges

  /// Says what holds the two ends of a view on an axis; answers whether something does.
  private func sayEnds(
    _ values: Values,
    on axis: Axis,
    of view: View,
    _ insets: DirectionalEdgeInsets
  ) -> Bool {
    let pins = values.endPins(on: axis).map { pin in
      EdgePin(
        own: pin.own.point,
        to: pin.to.point,
        of: layoutAnchorable(pin.of),
        spacing: points(pin.spacing)
      )
    }
    guard !pins.isEmpty else { return false }
    self.pin(pins, on: axis, of: view, values, insets)
    return true
  }

  /// Pins edges of a view on an axis; on the other one it stands as the placement says.
  private func pin(
    _ pins: [EdgePin],
    on axis: Axis,
    of view: View,
    _ values: Values,
    _ insets: DirectionalEdgeInsets
  ) {
    switch axis {
    case .horizontal:
      let across = values[PlacementWords.vertically]
      view.constrain(
        pinning: pins,
        vertically: constrainedLayout(across, of: view),
        insets: insets
      )
    case .vertical:
      let across = values[PlacementWords.horizontally]
      view.constrain(
        pinning: pins,
        horizontally: constrainedLayout(across, of: view),
        insets: insets
      )
    }
  }
}

extension DirectionalEdgeInsets {
  /// The offset that goes inward from the edges which a position names.
  fileprivate func inward(_ place: PlaceWord) -> CGPoint {
    guard let position = place.position else { return .zero }
    let (column, row) = (position.rawValue % 3, position.rawValue / 3)
    return CGPoint(x: [leading, 0, -trailing][column], y: [top, 0, -bottom][row])
  }
}
