/// A PDF document that Cairo wrote, as the objects that its table of places lists.
///
/// This reads what Cairo 1.16 writes and nothing else: a file of any other form is no such document.
struct PDFFile {
  private let bytes: [UInt8]
  /// Where each object begins, by its number; 0 where there is none.
  private let places: [Int]
  /// Where the table of places begins.
  let tablePlace: Int
  let catalog: Int
  let info: Int
  /// One more than the highest number.
  var count: Int { places.count }

  init?(_ bytes: [UInt8]) {
    let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
    guard let start = tail.firstRange(of: "startxref\n"),
      let place = Int(tail[start.upperBound...].prefix { $0.isNumber }),
      bytes.indices.contains(place)
    else { return nil }
    let lines = String(decoding: bytes[place...], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 3, lines[0] == "xref", lines[1].hasPrefix("0 "),
      let count = Int(lines[1].dropFirst(2)), count > 0, lines.count > count + 3
    else { return nil }
    var places: [Int] = []
    for line in lines[2..<count + 2] {
      guard let place = Int(line.prefix(10)) else { return nil }
      places.append(line.contains(" n") ? place : 0)
    }
    let trailer = lines[(count + 2)...].joined(separator: "\n")
    guard let catalog = Self.reference("Root", in: trailer),
      let info = Self.reference("Info", in: trailer)
    else { return nil }
    (self.bytes, self.places, tablePlace) = (bytes, places, place)
    (self.catalog, self.info) = (catalog, info)
  }

  /// What stands between an object's first and last line, where it is no stream.
  func object(_ number: Int) -> String? {
    guard places.indices.contains(number), places[number] > 0, places[number] < tablePlace else {
      return nil
    }
    let (head, foot) = (Array("\(number) 0 obj\n".utf8), Array("\nendobj".utf8))
    let rest = bytes[places[number]..<tablePlace]
    guard rest.starts(with: head) else { return nil }
    let body = rest.dropFirst(head.count)
    var end = body.startIndex
    while end < body.endIndex {
      if body[end] == foot[0], body[end...].starts(with: foot) {
        return String(decoding: body[..<end], as: UTF8.self)
      }
      end += 1
    }
    return nil
  }

  /// The number of the object that a key of a dictionary refers to.
  static func reference(_ key: String, in dictionary: String) -> Int? {
    dictionary.firstRange(of: "/\(key) ").flatMap { range in
      let words = dictionary[range.upperBound...].split(
        maxSplits: 3,
        whereSeparator: \.isWhitespace
      )
      guard words.count > 2, words[1] == "0", words[2].hasPrefix("R") else { return nil }
      return Int(words[0])
    }
  }

  /// The numbers of the objects that a text refers to, in order.
  static func references(in text: Substring) -> [Int] {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "[" || $0 == "]" })
    return words.indices.dropFirst(2).compactMap { place in
      words[place] == "R" && words[place - 1] == "0" ? Int(words[place - 2]) : nil
    }
  }
}
