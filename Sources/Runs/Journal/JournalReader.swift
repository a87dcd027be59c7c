internal import Foundation
internal import SnaplineEnvironment

/// Reads a file of results line by line, however long it is.
package struct JournalReader: Sequence, IteratorProtocol {
  /// What a line is: known, or damaged, with its number from 1.
  package enum Item {
    case line(JournalLine)
    case damaged(number: Int)
  }

  /// A line longer than this is taken for damage: no case says that much.
  static let longestLine = 64_000_000

  private let file: FileHandle
  private var rest = Data()
  private var number = 0
  private var isAtEnd = false

  /// Nothing where no ordinary file can be opened there.
  package init?(path: String) {
    guard FileKind(of: path, followingLinks: true) == .file,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    self.file = file
  }

  package mutating func next() -> Item? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = rest[rest.startIndex..<end]
        let known = item(Data(line))
        rest = rest[(end + 1)...]
        return known
      }
      if isAtEnd { return nil }
      // A file may be read while it is written, or was cut: its last line counts where it is whole.
      guard rest.count < Self.longestLine, let more = try? file.read(upToCount: 262_144),
        !more.isEmpty
      else {
        isAtEnd = true
        let line = Data(rest)
        rest = Data()
        return line.isEmpty ? nil : item(line)
      }
      rest = Data(rest) + more
    }
  }

  private mutating func item(_ line: Data) -> Item {
    number += 1
    return JournalLine(utf8: line).map(Item.line) ?? .damaged(number: number)
  }
}
