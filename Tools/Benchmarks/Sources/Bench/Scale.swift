import Foundation
import Frame
import Snapline
import SnaplineDocuments

extension Benchmark {
  /// How the cost of ordinary designs grows with their rows.
  static let scale = Benchmark(
    "scale",
    about: "designs of 50 to 5,000 rows through the command, in milliseconds of the processor"
  ) { report in
    var benchmark = ScaleBenchmark(isQuick: false)
    try benchmark.run(&report)
  }

  /// The same with few rows, to see that it works.
  static let quickScale = Benchmark(
    "scale",
    about: "designs of 50 to 500 rows, once: too little to tell anything"
  ) { report in
    var benchmark = ScaleBenchmark(isQuick: true)
    try benchmark.run(&report)
  }
}

/// Draws each shape with more and more rows.
struct ScaleBenchmark {
  let isQuick: Bool
  private var growthMax = 0.0
  private var growthTimeMax = 0.0
  private var searchMax = 0.0
  private var (rows500, rows5000, cards200) = (Double.infinity, Double.infinity, Double.infinity)

  init(isQuick: Bool) { self.isQuick = isQuick }

  mutating func run(_ report: inout Report) throws {
    report.word = "summary"
    try measureFrames(&report)
    try measurePictures(&report)
    for shape in [.triples, ScaleShape.stack.following] { try measureEach(shape, &report) }
    try measureSearch(&report)
    noteLimits(&report)
    report.figure("growth_max", growthMax)
    report.figure("growth_time_max", growthTimeMax)
    report.figure("ambiguity_vs_layout_max", searchMax)
    report.figure("rows500_ms", rows500)
    if !isQuick { report.figure("rows5000_ms", rows5000) }
    report.figure("cards200_ms", cards200)
  }

  private func draw(
    _ shape: ScaleShape,
    _ rows: Int,
    as format: String,
    rounds: Int = 11
  ) throws -> ScaleRun {
    try ScaleRun(shape, rows: rows, format: format, rounds: isQuick ? 1 : rounds)
  }

  /// Draws a shape with so many rows each, as far as its limit and the time allow.
  private func grow(_ shape: ScaleShape, _ sizes: [Int], as format: String) throws -> ScaleGrowth {
    report(shape, format)
    var growth = ScaleGrowth(idle: try draw(shape, 1, as: format))
    for rows in sizes.map({ min($0, shape.most) }) where growth.run(rows) == nil && !growth.isOver {
      growth.add(try draw(shape, rows, as: format))
    }
    for _ in 0..<Self.turns where growth.exponent > Self.doubtful && !growth.isOver && !isQuick {
      for rows in growth.ends { growth.add(try draw(shape, rows, as: format)) }
    }
    // What a machine does beside it lengthens times, and no instruction.
    if growth.exponent > Self.doubtful, !growth.isOver, !isQuick {
      report(shape, format + ", counted")
      try growth.count { try ScaleRun.instructions(shape, rows: $0, format: format) }
    }
    return growth
  }

  /// Growth above this is measured again: the ends take turns, and each keeps its least time, since
  /// a machine that is slow for a while makes one of them look dearer than it is.
  private static let doubtful = 1.15
  private static let turns = 4

  private func report(_ shape: ScaleShape, _ what: String) {
    Checkout.tell("scale: \(shape.name), \(what)")
  }
}

// MARK: Through the command

extension ScaleBenchmark {
  private var sizes: [Int] {
    isQuick ? [50, 100, 200, 500] : [50, 100, 200, 500, 1000, 2000, 5000]
  }

  private mutating func measureFrames(_ report: inout Report) throws {
    var table = Table(
      ["rows, as JSON"] + sizes.map(String.init) + ["at most", "growth from 100", "messages"]
    )
    for shape in ScaleShape.all {
      let growth = try grow(shape, sizes, as: "json")
      let messages = growth.runs.map(\.messages).max() ?? 0
      table.add([shape.name] + cells(of: growth, sizes) + [growth.cell, "\(messages)"])
      take(growth, of: shape)
    }
    report.add(table)
    report.note("growth is without what one row takes")
    report.note(
      "where it is above \(Self.doubtful) by time, it is that of the instructions, which valgrind counts"
    )
    report.note(
      "a run that takes more than \(ScaleRun.longest) s is ended, and more rows aren't tried: "
        + "growth is then that of what was drawn, at least"
    )
  }

  private mutating func take(exponentsOf growth: ScaleGrowth) {
    growthMax = max(growthMax, growth.exponent)
    growthTimeMax = max(growthTimeMax, growth.exponentOfTime)
  }

