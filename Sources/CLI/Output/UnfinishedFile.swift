internal import Glibc
internal import Synchronization

/// A file that must not stay if the command is interrupted before it is whole.
///
/// There may be one at a time, on any thread.
struct UnfinishedFile: ~Copyable {
  init(_ path: String) {
    _ = Self.handlers
    unsafe unfinished.store(UInt(bitPattern: strdup(path)), ordering: .releasing)
  }

  /// The file has its name by now, or is gone.
  deinit {
    // Nothing is left to free when a signal was quicker: its handler ends the process.
    if let path = unsafe takeUnfinished() { unsafe free(path) }
  }

  /// Installs the handlers once, at the first file: most commands write none.
  private static let handlers: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      unsafe sigaction(number, nil, &before)
      // Who started the command in the background or with `nohup` wants it left alone.
      let ignores = unsafe unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == 1
      if ignores { continue }
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = leave
      action.sa_flags = CInt(bitPattern: UInt32(SA_RESETHAND))
      unsafe sigaction(number, &action, nil)
    }
  }()
}

/// The path of the file that is being written.
private let unfinished = Atomic<UInt>(0)

/// Takes the path out; who gets it owns it.
private func takeUnfinished() -> UnsafeMutablePointer<CChar>? {
  unsafe UnsafeMutablePointer(bitPattern: unfinished.exchange(0, ordering: .acquiringAndReleasing))
}

/// Takes the unfinished file away and ends as the signal would have ended the command.
private func leave(_ signal: CInt) {
  if let path = unsafe takeUnfinished() { unsafe unlink(path) }
  raise(signal)
}
