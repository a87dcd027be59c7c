import SnaplineServing
import Testing

/// A request as nobody's browser sends it, and the status it comes to; 200 where it is let through.
struct HostileRequest: CustomTestStringConvertible {
  let name: String
  let text: String
  let status: Int

  init(_ status: Int, _ name: String, _ text: String) {
    (self.name, self.text, self.status) = (name, text, status)
  }

  /// A first line with the fields that every request has.
  init(_ status: Int, line: String) {
    self.init(status, line, line + "\r\n" + Self.host + "\r\n")
  }

  /// Fields behind a line that is in order.
  init(_ status: Int, fields: String..., method: String = "GET") {
    let lines = fields.map { $0 + "\r\n" }.joined()
    self.init(
      status,
      "\(method) with \(fields.joined(separator: ", "))",
      "\(method) /\(RequestInput.token)/ HTTP/1.1\r\n\(lines)\r\n"
    )
  }

  var bytes: [UInt8] { Array(text.utf8) }

  var testDescription: String { "\(status) \(name)" }

  private static let host = "Host: \(RequestInput.authority)\r\n"

  static let all =
    lines + targets + queries + fields + framing + sizes + gate + origins

  private static let lines = [
    Self(200, line: "GET /\(RequestInput.token)/ HTTP/1.1"),
    Self(200, line: "HEAD /\(RequestInput.token)/a HTTP/1.1"),
    Self(405, line: "PUT / HTTP/1.1"), Self(405, line: "DELETE / HTTP/1.1"),
    Self(405, line: "OPTIONS * HTTP/1.1"), Self(405, line: "CONNECT 127.0.0.1:80 HTTP/1.1"),
    Self(405, line: "TRACE / HTTP/1.1"), Self(405, line: "PATCH / HTTP/1.1"),
    Self(501, line: "PROPFIND / HTTP/1.1"), Self(501, line: "get / HTTP/1.1"),
    Self(501, line: "GETS / HTTP/1.1"), Self(501, line: "PRI * HTTP/1.1"),
    Self(505, line: "GET / HTTP/1.0"), Self(505, line: "GET / HTTP/2.0"),
    Self(505, line: "PRI * HTTP/2.0"), Self(400, line: "GET / HTTP/1.1.1"),
    Self(400, line: "GET / HTTP/11"), Self(400, line: "GET / http/1.1"),
    Self(400, line: "GET / HTTPS/1.1"), Self(400, line: "GET /"), Self(400, line: "GET"),
    Self(400, line: " GET / HTTP/1.1"), Self(400, line: "GET  / HTTP/1.1"),
    Self(400, line: "GET / HTTP/1.1 "), Self(400, line: "GET\t/\tHTTP/1.1"),
    Self(400, line: "GE(T / HTTP/1.1"), Self(400, line: "GET / a HTTP/1.1"),
    Self(400, line: "G\u{C9}T / HTTP/1.1"),
    Self(400, "an empty line first", "\r\nGET / HTTP/1.1\r\n"),
    Self(400, "a greeting of TLS", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}"),
    Self(400, "lines that end in LF alone", "GET / HTTP/1.1\nHost: a\n\n"),
    Self(400, "one LF alone", "GET / HTTP/1.1\r\n\(host)\n"),
    Self(400, "a CR alone", "GET / HTTP/1.1\rHost: a\r\n\r\n"),
    Self(400, "a CR in a value", "GET / HTTP/1.1\r\n\(host)a: b\rc: d\r\n\r\n"),
    Self(400, "two CR", "GET / HTTP/1.1\r\r\n\(host)\r\n"),
  ]

  private static let targets =
    [
      "*", "http://127.0.0.1:8000/", "https://example.com/", "127.0.0.1:8000", "//", "a", "?a=b",
      "//example.com/", "/../etc/passwd", "/a/..", "/a/../b", "/./a", "/a/.", "/a//b", "/%2e%2e/a",
      "/%2E%2E%2Fa", "/..%2f", "/..%5c", "/..\\a", "/a\\b", "/%252e%252e/", "/%c0%ae%c0%ae/",
      "/%c0%af", "/%e0%80%af", "/%u002e%u002e/", "/..;/a", "/a;b", "/a%00", "/%00", "/a%00.png",
      "/%2f", "/a%20b", "/a%", "/%zz", "/a:b", "/a@b", "/a+b", "/a,b", "/~/../", "/a#b", "/#",
      "/a|b", "/a\"b", "/<a>", "/{a}", "/[a]", "/a'b", "/$a", "/a*", "/\u{E9}",
      "/\u{FF0E}\u{FF0E}/",
      "/\u{7F}", "/\u{1}",
    ].map { Self(400, line: "GET \($0) HTTP/1.1") }
    + ["/.../", "/a.b_c-d~e/", "/..a/", "/a../b"].map { Self(404, line: "GET \($0) HTTP/1.1") }

