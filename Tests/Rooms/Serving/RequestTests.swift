import SnaplineServing
import Testing

@Suite struct `A request` {
  /// The status that a request comes to, or nothing where more of it is waited for.
  static func status(of text: String) -> Int? {
    switch RequestParser.outcome(of: Array(text.utf8)) {
    case .incomplete: return nil
    case .refused(let status): return status.rawValue
    case .request(let request, _):
      guard let token = AccessToken(RequestInput.token) else { return nil }
      let authority = RequestInput.authority
      return RequestGate.refusal(of: request, boundTo: authority, token: token)?.rawValue ?? 200
    }
  }

  @Test(arguments: HostileRequest.all)
  func `is let through or refused with its status`(hostile: HostileRequest) {
    #expect(Self.status(of: hostile.text) == hostile.status)
  }

  @Test func `says what it said`() throws {
    let text = """
      POST /a.b/c/?x=1&name=a%20b%2Bc+d&x=%F0%9F%98%80&flag HTTP/1.1\r
      Host: [::1]:80\r
      X-One:  two words\t\r
      Content-Length: 5\r
      \r
      {}\r\n!GET
      """
    guard case .request(let request, let length) = RequestParser.outcome(of: Array(text.utf8))
    else {
      Issue.record("it wasn't read")
      return
    }
    #expect(length == text.utf8.count - 3)
    #expect(request.method == .post)
    #expect(request.path == ["a.b", "c", ""])
    #expect(
      request.query == [
        QueryItem("x", "1"), QueryItem("name", "a b+c+d"), QueryItem("x", "\u{1F600}"),
        QueryItem("flag", ""),
      ]
    )
    #expect(request.query("x") == "1" && request.query("y") == nil)
    #expect(request.field("x-one") == "two words")
    #expect(request.body == Array("{}\r\n!".utf8))
  }

  @Test func `is waited for until it is whole`() {
    let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc".utf8)
    for count in 0..<bytes.count {
      #expect(RequestParser.outcome(of: Array(bytes[..<count])) == .incomplete, "\(count)")
    }
  }

  @Test func `may be as large as the limits and no larger`() {
    let line = "GET /\(RequestInput.token) HTTP/1.1\r\nHost: \(RequestInput.authority)\r\na: "
    let field = String(repeating: "a", count: 16_384 - line.utf8.count - 4)
    #expect(Self.status(of: line + field + "\r\n\r\n") == 200)
    #expect(Self.status(of: line + field + "a\r\n\r\n") == 431)
    let post = """
      POST /\(RequestInput.token) HTTP/1.1\r
      Host: \(RequestInput.authority)\r
      Content-Type: application/json\r
      Content-Length: 1048576\r\n\r\n
      """
    #expect(Self.status(of: post + String(repeating: "a", count: 1_048_575)) == nil)
    #expect(Self.status(of: post + String(repeating: "a", count: 1_048_576)) == 200)
  }
}

@Suite struct `A token` {
  @Test func `is 128 bits that nobody guesses, and shows in no message`() {
    let tokens = (0..<100).map { _ in AccessToken() }
    #expect(Set(tokens.map(\.text)).count == 100)
    for token in tokens {
      #expect(token.text.utf8.count == 32)
      #expect(AccessToken(token.text)?.matches(token.text) == true)
      #expect(!"\(token)".contains(token.text))
    }
  }

  @Test(arguments: [
    "", "0123456789abcdef", "0123456789ABCDEF0123456789abcdef", "0123456789abcdeg0123456789abcdef",
    "0123456789abcdef0123456789abcdef0",
  ]) func `is made of 32 digits alone`(text: String) {
    #expect(AccessToken(text) == nil)
    #expect(AccessToken(RequestInput.token)?.matches(text) == false)
  }
}
