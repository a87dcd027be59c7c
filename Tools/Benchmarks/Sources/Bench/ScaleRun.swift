import Foundation
import Frame

/// One design of so many rows, drawn by the command.
struct ScaleRun {
  let rows: Int
  /// In milliseconds of the processor.
  let time: Double
  /// Whether it was ended as it took too long.
  let isEnded: Bool
  /// How many messages it had.
  let messages: Int

  /// After so many seconds of the processor a run is ended.
  static let longest: UInt32 = 20

  /// A run that ended otherwise than well.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What the command takes for a design, at its least in so many runs, or for a second: others only
  /// add to it.
  init(_ shape: ScaleShape, rows: Int, format: String, rounds: Int) throws {
    var (command, errors) = try Self.command(for: shape, rows: rows, format: format)
    command.processorLimit = Self.longest
    do {
      time = try Self.leastTime(of: command, rounds: rounds)
      isEnded = false
    } catch let failure as Command.Failure {
      guard failure.status == Self.ended else {
        throw Self.failure("\(shape.name), \(rows) rows as \(format)", failure.status, errors)
      }
      (time, isEnded) = (Double(Self.longest) * 1000, true)
    }
    self.rows = rows
    messages = Self.text(errors).matches(of: /(?m)^\S+: (warning|error):/).count
  }

  /// The instructions that the command takes for a design.
  static func instructions(_ shape: ScaleShape, rows: Int, format: String) throws -> Double {
    let (command, _) = try command(for: shape, rows: rows, format: format)
    return Double(try command.instructions())
  }

  private static func command(
    for shape: ScaleShape,
    rows: Int,
    format: String
  ) throws -> (command: Command, errors: String) {
    let folder = try Checkout.scratchFolder("scale")
    let (design, errors) = (folder + "/design.yaml", folder + "/errors.txt")
    try Data(shape.design(rows: rows).utf8).write(to: URL(filePath: design))
    var command = try Command(
      Checkout.command,
      ["render", design, "--format", format, "-o", folder + "/output." + format],
      environment: ["HOME": folder]
    )
    command.errors = errors
    return (command, errors)
  }

  private static func leastTime(of command: Command, rounds: Int) throws -> Double {
    var (least, sum, runs) = (Double.infinity, 0.0, 0)
    while runs == 0 || (runs < rounds && sum < 1000) {
      let time = try command.processorMilliseconds()
      (least, sum, runs) = (min(least, time), sum + time, runs + 1)
    }
    return least
  }

  private static let ended: Int32 = 128 + SIGXCPU

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func failure(_ what: String, _ status: Int32, _ errors: String) -> Failure {
    Failure(description: "\(what): ended with \(status)\n\(text(errors).prefix(1000))")
  }

  /// The time in a table.
  var cell: String { isEnded ? ">\(Self.longest) s" : time.short }
}

/// What one shape took, from few rows to many.
struct ScaleGrowth {
  /// One row, which takes what a run takes for nothing.
  private var idle: ScaleRun
  private(set) var runs: [ScaleRun] = []
  /// The instructions by the numbers of rows, where they were counted.
  private var instructions: [Int: Double] = [:]

  init(idle: ScaleRun) { self.idle = idle }

  /// Whether more rows would take too long.
  var isOver: Bool { runs.last?.isEnded ?? false }

  /// Adds a run; of two with the same rows the faster one stays.
  mutating func add(_ run: ScaleRun) {
    if run.rows == idle.rows {
      if run.time < idle.time { idle = run }
    } else if let place = runs.firstIndex(where: { $0.rows == run.rows }) {
      if run.time < runs[place].time { runs[place] = run }
    } else {
      runs.append(run)
    }
  }

  func run(_ rows: Int) -> ScaleRun? { runs.first { $0.rows == rows } }

  /// The numbers of rows between which growth is measured, and the one row.
  var ends: [Int] {
    [idle.rows] + [first, runs.last].compactMap { $0?.rows }
  }

  private var first: ScaleRun? { runs.first { $0.rows >= 100 } }

  /// Counts the instructions at the ends, by which growth is told from then on.
  mutating func count(_ instructions: (_ rows: Int) throws -> Double) throws {
    for rows in ends { self.instructions[rows] = try instructions(rows) }
  }

  /// The exponent of the growth from 100 rows to the most that were drawn: of the instructions where they
  /// were counted, else of the time.
  var exponent: Double { exponentOfWork ?? exponentOfTime }

  var exponentOfTime: Double { exponent(of: { max($0.time - idle.time, 1) }) }

  private var exponentOfWork: Double? {
    guard let least = instructions[idle.rows] else { return nil }
    return exponent(of: { max((instructions[$0.rows] ?? .infinity) - least, 1) })
  }

  private func exponent(of cost: (ScaleRun) -> Double) -> Double {
    guard let first, let last = runs.last, last.rows > first.rows else { return .infinity }
    return log(cost(last) / cost(first)) / log(Double(last.rows) / Double(first.rows))
  }

  /// The exponent in a table; what was ended would have grown by more.
  var cell: String {
    if isOver { return "≥\(exponent.short)" }
    return exponentOfWork.map { "\($0.short) (time \(exponentOfTime.short))" } ?? exponent.short
  }
}
