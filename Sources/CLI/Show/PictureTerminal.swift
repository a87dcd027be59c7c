import Foundation
internal import SnaplineImages
internal import SnaplineRendering
internal import SnaplineShowing
internal import SnaplineTerminal

/// The terminal that pictures are drawn in, and how.
struct PictureTerminal {
  let way: TerminalProtocol
  private(set) var screen: TerminalScreen
  private let multiplexer: Multiplexer?
  private let console: Console

  static let way = Option(
    "protocol",
    .oneOf("PROTOCOL", TerminalProtocol.self),
    "How the terminal draws; without it the best way that the terminal says it supports. blocks "
      + "are half blocks of 24-bit colour, which are text."
  )

  /// How long a terminal may take to say what it is.
  private static let patience = Duration.milliseconds(400)

  /// Asks the terminal that results go to what it can draw.
  init(_ console: Console, chosen: TerminalProtocol?) throws(UsageError) {
    guard console.isTerminal(.output) else {
      throw .contradiction(
        "pictures can be shown in a terminal alone, and standard output is none",
        remedy: "leave the pipe out, or write files: \(CommandTable.program.name) render"
      )
    }
    if chosen == .sixel, !SixelGraphics.isThere {
      throw .contradiction(
        "Sixel is drawn by libsixel, which isn't installed",
        remedy: "apt-get install \(SixelGraphics.package), or write --protocol blocks"
      )
    }
    let variables = ProcessInfo.processInfo.environment
    if chosen == nil, variables["TERM"] == "dumb" {
      throw .contradiction(
        "this terminal shows no pictures, as TERM is dumb",
        remedy: "write --protocol blocks to try text in colours"
      )
    }
    var answers = TerminalAnswers([])
    var screen = TerminalScreen(columns: 80, rows: 24)
    if let line = TerminalLine(ofStream: STDOUT_FILENO) {
      screen = line.screen
      let held = HeldSignals(HeldSignals.ending + [HeldSignals.stopping])
      answers = line.answers(within: Self.patience)
      _ = consume held
    }
    screen.take(answers)
    screen.isUnicode = ReviewScreen.isUnicode(variables)
    self.screen = screen
    self.console = console
    let multiplexed = MultiplexedTerminal(variables)
    way = chosen ?? Self.best(answers, variables, multiplexed)
    // What tmux answers it draws itself.
    let isOwn = answers.protocols.contains(way)
    multiplexer = multiplexed != nil && !isOwn && way != .blocks ? Multiplexer() : nil
  }

  private static func best(
    _ answers: TerminalAnswers,
    _ variables: [String: String],
    _ multiplexed: MultiplexedTerminal?
  ) -> TerminalProtocol {
    var known = answers.protocols
    if let multiplexed {
      known.formUnion(multiplexed.protocols)
    } else if variables["STY"] == nil {
      // A name that the terminal didn't tell comes along even over SSH.
      let names = ["LC_TERMINAL", "TERM_PROGRAM"].compactMap { variables[$0] }
      if names.contains(where: TerminalAnswers.isITerm) { known.insert(.iterm) }
    }
    if !SixelGraphics.isThere { known.remove(.sixel) }
    return TerminalProtocol.allCases.first(where: known.contains) ?? .blocks
  }

  /// Takes the size that the window has now.
  mutating func measure() {
    guard let line = TerminalLine(ofStream: STDOUT_FILENO) else { return }
    let now = line.screen
    (screen.columns, screen.rows) = (now.columns, now.rows)
  }

  // MARK: Drawing

  /// Draws a picture where the cursor is; with rows it is no higher than those.
  func draw(_ picture: Bitmap, rows: Int? = nil) throws(DrawingFailure) {
    try write { () throws(ImageError) in
      try TerminalPicture(picture, by: way, on: screen, rows: rows, through: multiplexer)
    }
  }

  /// Draws pictures beside each other, each below its title.
  func draw(beside pictures: [(title: String, picture: Bitmap)]) throws(DrawingFailure) {
    let columns = TerminalPicture.columns(ofOneOf: pictures.count, on: screen)
    let gap = TerminalPicture.gap
    let titles = pictures.map { title, _ in
      String(title.prefix(columns))
        + String(repeating: " ", count: max(0, columns - title.count) + gap)
    }
    let line = titles.joined()
    let last = line.lastIndex { $0 != " " }
    try write(Array((last.map { line[...$0] } ?? "").utf8) + Array("\n".utf8))
    try write { () throws(ImageError) in
      try TerminalPicture(
        beside: pictures.map(\.picture),
        by: way,
        on: screen,
        through: multiplexer
      )
    }
  }

  /// Writes a picture; a signal that ends the command lets the terminal come to the end of it first.
  private func write(_ make: () throws(ImageError) -> TerminalPicture) throws(DrawingFailure) {
    let shown: TerminalPicture
    do throws(ImageError) {
      shown = try make()
    } catch {
      throw .image(error)
    }
    let held = HeldSignals(HeldSignals.ending + [HeldSignals.stopping])
    for piece in shown.pieces {
      for start in stride(from: 0, to: piece.count, by: Self.mostAtOnce) {
        if held.isEndPending {
          try write(TerminalPicture.end)
          throw .interrupted
        }
        try write(Array(piece[start..<min(piece.count, start + Self.mostAtOnce)]))
      }
    }
    _ = consume held
  }

  private static let mostAtOnce = 4_096

  enum DrawingFailure: Error {
    case image(ImageError)
    case rendering(RenderingError)
    /// A signal came that ends the command, where it isn't held by others as well.
    case interrupted
    case stream(Console.Failure)
  }

  private func write(_ bytes: [UInt8]) throws(DrawingFailure) {
    do throws(Console.Failure) {
      try console.write(bytes, to: .output)
    } catch {
      throw .stream(error)
    }
  }
}

extension TerminalScreen {
  /// Takes what a terminal said of itself over what the system knows of it.
  fileprivate mutating func take(_ answers: TerminalAnswers) {
    if let window = answers.window {
      let size = Cell(
        width: window.width / Double(columns),
        height: window.height / Double(rows)
      )
      if size.isLikely { cell = size }
    }
    if let size = answers.cell { cell = size }
    if let color = answers.background { background = color }
  }
}
