import SnaplineShowing

/// What a terminal would show of a text with colours, cell by cell.
struct Cells {
  struct Cell: Equatable {
    var character: Character
    var ink: RGBLevels?
    var ground: RGBLevels?
  }

  private(set) var rows: [[Cell]] = [[]]

  init(_ text: String) {
    var ink: RGBLevels?
    var ground: RGBLevels?
    var rest = text[...]
    while let first = rest.first {
      if let match = rest.prefixMatch(of: /\e\[([0-9;]*)m/) {
        let numbers = match.1.split(separator: ";").compactMap { UInt8($0) }
        let color =
          numbers.count == 5
          ? RGBLevels(red: numbers[2], green: numbers[3], blue: numbers[4]) : nil
        switch numbers.first {
        case 38: ink = color
        case 48: ground = color
        case 49: ground = nil
        default: (ink, ground) = (nil, nil)
        }
        rest = rest[match.range.upperBound...]
        continue
      }
      if first == "\n" {
        rows.append([])
      } else {
        rows[rows.count - 1].append(Cell(character: first, ink: ink, ground: ground))
      }
      rest.removeFirst()
    }
    if rows.last?.isEmpty == true { rows.removeLast() }
  }

  /// The upper halves of the cells.
  var uppers: [[RGBLevels?]] { rows.map { $0.map { $0.character == "▀" ? $0.ink : $0.ground } } }

  /// The halves of all cells, row by row.
  var pixels: [[RGBLevels?]] {
    rows.flatMap { row in
      [row.map { $0.character == "▀" ? $0.ink : $0.ground }, row.map(\.ground)]
    }
  }
}
