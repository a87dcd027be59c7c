/// The bytes of a file of Swift, read as far as it takes to find a literal in a call: past comments,
/// strings and brackets.
struct SwiftSource: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= 0, place + count <= bytes.count else { return false }
    return bytes[place..<(place + count)].elementsEqual("\(text)".utf8)
  }

  /// How many bytes a line's end takes; nothing where there is none.
  func lineEnd(at place: Int) -> Int? {
    switch byte(place) {
    case 0x0A: 1
    case 0x0D: byte(place + 1) == 0x0A ? 2 : 1
    default: nil
    }
  }

  /// The place of a line and column as the compiler counts them: from 1, columns in bytes.
  ///
  /// A carriage return alone ends no line there, but columns begin anew behind it, so no place can be
  /// told in a line that holds one.
  func place(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    guard column <= end - start else { return nil }
    let before = bytes[start..<(start + column - 1)]
    return before.contains(0x0D) ? nil : start + column - 1
  }

  /// The blanks that the line of a place begins with.
  func indentation(ofLineAt place: Int) -> [UInt8] {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return Array(bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// How the file ends its lines, by the first of them.
  var newline: [UInt8] {
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    return end.map { has("\r\n", at: $0) ? [0x0D, 0x0A] : [bytes[$0]] } ?? [0x0A]
  }

  /// One step of indentation, by the first line that is indented.
  var indentationStep: [UInt8] {
    var start = 0
    while start < bytes.count {
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
      if blanks.first == 0x09, blanks.count < line.count { return [0x09] }
      if (2...8).contains(blanks.count), blanks.count < line.count {
        return Array(repeating: 0x20, count: blanks.count)
      }
      start += line.count + max(1, lineEnd(at: start + line.count) ?? 1)
    }
    return [0x20, 0x20]
  }

  // MARK: Skipping

  /// The place after blanks, line ends and comments.
  func afterTrivia(_ start: Int) -> Int {
    var place = start
    while let byte = byte(place) {
      if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains(byte) {
        place += 1
      } else if let end = afterComment(place) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// The place after a comment that begins here; those of several lines may be nested.
  private func afterComment(_ start: Int) -> Int? {
    if has("//", at: start) {
      var place = start
      while place < bytes.count, lineEnd(at: place) == nil { place += 1 }
      return place
    }
    guard has("/*", at: start) else { return nil }
    var (place, depth) = (start + 2, 1)
    while depth > 0, place < bytes.count {
      if has("/*", at: place) {
        (place, depth) = (place + 2, depth + 1)
      } else if has("*/", at: place) {
        (place, depth) = (place + 2, depth - 1)
      } else {
        place += 1
      }
    }
    return place
  }

  /// The place after the bracket that closes the one that stands here.
  func afterBracket(_ start: Int) -> Int? {
    var open: [UInt8] = []
    var place = start
    while place < bytes.count {
      if let end = afterComment(place) ?? StringLiteral(self, at: place)?.range.upperBound
        ?? afterPattern(place) ?? afterQuotedName(place)
      {
        place = end
        continue
      }
      switch bytes[place] {
      case 0x28: open.append(0x29)
      case 0x5B: open.append(0x5D)
      case 0x7B: open.append(0x7D)
      case 0x29, 0x5D, 0x7D:
        guard open.popLast() == bytes[place] else { return nil }
        if open.isEmpty { return place + 1 }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place after a pattern between slashes, in which quotes and brackets mean nothing.
  func afterPattern(_ start: Int) -> Int? {
    let signs = bytes[min(start, bytes.count)...].prefix { $0 == 0x23 }.count
    guard byte(start + signs) == 0x2F else { return nil }
    guard signs > 0 else { return afterBarePattern(start) }
    let end = [0x2F] + [UInt8](repeating: 0x23, count: signs)
    var place = start + signs + 1
    while place + end.count <= bytes.count {
      if bytes[place..<(place + end.count)].elementsEqual(end) { return place + end.count }
      place += byte(place) == 0x5C ? 2 : 1
    }
    return nil
  }

  /// The place after a pattern without number signs: one line, where a value may begin.
  private func afterBarePattern(_ start: Int) -> Int? {
    let before = bytes[..<start].last { ![0x20, 0x09].contains($0) } ?? 0x0A
    guard "(,=:[{;!&|?~\n\r".utf8.contains(before), let first = byte(start + 1),
      ![0x20, 0x09, 0x2F, 0x2A].contains(first)
    else { return nil }
    var place = start + 1
    while let byte = byte(place), lineEnd(at: place) == nil {
      if byte == 0x2F { return place + 1 }
      place += byte == 0x5C ? 2 : 1
    }
    return nil
  }

  /// The place after a name between backticks, which may hold nearly anything.
  private func afterQuotedName(_ start: Int) -> Int? {
    guard byte(start) == 0x60 else { return nil }
    var place = start + 1
    while let byte = byte(place), byte != 0x60, lineEnd(at: place) == nil { place += 1 }
    return byte(place) == 0x60 ? place + 1 : nil
  }

  /// The name that stands here, and the place after it.
  func name(at start: Int) -> (name: String, end: Int)? {
    var end = start
    while let byte = byte(end),
      byte == 0x5F || byte >= 0x80
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || (end > start && UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
    {
      end += 1
    }
    return end > start ? (String(decoding: bytes[start..<end], as: UTF8.self), end) : nil
  }
}
