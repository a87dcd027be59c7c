import Foundation

/// What a table knows of one section: its rows' heights, and those of header and footer.
struct TableSection {
  var rows: RowHeights
  /// The room above the header.
  var padding: CGFloat = 0
  var header = Part()
  var footer = Part()
  /// Where the section begins in the table's content.
  var start: CGFloat = 0

  /// A header or a footer.
  struct Part {
    /// What it counts for until it is measured, and then its height.
    var height: CGFloat = 0
    var isMeasured = false
  }

  var rowsStart: CGFloat { start + padding + header.height }
  var footerStart: CGFloat { rowsStart + rows.total }
  var end: CGFloat { footerStart + footer.height }
}
