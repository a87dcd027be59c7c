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
  /// From where to where the current line reaches.
  private var columns = 0.0...0.0
  /// The highest and the lowest bottom edge in the current line.
  private var bottoms = 0.0...0.0

  /// Takes the next group, and answers whether it begins a line: it stands below all of the line before, or below one and
  /// not beyond that line's end.
  mutating func add(_ frame: Edges?, hasParts: Bool) -> Bool {
    count += 1
    haveAllParts = haveAllParts && hasParts
    guard let frame, frame.left <= frame.right, frame.top <= frame.bottom else {
      isClear = false
      return true
    }
    // Sums of lengths have errors.
    let sharesColumns =
      frame.left < columns.upperBound - 0.01 && columns.lowerBound < frame.right - 0.01
    let top = frame.top + 0.01
    if lines == 0 || top >= bottoms.upperBound || sharesColumns && top >= bottoms.lowerBound {
      lines += 1
      (columns, bottoms) = (frame.left...frame.right, frame.bottom...frame.bottom)
      return true
    }
    if sharesColumns { isClear = false }
    columns = min(columns.lowerBound, frame.left)...max(columns.upperBound, frame.right)
    bottoms = min(bottoms.lowerBound, frame.bottom)...max(bottoms.upperBound, frame.bottom)
    return false
  }

  var arrangement: Arrangement {
    if !isClear || count < 2 { return .unclear }
    if lines == count { return .below }
    if lines > 1 { return .grid }
    return haveAllParts ? .unclear : .beside
  }
}
