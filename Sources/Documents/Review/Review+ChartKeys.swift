import SnaplineDesigns
import SnaplineDiagnostics

/// Keys of charts that do nothing.
///
/// A style and a component may write a key for several charts: it does nothing if it does so in all of them.
extension Review {
  func lookForIdleKeys(ofChart element: Element) {
    let (content, values) = (element.content, element.values)
    let kind = element.chartKind
    report(idle(kind.idleKeys, in: values), in: values) { .otherKind($0, than: kind) }
    if content.says(ChartWords.values.name) {
      report([ChartWords.series.name], in: content) { _ in .seriesBesideValues }
    }
    report(idle([ChartWords.format.name], in: values), in: values) { _ in
      .formatWithoutNumbers(kind)
    }
    report(idle([ChartWords.font.name, ChartWords.color.name], in: values), in: values) {
      .withoutTexts($0, kind)
    }
  }

  /// The keys that do nothing in any chart that has them from the same place.
  private func idle(_ keys: [String], in values: Values) -> [String] {
    keys.filter { key in
      values.keySpan(named: key).map { !usedChartKeys.contains(WrittenPlace($0)) } ?? false
    }
  }

  /// Where those keys are written that some chart of the design has a use for, whichever conditions hold.
  func findUsedChartKeys() -> Set<WrittenPlace> {
    var used: Set<WrittenPlace> = []
    for element in builder.document.elements {
      element.forEach { chart in
        guard chart.word.id == .chart else { return }
        let idle = chart.idleKeys
        chart.values.forEachBranch { values in
          for (key, span) in values.keys where !idle.contains(key) {
            used.insert(WrittenPlace(span))
          }
        }
      }
    }
    return used
  }

  /// A place in a file of the design.
  struct WrittenPlace: Hashable {
    private let source: ObjectIdentifier
    private let range: Range<Int>

    init(_ span: Span) { (source, range) = (ObjectIdentifier(span.source), span.range) }
  }
}

extension Element {
  fileprivate var chartKind: ChartKindWord { content[ChartWords.kind] ?? .standard }

  /// The keys that do nothing in a chart, whichever conditions hold.
  fileprivate var idleKeys: Set<String> {
    var keys = Set(chartKind.idleKeys)
    if !mayHaveNumbers { keys.insert(ChartWords.format.name) }
    if !mayHaveTexts { keys.formUnion([ChartWords.font.name, ChartWords.color.name]) }
    return keys
  }

  /// Whether a chart shows numbers as texts, or may where other conditions hold.
  fileprivate var mayHaveNumbers: Bool {
    let hasTicks = chartKind != .sectors && (values[ChartWords.ticks]?.value ?? 0) > 0
    return hasTicks || values[ChartWords.showsValues] == true || values.saysChoices
  }

  fileprivate var mayHaveTexts: Bool {
    mayHaveNumbers || content[ChartWords.labels]?.titles.contains { !$0.isEmpty } ?? false
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