  private static let queries =
    [
      "?a=%", "?a=%4", "?a=%zz", "?a=%00", "?%00", "?a=%ff", "?a=%c0%af", "?a=%ed%a0%80",
      "?a=%f4%90%80%80", "?a=%e2%82", "?=a", "?&", "?a&", "?a=b&&c=d", "?a=<b>", "?a=\"", "?a=[1]",
      "?a=b#c", "?a=\\", "?a=\u{E9}", "?a=b c", "?a=^", "?a=`", "?a={", "?a=|",
    ].map { Self(400, line: "GET /\(RequestInput.token)/\($0) HTTP/1.1") }
    + ["?", "?a", "?a=", "?a=b=c", "?a=%2e%2e%2f", "?a=/../", "?a=b+c&a=%25%2b", "?a=%F0%9F%98%80"]
    .map { Self(200, line: "GET /\(RequestInput.token)/\($0) HTTP/1.1") }

  private static let fields = [
    Self(400, fields: "Accept: a"), Self(400, fields: host2, host2),
    Self(400, fields: host2, "host: 127.0.0.1:8000"), Self(400, fields: host2, "HOST: b"),
    Self(400, fields: "Host:"), Self(400, fields: "Host: "), Self(400, fields: "Host : a"),
    Self(400, fields: "Host\t: a"), Self(400, fields: " Host: a"), Self(400, fields: "Host: a b"),
    Self(400, fields: "Host: a/b"), Self(400, fields: "Host: a@b"), Self(400, fields: "Host: [::1"),
    Self(400, fields: "Host: ::1"), Self(400, fields: "Host: []:1"), Self(400, fields: "Host: a:b"),
    Self(400, fields: "Host: a:1:2"), Self(400, fields: "Host: a:"),
    Self(400, fields: "Host: a:123456"),
    Self(400, fields: "Host: http://127.0.0.1:8000"), Self(400, fields: "Host: 127.0.0.1:8000, a"),
    Self(400, fields: "Host: 127.0.0.1%00:8000"), Self(400, fields: "Host: a,b"),
    Self(400, fields: "Host: \u{E9}"), Self(400, fields: host2, "a"),
    Self(400, fields: host2, ": a"),
    Self(400, fields: host2, "a b: c"), Self(400, fields: host2, "a: b", " folded"),
    Self(400, fields: host2, "a: b", "\tfolded"), Self(400, fields: host2, "a: \u{0}"),
    Self(400, fields: host2, "a: \u{1}"), Self(400, fields: host2, "a: \u{7F}"),
    Self(400, fields: host2, "a: \u{E9}"), Self(400, fields: host2, "(a): b"),
    Self(200, fields: "hOsT:\t 127.0.0.1:8000 \t"), Self(200, fields: host2, "a:", "a: b:c\td"),
    Self(417, fields: host2, "Expect: 100-continue"),
  ]

  private static let host2 = "Host: \(RequestInput.authority)"

  private static let json = "Content-Type: application/json"

  private static let framing = [
    Self(400, fields: host2, "Content-Length: 4", "Transfer-Encoding: chunked", method: "POST"),
    Self(400, fields: host2, "Transfer-Encoding: chunked", "Content-Length: 4", method: "POST"),
    Self(501, fields: host2, "Transfer-Encoding: chunked", method: "POST"),
    Self(501, fields: host2, "transfer-encoding: identity"),
    Self(501, fields: host2, "Transfer-Encoding:"),
    Self(501, fields: host2, "Transfer-Encoding: xchunked", method: "POST"),
    Self(400, fields: host2, "Content-Length: 0", "Content-Length: 0", method: "POST"),
    Self(400, fields: host2, "Content-Length: 0, 0", method: "POST"),
    Self(400, fields: host2, "Content-Length: -1", method: "POST"),
    Self(400, fields: host2, "Content-Length: +1", method: "POST"),
    Self(400, fields: host2, "Content-Length: 0x1", method: "POST"),
    Self(400, fields: host2, "Content-Length: 1.0", method: "POST"),
    Self(400, fields: host2, "Content-Length:", method: "POST"),
    Self(400, fields: host2, "Content-Length: 1 1", method: "POST"),
    Self(400, fields: host2, "Content-Length : 0", method: "POST"),
    Self(411, fields: host2, json, method: "POST"),
    Self(413, fields: host2, "Content-Length: 1048577", method: "POST"),
    Self(413, fields: host2, "Content-Length: 99999999999999999999999999", method: "POST"),
    Self(413, fields: host2, "Content-Length: 18446744073709551616", method: "POST"),
    Self(417, fields: host2, "Content-Length: 4", "Expect: 100-continue", method: "POST"),
    Self(400, fields: host2, "Content-Length: 4"),
    Self(200, fields: host2, "Content-Length: 0"),
    Self(200, fields: host2, json, "Content-Length: 000", method: "POST"),
  ]

  private static let sizes = [
    Self(414, line: "GET /\(String(repeating: "a", count: 8_192)) HTTP/1.1"),
    Self(414, "an address without an end", "GET /" + String(repeating: "a", count: 9_000)),
    Self(431, fields: host2, "a: " + String(repeating: "a", count: 16_384)),
    Self(
      431,
      "a field without an end",
      "GET / HTTP/1.1\r\n" + String(repeating: "a", count: 16_384)
    ),
    Self(431, "a method without an end", String(repeating: "A", count: 16_385)),
    Self(
      431,
      "fields without an end",
      "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 9_000)
    ),
    Self(
      431,
      "too many fields",
      "GET / HTTP/1.1\r\n\(host)\(String(repeating: "a:\r\n", count: 100))\r\n"
    ),
    Self(404, line: "GET /\(String(repeating: "a", count: 8_191)) HTTP/1.1"),
  ]

