internal import SnaplineDiagnostics

/// One line that says how far a long run is, on a terminal alone.
package struct Progress: Sendable {
  private let console: Console
  private let total: Int
  private let width: Int
  private var lastShown: ContinuousClock.Instant
  private var isShown = false

  /// Quick runs show nothing: the first line comes after this time, and so does each next one.
  static let pace = Duration.milliseconds(200)

  /// A run of so many steps; of a run whose steps nobody has counted there is no total.
  package init(total: Int = .max, console: Console) {
    self.console = console
    self.total = total
    width = console.helpWidth
    lastShown = .now
  }

  /// Notes that `done` of the total are finished and that `name` comes next.
  package mutating func step(done: Int, next name: String) {
    let (total, width) = (total, width)
    show { Self.line(done: done, total: total, next: name, width: width) }
  }

  /// Shows a line, where it is time for one.
  package mutating func show(_ line: () -> String) {
    guard total > 1, console.isTerminal(.error), Console.variable("TERM") != "dumb" else { return }
    guard lastShown.duration(to: .now) >= Self.pace else { return }
    lastShown = .now
    isShown = true
    console.tell("\r" + line() + Self.erase)
  }

  /// Takes the line away, so that a message or the end of the run finds a clean one.
  package mutating func clear() {
    guard isShown else { return }
    isShown = false
    console.tell("\r" + Self.erase)
  }

  private static let erase = "\u{1B}[K"

  static func line(done: Int, total: Int, next name: String, width: Int) -> String {
    let head = "\(done)/\(total) "
    let room = max(0, width - head.count - 1)
    let name = harmless(name)
    // The end of a path says more than its beginning.
    return head + (name.count <= room ? name : "…" + name.suffix(max(0, room - 1)))
  }
}
