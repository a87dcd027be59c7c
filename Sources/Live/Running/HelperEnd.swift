internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics

/// How the code of a file ended its helper before it had answered.
struct HelperEnd: Error, Sendable {
  enum Reason: Hashable, Sendable {
    case signal(CInt)
    /// The code ended its process itself.
    case status(CInt)
    case tookTooLong, tookProcessor, printedTooMuch
    /// It answered what no helper answers.
    case nonsense
    case notStarted(String)
  }

  var reason: Reason
  /// What it had printed.
  var printed: String
  var stands: [CrashReport.Stand] = []
  var limits: LiveLimits
  /// The preview that was being made.
  var preview: String?
}

extension HelperEnd {
  /// The message that tells of it, with what the code printed before.
  func diagnostics(in sources: SwiftSources) -> [Diagnostic] {
    [diagnostic(in: sources)] + Self.notes(of: printed, in: sources)
  }

  /// What code printed, each line a note.
  static func notes(of printed: String, in sources: SwiftSources) -> [Diagnostic] {
    let lines = printed.split(separator: "\n").filter { !isOfRuntime($0) }
    let place = sources.paths.first.map { sources.place(file: $0, line: nil, column: nil) }
    return lines.suffix(mostTold).enumerated().map { number, line in
      let left = lines.count - mostTold
      return Diagnostic(
        id: "swift-printed",
        severity: .note,
        subject: "printed: \(line.prefix(500))",
        cause: number == 0 && left > 0 ? "\(left) lines were printed before" : nil,
        place: place
      )
    }
  }

  /// Lines of what was printed that are told.
  private static let mostTold = 20

  /// Whether Swift's runtime wrote a line as it ended the process, which is told otherwise.
  private static func isOfRuntime(_ line: Substring) -> Bool {
    line.contains("Fatal error") || line == "Current stack trace:"
      || line.prefixMatch(of: #/\d+ +\S+ +0x[0-9a-f]{16}/#) != nil
  }

  private func diagnostic(in sources: SwiftSources) -> Diagnostic {
    let stand = stands.first { sources.isOwn($0.file) }
    let place =
      stand.map { sources.place(file: $0.file, line: $0.line, column: $0.column) }
      ?? sources.paths.first.map { sources.place(file: $0, line: nil, column: nil) }
    return Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      cause: preview.map { "it was making '\($0)'" },
      place: place,
      remedy: remedy
    )
  }

  private var id: String {
    switch reason {
    case .signal: isOutOfMemory ? "swift-memory" : "swift-crash"
    case .status: "swift-exit"
    case .tookTooLong, .tookProcessor: "swift-time"
    case .printedTooMuch: "swift-print"
    case .nonsense, .notStarted: "swift-helper"
    }
  }

  private var subject: String {
    switch reason {
    case .signal where isOutOfMemory:
      "the code took more than \(limits.memory) MiB of memory and was stopped"
    case .signal(let number):
      "the code crashed: " + (fatalError ?? Self.words[number] ?? "signal \(number)")
    case .status(let status): "the code ended its process, with status \(status)"
    case .tookTooLong: "the code took longer than \(limits.time) s and was stopped"
    case .tookProcessor:
      "the code took more than \(limits.processor) s of a processor and was stopped"
    case .printedTooMuch:
      "the code printed more than \(LiveLimits.mostPrinted >> 10) KiB and was stopped"
    case .nonsense: "the code wrote into what its process has to say to Snapline"
    case .notStarted(let why): "the process that shows Swift files can't be started: \(why)"
    }
  }

  private var remedy: String? {
    switch reason {
    case .signal where isOutOfMemory: "use less, or allow more: --live-limits memory=4096"
    case .tookTooLong: "do less, or allow more: --live-limits time=30"
    case .tookProcessor: "do less, or allow more: --live-limits processor=30"
    case .status: "leave 'exit' out where the code is shown"
    default: nil
    }
  }

  /// The reason that Swift's runtime printed.
  private var fatalError: String? {
    let lines = printed.split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("Fatal error") }),
      let range = line.range(of: "Fatal error")
    else { return nil }
    let text = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
    return text.isEmpty ? "fatalError" : String(text)
  }

  /// Whether there was no memory left within the limit.
  private var isOutOfMemory: Bool {
    let signs = ["failed to allocate", "out of memory", "bad_alloc", "annot allocate memory"]
    return signs.contains { printed.contains($0) }
  }

  private static let words: [CInt: String] = [
    SIGSEGV: "it read or wrote memory that isn't its own, or called itself without end",
    SIGBUS: "it read or wrote memory that isn't there",
    SIGILL: "it came to an instruction that stops it",
    SIGTRAP: "it came to an instruction that stops it",
    SIGFPE: "it calculated what has no result",
    SIGABRT: "it gave up",
    SIGKILL: "the system ended it",
  ]
}
