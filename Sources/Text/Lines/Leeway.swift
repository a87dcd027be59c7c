/// How far the width of a text may be another one with all of its lines as they are.
///
/// Lines are broken by comparing lengths with the room that they have. Each comparison is noted here. All of them
/// have the same result at every width from the longest length that had room up to the shortest one that had
/// none. What depends on the width in another way closes the leeway.
final class Leeway {
  /// How much narrower than the block the room of each line is.
  var inset = 0.0
  private var least = 0.0
  private var most = Double.infinity

  /// The widths that give the same lines as the one that the text was set at.
  func widths(around width: Double) -> ClosedRange<Double> {
    least <= width && width <= most ? least...most : width...width
  }

  /// Whether a length has room, but for what sums may differ by.
  func isWithin(_ length: Double, _ room: Double) -> Bool {
    guard length <= room + LineBreaker.slack else {
      lacks(length)
      return false
    }
    least = max(least, length + inset)
    return true
  }

  /// The same to the last bit.
  func isBelow(_ length: Double, _ room: Double) -> Bool {
    guard length <= room else {
      lacks(length)
      return false
    }
    need(length)
    return true
  }

  /// Notes that the lines would be others if there were room for a length.
  func lacks(_ length: Double) { most = min(most, length + inset - Self.margin) }

  /// Notes that the lines would be others if there were no room for a length.
  func need(_ length: Double) { least = max(least, length + inset + Self.margin) }

  func close() { least = .infinity }

  /// Sums of the same lengths in another order differ by less.
  private static let margin = 2 * LineBreaker.slack
}
