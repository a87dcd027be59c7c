import Foundation
internal import Glibc
internal import SnaplineEnvironment
internal import SnaplineTerminal
internal import SnaplineWatching

/// What one drawing depends on, and what came of it.
struct WatchedDrawing {
  var status: ExitCode
  /// All files and folders that were read or looked for, by their paths from the root.
  var sought: Set<String> = []
  /// The files that it wrote.
  var written: [String] = []
  /// Folders whose fonts it may have read.
  var fontFolders: Set<String> = []
}

/// Draws again whenever something changes that the last drawing read or looked for.
struct WatchRun: ~Copyable {
  /// Why the next drawing is due.
  enum Reason {
    case begin
    /// These files changed, as absolute paths.
    case change([String])
    /// The window has another size.
    case window
  }

  /// What a person typed or asked for by a signal while nothing was drawn.
  enum Request { case goOn, end }

  private var watch = FileWatch()
  private var sought: Set<String> = []
  private let signals: HeldSignals
  /// Further files that are waited for, such as the terminal's keys.
  private let others: [CInt]

  init(signals: [CInt] = HeldSignals.ending, others: [CInt] = []) {
    self.signals = HeldSignals(signals)
    self.others = others
  }

  /// Whether a person wants it to end.
  var isStopped: Bool { signals.isEndPending }

  /// Draws until a signal or a request ends it.
  mutating func run(
    _ draw: (Reason) throws(Stop) -> WatchedDrawing,
    heed: (CInt?) -> Request = { $0 == nil ? .goOn : .end },
    restart: () -> Void = {},
    say: (String) -> Void
  ) throws(Stop) {
    var reason = Reason.begin
    var isTold = false
    while true {
      let begun = ChangeTime.now
      let drawing = try draw(reason)
      // What a broken design would have read is known from before it broke.
      let isWhole = drawing.status == .success
      sought = isWhole ? drawing.sought : sought.union(drawing.sought)
      watch.ownFiles = Set(drawing.written.compactMap(realPath))
      watch.follow(sought, readSince: begun)
      if !isTold, let folder = watch.unwatched.first {
        isTold = true
        say("the system can't watch '\(folder)': it is looked at every second")
      }
      guard let next = wait(heed) else { return }
      if case .change(let paths) = next,
        paths.contains(where: { Self.isFont($0, in: drawing.fontFolders) })
      {
        restart()
      }
      reason = next
    }
  }

  /// Waits for the next reason to draw; nothing where it is to end.
  private mutating func wait(_ heed: (CInt?) -> Request) -> Reason? {
    while true {
      while let signal = signals.take() {
        if signal == HeldSignals.resizing { return .window }
        if heed(signal) == .end { return nil }
        if signal == HeldSignals.stopping {
          signals.stop()
          return .window
        }
      }
      let changed = watch.look()
      if !changed.isEmpty { return .change(changed.sorted()) }
      if heed(nil) == .end { return nil }
      signals.wait(for: [watch.file] + others, within: watch.pause)
    }
  }

  /// Whether fonts that are read stand in the file: the libraries keep those open.
  static func isFont(_ path: String, in folders: Set<String>) -> Bool {
    let endings = ["otf", "ttf", "ttc", "otc", "woff", "woff2", "pfb"]
    return folders.contains(path)
      || endings.contains { path.lowercased().hasSuffix("." + $0) }
  }

  /// Whether the program is still where it was started from.
  static var canStartAnew: Bool {
    guard let program = OwnProgram.path else { return false }
    return unsafe access(program, X_OK) == 0
  }

  /// Begins the whole command anew, in the same process; returns only where that can't be done.
  static func startAnew() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    if let program = OwnProgram.path { unsafe execv(program, CommandLine.unsafeArgv) }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

extension Invocation {
  /// What a watch needs besides what a drawing tells: the inputs, the data and the folders of fonts.
  var watchedPaths: Set<String> {
    let named = self[Render.inputs] + [self[DataOptions.file]].compactMap(\.self)
    let paths = named.filter { $0 != "-" } + CircumstanceOptions.fontFolders(of: self)
    return Set(paths.map(absolutePath) + InterfaceOptions(self).assetFolders.map(absolutePath))
  }

  /// What keeps a line from being watched.
  func checkWatch() throws(UsageError) {
    let inputs = self[Render.inputs]
    if inputs.contains("-") {
      throw .contradiction(
        "standard input is read once, and --watch reads a design again whenever it changes",
        remedy: "name the design's file, or leave --watch out"
      )
    }
    if let pipe = inputs.first(where: NamedPipe.isThere) {
      throw .contradiction(
        "'\(pipe)' is a pipe, which is read once, and --watch reads a design again",
        remedy: "name the design's file, or leave --watch out"
      )
    }
  }
}

/// A path from the root, through the links that it names.
func absolutePath(_ path: String) -> String {
  path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
}
