import Foundation
import SnaplineLayout

/// When a constraint holds, by whether the views that it names are visible.
enum Activation: String, Enumerator {
  case always, bothVisible, firstInvisible, manual

  /// Whether it lets a constraint hold that names these items, in their order; what is no view, such
  /// as a view's margins, counts as visible.
  func holds(for items: [View?]) -> Bool {
    switch self {
    case .always: true
    case .bothVisible: !items.contains { $0?.isInvisible ?? false }
    case .firstInvisible: (items.first ?? nil)?.isInvisible ?? false
    // A design has no code that would switch it on.
    case .manual: false
    }
  }
}

/// How the views of a visual format stand to each other, as UIKit calls it.
struct VisualOptions: DesignValue {
  var options: LayoutConstraint.FormatOptions

  static var schema: JSONValue { ["type": "array", "items": VisualOption.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> VisualOptions? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of options", node.kind), at: node.span)
      }
      return nil
    }
    let read = list.compactMap { VisualOption.read($0, at: spot, in: reading)?.option }
    return VisualOptions(options: read.reduce(into: []) { $0.formUnion($1) })
  }
}

private enum VisualOption: String, Enumerator {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  var option: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}

/// The numbers that a visual format calls by names.
struct VisualMetrics: DesignValue {
  var metrics: [String: Length]

  static var schema: JSONValue { ["type": "object", "additionalProperties": Length.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> VisualMetrics? {
    guard let entries = node.mapping else {
      if !node.isUnreadable {
        reading.report(.wrongKind(spot, "a mapping", node.kind), at: node.span)
      }
      return nil
    }
    var metrics: [String: Length] = [:]
    for entry in entries {
      let spot = Spot(key: entry.key, owner: spot.key)
      metrics[entry.key] = Length.read(entry.value, at: spot, in: reading)
    }
    return VisualMetrics(metrics: metrics)
  }
}

extension Reading {
  /// Puts options and metrics into a visual format, which alone can have them.
  func take(_ values: Values, into equation: inout Equation?) {
    if let options = values[EquationWords.options] { equation?.visual?.options = options.options }
    if let metrics = values[EquationWords.metrics] { equation?.visual?.metrics = metrics.metrics }
    guard equation != nil, equation?.visual == nil else { return }
    for key in ["options", "metrics"] {
      if let span = values.keySpans[key] { report(.onlyVisual(key), at: span) }
    }
  }
}
