import Foundation
import SnaplineServing
import Synchronization
import TestSupport
import Testing

/// Keeps the streams that a server opens.
private final class Streams: Sendable {
  private let all = Mutex<[EventStream]>([])

  func add(_ stream: EventStream) { all.withLock { $0.append(stream) } }

  var first: EventStream? { all.withLock { $0.first } }

  func forget() { all.withLock { $0 = [] } }
}

@Suite(.mustEnd) struct `A stream of events` {
  private let streams = Streams()

  private func server(_ settings: ServerSettings = ServerSettings()) throws -> RunningServer {
    let streams = streams
    return try RunningServer(settings) { request, reply in
      guard request.path == ["events"] else { return reply.send(.text("other")) }
      streams.add(reply.openStream())
    }
  }

  private func stream() throws -> EventStream {
    #expect(soon { streams.first != nil })
    return try #require(streams.first)
  }

  @Test func `brings events in their order, from any thread`() throws {
    let running = try server()
    let client = try running.client()
    client.send(running.get("/events"))
    let head = try #require(client.text(upTo: "\r\n\r\n"))
    #expect(head.contains("\r\nContent-Type: text/event-stream\r\n"))
    #expect(!head.contains("Content-Length") && head.contains("Connection: close"))
    let stream = try stream()
    for number in 0..<100 { stream.send(event: "count", data: "\(number)") }
    for number in 0..<100 {
      #expect(client.text(upTo: "\n\n") == "event: count\ndata: \(number)\n\n")
    }
    stream.send(event: "lines", data: "one\ntwo\r\nthree\rfour\n\n")
    #expect(
      client.text(upTo: "\n\n")
        == "event: lines\ndata: one\ndata: two\ndata: three\ndata: four\ndata: \ndata: \n\n"
    )
    stream.send(event: "last", data: "")
    stream.close()
    #expect(!stream.send(event: "after", data: ""))
    #expect(String(decoding: client.rest(), as: UTF8.self) == "event: last\ndata: \n\n")
  }

  @Test func `ends when it is let go, and tells when its reader is gone`() throws {
    let running = try server()
    let one = try running.client()
    one.send(running.get("/events"))
    #expect(one.text(upTo: "\r\n\r\n") != nil)
    #expect(soon { streams.first != nil })
    streams.forget()
    #expect(one.isEnded())
    let two = try running.client()
    two.send(running.get("/events"))
    #expect(two.text(upTo: "\r\n\r\n") != nil)
    let stream = try stream()
    #expect(stream.isOpen)
    two.finish()
    #expect(soon { !stream.isOpen })
    #expect(!stream.send(event: "a", data: "b"))
    #expect(soon { running.server.connections == 0 })
  }

  @Test func `is given up where nobody reads it, and nobody else notices`() throws {
    var settings = ServerSettings()
    settings.streamBytes = 1 << 20
    let running = try server(settings)
    let sleeper = try running.client(room: 4_096)
    sleeper.send(running.get("/events"))
    #expect(sleeper.text(upTo: "\r\n\r\n") != nil)
    let stream = try stream()
    let data = String(repeating: "a", count: 65_536)
    let other = try running.client()
    var count = 0
    while count < 1_000, stream.send(event: "large", data: data) {
      count += 1
      other.send(running.get("/"))
      #expect(other.answer()?.body == "other\n")
    }
    // Beside what waits here, the system takes some megabytes.
    #expect((15...300).contains(count), "\(count)")
    #expect(!stream.isOpen)
    #expect(soon { running.server.connections == 1 })
  }

  @Test func `goes on for a reader that was slow`() throws {
    let running = try server()
    let client = try running.client(room: 4_096)
    client.send(running.get("/events"))
    #expect(client.text(upTo: "\r\n\r\n") != nil)
    let stream = try stream()
    let data = String(repeating: "a", count: 100_000)
    for _ in 0..<30 { #expect(stream.send(event: "a", data: data)) }
    usleep(50_000)
    stream.send(event: "end", data: "")
    let text = try #require(client.text(upTo: "event: end\ndata: \n\n"))
    #expect(text.utf8.count == 30 * ("event: a\ndata: \n\n".utf8.count + 100_000) + 19)
  }

  @Test func `answers HEAD and ends`() throws {
    let running = try server()
    let client = try running.client()
    client.send(running.get("/events", method: "HEAD"))
    #expect(client.text(upTo: "\r\n\r\n")?.contains("text/event-stream") == true)
    #expect(client.isEnded())
  }

  @Test func `ends with the server, as do answers that are waited for`() throws {
    let kept = Mutex<[Reply]>([])
    let running = try RunningServer { request, reply in
      kept.withLock { $0.append(reply) }
    }
    let client = try running.client()
    client.send(running.get("/"))
    #expect(soon { kept.withLock { $0.count } == 1 })
    #expect(running.stop())
    #expect(client.isEnded())
    #expect(kept.withLock { $0.allSatisfy { !$0.isWanted } })
    kept.withLock { $0.first }?.send(.text("late"))
  }
}
