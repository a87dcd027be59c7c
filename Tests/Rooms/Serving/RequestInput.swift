#if canImport(FuzzedServing)
  // The package of the fuzzer compiles the room again, and may not call it as this one does.
  import FuzzedServing
#else
  import SnaplineServing
#endif

/// Any bytes as what a client sends: what fuzzing feeds the reader of requests with.
enum RequestInput {
  static let token = "0123456789abcdef0123456789abcdef"
  static let authority = "127.0.0.1:8000"

  static func run(_ bytes: [UInt8]) {
    // Small limits are met by short inputs.
    var limits = RequestLimits()
    if let first = bytes.first, first & 1 == 1 {
      (limits.head, limits.target, limits.fields, limits.body) = (200, 60, 4, 20)
    }
    let outcome = RequestParser.outcome(of: bytes, limits: limits)
    precondition(outcome == inPieces(bytes, limits), "pieces are read another way than the whole")
    guard case .request(let request, let length) = outcome else { return }
    judge(request, bytes: Array(bytes[..<length]), limits)
    guard let token = AccessToken(token) else { return }
    let refusal = RequestGate.refusal(of: request, boundTo: authority, token: token)
    guard refusal == nil else { return }
    precondition(request.path.first == token.text && request.field("host") == authority)
    precondition(request.field("origin").map { $0 == "http://" + authority } ?? true)
  }

  /// The outcome where the bytes come in pieces; their lengths follow from the bytes.
  static func inPieces(_ bytes: [UInt8], _ limits: RequestLimits) -> RequestParser.Outcome {
    var parser = RequestParser(limits: limits)
    var outcome = parser.outcome(of: [])
    var count = 0
    while count < bytes.count {
      // As on a connection, a reader that came to its end is asked no more.
      if outcome != .incomplete { return outcome }
      count = min(bytes.count, count + 1 + Int(bytes[count] % 7))
      outcome = parser.outcome(of: Array(bytes[..<count]))
    }
    return outcome
  }

  /// What holds for every request that is let through.
  private static func judge(_ request: HTTPRequest, bytes: [UInt8], _ limits: RequestLimits) {
    precondition(bytes.count <= limits.head + limits.body && request.body.count <= limits.body)
    precondition(Array(bytes.suffix(request.body.count)) == request.body)
    for segment in request.path {
      precondition(segment != "." && segment != "..")
      precondition(
        segment.utf8.allSatisfy { !"/\\%\0?# ".utf8.contains($0) && $0 > 32 && $0 < 127 }
      )
    }
    precondition(!request.path.dropLast().contains(""))
    for item in request.query {
      precondition(!item.name.isEmpty)
      precondition(!(item.name + item.value).utf8.contains(0))
    }
    precondition(request.fields.count(where: { $0.name == "host" }) == 1)
    precondition(request.fields.count(where: { $0.name == "content-length" }) <= 1)
    precondition(!request.fields.contains { $0.name == "transfer-encoding" })
    precondition(request.method == .post || request.body.isEmpty)
    for field in request.fields {
      precondition(field.value.utf8.allSatisfy { $0 == 9 || (32...126).contains($0) })
    }
  }
}
