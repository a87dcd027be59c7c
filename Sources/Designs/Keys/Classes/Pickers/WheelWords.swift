/// The keys of wheels to choose from.
package enum WheelWords {
  package static let columns = Key<WheelColumns>(
    "columns",
    "The texts of the rows, or a list of them for each wheel."
  )
  package static let selected = Key<ChosenRows>(
    "selected",
    "The selected row of each wheel, from 0: 2, or [2, 0].",
    standard: "0"
  )
  static let content: [any Word] = [columns, selected]
}

/// Texts in one column, or a list of columns.
package struct WheelColumns: DesignValue {
  package var columns: [[String]]

  static var schema: JSONValue {
    .anyOf(TitleList.schema, .array(of: TitleList.schema))
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> WheelColumns? {
    let isNested = node.list?.contains { $0.list != nil } ?? false
    guard isNested, let list = node.list else {
      return TitleList.read(node, at: spot, in: reading).map { WheelColumns(columns: [$0.titles]) }
    }
    return WheelColumns(
      columns: list.compactMap { TitleList.read($0, at: spot, in: reading)?.titles }
    )
  }
}

/// The number of a row, or of one in each wheel.
package struct ChosenRows: DesignValue {
  package var rows: [Int]

  static var schema: JSONValue {
    .anyOf(Count.schema, ["type": "array", "items": Count.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ChosenRows? {
    let nodes = node.list ?? [node]
    return ChosenRows(rows: nodes.compactMap { Count.read($0, at: spot, in: reading)?.value })
  }
}
