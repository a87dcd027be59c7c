import SnaplineScene

/// Finds views that are of another class now, or arranged the other way.
struct ClassEdits {
  let comparison: SceneComparison
  let old: SceneOrigins
  let new: SceneOrigins
  /// The views that were a component's and are another's now, with what is in them.
  private(set) var replaced: Set<Int> = []
  /// The names of the components that views are instances of, by their places in the trees.
  private var components: (old: [Int: String], new: [Int: String]) = ([:], [:])

  init(_ comparison: SceneComparison, _ old: SceneOrigins, _ new: SceneOrigins) {
    (self.comparison, self.old, self.new) = (comparison, old, new)
    components = (words(old, .component), words(new, .component))
    guard !components.old.isEmpty, !components.new.isEmpty else { return }
    for (view, node) in comparison.new.views.enumerated() where view > 0 {
      if node.parent.map(replaced.contains) ?? false {
        replaced.insert(view)
      } else if let other = comparison.matching.oldPlace[view], let was = components.old[other - 1],
        let now = components.new[view - 1], was != now
      {
        replaced.insert(view)
      }
    }
  }

  func find(into edits: inout FoundEdits) {
    let (before, after) = (words(old, .className), words(new, .className))
    for (view, node) in comparison.new.views.enumerated() where view > 0 {
      guard let other = comparison.matching.oldPlace[view] else { continue }
      if let was = components.old[other - 1], let now = components.new[view - 1], was != now {
        edits.add(edit(of: view, was, now, isSame: false))
        continue
      }
      let was = comparison.old.views[other].node.className
      let (wasWritten, isWritten) = (before[other - 1], after[view - 1])
      let isSame = was == node.node.className
      // Of a class that several words make a baseline may not say which one it was.
      if isSame, wasWritten == nil || isWritten == nil || wasWritten == isWritten { continue }
      // What somebody else put there is of another class because of what it is in.
      guard new.places[view - 1] != nil else { continue }
      let names = (wasWritten ?? word(was), isWritten ?? word(node.node.className))
      guard names.0 != names.1 else { continue }
      edits.add(edit(of: view, names.0, names.1, isSame: isSame))
    }
  }

  private func edit(of view: Int, _ was: String, _ now: String, isSame: Bool) -> FoundEdit {
    let line = replaced.contains(view) ? new.uses[view - 1] : nil
    return FoundEdit(
      edit: Edit(
        identity: Edit.Identity(property: comparison.names.now(view), old: was, new: now),
        place: (line ?? new.places[view - 1]).map(EditPlace.init)
      ),
      shape: "class",
      views: [view],
      others: Set(comparison.new.views[view].children),
      axes: Set(EditAxis.allCases),
      sizes: isSame ? [] : Set(EditAxis.allCases),
      changesLooks: true,
      isClass: true
    )
  }

  private enum Kind { case className, component }

  private func words(_ origins: SceneOrigins, _ kind: Kind) -> [Int: String] {
    let name = kind == .className ? SceneOrigins.Word.className : SceneOrigins.Word.component
    return Dictionary(
      origins.words.compactMap { word in
        word.name == name ? word.node.map { ($0, word.value) } : nil
      }
    ) { first, _ in first }
  }

  /// A class as it is written: in designs with a small letter, and without the end that all have.
  private func word(_ className: String) -> String {
    guard !new.textLines.isEmpty else { return className }
    let name =
      className.hasSuffix("View") && className != "View"
      ? String(className.dropLast(4)) : className
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
