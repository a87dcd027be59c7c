internal import SnaplineEnvironment

/// The name of a snapshot, and the part of a file name made of it.
package struct SnapshotName: Hashable, Sendable {
  /// The name as its author wrote it, such as `fits the screen/dark`.
  package let written: String
  /// Letters, digits, `_` and single `-`; parts are joined by `.`.
  package let stem: String

  /// The name of a snapshot in a test function, as `#function` says it; its labels are no part.
  package init(function: String, name: String?) throws(SnapshotError) {
    try self.init(function: function, parts: name.map { [$0] } ?? [])
  }

  package init(function: String, parts: [String]) throws(SnapshotError) {
    try self.init(parts: [Self.withoutLabels(function)] + parts)
  }

  package init(parts: [String]) throws(SnapshotError) {
    var stems: [String] = []
    for part in parts {
      let stem = Self.cleaned(part)
      guard !stem.isEmpty else { throw .emptyName(part) }
      // `card.new.png` is what awaits review of `card`; no other name begins with a dash.
      stems.append(stem == "new" && !stems.isEmpty ? "-new" : stem)
    }
    written = parts.joined(separator: "/")
    stem = Self.shortened(stems.joined(separator: "."), of: written)
  }

  /// Letters, digits and `_` as they are, anything else as one `-`.
  package static func cleaned(_ text: String) -> String {
    var cleaned = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        cleaned.append(character)
      } else if cleaned.last != "-" {
        cleaned.append("-")
      }
    }
    while cleaned.last == "-" { cleaned.removeLast() }
    while cleaned.first == "-" { cleaned.removeFirst() }
    return cleaned
  }

  private static func withoutLabels(_ function: String) -> String {
    guard function.last == ")", let open = function.lastIndex(of: "(") else { return function }
    let labels = function[open...].dropFirst().dropLast()
    let areLabels = labels.isEmpty || (labels.last == ":" && !labels.contains(" "))
    return areLabels ? String(function[..<open]) : function
  }

  /// File systems allow 255 bytes, of which `.new.scene` and the like need a few.
  static let longestStem = 180

  private static func shortened(_ stem: String, of written: String) -> String {
    guard stem.utf8.count > longestStem else { return stem }
    var short = stem
    while short.utf8.count > longestStem { short.removeLast() }
    return short + "-" + SHA256.hexadecimal(of: Array(written.utf8)).prefix(8)
  }
}
