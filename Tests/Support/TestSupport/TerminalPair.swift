import Foundation

/// The two ends of a terminal that nobody looks at.
public final class TerminalPair {
  /// What a program has for its terminal.
  public let inner: Int32
  /// Where a person would sit.
  public let outer: Int32

  public init?(columns: Int = 80, rows: Int = 24, cellWidth: Int = 0, cellHeight: Int = 0) {
    outer = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: CInt = 0
    var number: CInt = 0
    guard outer >= 0, unsafe ioctl(outer, Self.setLock, &lock) == 0,
      unsafe ioctl(outer, Self.getNumber, &number) == 0
    else { return nil }
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: UInt16(columns * cellWidth),
      ws_ypixel: UInt16(rows * cellHeight)
    )
    _ = unsafe ioctl(outer, UInt(TIOCSWINSZ), &size)
    inner = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard inner >= 0 else { return nil }
  }

  deinit {
    close(inner)
    close(outer)
  }

  /// Requests to the system that Glibc's own names hide behind a macro.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