  private static let gate = [
    Self(421, fields: "Host: localhost:8000"), Self(421, fields: "Host: example.com"),
    Self(421, fields: "Host: 127.0.0.1"), Self(421, fields: "Host: 127.0.0.1:8001"),
    Self(421, fields: "Host: [::1]:8000"), Self(421, fields: "Host: 127.1:8000"),
    Self(421, fields: "Host: 2130706433:8000"), Self(421, fields: "Host: 127.0.0.1.:8000"),
    Self(421, fields: "Host: 0.0.0.0:8000"), Self(421, fields: "Host: 127.0.0.1:08000"),
    Self(404, line: "GET / HTTP/1.1"), Self(404, line: "GET /a/ HTTP/1.1"),
    Self(404, line: "GET /\(RequestInput.token.dropLast()) HTTP/1.1"),
    Self(404, line: "GET /\(RequestInput.token.dropLast())0/ HTTP/1.1"),
    Self(404, line: "GET /\(RequestInput.token)0/ HTTP/1.1"),
    Self(404, line: "GET /\(RequestInput.token.uppercased())/ HTTP/1.1"),
    Self(404, line: "GET /a/\(RequestInput.token)/ HTTP/1.1"),
    Self(404, line: "GET /?\(RequestInput.token) HTTP/1.1"),
    Self(415, fields: host2, "Content-Length: 0", method: "POST"),
    Self(415, fields: host2, "Content-Length: 0", "Content-Type: text/plain", method: "POST"),
    Self(
      415,
      fields: host2,
      "Content-Length: 0",
      "Content-Type: application/jsonp",
      method: "POST"
    ),
    Self(
      415,
      fields: host2,
      "Content-Length: 0",
      "Content-Type: text/plain; application/json",
      method: "POST"
    ),
    Self(400, fields: host2, "Content-Length: 0", json, json, method: "POST"),
    Self(
      200,
      fields: host2,
      "Content-Length: 0",
      "Content-Type: Application/JSON ; charset=utf-8",
      method: "POST"
    ),
  ]

  private static let origins =
    [
      "null", "http://example.com", "https://127.0.0.1:8000", "http://127.0.0.1",
      "http://127.0.0.1:8001", "http://localhost:8000", "http://[::1]:8000", "file://a",
      "HTTP://127.0.0.1:8000", "http://127.0.0.1.example.com:8000", "chrome-extension://abcdef",
    ].map { Self(403, fields: host2, "Origin: \($0)") }
    + [
      "", "*", "a", "://", "http://", "http:127.0.0.1:8000", "http://a http://b", "http://a/",
      "http://127.0.0.1:8000/", "http://a@127.0.0.1:8000", "http://a,b", "null, null", "NULL",
      "http://[", "http://]", "http://a:", "http://a:b", "1://a", "http://%", "file://",
    ].map { Self(400, fields: host2, "Origin: \($0)") }
    + ["cross-site", "same-site", "None", "", "a", "none, none"].map {
      Self(403, fields: host2, "Sec-Fetch-Site: \($0)")
    }
    + [
      Self(403, fields: host2, json, "Content-Length: 0", "Sec-Fetch-Site: none", method: "POST"),
      Self(
        403,
        fields: host2,
        json,
        "Content-Length: 0",
        "Sec-Fetch-Site: cross-site",
        method: "POST"
      ),
      Self(403, fields: host2, json, "Content-Length: 0", "Origin: null", method: "POST"),
      Self(403, fields: host2, "Origin: null", method: "HEAD"),
      Self(400, fields: host2, "Origin: http://127.0.0.1:8000", "Origin: http://127.0.0.1:8000"),
      Self(400, fields: host2, "Sec-Fetch-Site: none", "Sec-Fetch-Site: none"),
      Self(200, fields: host2, "Origin: http://127.0.0.1:8000"),
      Self(200, fields: host2, "Sec-Fetch-Site: none"),
      Self(200, fields: host2, "Sec-Fetch-Site: same-origin"),
      Self(
        200,
        fields: host2,
        json,
        "Content-Length: 0",
        "Origin: http://127.0.0.1:8000",
        "Sec-Fetch-Site: same-origin",
        method: "POST"
      ),
    ]

  /// Words out of which mutations make others.
  static let words = [
    "\r\n", "\n", "\r", "\r\n\r\n", " ", "\t", ":", ": ", "Host: 127.0.0.1:8000\r\n", "\0",
    "Content-Length: ", "Transfer-Encoding: chunked\r\n", "Expect: 100-continue\r\n", "POST ",
    "HTTP/1.1", "/../", "%2e", "%00", "?a=b&", "%F0%9F%98%80", "Origin: null\r\n", "\u{E9}",
    "/" + RequestInput.token + "/", "99999999999999999999",
  ]
}
