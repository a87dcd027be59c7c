import Foundation
import SnaplineDesigns
import SnaplineGeometry

/// Views that may grow only so far.
extension SwiftWriter {
  /// A placement of a view that may grow only so far: where it would be filled, it stands in the middle,
  /// inside, and as large as it may be.
  func limitedPlacing(
    _ values: SaidValues,
    _ element: Element,
    _ name: String,
    _ holder: Holder
  ) -> Placing {
    let limited = element.limitedAxes
    let filled = limited.filter { self.span(of: values, on: $0) != nil }
    guard !filled.isEmpty else { return call(values, of: element, limited: []) }
    var ends: [String] = []
    for axis in [Axis.horizontal, .vertical] where filled.contains(axis) {
      guard let span = span(of: values, on: axis) else { continue }
      ends += filledUpTo(span, on: axis, name, element, holder)
    }
    // The other axis alone is left to the helper.
    let isFree = { (axis: Axis) in filled.contains(axis) }
    if isFree(.horizontal), isFree(.vertical) { return Placing(more: ends) }
    let free = isFree(.horizontal) ? Axis.horizontal : .vertical
    var rest = call(values, of: element, limited: [], without: free)
    rest.more += ends
    return rest
  }

  /// What a placement holds both ends of a view by, with the insets.
  private func span(
    of values: SaidValues,
    on axis: Axis
  ) -> (start: Anchorable, end: Anchorable, startInset: Double, endInset: Double)? {
    let insets = values[PlacementWords.insets]?.points(scale: scale)
    let (startInset, endInset): (Double, Double) =
      axis == .horizontal
      ? (Double(insets?.leading ?? 0), Double(insets?.trailing ?? 0))
      : (Double(insets?.top ?? 0), Double(insets?.bottom ?? 0))
    if let box = values[PlacementWords.filling] {
      return axis == .horizontal
        ? (box.leading, box.trailing, startInset, endInset)
        : (box.top, box.bottom, startInset, endInset)
    }
    guard values[PlacementWords.fillingAtMost] == nil, values[PlacementWords.centeredIn] == nil,
      values[PlacementWords.pinnedAt] == nil
    else { return nil }
    let place = values[PlacementWords.pinnedTo] ?? values[PlacementWords.pinning]
    if place?.kind == .position { return nil }
    // The axis on which it is pinned.
    let pinned: Axis? =
      place.map { $0.kind == .vertical ? .vertical : .horizontal }
      ?? [Axis.vertical, .horizontal].first { !values.values.endPins(on: $0).isEmpty }
    if pinned == axis {
      let pins = values.values.endPins(on: axis)
      guard pins.count == 2, pins[0].to == .start, pins[1].to == .end else { return nil }
      return (
        pins[0].of, pins[1].of,
        startInset + (pins[0].spacing?.length?.points(scale: scale) ?? 0),
        endInset - (pins[1].spacing?.length?.points(scale: scale) ?? 0)
      )
    }
    let said: (operation: AxisOperation, area: Anchorable?)? =
      axis == .horizontal
      ? values[PlacementWords.horizontally].map { ($0.operation, $0.area) }
      : values[PlacementWords.vertically].map { ($0.operation, $0.area) }
    let operation = said?.operation ?? .standard
    guard operation == .fill || operation == .standard else { return nil }
    // Without a word of it the view fills the guide that it is pinned to, where that is the superview's.
    var followed = Anchorable(base: .superview)
    let pins = pinned.map { values.values.endPins(on: $0).map(\.of) } ?? []
    let target = values[PlacementWords.of].map { [pinned == .vertical ? $0.y : $0.x] } ?? pins
    if let own = target.first(where: { $0.base == .superview }) { followed = own }
    let area = said?.area ?? followed
    return (area, area, startInset, endInset)
  }

