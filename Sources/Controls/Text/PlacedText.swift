import Foundation

/// A text that was set, as it stands in a view, with its carets and the parts that are selected.
struct PlacedText {
  let carets: TextCarets
  /// Where the block's top left stands.
  let origin: CGPoint
  /// How far a caret reaches up from the baseline, and how high it is.
  let ascent: CGFloat
  let height: CGFloat
  /// How far to the left and to the right lines reach of which all is selected.
  let reach: (left: CGFloat, right: CGFloat)
  let isRightToLeft: Bool

  static let caretWidth: CGFloat = 2

  /// The caret before a unit; nothing without lines.
  func caret(before unit: Int) -> CGRect? {
    carets.caret(before: unit).map { caret in
      CGRect(
        x: origin.x + CGFloat(caret.x),
        y: top(of: caret.baseline),
        width: Self.caretWidth,
        height: height
      )
    }
  }

  private func top(of baseline: Double) -> CGFloat { origin.y + CGFloat(baseline) - ascent }

  /// The place whose caret is nearest to a point: in the line that is nearest, wherever it ends.
  func unit(nearestTo point: CGPoint) -> Int {
    let x = Double(point.x - origin.x)
    let places = row(nearestTo: point)?.places ?? []
    return places.min { abs($0.x - x) < abs($1.x - x) }?.unit ?? 0
  }

  /// The letter at a point; nothing where none is.
  func letter(at point: CGPoint) -> NSRange? {
    guard let row = row(nearestTo: point), distance(of: row, to: point) == 0 else { return nil }
    let x = Double(point.x - origin.x)
    // The last line ends with a place that has no letter behind it.
    let letters = row.next == nil ? row.places.dropLast() : row.places[...]
    for place in letters.indices {
      let isLast = place + 1 == row.places.count
      let next = isLast ? (unit: row.next ?? 0, x: row.end) : row.places[place + 1]
      let (left, right) = (min(row.places[place].x, next.x), max(row.places[place].x, next.x))
      guard left <= x, x < right else { continue }
      return NSRange(location: row.places[place].unit, length: next.unit - row.places[place].unit)
    }
    return nil
  }

  private func row(nearestTo point: CGPoint) -> TextCarets.Row? {
    carets.rows.filter { !$0.places.isEmpty }
      .min { distance(of: $0, to: point) < distance(of: $1, to: point) }
  }

  private func distance(of row: TextCarets.Row, to point: CGPoint) -> CGFloat {
    let top = top(of: row.baseline)
    return max(top - point.y, point.y - top - height, 0)
  }

  /// The parts of lines that lie between two places, from the first line on.
  ///
  /// A line that goes on in the next one is covered to its end, as far as text reaches.
  func rects(from start: Int, to end: Int) -> [CGRect] {
    guard start < end else { return [] }
    return carets.rows.compactMap { row in
      let chosen = row.places.filter { start <= $0.unit && $0.unit <= end }.map(\.x)
      let goesOn = row.next.map { $0 <= end } ?? false
      guard let first = chosen.first, chosen.count > 1 || goesOn else { return nil }
      let all = chosen + (goesOn ? [row.end] : [])
      var left = origin.x + CGFloat(all.min() ?? first)
      var right = origin.x + CGFloat(all.max() ?? first)
      if goesOn {
        if isRightToLeft { left = min(left, reach.left) } else { right = max(right, reach.right) }
      }
      return CGRect(x: left, y: top(of: row.baseline), width: right - left, height: height)
    }
  }
}
