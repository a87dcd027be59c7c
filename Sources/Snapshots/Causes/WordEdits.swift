import SnaplineScene

/// Finds the words that were written otherwise.
struct WordEdits {
  let old: SceneOrigins
  let new: SceneOrigins
  let matching: ViewMatching
  let names: ViewNames
  let forests: (old: ViewForest, new: ViewForest)

  private struct Key: Hashable {
    /// The place in the new forest; nothing for what holds for all.
    var view: Int?
    var name: String
  }

  func find(into edits: inout FoundEdits) {
    let before = table(old) { node in matching.newPlace[node + 1] }
    let after = table(new) { node in node + 1 }
    let keys = Set(before.keys).union(after.keys).sorted {
      ($0.view ?? -1, $0.name) < ($1.view ?? -1, $1.name)
    }
    for key in keys {
      let (was, now) = (before[key], after[key])
      guard was?.value != now?.value, isThere(key.view), !repeatsText(was, now) else { continue }
      edits.add(
        FoundEdit(
          edit: Edit(
            identity: identity(key, was?.value, now?.value),
            place: (now?.line ?? key.view.flatMap { new.places[$0 - 1] }).map(EditPlace.init)
          ),
          shape: "word " + key.name,
          views: key.view.map { touched($0) } ?? users(of: key.name),
          axes: Set(EditAxis.allCases),
          changesLooks: true,
          isOfAll: key.view == nil
        )
      )
    }
  }

  private func table(
    _ origins: SceneOrigins,
    place: (Int) -> Int?
  ) -> [Key: SceneOrigins.Word] {
    var table: [Key: SceneOrigins.Word] = [:]
    for word in origins.words {
      guard let node = word.node else {
        table[Key(view: nil, name: word.name)] = word
        continue
      }
      if let view = place(node) { table[Key(view: view, name: word.name)] = word }
    }
    return table
  }

  /// Whether a view was there before as well; what came with it is no edit of its own.
  private func isThere(_ view: Int?) -> Bool {
    view.map { matching.oldPlace[$0] != nil } ?? true
  }

  /// Whether a word is the view's text, which is compared by itself.
  private func repeatsText(_ was: SceneOrigins.Word?, _ now: SceneOrigins.Word?) -> Bool {
    let sides = [(was, forests.old), (now, forests.new)]
    return sides.contains { word, forest in
      guard let word, let node = word.node else { return false }
      return forest.views[node + 1].node.text == word.value
    }
  }

  private func identity(_ key: Key, _ was: String?, _ now: String?) -> Edit.Identity {
    let values = told(was ?? "", now ?? "")
    // Words are shown as they were written; quotes would say that they are texts.
    let isShort = max(was?.count ?? 0, now?.count ?? 0) <= longestQuotation
    return Edit.Identity(
      property: key.view.map { names.now($0) + "." + key.name } ?? key.name,
      old: was.map { isShort ? onOneLine($0) : values.old } ?? "unsaid",
      new: now.map { isShort ? onOneLine($0) : values.new } ?? "unsaid"
    )
  }

  /// The view itself and what it arranges.
  private func touched(_ view: Int) -> Set<Int> {
    Set([view] + forests.new.views[view].children)
  }

  /// The views that use a name of the design, by whichever name leads to it.
  private func users(of setting: String) -> Set<Int> {
    guard let dot = setting.firstIndex(of: "."), !setting.hasPrefix("environment"),
      !setting.hasPrefix("canvas")
    else { return Set(forests.new.views.indices) }
    var wanted: Set<Substring> = [setting[setting.index(after: dot)...]]
    for word in new.words where word.node == nil {
      guard let dot = word.name.firstIndex(of: "."), word.value.mentions(anyOf: wanted) else {
        continue
      }
      wanted.insert(word.name[word.name.index(after: dot)...])
    }
    let users = (new.words + []).compactMap { word in
      word.value.mentions(anyOf: wanted) ? word.node.map { $0 + 1 } : nil
    }
    return Set(users)
  }
}

extension EditPlace {
  init(_ line: SceneOrigins.Line) { self.init(file: line.file, line: line.number) }
}

extension String {
  /// Whether one of some names stands in it as a word.
  func mentions(anyOf names: Set<Substring>) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      .contains(where: names.contains)
  }
}
