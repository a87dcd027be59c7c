import SnaplineDesigns
import SnaplineDiagnostics

/// Keys of charts that do nothing.
///
/// A style and a component may write a key for several charts: it does nothing if it does so in all of them.
extension Review {
  func lookForIdleKeys(ofChart element: Element) {
    let (content, values) = (element.content, element.values)
    let kind = element.chartKind
    report(idle(kind.idleKeys, in: values) { $0.chartKind.idleKeys.contains($1) }, in: values) {
      .otherKind($0, than: kind)
    }
    if content.says(ChartWords.values.name) {
      report([ChartWords.series.name], in: content) { _ in .seriesBesideValues }
    }
    let format = [ChartWords.format.name]
    report(idle(format, in: values) { chart, _ in !chart.mayHaveNumbers }, in: values) { _ in
      .formatWithoutNumbers(kind)
    }
    let looks = [ChartWords.font.name, ChartWords.color.name].filter { !kind.idleKeys.contains($0) }
    report(idle(looks, in: values) { chart, _ in !chart.mayHaveTexts }, in: values) {
      .withoutTexts($0, kind)
    }
  }

  /// The keys that do nothing in any chart that has them from the same place.
  private func idle(
    _ keys: [String],
    in values: Values,
    _ doesNothing: (Element, String) -> Bool
  ) -> [String] {
    keys.filter { key in
      guard let span = values.keySpan(named: key) else { return false }
      return charts.allSatisfy { chart in
        guard let other = chart.values.keySpan(named: key), other.isSame(as: span) else {
          return true
        }
        return doesNothing(chart, key)
      }
    }
  }
}

extension Element {
  fileprivate var chartKind: ChartKindWord { content[ChartWords.kind] ?? .standard }

  /// Whether a chart shows numbers as texts, or may where other conditions hold.
  fileprivate var mayHaveNumbers: Bool {
    let hasTicks = chartKind != .sectors && (values[ChartWords.ticks]?.value ?? 0) > 0
    return hasTicks || values[ChartWords.showsValues] == true || values.saysChoices
  }

  fileprivate var mayHaveTexts: Bool {
    mayHaveNumbers || content[ChartWords.labels]?.titles.contains { !$0.isEmpty } ?? false
  }
}

extension Span {
  fileprivate func isSame(as other: Span) -> Bool {
    source === other.source && range == other.range
  }
}

extension ChartKindWord {
  /// The keys that have a chart show its numbers.
  fileprivate var keysOfNumbers: [String] {
    let keys = [ChartWords.ticks.name, ChartWords.showsValues.name]
    return keys.filter { !idleKeys.contains($0) }
  }
}

extension Message {
  fileprivate static func otherKind(_ keys: [String], than kind: ChartKindWord) -> Message {
    idle(
      "\(doNothing(keys)) in a chart of \(kind.rawValue)",
      "leave \(pronoun(for: keys)) out, or write another 'kind'"
    )
  }

  fileprivate static let seriesBesideValues = idle(
    "'series' does nothing beside 'values'",
    cause: "a chart has one row of numbers, or several",
    "leave one of them out"
  )

  fileprivate static func formatWithoutNumbers(_ kind: ChartKindWord) -> Message {
    let keys = kind.keysOfNumbers.map { "'\($0)'" }.joined(separator: " or ")
    return idle("'format' does nothing without \(keys)", "write \(keys) too, or leave it out")
  }

  fileprivate static func withoutTexts(_ keys: [String], _ kind: ChartKindWord) -> Message {
    let others = kind.keysOfNumbers.map { "'\($0)'" }.joined(separator: " or ")
    return idle(
      "\(doNothing(keys)) in a chart without texts",
      "write 'labels' or \(others) too, or leave \(pronoun(for: keys)) out"
    )
  }
}
