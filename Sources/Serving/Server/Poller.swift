internal import CEpoll
internal import Glibc

/// The system's queue of which files can be read and written: epoll.
struct Poller: ~Copyable, Sendable {
  /// What is waited for.
  struct Interest: OptionSet {
    let rawValue: UInt32

    static let reading = Interest(rawValue: EPOLLIN.rawValue)
    static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    /// That the other side writes no more.
    static let leaving = Interest(rawValue: EPOLLRDHUP.rawValue)
  }

  struct Event {
    let id: UInt64
    let state: Interest
    /// Whether nothing can be sent or received any more.
    let isBroken: Bool
  }

  private let file: CInt

  init() throws(ServerFault) {
    file = epoll_create1(CInt(EPOLL_CLOEXEC))
    guard file >= 0 else { throw .system(call: "epoll_create1", code: errno) }
  }

  deinit { if file >= 0 { close(file) } }

  /// Whether the system took it.
  func add(_ other: CInt, id: UInt64, for interest: Interest) -> Bool {
    control(EPOLL_CTL_ADD, other, id, interest)
  }

  func change(_ other: CInt, id: UInt64, to interest: Interest) {
    _ = control(EPOLL_CTL_MOD, other, id, interest)
  }

  private func control(_ call: CInt, _ other: CInt, _ id: UInt64, _ interest: Interest) -> Bool {
    var event = unsafe epoll_event()
    unsafe event.events = interest.rawValue
    unsafe event.data.u64 = id
    return unsafe epoll_ctl(file, call, other, &event) == 0
  }

  /// What happened; waits for it, for as long as it takes where no time is given.
  func wait(_ milliseconds: CInt?) -> [Event] {
    unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 64) { buffer in
      let count = unsafe epoll_wait(file, buffer.baseAddress, 64, milliseconds ?? -1)
      // A signal ends the wait too.
      guard count > 0 else { return [] }
      return (0..<Int(count)).map { place in
        let event = unsafe buffer[place]
        let state = unsafe event.events
        return Event(
          id: unsafe event.data.u64,
          state: Interest(rawValue: state),
          isBroken: state & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
        )
      }
    }
  }
}
