import SnaplineDesigns

/// Charts, whose parts are called by the chart's name and their numbers.
extension SwiftWriter {
  func writeChart(_ making: Making) {
    let (content, values, name) = (making.content, making.values, making.name)
    let kind = content[ChartWords.kind] ?? .standard
    let colors = (values[ChartWords.colors]?.colors ?? []).map(color)
    var series: [String] = []
    let said = content[ChartWords.series]?.series ?? []
    if let numbers = content[ChartWords.values]?.numbers {
      series = [self.series(numbers, colors)]
    } else {
      series = said.enumerated().map { place, one in
        if let color = one.color { return self.series(one.numbers, [self.color(color)]) }
        return self.series(one.numbers, colors.isEmpty ? [] : [colors[place % colors.count]])
      }
    }
    let chart = names.next(for: name + " numbers", else: "chart")
    var looks = self.looks(of: values)
    let labels = content[ChartWords.labels]?.titles ?? []
    if !labels.isEmpty {
      looks.append(("labels", SwiftText.list(labels.map(SwiftText.string))))
    }
    let word = looks.isEmpty ? "let" : "var"
    lines.add("\(word) \(chart) = Chart(.\(kind.rawValue), series: \(SwiftText.list(series)))")
    for (member, value) in looks { lines.add("\(chart).\(member) = \(value)") }
    lines.add("let \(name) = ChartView(\(chart))")
    if values.says(ChartWords.format) { writeNumbers(making.view.numbers, of: name) }
    if let id = making.element.name { writeParts(of: name, id, content) }
    finish(making)
  }

  private func series(_ numbers: [Double?], _ colors: [String]) -> String {
    var call = SwiftCall()
    call.add(nil, SwiftText.list(numbers.map { $0.map(SwiftText.number) ?? "nil" }))
    call.add("colors", colors.isEmpty ? nil : SwiftText.list(colors))
    return call.of("Chart.Series")
  }

  /// What is said of a chart besides its numbers, by the members that are set to it.
  private func looks(of values: SaidValues) -> [(member: String, value: String)] {
    var looks: [(String, String)] = []
    func set(_ member: String, _ value: String?) {
      if let value { looks.append((member, value)) }
    }
    set(
      "range",
      values[ChartWords.range].map {
        "\(SwiftText.number($0.range.lowerBound))...\(SwiftText.number($0.range.upperBound))"
      }
    )
    set("ticks", values[ChartWords.ticks].map { "\($0.value)" })
    if values[ChartWords.showsValues] == true { set("showsValues", "true") }
    if values[ChartWords.stacked] == true { set("isStacked", "true") }
    if values[ChartWords.filled] == true { set("isFilled", "true") }
    set("gap", values[ChartWords.gap].map { SwiftText.number($0.value) })
    set("hole", values[ChartWords.hole].map { SwiftText.number($0.value) })
    set("cornerRadius", values[ChartWords.barRadius].map { points($0.length) })
    set("lineWidth", values[ChartWords.lineWidth].map { points($0.length) })
    set("dotSize", values[ChartWords.dotSize].map { points($0.length) })
    set("font", values[ChartWords.font].map { font($0) })
    set("textColor", values[ChartWords.color].map(color))
    return looks
  }

  /// Writes how numbers are told: each number that the chart shows with its text, as filters are a design's.
  private func writeNumbers(_ numbers: [Double: String], of view: String) {
    let texts = numbers.sorted { $0.key < $1.key }
      .map { "\(SwiftText.number($0.key)): \(SwiftText.string($0.value))" }
    guard !texts.isEmpty else { return }
    let name = names.next(for: view + " texts", else: "texts")
    lines.add("let \(name): [Double: String] = \(SwiftText.list(texts))")
    lines.add("\(view).valueText = { \(name)[$0] ?? ChartView.numeral($0) }")
  }

  /// Gives a chart's parts their names.
  private func writeParts(of view: String, _ id: String, _ content: SaidValues) {
    let all = ChartValues.names(of: id, content.values)
    let kind = content[ChartWords.kind] ?? .standard
    let rows = max(
      1,
      content[ChartWords.values] != nil || kind.isOfOneRow
        ? 1 : content[ChartWords.series]?.series.count ?? 1
    )
    let length = all.count / rows
    for (place, name) in all.enumerated() where length > 0 {
      let (row, column) = (place / length, place % length)
      lines.add(
        "\(view).parts[\(row)][\(column)].accessibilityIdentifier = \(SwiftText.string(name))"
      )
      let part = "\(view).\(kind.namesMarks ? "marks" : "parts")[\(row)][\(column)]"
      if kind.namesMarks {
        if guides[name] == nil { guides[name] = part }
      } else if variables[name] == nil {
        variables[name] = part
      }
    }
  }
}
