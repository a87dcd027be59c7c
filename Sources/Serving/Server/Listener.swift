internal import CEpoll
internal import Glibc

/// A socket that takes connections at a port of this machine alone.
final class Listener: Sendable {
  enum Family { case four, six }

  let file: CInt
  let port: UInt16
  /// How addresses and `Host` name it.
  let authority: String

  /// Nothing where the machine has no such family; port 0 is one that is free.
  init?(_ family: Family, port: UInt16) throws(ServerFault) {
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let file = socket(family == .four ? AF_INET : AF_INET6, kind, 0)
    if file < 0 {
      if errno == EAFNOSUPPORT { return nil }
      throw .system(call: "socket", code: errno)
    }
    // The port of a server that just ended is free, though the system still waits for its last bytes.
    file.set(SO_REUSEADDR, of: SOL_SOCKET)
    let code = family == .four ? file.bindFour(port) : file.bindSix(port)
    guard code == 0, listen(file, SOMAXCONN) == 0 else {
      let code = code == 0 ? errno : code
      close(file)
      switch code {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES: throw .portNotAllowed(port)
      case EADDRNOTAVAIL where family == .six: return nil
      default: throw .system(call: "bind", code: code)
      }
    }
    self.file = file
    self.port = file.boundPort
    authority = (family == .four ? "127.0.0.1:" : "[::1]:") + "\(self.port)"
  }

  /// Takes over a socket that another program listened at before this process became this one; nothing
  /// where it isn't one.
  init?(_ family: Family, takenOver file: CInt) {
    guard file > STDERR_FILENO, file.listens(as: family) else { return nil }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    self.file = file
    port = file.boundPort
    authority = (family == .four ? "127.0.0.1:" : "[::1]:") + "\(port)"
  }

  deinit { close(file) }

  /// The same socket for the program that this process becomes; clients wait at it meanwhile.
  func handedOn() -> CInt? {
    // A duplicate stays open in the next program, which the original doesn't.
    let other = fcntl(file, F_DUPFD, STDERR_FILENO + 1)
    return other < 0 ? nil : other
  }

  /// Takes no more connections.
  func refuse() { shutdown(file, CInt(SHUT_RDWR)) }

  /// The next connection, or the system's reason why there is none.
  func accept() -> Result<CInt, SystemReason> {
    let flags = CInt(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = accept4(file, nil, nil, flags)
    guard socket >= 0 else { return .failure(SystemReason(code: errno)) }
    socket.set(TCP_NODELAY, of: CInt(IPPROTO_TCP))
    return .success(socket)
  }
}

/// A number of the system for what went wrong.
struct SystemReason: Error {
  let code: CInt
}

extension CInt {
  /// Turns an option of a socket on.
  fileprivate func set(_ option: CInt, of level: CInt) {
    var on: CInt = 1
    unsafe setsockopt(self, level, option, &on, socklen_t(MemoryLayout<CInt>.size))
  }

  /// The system's reason why it can't be, or 0.
  fileprivate func bindFour(_ port: UInt16) -> CInt {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return bind(&address)
  }

  fileprivate func bindSix(_ port: UInt16) -> CInt {
    set(IPV6_V6ONLY, of: CInt(IPPROTO_IPV6))
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return bind(&address)
  }

  private func bind<Address>(_ address: inout Address) -> CInt {
    let size = socklen_t(MemoryLayout<Address>.size)
    let status = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe Glibc.bind(self, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
    return status == 0 ? 0 : errno
  }

  /// Whether it is a socket of a family that takes connections.
  fileprivate func listens(as family: Listener.Family) -> Bool {
    func option(_ name: CInt) -> CInt? {
      var (value, size) = (CInt(0), socklen_t(MemoryLayout<CInt>.size))
      let status = unsafe getsockopt(self, SOL_SOCKET, name, &value, &size)
      return status == 0 ? value : nil
    }
    return option(SO_ACCEPTCONN) == 1
      && option(SO_DOMAIN) == (family == .four ? AF_INET : AF_INET6)
  }

  fileprivate var boundPort: UInt16 {
    // The port stands at the same place in the addresses of both families.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    unsafe withUnsafeMutableBytes(of: &address) { bytes in
      _ = unsafe getsockname(
        self,
        bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        &size
      )
    }
    return UInt16(bigEndian: address.sin6_port)
  }
}
