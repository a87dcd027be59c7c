import Foundation

/// A connection within this machine, or what waits for some.
final class LocalSocket {
  private let file: CInt

  /// A message of HTTP: its first line, its fields and its content.
  struct Message {
    let head: String
    let body: Data
  }

  private init(file: CInt) { self.file = file }

  deinit { close(file) }

  /// Connects to a server.
  convenience init(connectedTo port: UInt16) throws {
    self.init(file: socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, length)
    let status = unsafe Self.withAddress(port) { unsafe connect(file, $0, $1) }
    guard status == 0 else { throw DriverFault("nothing listens on port \(port)") }
  }

  /// Waits for connections on a free port.
  convenience init(listeningWithin backlog: CInt) throws {
    self.init(file: socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
    let status = unsafe Self.withAddress(0) { unsafe bind(file, $0, $1) }
    guard status == 0, listen(file, backlog) == 0 else { throw DriverFault("no port is free") }
  }

  private static func withAddress(
    _ port: UInt16,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// The port that connections are waited for on.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(file, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nothing once none is waited for any more.
  func accepted() -> LocalSocket? {
    let next = accept(file, nil, nil)
    return next < 0 ? nil : LocalSocket(file: next)
  }

  /// Wakes who waits for a connection: there won't be one.
  func finish() { shutdown(file, CInt(SHUT_RDWR)) }

  func send(_ data: Data) {
    var rest = data
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(file, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message, as long as it says that it is.
  func message() throws -> Message {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = received.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
        let body = received[end.upperBound...]
        if body.count >= length { return Message(head: head, body: Data(body.prefix(length))) }
      }
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(file, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { throw DriverFault("the connection ended within a message") }
      received += buffer.prefix(count)
    }
  }
}
