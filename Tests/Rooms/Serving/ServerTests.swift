import Foundation
import SnaplineServing
import Synchronization
import TestSupport
import Testing

@Suite(.mustEnd) struct `A server` {
  @Test func `answers by both families, and keeps the connection`() throws {
    let running = try RunningServer()
    let client = try running.client()
    for _ in 0..<3 {
      client.send(running.get("/a/b?c=d"))
      let answer = client.answer()
      #expect(answer?.status == 200)
      #expect(answer?.body == "GET /a/b\n")
      #expect(answer?.field("Connection") == nil)
    }
    guard let six = try? RawClient(running.server.port, isSix: true) else { return }
    six.send(
      "GET /\(running.token)/ HTTP/1.1\r\nHost: [::1]:\(running.server.port)\r\n\r\n"
    )
    #expect(six.answer()?.body == "GET /\n")
  }

  @Test func `sends the same guards with every answer, and lets no other site in`() throws {
    let running = try RunningServer()
    for request in [running.get("/"), "GET / HTTP/1.1\r\n\r\n", "GET /x HTTP/2.0\r\n\r\n"] {
      let client = try running.client()
      client.send(request)
      let answer = try #require(client.answer())
      #expect(answer.field("Cache-Control") == "no-store")
      #expect(answer.field("X-Content-Type-Options") == "nosniff")
      #expect(answer.field("Referrer-Policy") == "no-referrer")
      #expect(answer.field("Cross-Origin-Resource-Policy") == "same-origin")
      #expect(answer.field("Cross-Origin-Opener-Policy") == "same-origin")
      #expect(answer.field("Content-Security-Policy") == HTTPAnswer.ownContentAlone)
      #expect(HTTPAnswer.ownContentAlone.hasPrefix("default-src 'none'; "))
      #expect(!answer.head.lowercased().contains("access-control"))
      #expect(!answer.head.contains(running.token))
    }
  }

