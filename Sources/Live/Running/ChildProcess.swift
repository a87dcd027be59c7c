internal import Glibc

/// A process that was started here, with the group that it leads.
final class ChildProcess: Sendable {
  let number: pid_t

  init(_ order: Spawner.Order) throws(Spawner.Failure) {
    number = try Spawner.shared.start(order)
  }

  func send(_ signal: CInt) { kill(number, signal) }

  /// Ends it with everything that it started.
  func endGroup() {
    kill(-number, SIGKILL)
    kill(number, SIGKILL)
  }

  /// Seconds of processors that it has taken until now.
  var processorSeconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard unsafe clock_getcpuclockid(number, &clock) == 0,
      unsafe clock_gettime(clock, &time) == 0
    else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How it ended; nothing while it runs, where that isn't waited for.
  func end(waiting: Bool) -> ChildEnd? {
    var status: CInt = 0
    while true {
      let found = unsafe waitpid(number, &status, waiting ? 0 : WNOHANG)
      if found < 0, errno == EINTR { continue }
      if found == 0 { return nil }
      if found < 0 { return .status(0) }
      let signal = status & 0x7F
      return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    }
  }
}

/// How a process ended.
enum ChildEnd: Hashable, Sendable {
  case status(CInt)
  case signal(CInt)
}
