internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// The lines in which two texts differ, with some around them, as `diff -u` shows them.
struct LineChanges {
  private enum Kind: String { case kept = " ", removed = "-", added = "+" }

  private struct Line {
    let kind: Kind
    let text: Substring
  }

  private let lines: [Line]

  init(_ old: [UInt8], _ new: [UInt8]) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    lines = Self.merged(before, after)
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// All lines of both texts in order.
  private static func merged(_ before: [Substring], _ after: [Substring]) -> [Line] {
    let most = min(before.count, after.count)
    var start = 0
    while start < most, before[start].isSame(as: after[start]) { start += 1 }
    var end = 0
    while end < most - start,
      before[before.count - end - 1].isSame(as: after[after.count - end - 1])
    { end += 1 }
    let old = before[start..<before.count - end]
    let new = after[start..<after.count - end]
    return before[..<start].map { Line(kind: .kept, text: $0) } + changed(Array(old), Array(new))
      + before[(before.count - end)...].map { Line(kind: .kept, text: $0) }
  }

  private static func changed(_ old: [Substring], _ new: [Substring]) -> [Line] {
    // The exact difference costs the product of both, so large ones are shown as a whole.
    guard old.count * new.count <= 4_000_000 else {
      return old.map { Line(kind: .removed, text: $0) } + new.map { Line(kind: .added, text: $0) }
    }
    let changes = new.difference(from: old) { $0.isSame(as: $1) }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if from < old.count, removed.contains(from) {
        lines.append(Line(kind: .removed, text: old[from]))
        from += 1
      } else if to < new.count, added.contains(to) {
        lines.append(Line(kind: .added, text: new[to]))
        to += 1
      } else {
        lines.append(Line(kind: .kept, text: old[from]))
        (from, to) = (from + 1, to + 1)
      }
    }
    return lines
  }

  /// The changes in the form that `patch` reads, in colour where that is wanted.
  func text(named name: String, _ style: StreamStyle) -> String {
    var text = "--- \(name)\n+++ \(name) formatted\n"
    if !lines.contains(where: { $0.kind != .kept }) {
      return text + "only the ends of lines, or the mark before the text, would change\n"
    }
    for hunk in hunks {
      let before = numbers(of: .added, hunk)
      let after = numbers(of: .removed, hunk)
      text += "@@ -\(before) +\(after) @@\n"
      for line in lines[hunk] {
        let shown = line.kind.rawValue + harmless(String(line.text))
        switch line.kind {
        case .kept: text += shown
        case .removed: text += style.painted(shown, as: .bad)
        case .added: text += style.painted(shown, as: .good)
        }
        text += "\n"
      }
    }
    return text
  }

  /// Changes that lie near each other, with three lines around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .kept {
      let range = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Where a hunk begins in one of the texts, and how many lines it has there.
  private func numbers(of other: Kind, _ hunk: Range<Int>) -> String {
    let count = lines[hunk].count { $0.kind != other }
    let before = lines[..<hunk.lowerBound].count { $0.kind != other }
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}

extension Substring {
  /// Whether both have the same bytes; equal texts may be written with others.
  fileprivate func isSame(as other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}
