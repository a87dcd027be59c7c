/// The columns and rows of a document, by the lines on which the views in them are written.
package struct StackIndex {
  /// All of them, each before those inside.
  private var stacks: [Element] = []
  /// For each line the place of the column that is around it, or of the row.
  private var columns: [Int: Int] = [:]
  private var rows: [Int: Int] = [:]

  package init(of document: DesignDocument) {
    for element in document.elements { note(element, in: Around()) }
  }

  /// The innermost column or row in which a view stands that is written on a line, be it in other
  /// stacks inside.
  package func stack(around line: Int, isColumn: Bool) -> Element? {
    (isColumn ? columns : rows)[line].map { stacks[$0] }
  }

  /// The places of the innermost column and row around a view, with nothing but stacks between.
  private struct Around {
    var column: Int?
    var row: Int?
  }

  private mutating func note(_ element: Element, in around: Around) {
    var inside = Around()
    if element.word.isStack {
      inside = around
      let place = stacks.count
      if element.word.id == .vstack { inside.column = place } else { inside.row = place }
      stacks.append(element)
    }
    for child in element.children {
      // Rows that are repeated stand on one line, which then is of the last one.
      let line = child.span.line
      if let column = inside.column { columns[line] = max(column, columns[line] ?? column) }
      if let row = inside.row { rows[line] = max(row, rows[line] ?? row) }
      note(child, in: inside)
    }
  }
}
