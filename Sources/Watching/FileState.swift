internal import Glibc

/// What a path leads to, as far as one look tells: two that differ are of a file that changed.
package struct FileState: Hashable {
  private let device: UInt
  private let number: UInt
  private let mode: UInt32
  private let size: Int
  private let written: ChangeTime
  /// When anything of it changed, its name and its permissions too.
  let changed: ChangeTime

  /// Nothing where the path leads nowhere.
  package init?(_ path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  init(_ facts: stat) {
    (device, number, mode) = (facts.st_dev, facts.st_ino, facts.st_mode)
    // What is in a folder is told of name by name.
    let isFolder = facts.st_mode & S_IFMT == S_IFDIR
    size = isFolder ? 0 : facts.st_size
    written = isFolder ? .never : ChangeTime(facts.st_mtim)
    changed = isFolder ? .never : ChangeTime(facts.st_ctim)
  }

  var isFolder: Bool { mode & S_IFMT == S_IFDIR }

  /// Whether it is a file that holds nothing.
  var isEmpty: Bool { !isFolder && size == 0 }

  /// Which file or folder it is, whatever it holds.
  var identity: FileIdentityNumber { FileIdentityNumber(device: device, number: number) }
}

/// What tells a file or folder from all others.
struct FileIdentityNumber: Hashable {
  let device: UInt
  let number: UInt
}

/// A moment, by the clock that the system takes the times of files from.
package struct ChangeTime: Hashable, Comparable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int

  init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  private init(seconds: Int) { (self.seconds, nanoseconds) = (seconds, 0) }

  static let never = ChangeTime(seconds: 0)

  package static var now: ChangeTime {
    var time = timespec()
    // The finer clock is ahead of the one that files get their times from.
    unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return ChangeTime(time)
  }

  package static func < (one: ChangeTime, other: ChangeTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
