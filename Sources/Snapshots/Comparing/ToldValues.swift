import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGFloat

// How two values that differ read in a message: short, but never alike.

/// Two texts, both shown around the first character that differs where one is long.
func told(_ old: String?, _ new: String?) -> (old: String, new: String) {
  guard let old, let new else {
    return (old.map { quotedForMessage($0) } ?? "none", new.map { quotedForMessage($0) } ?? "none")
  }
  let (one, other) = (Array(old), Array(new))
  let shared = sharedCount(one, other) { $0.utf8.elementsEqual($1.utf8) }
  let isLong = max(one.count, other.count) > longestQuotation
  let start = isLong && shared > longestQuotation * 2 / 3 ? shared - longestQuotation / 3 : 0
  let told = (quoted(one, from: start), quoted(other, from: start))
  let differing = [one, other].map { $0.dropFirst(shared).first }
  guard told.0 == told.1 || differing.contains(where: { $0?.isUnseen == true }) else {
    return told
  }
  return (told.0 + spelled(differing[0]), told.1 + spelled(differing[1]))
}

/// Numbers, to the last digit where rounded ones would read alike.
func told(
  _ old: [Double],
  _ new: [Double],
  separator: String = " "
) -> (old: String, new: String) {
  let rounded = [old, new].map { $0.map { plain($0) }.joined(separator: separator) }
  guard rounded[0] == rounded[1] else { return (rounded[0], rounded[1]) }
  let exact = [old, new].map { $0.map { "\($0)" }.joined(separator: separator) }
  return (exact[0], exact[1])
}

func told(_ old: Edges, _ new: Edges) -> (old: String, new: String) {
  told([old.left, old.top, old.right, old.bottom], [new.left, new.top, new.right, new.bottom])
}

func told(_ old: Transform, _ new: Transform) -> (old: String, new: String) {
  func numbers(_ map: Transform) -> [Double] {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
  }
  return told(numbers(old), numbers(new))
}

/// Two values in words that are the same: what they consist of, around what first differs.
func toldApart(_ old: some Any, _ new: some Any, as words: String) -> (old: String, new: String) {
  let parts = told(String(reflecting: old), String(reflecting: new))
  return (words + " " + parts.old, words + " " + parts.new)
}

/// Lines of text: how many there are where that changed, and up to four of them from about the first
/// that differs.
func told(_ old: [TextLine], _ new: [TextLine]) -> (old: String, new: String) {
  let shared = sharedCount(old, new) { isSameText($0.string, $1.string) }
  let start = shared < mostLines ? 0 : shared - 1
  let pair = told(
    old.dropFirst(shared).first?.string,
    new.dropFirst(shared).first?.string
  )
  func list(_ lines: [TextLine], _ differing: String) -> String {
    guard !lines.isEmpty else { return "none" }
    let shown = lines.indices.dropFirst(start).prefix(mostLines).map {
      $0 == shared ? differing : quotedForMessage(lines[$0].string)
    }
    let (before, after) = (start > 0 ? " …" : "", lines.count > start + mostLines ? " …" : "")
    let words = before + shown.map { " " + $0 }.joined() + after
    return old.count == new.count ? String(words.dropFirst()) : "\(lines.count)" + words
  }
  return (list(old, pair.old), list(new, pair.new))
}

/// Glyphs with their places, up to six of them from about the first that differs.
func told(_ old: [Glyph], _ new: [Glyph]) -> (old: String, new: String) {
  let shared = sharedCount(old, new, by: ==)
  let start = shared < mostGlyphs ? 0 : shared - 1
  func list(_ glyphs: [Glyph], _ name: (Glyph) -> String) -> String {
    let shown = glyphs.dropFirst(start).prefix(mostGlyphs).map(name).joined(separator: " ")
    let before = start > 0 ? "… " : ""
    return before + shown + (glyphs.count > start + mostGlyphs ? " … (\(glyphs.count))" : "")
  }
  func rounded(_ glyph: Glyph) -> String { "\(glyph.id)@\(plain(glyph.x))" }
  func exact(_ glyph: Glyph) -> String {
    "\(glyph.id)@\(glyph.x),\(glyph.y)" + (glyph.isMissing ? " missing" : "")
  }
  let short = (list(old, rounded), list(new, rounded))
  return short.0 == short.1 ? (list(old, exact), list(new, exact)) : short
}

/// Text in quotes on one line, cut where it is long.
func quotedForMessage(_ text: String, longest: Int = longestQuotation) -> String {
  quoted(Array(text), from: 0, longest: longest)
}

/// The keys that lead to a value, on one line: whoever wrote the file called them as they liked.
func nameForMessage(_ name: String) -> String {
  onOneLine(name.count <= longestName ? name : name.prefix(longestName) + "…")
}

let longestQuotation = 60
private let longestName = 120
private let mostLines = 4
private let mostGlyphs = 6

/// How many elements two lists begin with that are the same.
private func sharedCount<Element>(
  _ one: [Element],
  _ other: [Element],
  by areSame: (Element, Element) -> Bool
) -> Int {
  let most = min(one.count, other.count)
  return (0..<most).first { !areSame(one[$0], other[$0]) } ?? most
}

private func quoted(
  _ text: [Character],
  from start: Int,
  longest: Int = longestQuotation
) -> String {
  let end = min(text.count, start + longest)
  let line = text[min(start, end)..<end].map { $0.isNewline ? "⏎" : String($0) }.joined()
  return "“" + (start > 0 ? "…" : "") + line + (end < text.count ? "…" : "") + "”"
}

/// What a character consists of, where its looks don't tell.
private func spelled(_ character: Character?) -> String {
  guard let character else { return "" }
  return " (" + character.unicodeScalars.prefix(8).map(\.codePoint).joined(separator: " ") + ")"
}

extension Character {
  /// Whether it, or a part of it, can't be told from another or from none by its looks.
  fileprivate var isUnseen: Bool {
    !isNewline
      && unicodeScalars.contains {
        $0 != " " && ($0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint)
      }
  }
}