  @Test func `answers HEAD without a body`() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send(running.get("/a", method: "HEAD") + running.get("/b"))
    #expect(client.answer(hasBody: false)?.field("Content-Length") == "8")
    #expect(client.answer()?.body == "GET /b\n")
  }

  @Test func `reads bodies, and answers requests in their order`() throws {
    let running = try RunningServer { request, reply in
      // The first takes longest.
      let pause = request.path == ["0"] ? 0.05 : 0
      DispatchQueue.global().asyncAfter(deadline: .now() + pause) {
        reply.send(.json(request.body))
      }
    }
    let client = try running.client()
    client.send((0..<20).map { running.post("/\($0)", "[\($0)]") }.joined())
    for number in 0..<20 { #expect(client.answer()?.body == "[\(number)]") }
    let large = "[" + String(repeating: "1, ", count: 300_000) + "1]"
    client.send(running.post("/large", large))
    #expect(client.answer()?.body == large)
  }

  @Test func `closes where the client asks for it`() throws {
    let running = try RunningServer()
    let client = try running.client()
    client.send(running.get("/a", "Connection: keep-alive, Close") + running.get("/b"))
    let text = String(decoding: client.rest(), as: UTF8.self)
    #expect(text.hasSuffix("GET /a\n") && text.contains("\r\nConnection: close\r\n"))
  }

  @Test func `answers once, and says that it failed where nobody answered`() throws {
    let running = try RunningServer { request, reply in
      if request.path == ["twice"] {
        reply.send(.text("one"))
        reply.send(.text("two"))
        #expect(!reply.openStream().isOpen)
      }
    }
    let client = try running.client()
    client.send(running.get("/twice") + running.get("/never"))
    #expect(client.answer()?.body == "one\n")
    #expect(client.answer()?.status == 500)
  }

  @Test(arguments: [
    HTTPField("X-Name", "one\r\nSet-Cookie: a=b"), HTTPField("X-Name", "one\ntwo"),
    HTTPField("X-Name", "caf\u{E9}"), HTTPField("X Name", "one"), HTTPField("X-Name:", "one"),
    HTTPField("", "one"), HTTPField("Access-Control-Allow-Origin", "*"),
    HTTPField("content-length", "3"), HTTPField("Transfer-Encoding", "chunked"),
    HTTPField("cache-control", "public"), HTTPField("content-security-policy", "none"),
  ]) func `sends no field that would say more than itself`(field: HTTPField) throws {
    let running = try RunningServer { _, reply in
      reply.send(HTTPAnswer(type: "text/plain", body: [], fields: [field]))
    }
    let client = try running.client()
    client.send(running.get("/"))
    #expect(client.answer()?.status == 500)
  }

  @Test func `tells which port is taken`() throws {
    let running = try RunningServer()
    var settings = ServerSettings()
    settings.port = running.server.port
    #expect(throws: ServerFault.portInUse(settings.port)) { try Server(settings) { _, _ in } }
    #expect(running.stop())
  }

  @Test func `leaves its port when it ends, also with connections open`() throws {
    var running: RunningServer? = try RunningServer()
    var settings = ServerSettings()
    settings.port = try #require(running?.server.port)
    let client = try #require(try running?.client())
    client.send(try #require(running?.get("/")))
    #expect(client.answer()?.status == 200)
    #expect(running?.stop() == true)
    #expect(client.isEnded())
    running = nil
    #expect(try Server(settings) { _, _ in }.port == settings.port)
  }

  @Test func `answers what was asked before it ends, where it is given time`() throws {
    let waiting = Mutex<Reply?>(nil)
    let running = try RunningServer { _, reply in waiting.withLock { $0 = reply } }
    let (client, idle) = (try running.client(), try running.client())
    client.send(running.get("/"))
    #expect(soon { waiting.withLock { $0 != nil } && running.server.connections == 2 })
    running.server.stop(within: .seconds(60))
    usleep(100_000)
    #expect(running.server.connections == 2)
    waiting.withLock { $0.take() }?.send(.text("late"))
    #expect(client.answer()?.status == 200)
    #expect(client.isEnded() && idle.isEnded())
  }

  @Test func `doesn't wait longer for an answer than it is given time`() throws {
    let waiting = Mutex<Reply?>(nil)
    let running = try RunningServer { _, reply in waiting.withLock { $0 = reply } }
    let client = try running.client()
    client.send(running.get("/"))
    #expect(soon { waiting.withLock { $0 != nil } })
    running.server.stop(within: .milliseconds(50))
    #expect(client.isEnded())
  }

  @Test func `hands its sockets on, and whoever comes meanwhile waits for the next one`() throws {
    let waiting = Mutex<Reply?>(nil)
    let first = try RunningServer { _, reply in waiting.withLock { $0 = reply } }
    let asking = try first.client()
    asking.send(first.get("/"))
    #expect(soon { waiting.withLock { $0 != nil } })
    first.server.handOn(within: .seconds(60))
    let late = try first.client()
    late.send(first.get("/late"))
    usleep(100_000)
    #expect(first.server.connections == 1)
    waiting.withLock { $0.take() }?.send(.text("early"))
    #expect(asking.answer()?.status == 200)
    #expect(asking.isEnded())
    var settings = ServerSettings()
    settings.token = first.server.settings.token
    settings.sockets = first.server.socketsHandedOn()
    #expect(!settings.sockets.isEmpty)
    let next = try RunningServer(settings)
    #expect(next.server.port == first.server.port)
    #expect(late.answer()?.body == "GET /late\n")
    #expect(next.stop())
  }

  @Test(arguments: [[0], [1_000_000], [-1]] as [[Int32]])
  func `listens anew where what was handed on is no socket`(_ sockets: [Int32]) throws {
    var settings = ServerSettings()
    settings.sockets = sockets
    let running = try RunningServer(settings)
    let client = try running.client()
    client.send(running.get("/"))
    #expect(client.answer()?.status == 200)
    #expect(running.stop())
  }

  @Test func `ends at once where it was stopped before`() throws {
    let server = try Server { _, _ in }
    server.stop()
    server.run()
    #expect(server.connections == 0)
  }
}
