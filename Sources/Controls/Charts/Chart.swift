public import Foundation
public import SnaplineDrawing
public import SnaplineText

/// What a ``ChartView`` shows: numbers, and how they are drawn.
///
///     var chart = Chart(.bars, [12, 30, 21])
///     chart.labels = ["Mon", "Tue", "Wed"]
///
public struct Chart: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A bar for each number, in groups where there are several series.
    case bars
    /// A line through the numbers of each series.
    case lines
    /// Sectors of a disc, as large as each number's part of the whole; one series.
    case sectors
  }

  /// Numbers of one kind.
  public struct Series: Hashable, Sendable {
    /// The numbers; `nil` stands for one that isn't known.
    public var values: [Double?]
    /// One colour for all numbers, or one for each; without any, the system's colours in turn.
    public var colors: [Color]

    public init(_ values: [Double?], colors: [Color] = []) {
      self.values = values
      self.colors = colors
    }
  }

  public var kind: Kind
  public var series: [Series]
  /// The texts below the numbers of all series, or in the sectors.
  public var labels: [String] = []
  /// The values at the lower and the upper end; `nil` takes what the numbers need.
  public var range: ClosedRange<Double>?
  /// About how many lines cross the chart, at round numbers that are written beside them; 0 for none.
  public var ticks = 0
  /// Whether each number stands at its bar, dot or sector.
  public var showsValues = false
  /// Whether bars of one place stand on one another.
  public var isStacked = false
  /// The part of each place's width that its bars leave free.
  public var gap = 0.3
  /// How round the ends of bars are.
  public var cornerRadius: CGFloat = 2
  /// The thickness of lines.
  public var lineWidth: CGFloat = 2
  /// How large the dots on lines are; 0 for none.
  public var dotSize: CGFloat = 6
  /// Whether the area below lines is tinted.
  public var isFilled = false
  /// How much of the radius is left free in the middle of sectors.
  public var hole = 0.0
  public var font = Font.preferredFont(forTextStyle: .caption1)
  public var textColor = Color.secondaryLabel

  public init(_ kind: Kind, series: [Series]) {
    self.kind = kind
    self.series = series
  }

  public init(_ kind: Kind, _ values: [Double?], colors: [Color] = []) {
    self.init(kind, series: [Series(values, colors: colors)])
  }

  /// How many places there are along the chart.
  var count: Int { series.map(\.values.count).max() ?? 0 }

  /// The number of a series at a place, where it is one that can be drawn.
  func value(_ series: Int, _ place: Int) -> Double? {
    let values = self.series[series].values
    guard values.indices.contains(place), let value = values[place], value.isFinite else {
      return nil
    }
    return value
  }

  /// The numbers of a series that can be drawn.
  func values(of series: Int) -> [Double] {
    self.series.indices.contains(series) ? (0..<count).compactMap { value(series, $0) } : []
  }

  /// Whether bars of one place stand on one another, so that the picture shows their sums.
  var showsSums: Bool { isStacked && kind.canStack }

  /// For each number of a series whether a line goes up from it on both sides, or at its end on one.
  ///
  /// The room above such a number is the line's. Equal numbers beside each other are taken together.
  func valleys(of series: Int) -> [Bool] {
    var valleys = [Bool](repeating: false, count: count)
    var start = 0
    while start < count {
      var end = start + 1
      if let value = value(series, start) {
        while let next = self.value(series, end), next == value { end += 1 }
        let beside = [self.value(series, start - 1), self.value(series, end)].compactMap(\.self)
        if !beside.isEmpty, beside.allSatisfy({ $0 > value }) {
          for place in start..<end { valleys[place] = true }
        }
      }
      start = end
    }
    return valleys
  }

  /// Whether numbers stand below the ends of bars, or below dots.
  var showsValuesBelow: Bool {
    guard showsValues, !showsSums else { return false }
    return switch kind {
    case .bars: shownValues.contains { $0 < 0 }
    case .lines: series.indices.contains { valleys(of: $0).contains(true) }
    case .sectors: false
    }
  }

  /// Whether numbers stand above the ends of bars, or above dots.
  var showsValuesAbove: Bool { showsValues && !showsSums }

  /// How far numbers stand from the ends of bars, or from the middle of dots.
  var valueDistance: CGFloat {
    kind == .lines ? max(2, dotSize / 2 + 1, lineWidth / 2 + 1) : 2
  }

  /// All numbers that the scale has to hold: of bars on one another, how far those of each place reach up and
  /// down.
  var shownValues: [Double] {
    guard showsSums else { return series.indices.flatMap(values) }
    return (0..<count).flatMap { place in
      let values = series.indices.compactMap { value($0, place) }
      return [values.filter { $0 > 0 }, values.filter { $0 < 0 }].filter { !$0.isEmpty }
        .map { $0.reduce(0, +) }
    }
  }

  /// The colour of a number: the series' own, else one of the system's.
  func color(_ series: Int, _ place: Int) -> Color {
    let own = self.series[series].colors
    if !own.isEmpty { return own[place % own.count] }
    return Self.colors[(kind.colorsPlaces ? place : series) % Self.colors.count]
  }

  private static let colors: [Color] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal,
    .systemYellow, .systemIndigo, .systemRed,
  ]
}

extension Chart.Kind {
  /// Whether each place has a colour of its own; else each series has one.
  var colorsPlaces: Bool {
    switch self {
    case .bars, .lines: false
    case .sectors: true
    }
  }

  /// Whether the scale holds zero, as lengths from there are what one compares.
  var startsAtZero: Bool {
    switch self {
    case .bars: true
    case .lines, .sectors: false
    }
  }

  /// Whether the parts of a place may stand on one another.
  var canStack: Bool {
    switch self {
    case .bars: true
    case .lines, .sectors: false
    }
  }
}
