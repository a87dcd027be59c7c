import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout

import struct Foundation.CGFloat

/// Charts, whose parts are called by the chart's name and their numbers.
extension TreeBuilder {
  func makeChart(_ element: Element) -> ChartView {
    let (content, values) = (element.content, element.values)
    let kind = content[ChartWords.kind] ?? .standard
    let colors = (values[ChartWords.colors]?.colors ?? []).map { palette.color($0) }
    var series = (content[ChartWords.series]?.series ?? []).map { one in
      Chart.Series(one.numbers, colors: one.color.map { [palette.color($0)] } ?? [])
    }
    if let numbers = content[ChartWords.values]?.numbers {
      series = [Chart.Series(numbers, colors: colors)]
    } else if !colors.isEmpty {
      for place in series.indices where series[place].colors.isEmpty {
        series[place].colors = [colors[place % colors.count]]
      }
    }
    var chart = Chart(kind.drawn, series: series)
    chart.labels = content[ChartWords.labels]?.titles ?? []
    applyLooks(of: values, to: &chart)
    let view = ChartView(chart)
    if let format = values[ChartWords.format] {
      let locale = reading.environment.locale
      view.valueText = { format.text(of: $0, in: locale) ?? ChartView.numeral($0) }
    }
    if let id = element.name { name(view, of: kind, after: id) }
    return view
  }

  private func applyLooks(of values: Values, to chart: inout Chart) {
    func points(_ key: Key<PositiveLength>) -> CGFloat? {
      values[key].map { CGFloat($0.length.points(scale: scale)) }
    }
    chart.range = values[ChartWords.range]?.range
    chart.ticks = values[ChartWords.ticks]?.value ?? 0
    chart.showsValues = values[ChartWords.showsValues] ?? false
    chart.isStacked = values[ChartWords.stacked] ?? false
    chart.isFilled = values[ChartWords.filled] ?? false
    if let gap = values[ChartWords.gap]?.value { chart.gap = gap }
    if let hole = values[ChartWords.hole]?.value { chart.hole = hole }
    if let radius = points(ChartWords.barRadius) { chart.cornerRadius = radius }
    if let width = points(ChartWords.lineWidth) { chart.lineWidth = width }
    if let size = points(ChartWords.dotSize) { chart.dotSize = size }
    if values[ChartWords.font] != nil { chart.font = font(values) }
    if let color = values[ChartWords.color] { chart.textColor = palette.color(color) }
  }

  /// Gives each number's part its name, which stands for the number's mark in some kinds of chart.
  private func name(_ view: ChartView, of kind: ChartKindWord, after id: String) {
    for (series, parts) in view.parts.enumerated() {
      for (place, part) in parts.enumerated() {
        let name = ChartValues.name(of: id, series, place, isSingle: view.parts.count == 1)
        part.accessibilityIdentifier = name
        if kind.namesMarks {
          names.note(view.marks[series][place], as: name)
        } else {
          names.note(part, as: name)
        }
      }
    }
  }
}
