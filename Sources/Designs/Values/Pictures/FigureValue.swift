package import SnaplineGeometry

package import struct Foundation.CGRect

/// What a shape shows.
package enum FigureValue: ScalarValue {
  case named(Name)
  case path(Path)

  package enum Name: String, CaseIterable, Sendable {
    case rectangle, capsule, ellipse, line
  }

  static let meaning = "a figure"
  static let remedy =
    "write rectangle, capsule, ellipse, line, or a path such as 'M0 0 L24 24'"
  static let pattern =
    "(?:" + Name.allCases.map(\.rawValue).joined(separator: "|") + "|" + PathData.pattern + ")"

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> FigureValue? {
    let start = scanner.position
    if let word = scanner.word(), word.utf8.count > 1, word.utf8.allSatisfy(\.isLetter) {
      if let name = Name(rawValue: word) { return .named(name) }
      throw Misread(message: .unknownFigure(word), range: start..<scanner.position)
    }
    scanner.back(to: start)
    return try PathData.parse(&scanner, in: reading).map { .path($0.path) }
  }
}

/// Four numbers: where a box begins, and its width and height.
package struct ViewBox: ScalarValue {
  package var rect: CGRect

  static let meaning = "a box"
  static let remedy = "write its corner, width and height, such as '0 0 24 24'"
  static let pattern = #"(-?[0-9]+(\.[0-9]+)?[ ,]+){2}([0-9]+(\.[0-9]+)?[ ,]+)[0-9]+(\.[0-9]+)?"#

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> ViewBox? {
    let start = scanner.position
    var numbers: [Double] = []
    while numbers.count < 4 {
      guard let number = scanner.number(), abs(number) <= Length.limit else { return nil }
      numbers.append(number)
      scanner.skipSpaces()
      if scanner.take(",") { scanner.skipSpaces() }
    }
    guard numbers[2] > 0, numbers[3] > 0 else {
      let mended = numbers.enumerated().map { place, number in
        (place < 2 ? number : number.nearest(in: 1...Length.limit)).numeral
      }
      throw Misread(
        message: .outOfRange("above 0", mended: mended.joined(separator: " ")),
        range: start..<scanner.position
      )
    }
    return ViewBox(
      rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    )
  }
}

/// Some lengths: one, several with spaces between them, or a list.
package struct LengthList: DesignValue {
  package var lengths: [Length]

  static var schema: JSONValue {
    .anyOf(Written.schema, ["type": "array", "items": PositiveLength.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LengthList? {
    guard let list = node.list else {
      return Written.read(node, at: spot, in: reading).map { LengthList(lengths: $0.lengths) }
    }
    let read = list.compactMap { PositiveLength.read($0, at: spot, in: reading)?.length }
    return LengthList(lengths: read)
  }

  /// The scalar form.
  private struct Written: ScalarValue {
    var lengths: [Length]

    static let meaning = "some lengths"
    static let remedy = "write numbers of points such as '4 2'"
    static let pattern = "\(PositiveLength.pattern)( +\(PositiveLength.pattern))*"
    static let numbers = PositiveLength.numbers

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Written? {
      var lengths: [Length] = []
      while !scanner.isAtEnd {
        guard let length = try PositiveLength.parse(&scanner, in: reading) else { return nil }
        lengths.append(length.length)
        scanner.skipSpaces()
      }
      return lengths.isEmpty ? nil : Written(lengths: lengths)
    }
  }
}

/// A part of a way: from one share of it to another.
package struct Share: ScalarValue {
  package var start: Double
  package var end: Double

  static let meaning = "a part of the way"
  static let remedy = "write where it begins and ends, such as '0 75%'"
  static let pattern = Fraction.pattern + #"\s+"# + Fraction.pattern

  /// Where it begins and ends, by the names that others have for that, or in a list.
  static func written(_ node: Node) -> String? {
    guard node.scalar == nil else { return nil }
    let names = [["from", "start"], ["to", "end"]]
    let named = names.map { names in
      node.mapping?.first { names.contains($0.key.lowercased()) }?.value.scalar?.text
    }
    let texts = node.list?.compactMap { $0.scalar?.text } ?? [named[0] ?? "0", named[1] ?? "1"]
    return texts.count == 2 ? texts.joined(separator: " ") : nil
  }

  /// One share alone is where it ends.
  static func mended(_ text: String) -> String? { "0 " + text }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Share? {
    let range = scanner.rest
    guard let start = try Fraction.parse(&scanner, in: reading) else { return nil }
    scanner.skipSpaces()
    guard let end = try Fraction.parse(&scanner, in: reading) else { return nil }
    guard start.value <= end.value else {
      throw Misread(message: .turnedShare, range: range)
    }
    return Share(start: start.value, end: end.value)
  }
}

extension Message {
  fileprivate static func unknownFigure(_ word: String) -> Message {
    let names = FigureValue.Name.allCases.map(\.rawValue)
    return Message(
      "figure",
      "no figure is called '\(word.shortened)'",
      remedy: suggestion(for: word, among: names) ?? FigureValue.remedy,
      mended: ForeignWords.meant(by: word, among: names)
    )
  }

  fileprivate static let turnedShare = Message(
    "turned-range",
    "the part ends before it begins",
    remedy: "write the smaller number first"
  )
}
