/// What the bytes before a body say.
struct RequestHead {
  let request: HTTPRequest
  let bodyLength: Int

  /// Reads lines that end in CR and LF, with printable ASCII and tabs in them, up to the empty one.
  init(_ bytes: ArraySlice<UInt8>, limits: RequestLimits) throws(HTTPStatus) {
    let lines = bytes.split(separator: 10).map { $0.dropLast() }
    let (method, target) = try Self.firstLine(lines[0])
    guard lines.count - 2 <= limits.fields else { throw .headersTooLarge }
    var fields: [HTTPField] = []
    for line in lines.dropFirst().dropLast() { fields.append(try Self.field(line)) }
    for name in Self.single where fields.count(where: { $0.name == name }) > 1 {
      throw .badRequest
    }
    guard let host = fields.first(where: { $0.name == "host" }),
      WebAddress.isAuthority(host.value.utf8[...])
    else { throw .badRequest }
    bodyLength = try Self.bodyLength(method, fields, limits: limits)
    request = HTTPRequest(
      method: method,
      path: target.path,
      query: target.query,
      fields: fields,
      body: []
    )
  }

  /// Fields that are read for a meaning: none of them may come twice, as two readers could take
  /// different ones.
  private static let single = [
    "content-length", "content-type", "host", "origin", "sec-fetch-site",
  ]

  private static func firstLine(
    _ line: ArraySlice<UInt8>
  ) throws(HTTPStatus) -> (HTTPMethod, RequestTarget) {
    let parts = line.split(separator: 32, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isOfToken) else {
      throw .badRequest
    }
    let version = Array(parts[2])
    guard version.count == 8, version.starts(with: "HTTP/".utf8), version[6] == 46,
      version[5].isDigit, version[7].isDigit
    else { throw .badRequest }
    guard version.elementsEqual("HTTP/1.1".utf8) else { throw .versionNotSupported }
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let method = HTTPMethod(rawValue: name) else {
      throw HTTPMethod.others.contains(name) ? .methodNotAllowed : .notImplemented
    }
    return (method, try RequestTarget(parts[1]))
  }

  private static func field(_ line: ArraySlice<UInt8>) throws(HTTPStatus) -> HTTPField {
    guard let colon = line.firstIndex(of: 58), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isOfToken)
    else { throw .badRequest }
    return HTTPField(
      String(decoding: line[..<colon].map(\.lowercased), as: UTF8.self),
      String(decoding: line[(colon + 1)...].trimmed, as: UTF8.self)
    )
  }

  private static func bodyLength(
    _ method: HTTPMethod,
    _ fields: [HTTPField],
    limits: RequestLimits
  ) throws(HTTPStatus) -> Int {
    let length = fields.first { $0.name == "content-length" }?.value
    if fields.contains(where: { $0.name == "transfer-encoding" }) {
      throw length == nil ? .notImplemented : .badRequest
    }
    var number = 0
    if let length {
      guard !length.isEmpty, length.utf8.allSatisfy(\.isDigit) else { throw .badRequest }
      // What is above the limit is above it by one: no length is too long to be read.
      for digit in length.utf8 { number = min(number * 10 + Int(digit - 48), limits.body + 1) }
    }
    if fields.contains(where: { $0.name == "expect" }) { throw .expectationFailed }
    if method == .post, length == nil { throw .lengthRequired }
    guard number <= limits.body else { throw .contentTooLarge }
    // What a body of these would mean, nobody says.
    guard method == .post || number == 0 else { throw .badRequest }
    return number
  }
}
