import struct Foundation.CGPoint

/// A part of a document's text by its meaning, as readers that speak, search or convert it see it.
struct DocumentElement: Equatable {
  enum Kind: Equatable {
    case document, table, row, cell, headCell, list, item, body, section, paragraph
    /// The level is known once all headings are.
    case heading(level: Int)
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
    case .heading(let level): "H\(level)"
    }
  }
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
