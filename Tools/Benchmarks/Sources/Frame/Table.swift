/// Columns of text under headings; the first is words, the others are numbers.
public struct Table: Sendable {
  public var headings: [String]
  public private(set) var rows: [[String]] = []

  public init(_ headings: [String]) { self.headings = headings }

  public mutating func add(_ cells: [String]) {
    precondition(cells.count == headings.count, "Table: a row has as many cells as headings")
    rows.append(cells)
  }

  var text: String {
    ([headings] + rows).map { "  " + padded($0).joined(separator: "  ") }.joined(separator: "\n")
  }

  var markdown: String {
    let rule = headings.indices.map { $0 == 0 ? "---" : "--:" }
    return ([headings, rule] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private func padded(_ cells: [String]) -> [String] {
    cells.enumerated().map { column, cell in
      let width = ([headings] + rows).map { $0[column].count }.max() ?? 0
      let padding = String(repeating: " ", count: width - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }
  }
}
