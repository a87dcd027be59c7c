import Foundation
import SnaplineDeflate
import SnaplineScene

/// What a reader of a PDF document finds in one that Cairo wrote: its title, its fonts and its text.
struct PDFReader {
  /// By number, each with its stream unpacked behind its dictionary; the newest where there are several.
  let objects: [Int: String]

  init(_ file: Data) {
    // A character a byte.
    let text = String(data: file, encoding: .isoLatin1) ?? ""
    var objects: [Int: String] = [:]
    for match in text.matches(of: #/(?s)\n(\d+) 0 obj\n(.*?)\nendobj/#) {
      objects[Int(match.1) ?? 0] = Self.unpacked(String(match.2))
    }
    self.objects = objects
  }

  private static func unpacked(_ object: String) -> String {
    guard let start = object.range(of: "stream\n"), object.contains("/FlateDecode"),
      let end = object.range(of: "\nendstream", options: .backwards)
    else { return object }
    let packed = object[start.upperBound..<end.lowerBound].unicodeScalars.map { UInt8($0.value) }
    let stream = Inflater.bytes(of: packed[...], atMost: 1 << 24) ?? []
    return object[..<start.lowerBound] + (String(data: Data(stream), encoding: .isoLatin1) ?? "")
  }

  var title: String? {
    for object in objects.values {
      if let match = object.firstMatch(of: #/\/Title \((.*)\)/#) { return String(match.1) }
      if let match = object.firstMatch(of: #/\/Title <FEFF([0-9A-Fa-f]*)>/#.ignoresCase()) {
        return Self.text(inHexadecimal: match.1)
      }
    }
    return nil
  }

  /// The shapes of the only page, as far as they are filled with plain colours.
  func shapes(onPageOfHeight height: Double) -> [DisplayItem] {
    objects.values.filter { $0.contains(" cm\nq\n") }
      .flatMap { PDFShapes($0, height: height).items }
  }

  /// The names of all fonts, and whether their outlines are in the file.
  var fonts: [(name: String, isEmbedded: Bool)] {
    objects.values.compactMap { object in
      guard let name = object.firstMatch(of: #/\/FontName \/([^\s]+)/#) else { return nil }
      let file = object.firstMatch(of: #/\/FontFile[23]? (\d+) 0 R/#)
      return (String(name.1), file.flatMap { objects[Int($0.1) ?? 0] } != nil)
    }
  }

  /// What selecting everything gives, in the order in which it is painted.
  var text: String {
    objects.sorted { $0.key < $1.key }.map { text(ofPage: $0.value) }.joined()
  }

  private func text(ofPage page: String) -> String {
    guard page.contains(" Tf") else { return "" }
    var text = ""
    readText(ofPage: page) { part, _ in text += part }
    return text
  }

  /// Calls `body` with each part of a page's text, and with the mark that it stands in.
  func readText(ofPage page: String, _ body: (String, _ mark: Int?) -> Void) {
    var (font, isTold, marks) = (CharacterMap(), false, [Int?]())
    let words =
      #/\/(f-\d+-\d+) [\d.]+ Tf|\/ActualText <(?i:feff)([0-9A-Fa-f]*)>|(EMC)|<([0-9a-f]+)>|\(((?:\\.|[^\\()])*)\)|\/MCID (\d+) >> BDC/#
    for match in page.matches(of: words) {
      if let mark = match.6 {
        marks.append(Int(mark))
      } else if let name = match.1 {
        font = map(ofFont: String(name))
      } else if let told = match.2 {
        body(Self.text(inHexadecimal: told), marks.last ?? nil)
        isTold = true
        marks.append(marks.last ?? nil)
      } else if match.3 != nil {
        isTold = false
        _ = marks.popLast()
      } else if !isTold {
        let told = font.text(of: match.4.map { Self.bytes($0) } ?? Self.unescaped(match.5 ?? ""))
        body(told, marks.last ?? nil)
      }
    }
  }

  private func map(ofFont name: String) -> CharacterMap {
    for object in objects.values {
      guard let place = object.range(of: "/\(name) "),
        let number = object[place.upperBound...].prefixMatch(of: #/(\d+) 0 R/#),
        let map = objects[Int(number.1) ?? 0]?.firstMatch(of: #/\/ToUnicode (\d+) 0 R/#)
      else { continue }
      return CharacterMap(objects[Int(map.1) ?? 0] ?? "")
    }
    return CharacterMap()
  }

  fileprivate static func text(inHexadecimal digits: Substring) -> String {
    let bytes = bytes(digits)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func bytes(_ digits: Substring) -> [UInt8] {
    let digits = Array(digits.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }

  private static func unescaped(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.unicodeScalars[...]
    while let next = rest.popFirst() {
      guard next == "\\" else {
        bytes.append(UInt8(next.value))
        continue
      }
      let octal = rest.prefix(3).prefix { ("0"..."7").contains($0) }
      if let byte = UInt8(String(String.UnicodeScalarView(octal)), radix: 8) {
        bytes.append(byte)
        rest.removeFirst(octal.count)
      } else if let escaped = rest.popFirst() {
        bytes.append(UInt8(escaped.value))
      }
    }
    return bytes
  }
}

/// What the codes of a font's letters stand for.
private struct CharacterMap {
  private var texts: [Int: String] = [:]
  private var bytesOfCode = 1

  init() {}

  init(_ table: String) {
    if let space = table.firstMatch(of: #/codespacerange\s*<([0-9a-fA-F]+)>/#) {
      bytesOfCode = space.1.count / 2
    }
    for match in table.matches(
      of: #/(?m)^<([0-9a-fA-F]+)> <([0-9a-fA-F]+)>(?: <([0-9a-fA-F]+)>)?$/#
    ) {
      guard let first = Int(match.1, radix: 16) else { continue }
      guard let start = match.3 else {
        texts[first] = PDFReader.text(inHexadecimal: match.2)
        continue
      }
      guard let last = Int(match.2, radix: 16), let value = UInt32(start, radix: 16), first <= last
      else { continue }
      for code in first...last {
        texts[code] = Unicode.Scalar(value + UInt32(code - first)).map { String($0) }
      }
    }
  }

  func text(of bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: bytesOfCode).map { place in
      let code = bytes[place..<min(place + bytesOfCode, bytes.count)].reduce(0) {
        $0 << 8 | Int($1)
      }
      return texts[code] ?? "\u{FFFD}"
    }.joined()
  }
}
