import struct Foundation.CGPoint

/// A part of a document's text by its meaning, as readers that speak, search or convert it see it.
struct DocumentElement: Equatable {
  enum Kind: Equatable {
    case document, table, row, cell, headCell, list, item, body, section, paragraph, span
    /// The level is known once all headings are.
    case heading(level: Int)
    /// A picture, with the words that stand for it.
    case figure(String)
  }

  var kind: Kind
  /// The element around it; nothing for the document.
  var parent: Int?

  /// What a PDF calls it.
  var name: String {
    switch kind {
    case .document: "Document"
    case .table: "Table"
    case .row: "TR"
    case .cell: "TD"
    case .headCell: "TH"
    case .list: "L"
    case .item: "LI"
    case .body: "LBody"
    case .section: "Sect"
    case .paragraph: "P"
    case .span: "Span"
    case .heading(let level): "H\(level)"
    case .figure: "Figure"
    }
  }

  /// What else a PDF says of it.
  var attributes: String {
    guard case .figure(let words) = kind else { return "" }
    let told = String(String.UnicodeScalarView(words.unicodeScalars.prefix(Self.mostCharacters)))
    let digits = told.utf16.map { unit in
      let text = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - text.count) + text
    }
    return " /Alt <FEFF\(digits.joined())>"
  }

  /// Readers may refuse strings of more than 32,767 bytes.
  private static let mostCharacters = 4_000
}

/// A heading that readers list beside the pages, and that leads to its place.
struct Bookmark: Equatable {
  var title: String
  var level: Int
  /// Counted from 0.
  var page: Int
  /// From the page's upper left corner, in points.
  var point: CGPoint
}
