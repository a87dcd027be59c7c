import SnaplineScene

/// Views that stand in another view now, or don't any more: they went from one place and came to another
/// by one edit.
struct WrappedViews {
  private let comparison: SceneComparison

  init(_ comparison: SceneComparison) { self.comparison = comparison }

  /// Sources of views that came or went, those of one such edit together.
  func joined(_ sources: [CauseSource]) -> [CauseSource] {
    let contents = sources.map(content)
    // Most edits only add views, or only take some away.
    guard contents.contains(where: { !$0.came.isEmpty }),
      contents.contains(where: { !$0.went.isEmpty }), sources.count <= Self.mostSources
    else { return sources }
    var joined = sources
    var gone: Set<Int> = []
    for (place, content) in contents.enumerated() where !gone.contains(place) {
      for (other, inside) in contents.enumerated() where other != place && !gone.contains(other) {
        guard content.holds(inside) else { continue }
        gone.insert(other)
        joined[place].differences += joined[other].differences
        joined[place].edit?.views?.formUnion(sources[other].edit?.views ?? [])
      }
    }
    return joined.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  private static let mostSources = 64

  /// What tells one view from others, wherever it stands.
  fileprivate struct Key: Hashable {
    var className: String
    var says: Int
  }

  /// The views of a source that came or went, and all that is in those.
  private struct Content {
    var came: [Key] = []
    var went: [Key] = []
    var inside: (came: [Key: Int], went: [Key: Int]) = ([:], [:])

    /// Whether the views of another source stand in those of this one on the other side.
    func holds(_ other: Content) -> Bool {
      if other.went.isEmpty == other.came.isEmpty { return false }
      return other.came.isEmpty
        ? went.isEmpty && other.went.areIn(inside.came)
        : came.isEmpty && other.came.areIn(inside.went)
    }
  }

  private func content(of source: CauseSource) -> Content {
    var content = Content()
    for index in source.differences {
      let difference = comparison.differences[index]
      guard difference.changes.contains(where: { $0.property == "view" }) else { continue }
      switch difference.place {
      case .now(let view):
        content.came.append(key(of: comparison.new.views[view]))
        add(view, of: comparison.new.views, to: &content.inside.came)
      case .before(let view):
        content.went.append(key(of: comparison.old.views[view]))
        add(view, of: comparison.old.views, to: &content.inside.went)
      case nil: break
      }
    }
    return content
  }

  private func add(_ view: Int, of views: [ViewForest.View], to keys: inout [Key: Int]) {
    keys[key(of: views[view]), default: 0] += 1
    for child in views[view].children { add(child, of: views, to: &keys) }
  }

  private func key(of view: ViewForest.View) -> Key {
    Key(className: view.node.className, says: view.texts ?? view.look)
  }
}

extension [WrappedViews.Key] {
  /// Whether each is among others, as often as it is here.
  fileprivate func areIn(_ others: [WrappedViews.Key: Int]) -> Bool {
    let counts = reduce(into: [WrappedViews.Key: Int]()) { $0[$1, default: 0] += 1 }
    return counts.allSatisfy { $0.value <= others[$0.key] ?? 0 }
  }
}