  private func filledUpTo(
    _ span: (start: Anchorable, end: Anchorable, startInset: Double, endInset: Double),
    on axis: Axis,
    _ name: String,
    _ element: Element,
    _ holder: Holder
  ) -> [String] {
    let (start, end) = (item(span.start, in: holder), item(span.end, in: holder))
    let isAcross = axis == .horizontal
    let (first, last, middle, side) =
      isAcross
      ? ("leading", "trailing", "centerX", "width") : ("top", "bottom", "centerY", "height")
    func constant(_ value: Double) -> String {
      value == 0 ? "" : ", constant: \(SwiftText.number(value))"
    }
    func edge(_ edge: String, _ relation: String, _ item: String, _ value: Double) -> String {
      "\(name).\(edge)Anchor.constraint(\(relation): \(item).\(edge)Anchor\(constant(value)))"
    }
    var list = [
      edge(first, "greaterThanOrEqualTo", start, span.startInset),
      edge(last, "lessThanOrEqualTo", end, -span.endInset),
    ]
    if start == end {
      list.append(edge(middle, "equalTo", start, (span.startInset - span.endInset) / 2))
      list.append(
        "\(name).\(side)Anchor.constraint(equalTo: \(start).\(side)Anchor"
          + "\(constant(-span.startInset - span.endInset))).with(priority: .defaultHigh)"
      )
    } else {
      list.append(
        "\(start).\(first)Anchor.anchorWithOffset(to: \(name).\(first)Anchor).constraint("
          + "equalTo: \(name).\(last)Anchor.anchorWithOffset(to: \(end).\(last)Anchor)"
          + "\(constant(span.startInset - span.endInset)))"
      )
      list.append(edge(first, "equalTo", start, span.startInset) + ".with(priority: .defaultHigh)")
      list.append(edge(last, "equalTo", end, -span.endInset) + ".with(priority: .defaultHigh)")
    }
    return ["ConstraintsList.activate(", "  ["] + list.map { "    \($0)," }
      + ["  ],", "  for: \(name)", ")"]
  }

  /// A placement as above, without what it says of one axis.
  private func call(
    _ values: SaidValues,
    of element: Element,
    limited: Set<Axis>,
    without axis: Axis
  ) -> Placing {
    let insets = values[PlacementWords.insets].map(insets)
    if let box = values[PlacementWords.filling] {
      let none = Anchorable(base: .none)
      var rest = box
      if axis == .horizontal {
        (rest.leading, rest.trailing) = (none, none)
      } else {
        (rest.top, rest.bottom) = (none, none)
      }
      let text = "filling: \(self.box(rest))" + (insets.map { ", insets: \($0)" } ?? "")
      return Placing(adding: text, own: text)
    }
    let whole = call(values, of: element, limited: [])
    let key = axis == .horizontal ? "horizontally" : "vertically"
    func freed(_ text: String?, _ label: String) -> String? {
      text.map { text in
        let parts = text.topLevelArguments.filter {
          !$0.hasPrefix(label + ":") && !$0.hasPrefix(key + ":")
        }
        var all = parts
        let place =
          all.firstIndex { $0.hasPrefix("insets:") || $0.hasPrefix("spacing:") } ?? all.count
        all.insert("\(text.contains(label + ":") ? label : key): .none", at: place)
        return all.joined(separator: ", ")
      }
    }
    let aligned = axis == .horizontal ? "horizontallyTo" : "aligningVerticallyTo"
    if let adding = whole.adding, adding.contains("aligningVerticallyTo:") {
      let down =
        axis == .vertical
        ? ".none" : self.axis(values[PlacementWords.vertically], of: element) ?? ".default"
      let across =
        axis == .horizontal
        ? ".none" : self.axis(values[PlacementWords.horizontally], of: element) ?? ".default"
      let end = insets.map { ", insets: \($0)" } ?? ""
      return Placing(
        adding: "aligningVerticallyTo: \(down), horizontallyTo: \(across)\(end)",
        own: "vertically: \(down), horizontally: \(across)\(end)"
      )
    }
    return Placing(
      adding: freed(whole.adding, aligned),
      own: freed(whole.own, aligned),
      more: whole.more
    )
  }
}
