/// When a constraint holds, by whether the views that it names are visible.
package enum Activation: String, Enumerator {
  case always, bothVisible, firstInvisible, manual
}

/// How the views of a visual format stand to each other, as UIKit calls it.
struct VisualOptions: DesignValue {
  var options: [VisualOption]

  static var schema: JSONValue { ["type": "array", "items": VisualOption.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> VisualOptions? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of options", node.kind), at: node.span)
      }
      return nil
    }
    return VisualOptions(
      options: list.compactMap { VisualOption.read($0, at: spot, in: reading) }
    )
  }
}

/// One of the options, by UIKit's name of it.
package enum VisualOption: String, Enumerator {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline
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
  package func take(_ values: Values, into equation: inout Equation?) {
    if let options = values[EquationWords.options] { equation?.visual?.options = options.options }
    if let metrics = values[EquationWords.metrics] { equation?.visual?.metrics = metrics.metrics }
    guard equation != nil, equation?.visual == nil else { return }
    for key in ["options", "metrics"] {
      if let span = values.keySpan(named: key) { report(.onlyVisual(key), at: span) }
    }
  }
}
