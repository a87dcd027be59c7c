/// Reads a request of HTTP/1.1, more strictly than RFC 9112 asks for.
///
/// The outcome follows from the bytes alone. It is decided by the shortest beginning that can decide it,
/// so it is the same in whichever pieces the bytes come. A parser reads one request, looks at each byte
/// once, and remembers where it stopped.
package struct RequestParser: Sendable {
  package enum Outcome: Hashable, Sendable {
    case incomplete
    /// A request, and how many of the bytes it takes.
    case request(HTTPRequest, length: Int)
    /// What is to be answered before the connection is closed.
    case refused(HTTPStatus)
  }

  private let limits: RequestLimits
  /// How many bytes were looked at.
  private var place = 0
  /// Where the line begins that is looked at.
  private var lineStart = 0
  /// How many spaces the first line had so far; after the first line it doesn't count.
  private var spaces = 0
  private var targetStart = 0
  private var isFirstLine = true
  private var last: UInt8 = 0
  /// What the bytes before the body say, once they are all there.
  private var head: (request: HTTPRequest, length: Int, bodyLength: Int)?
  private var refusal: HTTPStatus?

  package init(limits: RequestLimits = RequestLimits()) { self.limits = limits }

  /// What all bytes of a connection come to.
  package static func outcome(
    of bytes: [UInt8],
    limits: RequestLimits = RequestLimits()
  ) -> Outcome {
    var parser = RequestParser(limits: limits)
    return parser.outcome(of: bytes)
  }

  /// What the bytes come to that are there so far: those of the last call, and maybe more behind them.
  package mutating func outcome(of bytes: [UInt8]) -> Outcome {
    if let refusal { return .refused(refusal) }
    do throws(HTTPStatus) {
      if head == nil, try lookForEnd(in: bytes) {
        let read = try RequestHead(bytes[..<place], limits: limits)
        head = (read.request, place, read.bodyLength)
      }
    } catch {
      refusal = error
      return .refused(error)
    }
    guard let (begun, length, bodyLength) = head, bytes.count - length >= bodyLength else {
      return .incomplete
    }
    var request = begun
    request.body = Array(bytes[length..<length + bodyLength])
    return .request(request, length: length + bodyLength)
  }

  /// Looks at the bytes that are new, up to the empty line; whether it is there.
  private mutating func lookForEnd(in bytes: [UInt8]) throws(HTTPStatus) -> Bool {
    while place < bytes.count {
      guard place < limits.head else { throw .headersTooLarge }
      let byte = bytes[place]
      place += 1
      let previous = last
      last = byte
      // Lines end in both bytes: a reader that takes one of them for an end sees other lines.
      guard (previous == 13) == (byte == 10) else { throw .badRequest }
      switch byte {
      case 10:
        if place - lineStart == 2 {
          guard !isFirstLine else { throw .badRequest }
          return true
        }
        isFirstLine = false
        lineStart = place
      case 13: break
      case 9 where !isFirstLine: break
      case 32...126: try count(byte)
      default: throw .badRequest
      }
    }
    return false
  }

  /// Measures the target while it comes in.
  private mutating func count(_ byte: UInt8) throws(HTTPStatus) {
    guard isFirstLine else { return }
    if byte == 32 {
      spaces += 1
      if spaces == 1 { targetStart = place }
    } else if spaces == 1, place - targetStart > limits.target {
      throw .targetTooLong
    }
  }
}
