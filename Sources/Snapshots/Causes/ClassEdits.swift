import SnaplineScene

/// Finds views that are of another class now, or arranged the other way.
struct ClassEdits {
  let comparison: SceneComparison
  let old: SceneOrigins
  let new: SceneOrigins

  func find(into edits: inout FoundEdits) {
    let (before, after) = (words(old), words(new))
    for (view, node) in comparison.new.views.enumerated() where view > 0 {
      guard let other = comparison.matching.oldPlace[view] else { continue }
      let was = comparison.old.views[other].node.className
      let (wasWritten, isWritten) = (before[other - 1], after[view - 1])
      let isSame = was == node.node.className
      // Of a class that several words make a baseline may not say which one it was.
      if isSame, wasWritten == nil || isWritten == nil || wasWritten == isWritten { continue }
      // What somebody else put there is of another class because of what it is in.
      guard new.places[view - 1] != nil else { continue }
      let names = (wasWritten ?? word(was), isWritten ?? word(node.node.className))
      guard names.0 != names.1 else { continue }
      edits.add(
        FoundEdit(
          edit: Edit(
            identity: Edit.Identity(
              property: comparison.names.now(view),
              old: names.0,
              new: names.1
            ),
            place: new.places[view - 1].map(EditPlace.init)
          ),
          shape: "class",
          views: [view],
          others: Set(node.children),
          axes: Set(EditAxis.allCases),
          sizes: isSame ? [] : Set(EditAxis.allCases),
          changesLooks: true,
          isClass: true
        )
      )
    }
  }

  private func words(_ origins: SceneOrigins) -> [Int: String] {
    Dictionary(
      origins.words.compactMap { word in
        word.name == SceneOrigins.Word.className ? word.node.map { ($0, word.value) } : nil
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
