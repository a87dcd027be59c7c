import SnaplineData

/// The keys of a chart.
package enum ChartWords {
  package static let kind = Key<ChartKindWord>(
    "kind",
    "How the numbers are drawn.",
    standard: "bars"
  )
  package static let values = Key<NumberList>(
    "values",
    "The numbers; null is unknown."
  )
  package static let series = Key<SeriesList>(
    "series",
    "Several rows of numbers, each {values: […], color: …}."
  )
  package static let labels = Key<TitleList>("labels", "The text at each number.")
  static let content: [any Word] = [values, kind, series, labels]

  package static let colors = Key<ColorList>(
    "colors",
    "The colours of the numbers in turn, or one for all.",
    standard: "the system's"
  )
  package static let range = Key<NumberRange>(
    "range",
    "The ends of the scale: '0 100'.",
    standard: "what the numbers need"
  )
  package static let ticks = Key<Count>(
    "ticks",
    "About how many lines with numbers there are.",
    standard: "0"
  )
  package static let showsValues = Key<Bool>(
    "showsValues",
    "Whether each bar, dot or sector shows its number.",
    standard: "false"
  )
  package static let format = Key<NumberFormat>(
    "format",
    "How numbers are written: a filter such as currency(EUR).",
    standard: "in digits"
  )
  package static let stacked = Key<Bool>(
    "stacked",
    "Whether bars are stacked.",
    standard: "false"
  )
  package static let gap = Key<Fraction>(
    "gap",
    "The free part of each bar's place.",
    standard: "30%"
  )
  package static let barRadius = Key<PositiveLength>(
    "barRadius",
    "How round the ends of bars are.",
    standard: "2"
  )
  package static let filled = Key<Bool>(
    "filled",
    "Whether the area below lines is tinted.",
    standard: "false"
  )
  package static let lineWidth = Key<PositiveLength>(
    "lineWidth",
    "How thick lines are.",
    standard: "2"
  )
  package static let dotSize = Key<PositiveLength>(
    "dotSize",
    "How large dots are.",
    standard: "6"
  )
  package static let hole = Key<Fraction>(
    "hole",
    "The radius of the hole, as a part of the chart's radius.",
    standard: "0"
  )
  package static let font = Key<FontValue>("font", "The font of the text.", standard: "caption1")
  package static let color = Key<ColorValue>(
    "color",
    "The colour of the text.",
    standard: "secondaryLabel"
  )
  static let properties: [any Word] = [
    colors, range, ticks, showsValues, format, stacked, gap, barRadius, filled, lineWidth, dotSize,
    hole, font, color,
  ]
}

/// How the numbers of a chart are drawn.
package enum ChartKindWord: String, Enumerator {
  case bars, lines, sectors

  /// What a chart is that doesn't say its kind.
  package static let standard = bars

  /// Whether the chart shows its first row of numbers alone, as parts of a whole.
  package var isOfOneRow: Bool {
    switch self {
    case .bars, .lines: false
    case .sectors: true
    }
  }

  /// The keys that other kinds of chart draw, and this one doesn't.
  package var idleKeys: [String] {
    let scale: [any Word] = [ChartWords.range, ChartWords.ticks]
    let bars: [any Word] = [ChartWords.stacked, ChartWords.gap, ChartWords.barRadius]
    let lines: [any Word] = [ChartWords.filled, ChartWords.lineWidth, ChartWords.dotSize]
    let words: [any Word] =
      switch self {
      case .bars: lines + [ChartWords.hole]
      case .lines: bars + [ChartWords.hole]
      case .sectors: scale + bars + lines
      }
    return words.map(\.name)
  }

  /// Whether the name of a number stands for the number's mark and not for its part: all parts have the frame
  /// of the whole chart, so constraints with them would say nothing of the number.
  package var namesMarks: Bool {
    switch self {
    case .bars, .lines: false
    case .sectors: true
    }
  }
}
