import SnaplineDiagnostics

/// Numbers that a picture of a chart doesn't show as what they are.
extension Chart {
  var faults: [Diagnostic] {
    switch kind {
    case .sectors: faultsOfSectors
    case .bars, .lines: faultOfRange.map { [$0] } ?? []
    }
  }

  private var faultsOfSectors: [Diagnostic] {
    var faults: [Diagnostic] = []
    if series.count > 1 {
      faults.append(
        Diagnostic(
          id: "chart-series",
          severity: .warning,
          subject: "this chart draws the first of its \(series.count) series alone",
          cause: "sectors are the parts of one whole",
          remedy: "write kind: bars, or make a chart for each series"
        )
      )
    }
    let negative = values(of: 0).filter { $0 < 0 }
    if let first = negative.first {
      faults.append(
        Diagnostic(
          id: "chart-value",
          severity: .warning,
          subject: negative.count == 1
            ? "the number \(ChartView.numeral(first)) of this chart has no sector"
            : "\(negative.count) numbers of this chart have no sector, the first of them"
              + " \(ChartView.numeral(first))",
          cause: "a sector is a part of the whole, which is never below 0",
          remedy: "write kind: bars, which go down from 0"
        )
      )
    }
    return faults
  }

  /// Where the range was given, and numbers end outside of it.
  private var faultOfRange: Diagnostic? {
    guard let range else { return nil }
    let ends = kind.canStack && isStacked ? endsOfStacks : series.indices.flatMap(values)
    // What was computed may miss a round number by its last digits.
    let tolerance = (range.upperBound - range.lowerBound) / 1e6
    let outside = ends.filter {
      $0 < range.lowerBound - tolerance || $0 > range.upperBound + tolerance
    }
    guard let first = outside.first, let least = outside.min(), let most = outside.max() else {
      return nil
    }
    let (low, high) = (min(range.lowerBound, least), max(range.upperBound, most))
    let (from, to) = (ChartView.numeral(range.lowerBound), ChartView.numeral(range.upperBound))
    return Diagnostic(
      id: "chart-value",
      severity: .warning,
      subject: outside.count == 1
        ? "the number \(ChartView.numeral(first)) of this chart lies outside of its range"
        : "\(outside.count) numbers of this chart lie outside of its range, the first of them"
          + " \(ChartView.numeral(first))",
      cause: "the range is \(from) to \(to), and what lies outside is drawn at its end",
      remedy:
        "leave 'range' out, or write range: \(ChartView.numeral(low)) \(ChartView.numeral(high))"
    )
  }

  /// The numbers of a series that can be drawn.
  private func values(of series: Int) -> [Double] {
    self.series.indices.contains(series)
      ? (0..<count).compactMap { value(series, $0) } : []
  }

  /// How high the bars of each place reach together, and how far down.
  private var endsOfStacks: [Double] {
    (0..<count).flatMap { place in
      let values = series.indices.compactMap { value($0, place) }
      return [values.filter { $0 > 0 }, values.filter { $0 < 0 }].filter { !$0.isEmpty }
        .map { $0.reduce(0, +) }
    }
  }
}
