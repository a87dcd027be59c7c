import Foundation
import SnaplineData
package import SnaplineGeometry

/// A placeholder for the number of a page, or of all pages, which is known once rows are on pages.
///
/// Until then a mark stands in its place: its place in a list between two code points of private use.
package struct PageText: Sendable {
  let placeholder: Placeholder
  let settings: DataSettings

  private static let start: Character = "\u{10FFFA}"
  private static let end: Character = "\u{10FFFB}"

  /// Whether a placeholder asks for a number of pages.
  static func isMeant(by placeholder: Placeholder) -> Bool {
    placeholder.path.count == 2 && placeholder.path[0] == "page"
      && ["number", "count"].contains(placeholder.path[1])
  }

  static func mark(of place: Int) -> String { "\(start)\(place)\(end)" }

  /// Whether a mark stands in a text.
  static func isMarked(_ text: String) -> Bool {
    // Nearly all texts are told apart by their bytes.
    text.utf8.contains(0xF4) && text.contains(start)
  }

  func text(on page: PageNumber) throws(DataFault) -> String {
    let number = placeholder.path[1] == "count" ? page.count : page.number
    return try placeholder.filtered(.number(.init(number)), by: settings)?.text ?? ""
  }
}

extension [PageText] {
  /// The marks in a text as a page has them, the last one first.
  package func fillings(
    of text: String,
    on page: PageNumber
  ) -> [(range: Range<String.Index>, text: String)] {
    guard !isEmpty, PageText.isMarked(text) else { return [] }
    return text.matches(of: /\u{10FFFA}([0-9]+)\u{10FFFB}/).reversed().compactMap { match in
      guard let place = Int(match.1), indices.contains(place) else { return nil }
      return (match.range, (try? self[place].text(on: page)) ?? "")
    }
  }

  /// A text as a page has it.
  package func filled(_ text: String, on page: PageNumber) -> String {
    var filled = text
    for (range, piece) in fillings(of: text, on: page) {
      filled.replaceSubrange(range, with: piece)
    }
    return filled
  }
}
