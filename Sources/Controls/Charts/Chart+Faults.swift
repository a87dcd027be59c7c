import SnaplineDiagnostics

/// Numbers that a picture of a chart doesn't show as what they are.
extension Chart {
  var faults: [Diagnostic] {
    let own =
      switch kind {
      case .sectors: faultsOfSectors
      case .bars, .lines: faultOfRange.map { [$0] } ?? []
      }
    return own + (faultOfLabels.map { [$0] } ?? [])
  }

  /// Where there are more labels than numbers.
  private var faultOfLabels: Diagnostic? {
    let rest = labels.dropFirst(count).filter { !$0.isEmpty }
    guard count > 0, let first = rest.first else { return nil }
    return Diagnostic(
      id: "chart-labels",
      severity: .warning,
      subject: "this chart has \(labels.count) labels for \(count) number\(count == 1 ? "" : "s")",
      cause: rest.count == 1
        ? "the label '\(first)' isn't shown"
        : "\(rest.count) labels aren't shown, the first of them '\(first)'",
      remedy: "write as many labels as numbers"
    )
  }

  private var faultsOfSectors: [Diagnostic] {
    var faults: [Diagnostic] = []
    if series.indices.dropFirst().contains(where: { !values(of: $0).isEmpty }) {
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
            ? "the number \(Self.words(first)) of this chart has no sector"
            : "\(negative.count) numbers of this chart have no sector, the first of them"
              + " \(Self.words(first))",
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
    // What was computed may miss a round number by its last digits.
    let tolerance = (range.upperBound - range.lowerBound) / 1e6
    let outside = shownValues.filter {
      $0 < range.lowerBound - tolerance || $0 > range.upperBound + tolerance
    }
    guard let first = outside.first, let least = outside.min(), let most = outside.max() else {
      return nil
    }
    let number = Self.words(first)
    let subject =
      switch (showsSums, outside.count) {
      case (false, 1): "the number \(number) of this chart lies outside of its range"
      case (false, let count):
        "\(count) numbers of this chart lie outside of its range, the first of them \(number)"
      case (true, 1): "bars of this chart reach \(number) together, outside of its range"
      case (true, let count):
        "bars of this chart reach out of its range at \(count) places, at the first of them \(number)"
      }
    let (from, to) = (Self.words(range.lowerBound), Self.words(range.upperBound))
    let wider = [min(range.lowerBound, least), max(range.upperBound, most)].map(Self.words)
    return Diagnostic(
      id: "chart-value",
      severity: .warning,
      subject: subject,
      cause: "the range is \(from) to \(to), and what lies outside is drawn at its end",
      remedy: "leave 'range' out"
        + (wider.contains { $0.contains("e") } ? "" : ", or write range: \(wider[0]) \(wider[1])")
    )
  }

  /// A number in few digits, and never another one: a small number may be a power.
  private static func words(_ number: Double) -> String {
    abs(number) < 1e-4 && number != 0 ? "\(number)" : ChartView.numeral(number)
  }
}
