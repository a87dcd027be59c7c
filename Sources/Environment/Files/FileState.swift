internal import Glibc

/// What a path leads to, as far as one look tells: two that differ are of a file that changed.
package struct FileState: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let mode: UInt32
  package let size: Int
  private let written: ChangeTime
  /// When anything of it changed, its name and its permissions too.
  package let changed: ChangeTime
  /// Whether the same file has another name besides.
  package let hasOtherNames: Bool

  /// Nothing where the path leads nowhere.
  package init?(_ path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// The state of a file whose next change gives it another one.
  ///
  /// Nothing where the path leads nowhere, and of a file that was changed just now: the next change may get the
  /// same time. A program that has a file in its memory changes it unseen until the system writes the
  /// memory back, and a disk of the network is as it was seen last.
  package init?(settled path: String) {
    let now = ChangeTime.now
    self.init(path)
    // The times of most file systems have steps of 10 ms at most; some keep whole seconds, FAT even ones.
    let isCoarse = changed.isWhole && written.isWhole
    let end = changed.adding(seconds: isCoarse ? 2 : 0, nanoseconds: isCoarse ? 0 : 20_000_000)
    guard end < now else { return nil }
  }

  private init(_ facts: stat) {
    (device, number, mode) = (facts.st_dev, facts.st_ino, facts.st_mode)
    // What is in a folder is told of name by name.
    let isFolder = facts.st_mode & S_IFMT == S_IFDIR
    size = isFolder ? 0 : facts.st_size
    written = isFolder ? .never : ChangeTime(facts.st_mtim)
    changed = isFolder ? .never : ChangeTime(facts.st_ctim)
    hasOtherNames = !isFolder && facts.st_nlink > 1
  }

  package var isFolder: Bool { mode & S_IFMT == S_IFDIR }

  /// Whether it is a file that holds nothing.
  package var isEmpty: Bool { !isFolder && size == 0 }

  /// Which file or folder it is, whatever it holds.
  package var identity: FileIdentity { FileIdentity(device: device, number: number) }
}

/// A moment, by the clock that the system takes the times of files from.
package struct ChangeTime: Hashable, Comparable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int

  init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  private init(seconds: Int, nanoseconds: Int = 0) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  static let never = ChangeTime(seconds: 0)

  /// When a file last changed, or what is in a folder; nothing where the path leads nowhere.
  package init?(of path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    self.init(facts.st_ctim)
  }

  package static var now: ChangeTime {
    var time = timespec()
    // The finer clock is ahead of the one that files get their times from.
    unsafe clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return ChangeTime(time)
  }

  var isWhole: Bool { nanoseconds == 0 }

  func adding(seconds moreSeconds: Int, nanoseconds more: Int) -> ChangeTime {
    let sum = nanoseconds + more
    return ChangeTime(
      seconds: seconds + moreSeconds + sum / 1_000_000_000,
      nanoseconds: sum % 1_000_000_000
    )
  }

  package static func < (one: ChangeTime, other: ChangeTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
