import Foundation

/// What a table knows of one section: its rows' heights, and those of header and footer.
struct TableSection {
  var rows: RowHeights
  /// The room above the header.
  var padding: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// Where the section begins in the table's content.
  var start: CGFloat = 0

  var rowsStart: CGFloat { start + padding + header }
  var footerStart: CGFloat { rowsStart + rows.total }
  var end: CGFloat { footerStart + footer }
}
