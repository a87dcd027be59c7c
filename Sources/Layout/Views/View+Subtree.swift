extension View {
  /// This view and all below it, parents first, in drawing order.
  var subtree: [View] {
    var found = [self]
    if children.isEmpty { return found }
    // Without recursion: a tree may be deeper than a stack.
    var levels = [Level(of: self)]
    while !levels.isEmpty {
      let last = levels.count - 1
      let parent = levels[last].moveToParent(&found)
      if levels[last].isDone { levels.removeLast() }
      if let parent { levels.append(Level(of: parent)) }
    }
    return found
  }
}

/// How far a walk of the tree came among some siblings.
private struct Level {
  private let siblings: [View]
  private var place = 0
  /// Where the handful ends that was looked at, and which of its views ahead have children.
  private var end = 0
  private var parents: UInt64 = 0

  init(of view: View) {
    siblings = view.children
    lookAhead()
  }

  var isDone: Bool { place == siblings.count }

  /// Adds the siblings up to the next one that has children, which it answers.
  mutating func moveToParent(_ found: inout [View]) -> View? {
    let skipped = min(parents.trailingZeroBitCount, end - place)
    let start = place
    place += skipped
    guard place < end else {
      found += siblings[start..<end]
      lookAhead()
      return nil
    }
    let parent = siblings[place]
    found += siblings[start...place]
    place += 1
    parents >>= UInt64(skipped + 1)
    if place == end { lookAhead() }
    return parent
  }

  /// Looks at a handful at once, so that those far apart in memory are waited for together.
  private mutating func lookAhead() {
    end = min(place + Fetched.handful, siblings.count)
    parents = 0
    var bit: UInt64 = 1
    siblings[place..<end].look {
      if !$0.children.isEmpty { parents |= bit }
      bit <<= 1
    }
  }
}
