import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGSize

/// A scene's tree, with what the rules ask of it again and again.
final class LintedTree {
  let nodes: [LayoutTree.Node]
  let facts: SceneFacts
  let origins: SceneOrigins
  let size: CGSize
  /// The place behind the last view that stands in each.
  private let ends: [Int]
  /// The outermost control around each view, itself included, or the bar.
  private let owners: [Int?]
  /// The innermost scroll view around each.
  let scrolls: [Int?]
  /// Whether somebody wrote that a view, or one around it, has no room.
  let isFolded: [Bool]
  /// Whether nobody has to read what is in a view: it, or one of those next around it, can't be used.
  let isInactive: [Bool]
  private let allMarks: [SceneFacts.Marks]

  init(_ scene: Scene) {
    nodes = scene.tree.nodes
    (facts, origins, size) = (scene.facts, scene.origins, scene.size)
    let count = nodes.count
    var ends = (0..<count).map { $0 + 1 }
    var owners = [Int?](repeating: nil, count: count)
    var scrolls = [Int?](repeating: nil, count: count)
    var isFolded = [Bool](repeating: false, count: count)
    var allMarks = [SceneFacts.Marks](repeating: [], count: count)
    // How many steps out the nearest view is that can't be used.
    var steps = [Int](repeating: Self.mostSteps, count: count)
    for place in nodes.indices {
      let view = facts.views[place]
      let marks = view?.marks ?? []
      allMarks[place] = marks
      if marks.contains(.isInactive) { steps[place] = 0 }
      let isOwner = view?.target != nil || marks.contains(.isBar)
      isFolded[place] = marks.contains(.isFolded)
      owners[place] = isOwner ? place : nil
      guard let parent = nodes[place].parent, parent < place else { continue }
      owners[place] = owners[parent] ?? owners[place]
      scrolls[place] = allMarks[parent].contains(.scrolls) ? parent : scrolls[parent]
      steps[place] = min(steps[place], steps[parent] + 1)
      isFolded[place] = isFolded[place] || isFolded[parent]
    }
    for place in nodes.indices.reversed() {
      guard let parent = nodes[place].parent, parent < place else { continue }
      ends[parent] = max(ends[parent], ends[place])
    }
    (self.ends, self.owners, self.scrolls, self.isFolded) = (ends, owners, scrolls, isFolded)
    self.allMarks = allMarks
    isInactive = steps.map { $0 < Self.mostSteps }
  }

  private static let mostSteps = 8

  /// The view that people know: the control of which this one is a part, or itself.
  func owner(of node: Int) -> Int { owners[node] ?? node }

  func marks(of node: Int) -> SceneFacts.Marks { allMarks[node] }

  /// Whether a view stands in another one, or is it.
  func isInside(_ inner: Int, _ outer: Int) -> Bool { inner >= outer && inner < ends[outer] }

  /// The view and those around it, from the inside; no more than a deep tree has where people write it.
  func chain(from node: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: node) { [nodes] in nodes[$0].parent }
  }

  /// The paths of the views, without the numbers of cells: a list makes its cells as they are seen.
  func kinds(of paths: [String]) -> [String] {
    guard allMarks.contains(where: { $0.contains(.isCell) }) else { return paths }
    var kinds: [String] = []
    for (place, path) in paths.enumerated() {
      guard let parent = nodes[place].parent, parent < place else {
        kinds.append(path)
        continue
      }
      var name = path.dropFirst(paths[parent].count)
      if allMarks[place].contains(.isCell), name.last == "]", let end = name.lastIndex(of: "[") {
        name = name[..<end]
      }
      kinds.append(kinds[parent] + name)
    }
    return kinds
  }

  /// What messages call a view.
  func name(of node: Int) -> String {
    let view = nodes[node]
    if let identifier = view.identifier, !identifier.isEmpty { return identifier.inQuotes() }
    guard let text = view.text, !text.isEmpty else { return "this \(view.className)" }
    return "\(view.className) \(text.prefix(24).inQuotes())"
  }

  /// Where a view stands written, or the nearest one around it.
  func place(of node: Int?) -> Place? {
    guard let node else { return nil }
    return chain(from: node).lazy.compactMap { origins.places[$0] }.first
      .map { Place(file: $0.file, line: $0.number) }
  }
}

extension Edges {
  var area: Double { max(0, width) * max(0, height) }

  /// Whether more than an edge is common to both.
  func reaches(into other: Edges, slack: Double) -> Bool {
    let common = intersection(other)
    return common.width > slack && common.height > slack
  }

  func contains(_ other: Edges, slack: Double = 0.01) -> Bool {
    other.left >= left - slack && other.top >= top - slack && other.right <= right + slack
      && other.bottom <= bottom + slack
  }

  func union(_ other: Edges) -> Edges {
    Edges(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}

extension Double {
  /// A length as a message has it, with a tenth where it isn't whole.
  var inWords: String {
    let tenths = (self * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}
