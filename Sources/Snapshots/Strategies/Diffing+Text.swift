public import Foundation

extension Diffing where Value == String {
  /// Text, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else {
          throw NotText()
        }
        return text
      },
      diff: { old, new in
        let lines = lineDifference(old, new)
        return lines.isEmpty ? nil : (lines.joined(separator: "\n"), [])
      }
    )
  }

  private struct NotText: Error, CustomStringConvertible {
    var description: String { "the file is no UTF-8 text" }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// A value and all that it holds, much as the language's `dump` writes it.
  ///
  /// Sets and dictionaries are sorted, and no addresses and no modules are named, so that the text
  /// is the same in every run.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { ValueDump(of: $0).text }
  }

  /// A value's own description.
  ///
  /// Addresses don't belong in a baseline: values that print them need another strategy.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting { .json(JSONEncoder.sorted) }

  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) {
      String(decoding: try encoder.encode($0), as: UTF8.self) + "\n"
    }
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// The lines that went and came, each with its number, around what stayed; empty for equal texts.
func lineDifference(_ old: String, _ new: String, most: Int = 40) -> [String] {
  guard !old.utf8.elementsEqual(new.utf8) else { return [] }
  var before = old.split(separator: "\n", omittingEmptySubsequences: false)
  var after = new.split(separator: "\n", omittingEmptySubsequences: false)
  var start = 0
  while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
  before.removeFirst(start)
  after.removeFirst(start)
  while let last = before.last, last == after.last {
    before.removeLast()
    after.removeLast()
  }
  var lines: [String] = []
  // The exact difference costs the product of what is left, so far apart texts are shown whole.
  if before.count * after.count <= 4_000_000 {
    let changes = after.difference(from: before)
    var numbered: [(line: Int, text: String)] = []
    for change in changes {
      switch change {
      case .remove(let offset, let line, _):
        numbered.append((start + offset + 1, "− \(start + offset + 1): \(line)"))
      case .insert(let offset, let line, _):
        numbered.append((start + offset + 1, "+ \(start + offset + 1): \(line)"))
      }
    }
    lines = numbered.enumerated().sorted { ($0.1.line, $0.0) < ($1.1.line, $1.0) }.map(\.1.text)
  } else {
    lines = before.enumerated().map { "− \(start + $0 + 1): \($1)" }
    lines += after.enumerated().map { "+ \(start + $0 + 1): \($1)" }
  }
  if lines.isEmpty { lines = ["the texts differ in characters that read alike"] }
  let more = lines.count - most
  return more > 0 ? Array(lines.prefix(most)) + ["and \(more) more lines"] : lines
}
