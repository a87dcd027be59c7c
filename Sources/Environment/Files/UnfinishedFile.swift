internal import Glibc
internal import Synchronization

/// A file that must not stay if the command is interrupted before it is whole.
///
/// There may be as many at a time as there are places, on any thread. Without ``removeAtSignals()``, which
/// only the command calls, nothing comes of it: a library leaves the signals of its program alone.
package struct UnfinishedFile: ~Copyable {
  private let place: UnfinishedPlace?

  package init(_ path: String) {
    if isOfCommand.load(ordering: .relaxed) { _ = Self.handlers }
    place = places.first { $0.take(path) }
    // A signal has come, and whoever begins a file waits for the end.
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
  }

  /// The file has its name by now, or is gone.
  deinit {
    // Nothing is left to free when a signal was quicker: its handler ends the process.
    if let path = unsafe place?.clear() { unsafe free(path) }
  }

  /// Has the signals that end the command remove the files that aren't whole yet.
  package static func removeAtSignals() { isOfCommand.store(true, ordering: .relaxed) }

  /// Installs the handlers once, at the first file: most commands write none.
  private static let handlers: Void = {
    // Made before a signal asks for them.
    _ = places
    isEnding.store(false, ordering: .sequentiallyConsistent)
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

/// A path that a signal may ask for at any time.
private final class UnfinishedPlace: Sendable {
  private let path = Atomic<UInt>(0)

  /// Takes a path in, unless there is one.
  func take(_ new: String) -> Bool {
    let text = unsafe strdup(new)
    let isFree = path.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: text),
      ordering: .sequentiallyConsistent
    ).exchanged
    if !isFree { unsafe free(text) }
    return isFree
  }

  /// Takes the path out; who gets it owns it.
  func clear() -> UnsafeMutablePointer<CChar>? {
    unsafe UnsafeMutablePointer(bitPattern: path.exchange(0, ordering: .sequentiallyConsistent))
  }
}

/// More than there are threads that write.
private let places: [UnfinishedPlace] = (0..<64).map { _ in UnfinishedPlace() }

/// Whether the process is a command of our own, whose signals it may handle.
private let isOfCommand = Atomic<Bool>(false)

/// Whether a signal ends the process.
private let isEnding = Atomic<Bool>(false)

/// Takes the unfinished files away and ends as the signal would have ended the command.
private func leave(_ signal: CInt) {
  isEnding.store(true, ordering: .sequentiallyConsistent)
  for place in places {
    if let path = unsafe place.clear() { unsafe unlink(path) }
  }
  var own = sigset_t()
  unsafe sigemptyset(&own)
  unsafe sigaddset(&own, signal)
  unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
  raise(signal)
  // The first process of a container outlives its signals.
  _exit(128 + signal)
}
