internal import Foundation
internal import SnaplineRuns

/// A list that is written in parts, so that neither who writes it nor who reads it needs all of it.
struct ReportPart {
  let name: String
  /// How many values a part has at most, and how many bytes are enough for one.
  private let most: Int
  private static let enoughBytes = 400_000
  private var text = ""
  private var waiting = 0
  /// How many parts were written, and how many values are in them or wait.
  private(set) var parts = 0
  private(set) var count = 0

  init(_ name: String, most: Int) { (self.name, self.most) = (name, most) }

  /// Adds a value in JSON.
  mutating func add(_ json: String, to place: some ReportPlace) throws {
    text += (waiting == 0 ? "" : ",\n") + json
    (waiting, count) = (waiting + 1, count + 1)
    if waiting >= most || (text.utf8.count > Self.enoughBytes && name != "details") {
      try flush(to: place)
    }
  }

  mutating func flush(to place: some ReportPlace) throws {
    guard waiting > 0 else { return }
    try place.write(JSONText.inert(Data("[\(text)]".utf8)), asPart: name, parts)
    (text, waiting) = ("", 0)
    parts += 1
  }
}

/// Where a report is written to.
protocol ReportPlace: AnyObject, Sendable {
  /// Takes a part of the data, which is JSON that can stand in a page.
  func write(_ json: [UInt8], asPart name: String, _ number: Int) throws
  /// Takes a picture, on any thread; gives its address from the page.
  func picture(_ bytes: [UInt8], kind: String) throws -> String
}
