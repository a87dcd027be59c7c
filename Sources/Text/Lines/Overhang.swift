/// What a line's ink needs beside its width.
struct Overhang {
  var left = 0.0
  var right = 0.0

  var sum: Double { left + right }

  /// As much of it as there is room for; a word too wide for any line sticks out as far as it does.
  func limited(to room: Double) -> Overhang {
    guard sum > room else { return self }
    let left = min(left, max(0, room))
    return Overhang(left: left, right: max(0, room - left))
  }
}

extension LineBreaker {
  /// What the ink of drawn clusters needs, where they are written from left to right.
  ///
  /// - Parameters:
  ///   - clusters: The drawn part of a line.
  ///   - isMarked: Whether a hyphen or an ellipsis follows, whose ink keeps to its width.
  /// - Returns: What reaches out by more than may be ignored.
  func overhang(of clusters: Range<Int>, isMarked: Bool = false) -> Overhang {
    guard paragraph.hasReach, !paragraph.isRightToLeft || !paragraph.hasRightToLeftRuns,
      let first = clusters.first, let last = clusters.last
    else { return Overhang() }
    let all = paragraph.clusters
    return Overhang(
      left: needed(all[first].reach.left),
      right: isMarked ? 0 : needed(all[last].reach.right)
    )
  }

  private func needed(_ reach: Float) -> Double { max(0, Double(reach) - ignoredReach) }
}
