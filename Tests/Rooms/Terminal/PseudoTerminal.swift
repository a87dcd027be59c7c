import Foundation

/// A terminal that nobody looks at, to be written to from its inner end.
final class PseudoTerminal {
  let inner: Int32
  private let outer: Int32

  init?() {
    outer = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var lock: CInt = 0
    var number: CInt = 0
    guard outer >= 0, unsafe ioctl(outer, Self.setLock, &lock) == 0,
      unsafe ioctl(outer, Self.getNumber, &number) == 0
    else { return nil }
    inner = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard inner >= 0 else { return nil }
    _ = fcntl(outer, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(inner)
    close(outer)
  }

  /// Requests to the system that Glibc's own names hide behind a macro.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// What has been written since the last look.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(outer, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
