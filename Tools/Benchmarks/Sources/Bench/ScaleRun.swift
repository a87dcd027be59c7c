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
    let folder = try Checkout.scratchFolder("scale")
    let (design, errors) = (folder + "/design.yaml", folder + "/errors.txt")
    try Data(shape.design(rows: rows).utf8).write(to: URL(filePath: design))
    var command = try Command(
      Checkout.command,
      ["render", design, "--format", format, "-o", folder + "/output." + format],
      environment: ["HOME": folder]
    )
    (command.errors, command.processorLimit) = (errors, Self.longest)
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

  /// The exponent of the growth from 100 rows to the most that were drawn.
  var exponent: Double {
    guard let first, let last = runs.last, last.rows > first.rows else { return .infinity }
    return log(own(last) / own(first)) / log(Double(last.rows) / Double(first.rows))
  }

  /// The exponent in a table; what was ended would have grown by more.
  var cell: String { isOver ? "≥\(exponent.short)" : exponent.short }

  private func own(_ run: ScaleRun) -> Double { max(run.time - idle.time, 1) }
}
