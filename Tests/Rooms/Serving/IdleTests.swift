import Foundation
import SnaplineServing
import Synchronization
import TestSupport
import Testing

@Suite(.mustEnd) struct `A server with nothing to do` {
  @Test func `isn't woken, whatever is open`() throws {
    let streams = Mutex<[EventStream]>([])
    let running = try RunningServer { request, reply in
      guard request.path == ["events"] else { return reply.send(.text("here")) }
      streams.withLock { $0.append(reply.openStream()) }
    }
    let clients = try (0..<20).map { _ in try running.client() }
    for (number, client) in clients.enumerated() {
      client.send(running.get(number < 5 ? "/events" : "/"))
      #expect(client.text(upTo: "\r\n\r\n") != nil)
    }
    // One that said all it wants, and whose answer isn't waited for by anything else.
    clients[19].finish()
    let before = try #require(running.wakeUpsWhenQuiet())
    usleep(400_000)
    #expect(running.server.wakeUps == before)
    #expect(running.server.connections == 19)
  }

  @Test func `is woken once at the end of each connection's time`() throws {
    var settings = ServerSettings()
    settings.idleTime = .milliseconds(300)
    let running = try RunningServer(settings)
    let clients = try (0..<10).map { _ in try running.client() }
    for client in clients {
      client.send(running.get("/"))
      #expect(client.answer()?.status == 200)
    }
    let before = running.server.wakeUps
    for client in clients { #expect(client.isEnded()) }
    #expect(soon { running.server.connections == 0 })
    #expect(running.server.wakeUps - before <= clients.count)
  }

  @Test func `waits while an answer is worked on, however many bytes wait behind it`() throws {
    let kept = Mutex<[Reply]>([])
    let running = try RunningServer { _, reply in kept.withLock { $0.append(reply) } }
    let client = try running.client()
    client.send(running.get("/a") + String(repeating: running.get("/b"), count: 500))
    #expect(soon { kept.withLock { $0.count } == 1 })
    // It is left, too, and the bytes behind the request stay unread.
    client.finish()
    let before = try #require(running.wakeUpsWhenQuiet())
    usleep(200_000)
    #expect(running.server.wakeUps == before)
    #expect(kept.withLock { $0.count } == 1)
    for number in 0..<501 {
      #expect(soon { kept.withLock { $0.count } == number + 1 })
      kept.withLock { $0.last }?.send(.text("\(number)"))
      #expect(client.answer()?.body == "\(number)\n")
    }
    #expect(client.isEnded())
  }
}
