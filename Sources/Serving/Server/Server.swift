internal import Glibc
internal import Synchronization

/// A server of HTTP/1.1 for the browsers of this machine.
///
///     let server = try Server { request, reply in reply.send(.text("Hello")) }
///     print(server.address)
///     server.run()
///
/// Only requests that pass ``RequestGate`` get as far as the closure. It is called on the thread of
/// `run()` and holds all clients up, so whatever takes long is done elsewhere and answered later.
package final class Server: Sendable {
  package typealias Answering = @Sendable (HTTPRequest, Reply) -> Void

  package let settings: ServerSettings
  package let port: UInt16
  let listeners: [Listener]
  let mailbox: Mailbox
  let poller: Poller
  let answering: Answering
  private let isRun = Atomic(false)
  let counters = ServerCounters()

  /// Listens from here on; clients wait for `run()`.
  package init(
    _ settings: ServerSettings = ServerSettings(),
    answering: @escaping Answering
  ) throws(ServerFault) {
    self.settings = settings
    self.answering = answering
    mailbox = try Mailbox()
    poller = try Poller()
    Self.allowFiles(settings.connections)
    if let listeners = Self.takenOver(settings.sockets) {
      (self.listeners, port) = (listeners, listeners[0].port)
      return
    }
    var tries = settings.port == 0 ? 20 : 1
    while true {
      tries -= 1
      do throws(ServerFault) {
        guard let four = try Listener(.four, port: settings.port) else {
          throw .system(call: "socket", code: EAFNOSUPPORT)
        }
        let six = try Listener(.six, port: four.port)
        port = four.port
        listeners = [four] + (six.map { [$0] } ?? [])
        return
      } catch {
        // A port that is free in one family may not be in the other.
        guard tries > 0, case .portInUse = error else { throw error }
      }
    }
  }

  /// The listeners at sockets that a server handed on, that of IPv4 first; nothing, and all closed, where
  /// one of them is none.
  private static func takenOver(_ sockets: [Int32]) -> [Listener]? {
    let families: [Listener.Family] = [.four, .six]
    let listeners = zip(families, sockets).compactMap { Listener($0, takenOver: $1) }
    return listeners.isEmpty || listeners.count < sockets.count ? nil : listeners
  }

  /// Where the page is.
  package var address: String { "http://127.0.0.1:\(port)/\(settings.token.text)/" }

  /// Serves on this thread until `stop()`, once.
  ///
  /// The port is free when the server goes.
  package func run() {
    let isFirst = !isRun.exchange(true, ordering: .acquiringAndReleasing)
    precondition(isFirst, "Server: it is run once")
    ServerLoop(self).run()
  }

  /// Ends `run()`, now or as soon as it begins, and closes all connections; from any thread.
  ///
  /// - Parameter time: how long requests that came in may still wait for their answers.
  package func stop(within time: Duration = .zero) {
    mailbox.post(.stop(within: time, isHandedOn: false))
  }

  /// Ends `run()` as ``stop(within:)`` does, and has clients that come wait for the next program.
  ///
  /// Once `run()` has ended, that program may listen at ``socketsHandedOn()``.
  package func handOn(within time: Duration) {
    mailbox.post(.stop(within: time, isHandedOn: true))
  }

  /// The sockets for ``ServerSettings/sockets`` of the next program, where they stay open; all or none.
  package func socketsHandedOn() -> [Int32] {
    let sockets = listeners.map { $0.handedOn() }
    let open = sockets.compactMap(\.self)
    guard open.count < sockets.count else { return open }
    for socket in open { close(socket) }
    return []
  }

  /// How often the loop was woken, since it began.
  package var wakeUps: Int { counters.wakeUps.load(ordering: .relaxed) }

  /// How many connections are held.
  package var connections: Int { counters.connections.load(ordering: .relaxed) }

  /// Lets the process open files for all connections, and for those that are refused, where it may.
  private static func allowFiles(_ connections: Int) {
    var limit = rlimit()
    let needed = rlim_t(connections + ServerLoop.mostRefused + 256)
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < needed
    else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// What is counted of a server, for tests and benchmarks.
final class ServerCounters: Sendable {
  let wakeUps = Atomic(0)
  let connections = Atomic(0)
}