  private mutating func take(_ growth: ScaleGrowth, of shape: ScaleShape) {
    take(exponentsOf: growth)
    func time(_ rows: Int) -> Double { growth.run(rows)?.time ?? .infinity }
    if shape.name == ScaleShape.scrolled.name { (rows500, rows5000) = (time(500), time(5000)) }
    if shape.name == ScaleShape.cards.name { cards200 = time(200) }
  }

  /// The times at each size, and at the most rows there can be where that is another one.
  private func cells(of growth: ScaleGrowth, _ sizes: [Int]) -> [String] {
    let most = growth.runs.last.flatMap { sizes.contains($0.rows) ? nil : $0 }
    return sizes.map { growth.run($0)?.cell ?? "–" }
      + [most.map { "\($0.rows): \($0.cell)" } ?? ""]
  }

  private mutating func measurePictures(_ report: inout Report) throws {
    let sizes = isQuick ? [100] : [100, 1000]
    var table = Table(["rows, as PNG"] + sizes.map(String.init) + ["at most", "growth"])
    for shape in ScaleShape.all {
      let growth = try grow(shape, sizes, as: "png")
      if !isQuick { take(exponentsOf: growth) }
      table.add([shape.name] + cells(of: growth, sizes) + [isQuick ? "" : growth.cell])
    }
    report.add(table)
  }

  /// Every number of rows from 100 to 200: none may cost far more than the one before.
  private func measureEach(_ shape: ScaleShape, _ report: inout Report) throws {
    self.report(shape, "each from 100 to 200")
    let rows = Array(stride(from: 100, through: 200, by: isQuick ? 25 : 1))
    var times: [Double] = []
    for rows in rows {
      let run = try draw(shape, rows, as: "json", rounds: 3)
      times.append(run.time)
      if run.isEnded { break }
    }
    let worst = zip(times, times.dropFirst()).map { $1 / $0 }.max() ?? 1
    report.note(
      "\(shape.name), \(times.count) numbers of rows from 100 to \(rows[times.count - 1]): "
        + "\((times.min() ?? 0).short) to \((times.max() ?? 0).short) ms, "
        + "at most \(worst.short)× the one before"
    )
  }

  private func noteLimits(_ report: inout Report) {
    for shape in ScaleShape.all {
      guard let limit = shape.limit else { continue }
      report.note("\(shape.name): at most \(shape.most) rows, as \(limit.rawValue)")
    }
  }
}

// MARK: In this process

extension ScaleBenchmark {
  /// The search for what nothing decides, beside the layout that it looks at.
  ///
  /// A canvas that follows its content is laid out while its size is found, so it isn't measured.
  private mutating func measureSearch(_ report: inout Report) throws {
    let sizes = isQuick ? [100] : [100, 1000]
    var table = Table(["search for ambiguity / layout"] + sizes.map { "\($0) rows" })
    for shape in ScaleShape.all where !shape.isFlawed && !shape.isFitted {
      self.report(shape, "search")
      let ratios = try sizes.map { try search(shape, rows: min($0, shape.most)) }
      searchMax = max(searchMax, ratios.max() ?? 0)
      table.add([shape.name] + ratios.map { "\($0.short)×" })
    }
    report.add(table)
    try measureTold(&report)
  }

  private func search(_ shape: ScaleShape, rows: Int) throws -> Double {
    let (layout, search, told) = try searched(shape, rows: rows)
    guard told == 0 else {
      throw ScaleRun.Failure(description: "\(shape.name), \(rows) rows: \(told) sides are open")
    }
    return search / layout
  }

  /// What each ambiguity takes that is told.
  private func measureTold(_ report: inout Report) throws {
    let shape = ScaleShape.boxes
    let (layout, search, told) = try searched(shape, rows: 50)
    report.note(
      "\(shape.name), 50 rows: the search takes \((search / layout).short)× the layout and tells "
        + "\(told), \((search / layout / Double(max(told, 1))).short)× for each"
    )
  }

  private func searched(
    _ shape: ScaleShape,
    rows: Int
  ) throws -> (layout: Double, search: Double, told: Int) {
    let design = try Design(yaml: shape.design(rows: rows))
    var (layout, search, told) = (Double.infinity, Double.infinity, 0)
    for _ in 0..<(isQuick ? 1 : 5) {
      let canvas = design.canvas()
      layout = min(layout, processorMicroseconds { canvas.layoutIfNeeded() })
      search = min(search, processorMicroseconds { told = canvas.ambiguities().count })
    }
    return (layout, search, told)
  }
}
