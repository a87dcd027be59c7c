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
    guard let start = PDFObject(bytes[max(0, bytes.count - 64)...]).after("startxref\n"),
      let place = Int(digitsOf: start.prefix { $0.isDigit }), bytes.indices.contains(place)
    else { return nil }
    let lines = bytes[place...].split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 3, lines[0].elementsEqual("xref".utf8), lines[1].starts(with: "0 ".utf8),
      let count = Int(digitsOf: lines[1].dropFirst(2)), count > 0, lines.count > count + 3
    else { return nil }
    var places: [Int] = []
    for line in lines[2..<count + 2] {
      guard let place = Int(digitsOf: line.prefix(10)) else { return nil }
      // The place, the generation, and whether it is in use: 0000000016 00000 n
      places.append(line.dropFirst(16).starts(with: " n".utf8) ? place : 0)
    }
    let trailer = PDFObject(bytes[lines[count + 2].startIndex...])
    guard let catalog = trailer.reference("Root"), let info = trailer.reference("Info")
    else { return nil }
    (self.bytes, self.places, tablePlace) = (bytes, places, place)
    (self.catalog, self.info) = (catalog, info)
  }

  /// What stands between an object's first and last line, where it is no stream.
  func object(_ number: Int) -> PDFObject? {
    guard places.indices.contains(number), places[number] > 0, places[number] < tablePlace else {
      return nil
    }
    let (head, foot) = ("\(number) 0 obj\n".utf8, "\nendobj".utf8)
    let rest = bytes[places[number]..<tablePlace]
    guard rest.starts(with: head) else { return nil }
    let body = rest.dropFirst(head.count)
    var end = body.startIndex
    while end < body.endIndex {
      if body[end] == .lineFeed, body[end...].starts(with: foot) { return PDFObject(body[..<end]) }
      end += 1
    }
    return nil
  }
}

/// The bytes of an object, in which numbers, names and spaces are ASCII.
struct PDFObject {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What stands behind the first place that has these letters.
  func after(_ letters: String) -> ArraySlice<UInt8>? {
    let wanted = letters.utf8
    guard let first = wanted.first else { return bytes }
    var rest = bytes
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: wanted) { return rest.dropFirst(wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The number of the object that a key of a dictionary refers to.
  func reference(_ key: String) -> Int? {
    after("/\(key) ").flatMap { rest in
      let words = rest.split(maxSplits: 3, whereSeparator: \.isSpace)
      guard words.count > 2, words[1].elementsEqual("0".utf8), words[2].first == UInt8(ascii: "R")
      else { return nil }
      return Int(digitsOf: words[0])
    }
  }

  /// The numbers of the objects that are referred to, in order.
  var references: [Int] {
    let words = bytes.split { $0.isSpace || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
    return words.indices.dropFirst(2).compactMap { place in
      words[place].elementsEqual("R".utf8) && words[place - 1].elementsEqual("0".utf8)
        ? Int(digitsOf: words[place - 2]) : nil
    }
  }
}

extension Int {
  /// The number that digits alone say.
  init?(digitsOf bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty, bytes.count < 19, bytes.allSatisfy(\.isDigit) else { return nil }
    self = bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isSpace: Bool { self == 32 || self >= 9 && self <= 13 }
}
