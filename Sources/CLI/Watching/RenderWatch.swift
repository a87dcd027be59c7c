import Foundation
internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// `render --watch`: draws again whenever a file changes.
struct RenderWatch {
  private let invocation: Invocation
  private let console: Console
  /// What came by standard input, which is read once.
  private var kept: GivenPictures?
  /// Whether the first drawing is over.
  private var isBegun = false

  init(_ invocation: Invocation, _ console: Console) {
    (self.invocation, self.console) = (invocation, console)
  }

  /// Draws until it is interrupted, which is how it is meant to end.
  mutating func status() throws(Stop) -> ExitCode {
    try check()
    var run = WatchRun()
    try run.run(
      { (reason) throws(Stop) in
        if case .change(let paths) = reason { say(Self.changed(paths)) }
        let drawing = try drawing()
        if !isBegun { say("watching; Control-C ends it") }
        isBegun = true
        return drawing
      },
      // What came by standard input can't be had again.
      restart: { if kept == nil { WatchRun.startAnew() } },
      say: say
    )
    return .success
  }

  private func check() throws(Stop) {
    do throws(UsageError) {
      try invocation.checkWatch()
      let isStandard = invocation[Render.output] == "-"
      if isStandard {
        throw .contradiction(
          "--watch draws again and again, and what went to standard output can't be replaced",
          remedy: "name a file with -o, or leave --watch out"
        )
      }
    } catch {
      throw .usage(error)
    }
  }

  /// Draws once, and tells of it.
  private mutating func drawing() throws(Stop) -> WatchedDrawing {
    let begun = ContinuousClock.now
    let data: GivenPictures
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console, keptIn: &kept)
    } catch {
      return failed(error.diagnostics, error.status)
    }
    let (plan, options): (RenderPlan, OutputOptions)
    do throws(Stop) {
      (plan, options) = try Render.plan(invocation, data, on: console)
    } catch {
      // The line was right until the data became a list.
      guard isBegun, case .usage(let fault) = error else { throw error }
      return failed([fault.diagnostic(of: CommandTable.program.name)], .usage)
    }
    var run = RenderRun(
      plan: plan,
      options: options,
      data: data,
      invocation: invocation,
      console: console,
      draw: RenderedDesign.init(of:)
    )
    let status = try run.status()
    if let line = run.written.line {
      say(line + ", in \(Self.words(begun.duration(to: .now)))")
    }
    if status != .success { say(Self.failure) }
    return WatchedDrawing(
      status: status,
      sought: run.sought.union(invocation.watchedPaths),
      written: run.written.paths,
      fontFolders: Set(run.fontFolders + CircumstanceOptions.fontFolders(of: invocation))
    )
  }

  private func failed(_ diagnostics: [Diagnostic], _ status: ExitCode) -> WatchedDrawing {
    console.tell(diagnostics)
    say(Self.failure)
    return WatchedDrawing(status: status, sought: invocation.watchedPaths)
  }

  private func say(_ line: String) { console.tell(harmless(line) + "\n") }

  private static let failure = "no new picture is written where an error is; the last one stays"

  /// Such as `card.yaml changed`, by the last names of the paths.
  static func changed(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { split($0).name }
    let others = paths.count > 3 ? " and \(paths.count - 3) others" : ""
    return names.joined(separator: ", ") + others + " changed"
  }

  /// Such as `12 ms`.
  static func words(_ time: Duration) -> String {
    let parts = time.components
    let milliseconds = Double(parts.seconds) * 1_000 + Double(parts.attoseconds) / 1e15
    return milliseconds < 9.95
      ? "\((milliseconds * 10).rounded() / 10) ms" : "\(Int(milliseconds.rounded())) ms"
  }
}
