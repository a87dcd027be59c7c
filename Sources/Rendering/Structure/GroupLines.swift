internal import SnaplineGeometry

/// The lines in which groups stand, that are in one group.
struct GroupLines {
  enum Arrangement {
    /// One below the other.
    case below
    /// All on one line.
    case beside
    /// Several lines, some of which have several.
    case grid
    /// Some lie on each other, or have no frame. Or each of those on one line has several parts, as columns have.
    case unclear
  }

  private var count = 0
  private var lines = 0
  private var isClear = true
  private var haveAllParts = true
  /// The last one.
  private var last: Edges?
  /// Where the first of the last line ends that ends.
  private var bottom = -Double.infinity

  /// Takes the next group, and answers whether it begins a line.
  mutating func add(_ frame: Edges?, hasParts: Bool) -> Bool {
    count += 1
    haveAllParts = haveAllParts && hasParts
    guard let frame else {
      isClear = false
      return true
    }
    defer { last = frame }
    // Sums of lengths have errors.
    let beginsLine = frame.top >= bottom - 0.01
    if beginsLine {
      lines += 1
      bottom = frame.bottom
    } else {
      bottom = min(bottom, frame.bottom)
      if let last, frame.left < last.right - 0.01, last.left < frame.right - 0.01 {
        isClear = false
      }
    }
    return beginsLine
  }

  var arrangement: Arrangement {
    if !isClear || count < 2 { return .unclear }
    if lines == count { return .below }
    if lines > 1 { return .grid }
    return haveAllParts ? .unclear : .beside
  }
}
