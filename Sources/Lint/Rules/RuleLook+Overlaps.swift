import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGSize

extension RuleLook {
  /// A line of text, or a control.
  private struct Content {
    let node: Int
    let box: Edges
    let order: Int
    let isText: Bool
  }

  /// Texts that lie over texts, and controls that lie half over others: each upper one is told once.
  mutating func lookForOverlaps() {
    let contents = contents
    var grid = CellGrid(over: canvas, for: contents.count)
    var covers = CellGrid(over: canvas, for: painted.covers.count)
    for (order, cover) in painted.covers.enumerated() { covers.insert(order, cover.box) }
    var told: Set<Int> = []
    var budget = Self.mostNeighbours * contents.count
    for (place, upper) in contents.enumerated() {
      defer { grid.insert(place, upper.box) }
      guard !told.contains(upper.node) else { continue }
      for number in grid.near(upper.box) {
        let lower = contents[number]
        guard budget > 0 else { return }
        budget -= 1
        comparisons += 1
        guard meet(upper, lower), !isMeant(upper, lower), !isCovered(lower, by: upper, covers)
        else { continue }
        told.insert(upper.node)
        tell(upper, over: lower)
        break
      }
    }
  }

  /// With how many others each is compared, on average.
  private static let mostNeighbours = 100
  /// How far two may reach into each other: letters have room at their sides.
  private static let slack = 1.0

  private var canvas: Edges {
    Edges(left: 0, top: 0, right: tree.size.width, bottom: tree.size.height)
  }

  /// In the order of painting.
  private var contents: [Content] {
    var contents: [Content] = []
    for letters in painted.letters where letters.isPlain && letters.opacity >= 0.5 {
      let ink = letters.line.runs.map(\.color.alpha).max() ?? 0
      // A watermark is a ground for others.
      guard ink * letters.opacity >= 0.5, !isLost(letters.node) else { continue }
      contents.append(
        Content(
          node: tree.owner(of: letters.node),
          box: letters.box.intersection(canvas),
          order: letters.order,
          isText: tree.owner(of: letters.node) == letters.node
        )
      )
    }
    for (place, view) in painted.views where tree.facts.views[place]?.target != nil {
      guard tree.owner(of: place) == place, view.opacity >= 0.5, !isLost(place) else { continue }
      contents.append(
        Content(
          node: place,
          box: view.box.intersection(canvas),
          order: view.order,
          isText: false
        )
      )
    }
    return contents.filter { !$0.box.isEmpty && !tree.isFolded[$0.node] }
      .sorted { ($0.order, $0.node, $0.box.top) < ($1.order, $1.node, $1.box.top) }
  }

  private func meet(_ upper: Content, _ lower: Content) -> Bool {
    guard upper.box.reaches(into: lower.box, slack: Self.slack),
      !tree.isInside(upper.node, lower.node), !tree.isInside(lower.node, upper.node)
    else { return false }
    if upper.isText, lower.isText { return true }
    // A control on a control, or a text on one, is placed there; one that lies half over another isn't.
    let (one, other) = (box(of: upper), box(of: lower))
    guard !one.contains(other, slack: 1), !other.contains(one, slack: 1) else { return false }
    // What a control has around its content isn't seen where nothing is painted there.
    return upper.isText == lower.isText || isPainted(upper.isText ? lower.node : upper.node)
  }

  private func box(of content: Content) -> Edges {
    content.isText ? content.box : painted.views[content.node]?.box ?? content.box
  }

  /// Whether a control paints a ground of its own.
  private func isPainted(_ node: Int) -> Bool {
    guard let view = painted.views[node] else { return false }
    return painted.covers.dropFirst(view.order).prefix(8).contains { cover in
      cover.node.map { tree.isInside($0, node) } ?? false
        && cover.box.area >= 0.8 * view.box.area
    }
  }

  // MARK: On purpose

  private func isMeant(_ upper: Content, _ lower: Content) -> Bool {
    // The same text twice is a shadow or an outline.
    if upper.isText, let text = tree.nodes[upper.node].text, text == tree.nodes[lower.node].text {
      return true
    }
    // What scrolls passes under what doesn't.
    if tree.scrolls[upper.node] != tree.scrolls[lower.node] { return true }
    return isTied(upper.node, lower.node)
  }

  /// Whether constraints hold one on the other on both axes, or their edges in each other.
  private func isTied(_ upper: Int, _ lower: Int) -> Bool {
    var (isAcross, isDown) = (false, false)
    for view in tree.chain(from: upper).prefix(Self.mostSteps) {
      if tree.isInside(lower, view) { return tree.marks(of: view).contains(.overlaps) }
      for tie in tree.facts.ties[view] ?? [] where tree.isInside(lower, tie.other) {
        // What both stand in holds neither to the other.
        guard !tree.isInside(upper, tie.other) else { continue }
        if tie.overlaps { return true }
        if tie.isAcross { isAcross = true } else { isDown = true }
        if isAcross, isDown { return true }
      }
    }
    return false
  }

  private static let mostSteps = 64

  /// Whether something between the two covers the lower one, as a sheet does that lies over a page.
  private mutating func isCovered(
    _ lower: Content,
    by upper: Content,
    _ covers: CellGrid
  ) -> Bool {
    let common = upper.box.intersection(lower.box)
    for order in covers.near(common, below: upper.order) {
      guard order >= lower.order else { return false }
      comparisons += 1
      let cover = painted.covers[order]
      if let node = cover.node, tree.isInside(node, lower.node) { continue }
      if cover.covers(common) { return true }
    }
    return false
  }

  private mutating func tell(_ upper: Content, over lower: Content) {
    let common = upper.box.intersection(lower.box)
    findings.append(
      Finding(
        .overlap,
        node: upper.node,
        "\(tree.name(of: upper.node)) lies over \(tree.name(of: lower.node))",
        cause: "both are seen in \(common.width.inWords) by \(common.height.inWords) points at "
          + "(\(common.left.inWords), \(common.top.inWords))",
        remedy: "place them beside each other; what is meant to lie over another is held to it by "
          + "constraints on both axes"
      )
    )
  }
}
