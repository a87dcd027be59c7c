extension View {
  /// This view and all below it, parents first, in drawing order.
  var subtree: [View] {
    var found = [self]
    if children.isEmpty { return found }
    // Without recursion: a tree may be deeper than a stack.
    var levels = [Level(of: Unretained(wrappedValue: self))]
    while !levels.isEmpty {
      let last = levels.count - 1
      let parent = levels[last].moveToParent(&found)
      if levels[last].isDone { levels.removeLast() }
      if let parent { levels.append(Level(of: parent)) }
    }
    return found
  }
}

/// How far a walk of the tree came among some siblings, whom the tree itself keeps alive meanwhile.
private struct Level {
  @Unretained private var parent: View?
  private let count: Int
  private var place = 0
  /// Where the handful ends that was looked at, and which of its views ahead have children.
  private var end = 0
  private var parents: UInt64 = 0

  init(of parent: Unretained<View>) {
    _parent = parent
    count = parent.look { $0.children.count } ?? 0
    lookAhead()
  }

  var isDone: Bool { place == count }

  /// Adds the siblings up to the next one that has children, which it answers.
  mutating func moveToParent(_ found: inout [View]) -> Unretained<View>? {
    let skipped = min(parents.trailingZeroBitCount, end - place)
    let start = place
    place += skipped
    guard place < end else {
      add(start..<end, to: &found)
      lookAhead()
      return nil
    }
    add(start..<(place + 1), to: &found)
    let next = $parent.look { Unretained(wrappedValue: $0.children[place]) }
    place += 1
    parents >>= UInt64(skipped + 1)
    if place == end { lookAhead() }
    return next
  }

  private func add(_ siblings: Range<Int>, to found: inout [View]) {
    $parent.look { parent in
      if siblings.count > 1 {
        found += parent.children[siblings]
      } else if let only = siblings.first {
        found.append(parent.children[only])
      }
    }
  }

  /// Looks at a handful at once, so that those far apart in memory are waited for together.
  private mutating func lookAhead() {
    end = min(place + Fetched.handful, count)
    var (found, bit): (UInt64, UInt64) = (0, 1)
    $parent.look { parent in
      parent.children.look(place..<end) {
        if !$0.children.isEmpty { found |= bit }
        bit <<= 1
      }
    }
    parents = found
  }
}
