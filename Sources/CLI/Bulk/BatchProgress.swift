internal import SnaplineTerminal

/// One line that says how far a batch is, how fast, and how long it will take.
struct BatchProgress {
  private var progress: Progress
  private let start = ContinuousClock.now

  init(_ console: Console) { progress = Progress(console: console) }

  mutating func step(_ tally: BatchTally, share: Double?) {
    let start = start
    progress.show { Self.line(tally, after: Self.seconds(of: .now - start), share: share) }
  }

  mutating func look(share: Double?) {
    progress.show { "looking which files the rows show, \(Int((share ?? 0) * 100)) %" }
  }

  /// What is said after so many seconds, where that share of the rows has been read.
  static func line(_ tally: BatchTally, after seconds: Double, share: Double?) -> String {
    var line = "\(words(tally.done)) rows, \(words(Int(Double(tally.done) / seconds))) a second"
    if tally.failed > 0 { line += ", \(words(tally.failed)) failed" }
    // Of a pipe nobody knows how much there is.
    if let share, share > 0.001, share < 1 {
      line += ", \(Int(share * 100)) %, \(words(seconds: seconds * (1 - share) / share)) left"
    }
    return line
  }

  mutating func clear() { progress.clear() }

  /// How long it took so far.
  var passed: String { Self.words(seconds: Self.seconds(of: .now - start)) }

  /// A whole number with a comma between thousands.
  static func words(_ number: Int) -> String {
    let digits = Array(String(number))
    return String(
      digits.enumerated().flatMap { place, digit in
        place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
      }
    )
  }

  private static func seconds(of duration: Duration) -> Double {
    max(1e-3, Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
  }

  private static func words(seconds: Double) -> String {
    switch seconds {
    case ..<10: "\((seconds * 10).rounded() / 10) s"
    case ..<120: "\(Int(seconds.rounded())) s"
    case ..<7_200: "\(Int((seconds / 60).rounded())) min"
    default: "\(Int((seconds / 3_600).rounded())) h"
    }
  }
}
