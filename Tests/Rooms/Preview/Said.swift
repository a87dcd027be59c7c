import Foundation
import TestSupport

/// What a server said in JSON; what isn't there is nothing.
@dynamicMemberLookup struct Said {
  let status: Int
  let content: Any?
  let body: String

  init(status: Int, body: String) {
    self.status = status
    self.body = body
    content = try? JSONSerialization.jsonObject(with: Data(body.utf8), options: .fragmentsAllowed)
  }

  private init(_ content: Any?) { (status, self.content, body) = (200, content, "") }

  subscript(dynamicMember name: String) -> Said { self[name] }

  subscript(name: String) -> Said { Said((content as? [String: Any])?[name]) }

  subscript(place: Int) -> Said {
    Said(list.indices.contains(place) ? list[place].content : nil)
  }

  var isThere: Bool { content != nil }
  var list: [Said] { (content as? [Any] ?? []).map { Said($0) } }
  var names: Set<String> { Set((content as? [String: Any] ?? [:]).keys) }
  var text: String? { content as? String }
  var number: Double? { (content as? NSNumber)?.doubleValue }
  var whole: Int? { (content as? NSNumber)?.intValue }
  var isTrue: Bool { (content as? NSNumber)?.boolValue ?? false }
  var numbers: [Double] { list.compactMap(\.number) }
}

/// A page that asks a server, over connections that stay open.
///
/// Servers have numbers of their own for designs. Here 1 is the first that the list held, 2 the next,
/// in what is asked and in the events that come.
final class PageClient {
  let port: UInt16
  let token: String
  private var raw: RawClient
  /// What has to last as long as this.
  var keeper: AnyObject?
  /// The server's numbers of the designs, in the order in which they came into the list.
  private(set) var numbers: [Int] = []

  init(port: UInt16, token: String) throws {
    (self.port, self.token) = (port, token)
    raw = try Self.connection(port)
  }

  private static func connection(_ port: UInt16) throws -> RawClient {
    // What code takes long for takes longer on a machine that runs other tests.
    try RawClient(port, patience: 200)
  }

  /// One at the address that a preview prints.
  convenience init?(address: String) throws {
    guard let parts = address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\//),
      let port = UInt16(parts.1)
    else { return nil }
    try self.init(port: port, token: String(parts.2))
  }

  private func request(_ method: String, _ path: String, _ body: String?) -> String {
    let (path, body) = (numbered(path), body.map(numbered))
    var head = "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    if let body {
      head += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    }
    return head + "\r\n" + (body ?? "")
  }

  func get(_ path: String) -> Said { ask(request("GET", path, nil)) }

  /// The text with the server's number in the place of a small one.
  private func numbered(_ text: String) -> String {
    guard let match = text.firstMatch(of: /\bdesign=([1-9][0-9]{0,3})\b/),
      let place = Int(match.1).map({ $0 - 1 })
    else { return text }
    if place >= numbers.count { learn() }
    guard numbers.indices.contains(place) else { return text }
    return text.replacingCharacters(in: match.range, with: "design=\(numbers[place])")
  }

  /// The place of a design in that order, from 1.
  func place(of number: Int) -> Int {
    if !numbers.contains(number) { learn() }
    return (numbers.firstIndex(of: number) ?? -1) + 1
  }

  private func learn() {
    let listed = get("list").designs.list.compactMap(\.n.whole)
    numbers += listed.filter { !numbers.contains($0) }
  }

  func post(_ path: String, _ body: Any) -> Said {
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    return post(path, text: String(decoding: data, as: UTF8.self))
  }

  func post(_ path: String, text: String) -> Said { ask(request("POST", path, text)) }

  /// Sends a request, as browsers do on a new connection where the server gave up an idle one.
  private func send(_ request: String) {
    if raw.isOver, let new = try? Self.connection(port) { raw = new }
    raw.send(request)
  }

  private func ask(_ request: String) -> Said {
    send(request)
    let answer = raw.answer()
    return Said(status: answer?.status ?? 0, body: answer?.body ?? "")
  }

  /// A file, with its head.
  func file(_ path: String) -> RawClient.Answer? {
    send(request("GET", path, nil))
    return raw.answer()
  }

  /// The head of a file.
  func head(_ path: String) -> RawClient.Answer? {
    send(request("HEAD", path, nil))
    return raw.answer(hasBody: false)
  }

  /// A stream of what is saved, on a connection of its own.
  func events() throws -> PageEvents {
    let client = try RawClient(port)
    client.send(request("GET", "events", nil))
    guard client.text(upTo: "\r\n\r\n") != nil, let hello = client.text(upTo: "\n\n"),
      hello.hasPrefix("event: hello")
    else { throw CocoaError(.fileReadUnknown) }
    learn()
    return PageEvents(page: self, client: client)
  }
}

/// What a server pushes.
final class PageEvents {
  private let page: PageClient
  private let client: RawClient

  init(page: PageClient, client: RawClient) { (self.page, self.client) = (page, client) }

  /// The next event; nothing where none comes in time.
  func next(within milliseconds: Int = 10_000) -> Said? {
    guard isWaiting(milliseconds), let text = client.text(upTo: "\n\n"),
      let data = text.firstMatch(of: /data: (.*)\n/)
    else { return nil }
    var body = String(data.1)
    for (place, number) in page.numbers.enumerated() {
      // They stand in a list by themselves.
      body.replace(/(?<before>[\[,])(?<number>\d+)(?=[\],])/) { match in
        "\(match.before)" + (Int(match.number) == number ? "\(place + 1)" : "\(match.number)")
      }
    }
    return Said(status: 200, body: body)
  }

  /// All events until none comes for some time.
  func all(until milliseconds: Int = 150) -> [Said] {
    var all: [Said] = []
    while let next = next(within: milliseconds) { all.append(next) }
    return all
  }

  private func isWaiting(_ milliseconds: Int) -> Bool {
    if client.hasReceived { return true }
    var question = pollfd(fd: client.file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, CInt(milliseconds)) > 0
  }
}

extension String {
  /// The text as a value of a query.
  var inQuery: String {
    addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? self
  }
}
