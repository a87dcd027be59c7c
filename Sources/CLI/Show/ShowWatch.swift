import Foundation
internal import SnaplineDiagnostics
internal import SnaplineImages
internal import SnaplineRendering
internal import SnaplineShowing
internal import SnaplineTerminal

/// `show --watch`: the screen has the picture until a person ends it, and is as it was afterwards.
struct ShowWatch: ~Copyable {
  private let invocation: Invocation
  private let console: Console
  private var terminal: PictureTerminal
  private let line: TerminalLine?
  private var kept: GivenPictures?
  /// The pictures of the last drawing that was right, and what was said of the last of all.
  private var pictures: [(title: String, picture: Bitmap)] = []
  private var messages: [Diagnostic] = []
  private var time = Duration.zero
  private var failure: Console.Failure?

  init(_ invocation: Invocation, _ console: Console, _ terminal: PictureTerminal) {
    (self.invocation, self.console, self.terminal) = (invocation, console, terminal)
    line = TerminalLine(ofStream: STDOUT_FILENO)
  }

  /// The other screen, without a cursor; and back.
  private static let begin = "\u{1B}[?1049h\u{1B}[?25l"
  private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  /// An empty screen: Kitty's pictures stay when the text behind them goes, and are taken away first.
  private static let clear = "\u{1B}_Ga=d,q=2\u{1B}\\\u{1B}[0m\u{1B}[2J\u{1B}[H"

  mutating func status() throws(Stop) -> ExitCode {
    var run = WatchRun(
      signals: HeldSignals.ending + [HeldSignals.stopping, HeldSignals.resizing],
      others: line.map { [$0.keys] } ?? []
    )
    takeScreen()
    let outcome = Result { () throws(Stop) in
      try run.run(
        { (reason) throws(Stop) in try drawing(for: reason) },
        heed: { heed($0) },
        restart: {
          guard kept == nil else { return }
          giveScreenBack()
          WatchRun.startAnew()
          takeScreen()
        },
        say: { messages.append(Diagnostic(id: "unwatched", severity: .note, subject: $0)) }
      )
    }
    giveScreenBack()
    try outcome.get()
    return .success
  }

  private borrowing func takeScreen() {
    line?.takeKeys()
    try? console.write(Self.begin)
  }

  private borrowing func giveScreenBack() {
    try? console.write(Self.clear + Self.end)
    line?.giveBack()
  }

  /// What a signal or the keys that were typed ask for.
  private borrowing func heed(_ signal: CInt?) -> WatchRun.Request {
    if signal == HeldSignals.stopping {
      giveScreenBack()
      return .goOn
    }
    if signal != nil || failure != nil { return .end }
    let keys = line?.typedKeys() ?? []
    return keys.contains(UInt8(ascii: "q")) || keys.contains(4) ? .end : .goOn
  }

  // MARK: Drawing

  private mutating func drawing(for reason: WatchRun.Reason) throws(Stop) -> WatchedDrawing {
    if case .window = reason {
      takeScreen()
      terminal.measure()
    }
    let begun = ContinuousClock.now
    let drawing = try drawn()
    time = begun.duration(to: .now)
    try fill(changedBy: reason)
    return drawing
  }

  /// Draws what there is to be drawn, and keeps it where it is right.
  private mutating func drawn() throws(Stop) -> WatchedDrawing {
    messages = []
    let data: GivenPictures
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console, keptIn: &kept)
    } catch {
      messages = error.diagnostics
      return WatchedDrawing(status: error.status, sought: invocation.watchedPaths)
    }
    var run = try Show.run(invocation, data, console)
    let heard = Heard()
    run.listener = { heard.messages += $0 }
    var pictures: [(title: String, picture: Bitmap)] = []
    let status = try run.forEachPage { page in
      do throws(PictureTerminal.DrawingFailure) {
        // More is never on one screen.
        if pictures.count < Self.mostPictures {
          pictures.append((page.title, try Show.bitmap(page)))
        }
      } catch {
        if case .rendering(let error) = error { heard.messages.append(error.diagnostic) }
      }
    }
    messages = heard.messages
    if !pictures.isEmpty { self.pictures = pictures }
    return WatchedDrawing(
      status: status,
      sought: run.sought.union(invocation.watchedPaths),
      fontFolders: Set(run.fontFolders + CircumstanceOptions.fontFolders(of: invocation))
    )
  }

  private static let mostPictures = 20

  private final class Heard {
    var messages: [Diagnostic] = []
  }

  /// Draws the screen: the pictures, one below the other, then what is to be said.
  private mutating func fill(changedBy reason: WatchRun.Reason) throws(Stop) {
    let lines = linesToSay(reason)
    let room = max(2, terminal.screen.rows - lines.count - 1)
    let each = max(2, room / max(1, pictures.count) - (pictures.count > 1 ? 1 : 0))
    try console.print(Self.clear)
    for (title, picture) in pictures.prefix(room / 2) {
      if pictures.count > 1 { try console.printLines(title) }
      do throws(PictureTerminal.DrawingFailure) {
        try terminal.draw(picture, rows: each)
      } catch {
        if case .stream(let failure) = error { throw .stream(failure) }
        if case .image(let error) = error {
          try console.printLines(error.diagnostic(file: title).subject)
        }
      }
    }
    try console.print(lines.joined(separator: "\n"))
  }

  /// What is said below the pictures, on at most half of the screen.
  private func linesToSay(_ reason: WatchRun.Reason) -> [String] {
    let screen = ReviewScreen(
      console,
      columns: terminal.screen.columns,
      rows: terminal.screen.rows,
      isUnicode: terminal.screen.isUnicode
    )
    let style = console.style(for: .output)
    var lines = messages.flatMap {
      style.text(for: $0).split(separator: "\n").map(String.init)
    }
    let most = max(1, terminal.screen.rows / 2 - 2)
    if lines.count > most { lines = lines.prefix(most - 1) + ["…"] }
    var words = "drawn in \(RenderWatch.words(time)), watching; q ends it"
    if case .change(let paths) = reason { words = RenderWatch.changed(paths) + ", " + words }
    return lines + [screen.fitting([words])]
  }
}
