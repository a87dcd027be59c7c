import Foundation
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
    } else if !sayVertically(values, of: view, insets),
      !sayHorizontally(values, of: view, insets)
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
    if let edge = own.verticalEdge {
      view.constrain(
        edge: edge,
        to: target.verticalEdge ?? edge,
        of: YAxisLayout(of.y),
        horizontally: constrainedLayout(values[PlacementWords.horizontally], of: view),
        insets: insets
      )
    } else if let edge = own.horizontalEdge {
      view.constrain(
        edge: edge,
        to: target.horizontalEdge ?? edge,
        of: XAxisLayout(of.x),
        vertically: constrainedLayout(values[PlacementWords.vertically], of: view),
        insets: insets
      )
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

  /// Says what holds the top and the bottom; answers whether something does.
  private func sayVertically(
    _ values: Values,
    of view: View,
    _ insets: DirectionalEdgeInsets
  ) -> Bool {
    let across: ConstrainedHorizontalLayout =
      constrainedLayout(values[PlacementWords.horizontally], of: view)
    func layout(_ neighbour: Neighbour) -> YAxisLayout {
      YAxisLayout(layoutAnchorable(neighbour.anchorable))
    }
    func pin(_ edge: VerticalLayoutEdge, to target: VerticalLayoutEdge, of other: Neighbour) {
      view.constrain(
        edge: edge,
        to: target,
        of: layout(other),
        horizontally: across,
        insets: insets,
        spacing: points(other.spacing)
      )
    }
    func span(
      _ top: (VerticalLayoutEdge, YAxisLayout, SpacingValue?),
      _ bottom: (VerticalLayoutEdge, YAxisLayout, SpacingValue?)
    ) {
      view.constrain(
        topTo: top.0,
        of: top.1,
        spacing: points(top.2),
        bottomTo: bottom.0,
        of: bottom.1,
        spacing: points(bottom.2),
        horizontally: across,
        insets: insets
      )
    }
    let none = SpacingValue(length: Length(value: 0))
    let end = YAxisLayout(values[PlacementWords.area].map(layoutAnchorable) ?? .default)
    if let other = values[PlacementWords.below] {
      pin(.top, to: .bottom, of: other)
    } else if let other = values[PlacementWords.above] {
      pin(.bottom, to: .top, of: other)
    } else if let other = values[PlacementWords.fillingBelow] {
      span((.bottom, layout(other), other.spacing), (.bottom, end, none))
    } else if let other = values[PlacementWords.fillingAbove] {
      span((.top, end, none), (.top, layout(other), other.spacing))
    } else if let top = values[PlacementWords.topTo], let bottom = values[PlacementWords.bottomTo] {
      span(
        (top.edge.edge, YAxisLayout(layoutAnchorable(top.of)), top.spacing),
        (bottom.edge.edge, YAxisLayout(layoutAnchorable(bottom.of)), bottom.spacing)
      )
    } else {
      return false
    }
    return true
  }

  /// Says what holds the leading and the trailing edge; answers whether something does.
  private func sayHorizontally(
    _ values: Values,
    of view: View,
    _ insets: DirectionalEdgeInsets
  ) -> Bool {
    let across: ConstrainedVerticalLayout =
      constrainedLayout(values[PlacementWords.vertically], of: view)
    func layout(_ neighbour: Neighbour) -> XAxisLayout {
      XAxisLayout(layoutAnchorable(neighbour.anchorable))
    }
    func pin(_ edge: HorizontalLayoutEdge, to target: HorizontalLayoutEdge, of other: Neighbour) {
      view.constrain(
        edge: edge,
        to: target,
        of: layout(other),
        vertically: across,
        insets: insets,
        spacing: points(other.spacing)
      )
    }
    func span(
      _ leading: (HorizontalLayoutEdge, XAxisLayout, SpacingValue?),
      _ trailing: (HorizontalLayoutEdge, XAxisLayout, SpacingValue?)
    ) {
      view.constrain(
        leadingTo: leading.0,
        of: leading.1,
        spacing: points(leading.2),
        trailingTo: trailing.0,
        of: trailing.1,
        spacing: points(trailing.2),
        vertically: across,
        insets: insets
      )
    }
    let none = SpacingValue(length: Length(value: 0))
    let end = XAxisLayout(values[PlacementWords.area].map(layoutAnchorable) ?? .default)
    if let other = values[PlacementWords.after] {
      pin(.leading, to: .trailing, of: other)
    } else if let other = values[PlacementWords.before] {
      pin(.trailing, to: .leading, of: other)
    } else if let other = values[PlacementWords.fillingAfter] {
      span((.trailing, layout(other), other.spacing), (.trailing, end, none))
    } else if let other = values[PlacementWords.fillingBefore] {
      span((.leading, end, none), (.leading, layout(other), other.spacing))
    } else if let leading = values[PlacementWords.leadingTo],
      let trailing = values[PlacementWords.trailingTo]
    {
      span(
        (leading.edge.edge, XAxisLayout(layoutAnchorable(leading.of)), leading.spacing),
        (trailing.edge.edge, XAxisLayout(layoutAnchorable(trailing.of)), trailing.spacing)
      )
    } else {
      return false
    }
    return true
  }
}

extension Values {
  /// Where a placement's main key stands; nothing where there is none.
  fileprivate var placementSpan: Span? {
    PlacementWords.forms.lazy.compactMap { keySpans[$0.main] == nil ? nil : span(named: $0.main) }
      .first
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
