import SnaplineDiagnostics

extension Element {
  /// A chart needs numbers, one way or the other, and each of them is a view.
  func checkChart(in reading: Reading) {
    guard word.id == .chart else { return }
    reading.hasRoom(forViews: ChartValues.count(in: content), at: span)
    if !content.says(ChartWords.values.name), !content.says(ChartWords.series.name) {
      reading.report(.chartWithoutValues, at: span)
    }
  }
}

extension Message {
  fileprivate static let chartWithoutValues = Message(
    "missing-key",
    "'chart' needs 'values', or 'series' for several rows",
    remedy: "write chart: {kind: bars, values: [12, 30, 21]}"
  ).ofWholeFiles()
}
