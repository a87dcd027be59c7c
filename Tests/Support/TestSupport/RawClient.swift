public import Foundation

/// A client that sends any bytes it is told to.
public final class RawClient {
  public let file: CInt

  public struct Answer: Equatable {
    public let status: Int
    public let head: String
    public let body: String

    /// The value of a field.
    public func field(_ name: String) -> String? {
      head.components(separatedBy: "\r\n").dropFirst()
        .first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
  }

  /// The room is how many bytes the system keeps for a client that doesn't read; an answer has to come in so
  /// many seconds.
  public init(
    _ port: UInt16,
    isSix: Bool = false,
    room: CInt? = nil,
    patience seconds: Int = 20
  ) throws {
    file = socket(isSix ? AF_INET6 : AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    if var room {
      unsafe setsockopt(file, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<CInt>.size))
    }
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    unsafe setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    if isSix {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      try connect(to: &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      try connect(to: &address)
    }
  }

  deinit { close(file) }

  /// Lets the process open files for many clients.
  public static func allowFiles(_ count: UInt) {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    guard limit.rlim_cur < count else { return }
    limit.rlim_cur = min(count, limit.rlim_max)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private func connect<Address>(to address: inout Address) throws {
    let size = socklen_t(MemoryLayout<Address>.size)
    let status = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe Glibc.connect(file, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
    if status != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Whether all was taken.
  @discardableResult public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(file, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Says that nothing more is sent.
  public func finish() { shutdown(file, CInt(SHUT_WR)) }

  /// Ends the connection without a word.
  public func reset() {
    var now = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(file, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    shutdown(file, CInt(SHUT_RDWR))
  }

  /// What was received and not asked for yet.
  private var received = Data()

  /// Whether something was.
  public var hasReceived: Bool { !received.isEmpty }

  /// Whether there was more.
  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(file, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return false }
    received += buffer.prefix(count)
    return true
  }

  /// All that comes until the server ends the connection.
  public func rest() -> Data {
    while receive() {}
    defer { received = Data() }
    return received
  }

  /// What comes up to a text, and the text.
  public func text(upTo end: String) -> String? {
    var searched = 0
    while true {
      let rest = received.startIndex + max(0, searched - end.utf8.count)
      if let range = received.range(of: Data(end.utf8), in: rest..<received.endIndex) {
        let found = received[..<range.upperBound]
        received = Data(received[range.upperBound...])
        return String(decoding: found, as: UTF8.self)
      }
      searched = received.count
      guard receive() else { return nil }
    }
  }

  /// The next answer.
  public func answer(hasBody: Bool = true) -> Answer? {
    guard let head = text(upTo: "\r\n\r\n") else { return nil }
    let status = Int(head.split(separator: " ")[1]) ?? 0
    let bare = Answer(status: status, head: head, body: "")
    guard hasBody, let length = bare.field("Content-Length").flatMap({ Int($0) }) else {
      return bare
    }
    while received.count < length { guard receive() else { return nil } }
    defer { received.removeFirst(length) }
    let body = String(decoding: received.prefix(length), as: UTF8.self)
    return Answer(status: status, head: head, body: body)
  }

  /// Whether the server has ended the connection by now.
  public var isOver: Bool {
    var byte: UInt8 = 0
    let count = unsafe recv(file, &byte, 1, CInt(MSG_PEEK) | CInt(MSG_DONTWAIT))
    return count == 0 || count < 0 && errno != EAGAIN
  }

  /// Whether the server ended the connection, and sent nothing before.
  public func isEnded() -> Bool { rest().isEmpty }
}
