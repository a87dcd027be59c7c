import Foundation
import SnaplineServing
import Synchronization
import TestSupport

/// A server on a thread of its own, which ends with the test.
final class RunningServer: Sendable {
  let server: Server
  private let isOver = DispatchSemaphore(value: 0)

  init(
    _ settings: ServerSettings = ServerSettings(),
    answering: @escaping Server.Answering = { request, reply in
      reply.send(.text("\(request.method.rawValue) /\(request.path.joined(separator: "/"))"))
    }
  ) throws {
    server = try Server(settings, answering: answering)
    let (server, isOver) = (server, isOver)
    Thread.detachNewThread {
      server.run()
      isOver.signal()
    }
  }

  deinit { stop() }

  /// Whether `run()` came to its end.
  @discardableResult func stop() -> Bool {
    server.stop()
    defer { isOver.signal() }
    return isOver.wait(timeout: .now() + 20) == .success
  }

  func client(room: CInt? = nil) throws -> RawClient { try RawClient(server.port, room: room) }

  /// How often the server was woken, once all was done that there is to do; nothing where that never
  /// ends.
  func wakeUpsWhenQuiet() -> Int? {
    for _ in 0..<100 {
      let before = server.wakeUps
      usleep(100_000)
      if server.wakeUps == before { return before }
    }
    return nil
  }

  var token: String { server.settings.token.text }

  /// A request as a browser would send it.
  func get(_ path: String, method: String = "GET", _ fields: String...) -> String {
    let all = ["Host: 127.0.0.1:\(server.port)"] + fields
    return "\(method) /\(token)\(path) HTTP/1.1\r\n"
      + all.map { $0 + "\r\n" }.joined() + "\r\n"
  }

  func post(_ path: String, _ body: String) -> String {
    get(
      path,
      method: "POST",
      "Content-Type: application/json",
      "Content-Length: \(body.utf8.count)"
    ) + body
  }
}

/// Waits until something holds; whether it came to.
func soon(_ holds: () -> Bool) -> Bool {
  for _ in 0..<2_000 {
    if holds() { return true }
    usleep(5_000)
  }
  return holds()
}
