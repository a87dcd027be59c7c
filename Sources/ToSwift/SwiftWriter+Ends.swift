import Foundation
import SnaplineDesigns
import SnaplineGeometry

/// Views whose edges or corners are pinned.
extension SwiftWriter {
  func pin(
    _ place: PlaceWord,
    _ values: SaidValues,
    of element: Element,
    _ insets: String?
  ) -> Placing {
    let target = values[PlacementWords.to] ?? place
    var (adding, own) = (SwiftCall(), SwiftCall())
    if let axis = place.kind == .vertical
      ? Axis.vertical : place.kind == .horizontal ? .horizontal : nil
    {
      let of = values[PlacementWords.of].map { anchorable(axis == .vertical ? $0.y : $0.x) }
      let isDown = axis == .vertical
      let across =
        isDown
        ? self.axis(values[PlacementWords.horizontally], of: element)
        : self.axis(values[PlacementWords.vertically], of: element)
      if target == place {
        adding.add("pinnedTo", ".\(place.rawValue)")
      } else {
        adding.add("pinning", ".\(place.rawValue)")
        adding.add("to", ".\(target.rawValue)")
      }
      own.add("edge", ".\(place.rawValue)")
      own.add("to", ".\(target.rawValue)")
      adding.add("of", of)
      own.add("of", of ?? ".default")
      for other in [isDown ? "horizontally" : "vertically"] {
        adding.add(other, across)
        own.add(other, across)
      }
      adding.add("insets", insets)
      own.add("insets", insets)
      return Placing(adding: adding.text, own: own.text)
    }
    if let point = values[PlacementWords.at] {
      let arguments =
        "pinning: .\(place.rawValue), at: \(self.point(point))"
        + (values[PlacementWords.area].map { ", in: \(anchorable($0))" } ?? "")
      return Placing(adding: arguments, own: arguments)
    }
    let inward = values[PlacementWords.insets].map { value -> String in
      let insets = value.points(scale: scale)
      let order: [PlaceWord] = [
        .topLeading, .topCenter, .topTrailing, .leadingCenter, .center, .trailingCenter,
        .bottomLeading, .bottomCenter, .bottomTrailing,
      ]
      let at = order.firstIndex(of: place) ?? 4
      let x = [insets.leading, 0, -insets.trailing][at % 3]
      let y = [insets.top, 0, -insets.bottom][at / 3]
      return "CGPoint(x: \(SwiftText.number(x)), y: \(SwiftText.number(y)))"
    }
    let offset = inward ?? values[PlacementWords.offset].map(point)
    if target == place {
      adding.add("pinnedTo", ".\(place.rawValue)")
    } else {
      adding.add("pinning", ".\(place.rawValue)")
      adding.add("to", ".\(target.rawValue)")
    }
    own.add("pinning", ".\(place.rawValue)")
    own.add("to", ".\(target.rawValue)")
    let of = values[PlacementWords.of].map(point)
    adding.add("of", of)
    own.add("of", of)
    adding.add("offset", offset)
    own.add("offset", offset)
    return Placing(adding: adding.text, own: own.text)
  }

  /// What holds the two ends of a view on an axis; nothing where nothing does.
  func ends(_ said: SaidValues, of element: Element, _ insets: String?) -> Placing? {
    let keys: [Key<Neighbour>] = [
      PlacementWords.below, PlacementWords.above, PlacementWords.fillingBelow,
      PlacementWords.fillingAbove, PlacementWords.after, PlacementWords.before,
      PlacementWords.fillingAfter, PlacementWords.fillingBefore,
    ]
    for axis in [Axis.vertical, .horizontal] {
      let pins = said.values.endPins(on: axis)
      guard !pins.isEmpty else { continue }
      let isDown = axis == .vertical
      let across =
        isDown
        ? self.axis(said[PlacementWords.horizontally], of: element)
        : self.axis(said[PlacementWords.vertically], of: element)
      _ = (said[PlacementWords.topTo], said[PlacementWords.bottomTo])
      _ = (said[PlacementWords.leadingTo], said[PlacementWords.trailingTo])
      let neighbour = keys.firstIndex { said[$0] != nil }
      _ = said[PlacementWords.area]
      let other = isDown ? "horizontally" : "vertically"
      var (adding, own) = (SwiftCall(), SwiftCall())
      if let neighbour,
        let view = view(
          pins.count == 1
            ? pins[0].of : (pins[0].own == .start && neighbour % 4 == 2 ? pins[0].of : pins[1].of)
        )
      {
        let words = [
          "pinningBelow", "pinningAbove", "fillingRemainingSpaceBelow",
          "fillingRemainingSpaceAbove", "pinningAfter", "pinningBefore",
          "fillingRemainingSpaceAfter", "fillingRemainingSpaceBefore",
        ]
        adding.add(words[neighbour], view)
        if pins.count == 2 { adding.add("in", said[PlacementWords.area].map(anchorable)) }
        adding.add(other, across)
        adding.add("insets", insets)
        let spaced = pins.count == 1 || neighbour % 4 == 2 ? pins[0] : pins[1]
        adding.add("spacing", spaced.spacing.map(spacingAround))
      }
      if pins.count == 1 {
        let pin = pins[0]
        if adding.isEmpty {
          adding.add("pinning", edge(pin.own, axis))
          adding.add("to", edge(pin.to, axis))
          adding.add("of", anchorable(pin.of))
          adding.add(other, across)
          adding.add("insets", insets)
          adding.add("spacing", pin.spacing.map(spacingAround))
        }
        own.add("edge", edge(pin.own, axis))
        own.add("to", edge(pin.to, axis))
        own.add("of", anchorable(pin.of))
        own.add(other, across)
        own.add("insets", insets)
        own.add("spacing", pin.spacing.map(spacingAround))
        return Placing(adding: adding.text, own: own.text)
      }
      var ends = SwiftCall()
      for (pin, label) in zip(pins, isDown ? ["topTo", "bottomTo"] : ["leadingTo", "trailingTo"]) {
        ends.add(label, edge(pin.to, axis))
        ends.add("of", anchorable(pin.of))
        // A spacing that is said of the second end alone would be taken for that of the first.
        let isTakenForFirst = pin.own == .start && pins[1].spacing != nil
        ends.add(
          "spacing",
          pin.spacing.map(spacingAround) ?? (isTakenForFirst ? "View.Default.spacing" : nil)
        )
      }
      ends.add(other, across)
      ends.add("insets", insets)
      own = ends
      if adding.isEmpty {
        let text = ends.text
        let first = isDown ? "topTo" : "leadingTo"
        let whole = isDown ? "pinningTopTo" : "pinningLeadingTo"
        return Placing(adding: whole + text.dropFirst(first.count), own: text)
      }
      return Placing(adding: adding.text, own: own.text)
    }
    return nil
  }

  /// A spacing between two views.
  func spacingAround(_ value: SpacingValue) -> String { value.length.map(points) ?? "8" }

  private func edge(_ place: AxisPlace, _ axis: Axis) -> String {
    switch (place, axis) {
    case (.start, .vertical): ".top"
    case (.center, .vertical): ".centerY"
    case (.end, .vertical): ".bottom"
    case (.start, .horizontal): ".leading"
    case (.center, .horizontal): ".centerX"
    case (.end, .horizontal): ".trailing"
    }
  }
}
