internal import Dispatch
internal import Foundation
internal import Glibc
internal import Synchronization

/// Starts processes from one thread that never ends.
///
/// A process that asks to be ended with its parent is ended with the thread that started it.
final class Spawner: Sendable {
  static let shared = Spawner()

  /// Why a process can't be started, by the system's number.
  struct Failure: Error {
    let number: CInt
  }

  struct Order: Sendable {
    var program: String
    var arguments: [String]
    var variables: [String: String]
    /// The files that the process has, from 0 on.
    var files: [CInt]
  }

  private final class Work: Sendable {
    let order: Order
    let answer = Mutex<Result<pid_t, Failure>?>(nil)
    let done = DispatchSemaphore(value: 0)

    init(_ order: Order) { self.order = order }
  }

  private let works = Mutex<[Work]>([])
  private let bell = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { [self] in
      while true {
        bell.wait()
        guard let work = works.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
        work.answer.withLock { $0 = Result { () throws(Failure) in try Self.spawn(work.order) } }
        work.done.signal()
      }
    }
    thread.name = "snapline.spawner"
    thread.start()
  }

  /// Starts a process in a group of its own.
  func start(_ order: Order) throws(Failure) -> pid_t {
    let work = Work(order)
    works.withLock { $0.append(work) }
    bell.signal()
    work.done.wait()
    return try (work.answer.withLock { $0 } ?? .failure(Failure(number: EAGAIN))).get()
  }

  private static func spawn(_ order: Order) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    // Above all that are given, so that none is overwritten before it is copied.
    let base = max(order.files.max() ?? 0, CInt(order.files.count)) + 1
    for (place, file) in order.files.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, file, base + CInt(place))
    }
    for place in order.files.indices {
      unsafe posix_spawn_file_actions_adddup2(&actions, base + CInt(place), CInt(place))
      unsafe posix_spawn_file_actions_addclose(&actions, base + CInt(place))
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = unsafe Self.list([order.program] + order.arguments)
    var variables = unsafe Self.list(order.variables.map { "\($0)=\($1)" }.sorted())
    var child: pid_t = 0
    let status = unsafe posix_spawn(
      &child,
      order.program,
      &actions,
      &attributes,
      &words,
      &variables
    )
    unsafe (words + variables).forEach { unsafe free($0) }
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
    guard status == 0 else { throw Failure(number: status) }
    return child
  }

  private static func list(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe words.map { unsafe strdup($0) } + [nil]
  }
}
