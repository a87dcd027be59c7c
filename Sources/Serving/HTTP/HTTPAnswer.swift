/// What a request is answered with.
package struct HTTPAnswer: Hashable, Sendable {
  package var status: HTTPStatus
  package var type: String
  package var body: [UInt8]
  /// Fields besides those that each answer has.
  package var fields: [HTTPField]
  /// What a page may load and do.
  package var contentPolicy: String

  package init(
    _ status: HTTPStatus = .ok,
    type: String,
    body: [UInt8],
    fields: [HTTPField] = [],
    contentPolicy: String = Self.ownContentAlone
  ) {
    self.status = status
    self.type = type
    self.body = body
    self.fields = fields
    self.contentPolicy = contentPolicy
  }

  /// A page loads what this server gives it and nothing else, and runs no text as code.
  package static let ownContentAlone = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
    "font-src 'self'", "connect-src 'self'", "worker-src 'self'", "frame-ancestors 'none'",
    "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
    "trusted-types snapline",
  ].joined(separator: "; ")

  /// A sentence for people.
  package static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPAnswer {
    HTTPAnswer(status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  package static func json(_ body: [UInt8], status: HTTPStatus = .ok) -> HTTPAnswer {
    HTTPAnswer(status, type: "application/json", body: body)
  }

  /// What a status says by itself.
  package static func plain(_ status: HTTPStatus) -> HTTPAnswer {
    var answer = text(status.sentence, status: status)
    if status == .methodNotAllowed { answer.fields = [HTTPField("Allow", "GET, HEAD, POST")] }
    if status == .noContent { answer.body = [] }
    return answer
  }
}

// MARK: On the wire

extension HTTPAnswer {
  /// How an answer goes over a connection.
  enum Manner {
    /// Another request may follow.
    case keepAlive
    /// The connection ends with it.
    case last
    /// Its body is as long as the connection.
    case stream
  }

  /// The bytes before the body; nothing where a field isn't one that may be sent.
  func head(_ manner: Manner) -> [UInt8]? {
    var all = [HTTPField("Content-Type", type)]
    if status == .noContent { all = [] }
    if manner != .stream, status != .noContent {
      all.append(HTTPField("Content-Length", "\(body.count)"))
    }
    if manner != .keepAlive { all.append(HTTPField("Connection", "close")) }
    all += Self.guards + [HTTPField("Content-Security-Policy", contentPolicy)]
    let taken = Set(all.map { Self.key($0.name) })
    guard fields.allSatisfy({ Self.isFree(Self.key($0.name), taken) }) else { return nil }
    all += fields
    guard all.allSatisfy(\.isSendable) else { return nil }
    let lines = all.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n\(lines)\r\n".utf8)
  }

  /// Keeps what is answered out of caches, other pages and guesses at what it might be.
  private static let guards = [
    HTTPField("Cache-Control", "no-store"),
    HTTPField("X-Content-Type-Options", "nosniff"),
    HTTPField("Referrer-Policy", "no-referrer"),
    HTTPField("Cross-Origin-Resource-Policy", "same-origin"),
    HTTPField("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  private static func key(_ name: String) -> String {
    String(decoding: name.utf8.map(\.lowercased), as: UTF8.self)
  }

  /// Whether an answer may have a field of its own by a name: no other site is ever let in.
  private static func isFree(_ key: String, _ taken: Set<String>) -> Bool {
    let framing = ["connection", "content-length", "transfer-encoding", "trailer", "upgrade"]
    return !taken.contains(key) && !framing.contains(key) && !key.hasPrefix("access-control-")
  }
}
