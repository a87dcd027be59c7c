import Foundation
import SnaplineServing
import TestSupport
import Testing

@Suite(.mustEnd) struct `Clients that mean no good` {
  @Test func `get the right status, and others don't notice`() throws {
    var settings = ServerSettings()
    settings.token = try #require(AccessToken(RequestInput.token))
    let running = try RunningServer(settings)
    let other = try running.client()
    for hostile in HostileRequest.all {
      let client = try running.client()
      client.send(
        hostile.text.replacingOccurrences(
          of: RequestInput.authority,
          with: "127.0.0.1:\(running.server.port)"
        )
      )
      let isBare = hostile.text.hasPrefix("HEAD")
      let answer = client.answer(hasBody: !isBare)
      #expect(answer?.status == hostile.status, "\(hostile)")
      if hostile.status != 200 {
        #expect(answer?.field("Connection") == "close", "\(hostile)")
        #expect(answer?.field("Allow") == (hostile.status == 405 ? "GET, HEAD, POST" : nil))
        #expect(client.isEnded(), "\(hostile)")
      }
      other.send(running.get("/"))
      #expect(other.answer()?.status == 200)
    }
  }

  @Test func `get the status also where they haven't read it before they sent all`() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send(running.get("/", method: "POST", "Content-Length: 5000000"))
    // A connection that is closed while bytes come in is reset, and what was answered may be lost.
    #expect(client.send(Array(repeating: 97, count: 5_000_000)))
    #expect(client.answer()?.status == 413)
  }

  @Test func `have as much time for a request as there is, however slowly they send it`() throws {
    var settings = ServerSettings()
    settings.requestTime = .milliseconds(400)
    let running = try RunningServer(settings)
    let other = try running.client()
    other.send(running.get("/"))
    #expect(other.answer()?.status == 200)
    let slow = try running.client()
    let silent = try running.client()
    let begun = ContinuousClock.now
    for byte in running.get("/").utf8 {
      guard slow.send([byte]) else { break }
      usleep(10_000)
      if ContinuousClock.now - begun > .milliseconds(700) { break }
    }
    #expect(slow.answer()?.status == 408)
    #expect(slow.isEnded())
    // Whoever asks for nothing is answered nothing.
    #expect(silent.isEnded())
    // The time isn't that of a connection that waits for its next request.
    other.send(running.get("/"))
    #expect(other.answer()?.status == 200)
    other.send(running.post("/", "{}").dropLast().description)
    #expect(other.answer()?.status == 408)
  }

  @Test func `are closed where they end halfway, and answered where they end after a request`()
    throws
  {
    let running = try RunningServer { request, reply in
      guard request.path == ["late"] else { return reply.send(.text("now")) }
      DispatchQueue.global().async {
        #expect(soon { !reply.isWanted })
        reply.send(.text("late"))
      }
    }
    let silent = try running.client()
    silent.finish()
    #expect(silent.isEnded())
    for request in [running.get("/"), running.post("/", "{\"a\": 1}")] {
      for count in [1, 20, request.utf8.count - 1] {
        let half = try running.client()
        half.send(Array(request.utf8.prefix(count)))
        half.finish()
        #expect(half.isEnded(), "\(count)")
      }
    }
    for path in ["/", "/late"] {
      let whole = try running.client()
      whole.send(running.get(path))
      whole.finish()
      #expect(whole.answer()?.body == (path == "/" ? "now\n" : "late\n"))
      #expect(whole.isEnded())
    }
    #expect(soon { running.server.connections == 0 })
  }

  @Test func `are held to a number, and one of them more is refused`() throws {
    RawClient.allowFiles(6_000)
    let running = try RunningServer()
    let held = try (0..<1_000).map { _ in try running.client() }
    for client in held { client.send(running.get("/")) }
    for client in held { #expect(client.answer()?.status == 200) }
    #expect(running.server.connections == 1_000)
    let more = try (0..<500).map { _ in try running.client() }
    for client in more { client.send(running.get("/")) }
    for client in more {
      let answer = client.answer()
      #expect(answer?.status == 503 && answer?.field("Connection") == "close")
      #expect(client.isEnded())
    }
    held[500].send(running.get("/still"))
    #expect(held[500].answer()?.body == "GET /still\n")
    held[0].finish()
    #expect(held[0].isEnded())
    #expect(soon { running.server.connections == 999 })
    let next = try running.client()
    next.send(running.get("/next"))
    #expect(next.answer()?.body == "GET /next\n")
    #expect(running.stop())
  }

  @Test func `are given up where they don't read their answer`() throws {
    var settings = ServerSettings()
    settings.answerTime = .milliseconds(100)
    let running = try RunningServer(settings) { _, reply in
      reply.send(HTTPAnswer(type: "text/plain", body: Array(repeating: 97, count: 30_000_000)))
    }
    let client = try running.client(room: 4_096)
    client.send(running.get("/"))
    #expect(client.text(upTo: "\r\n\r\n") != nil)
    #expect(soon { running.server.connections == 0 })
  }

  @Test func `lose nobody else's time when they go without a word`() throws {
    let running = try RunningServer { request, reply in
      guard request.path == ["wait"] else { return reply.send(.text("here")) }
      DispatchQueue.global().async {
        #expect(soon { !reply.isWanted })
        reply.send(.text("to nobody"))
      }
    }
    for request in [running.get("/wait"), "GET /", running.get("/")] {
      let client = try running.client()
      client.send(request)
      client.reset()
    }
    #expect(soon { running.server.connections == 0 })
    let other = try running.client()
    other.send(running.get("/"))
    #expect(other.answer()?.status == 200)
  }
}
