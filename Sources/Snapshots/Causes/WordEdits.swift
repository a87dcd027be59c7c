import SnaplineScene

/// Finds the words that were written otherwise.
struct WordEdits {
  let old: SceneOrigins
  let new: SceneOrigins
  let matching: ViewMatching
  let names: ViewNames
  let forests: (old: ViewForest, new: ViewForest)
  /// The words of the new scene.
  let index: WordIndex
  let templates: WordTemplates
  let asked: AskedData
  /// The views that were replaced with what is in them, so that nothing of them was edited by itself.
  let replaced: Set<Int>

  struct Key: Hashable {
    /// The place in the new forest; nothing for what holds for all.
    var view: Int?
    var name: String

    /// Whether it is what a view's choices depend on.
    var isCondition: Bool {
      view != nil
        && (name == SceneOrigins.Word.condition
          || name.hasPrefix(SceneOrigins.Word.condition + " "))
    }
    /// Whether it says that such a choice holds, or doesn't.
    var isAnswer: Bool { view != nil && name.hasPrefix(SceneOrigins.Word.answer) }
    /// Whether it says on what conditions others would stand in the view.
    var isOfLeftOut: Bool { view != nil && name == SceneOrigins.Word.leftOut }
    /// Whether it is a piece of data.
    var isData: Bool { view == nil && name.hasPrefix(SceneOrigins.Word.data) }
    /// Whether it says of which styles other words of the view are.
    var isOfStyles: Bool { view != nil && name == SceneOrigins.Word.style }
  }

  func find(into edits: inout FoundEdits) {
    var before = table(old) { node in matching.newPlace[node + 1] }
    var after = table(new) { node in node + 1 }
    before.spellOutCanvas(beside: after)
    after.spellOutCanvas(beside: before)
    let keys = Set(before.keys).union(after.keys).sorted {
      ($0.view ?? -1, $0.name) < ($1.view ?? -1, $1.name)
    }
    let decided = DecidedWords(keys, before, after, isSame)
    var changed = keys.filter { key in
      let (was, now) = (before[key], after[key])
      // A baseline may be older than what is kept of conditions and of data.
      if key.isCondition || key.isData, was == nil || now == nil { return false }
      if key.isAnswer || key.isOfLeftOut || key.view.map(replaced.contains) ?? false {
        return false
      }
      if key.isOfStyles, decided.words(by: key).isEmpty { return false }
      return !decided.has(key) && !isSame(was, now) && isThere(key.view) && !repeatsText(was, now)
    }
    let styles = StyleEdits(changed, before, after)
    changed = styles.telling
    let data = dataEdits(changed, decided)
    changed.removeAll { data.following.contains($0) }
    for key in changed {
      let (was, now) = (before[key], after[key])
      let names = decided.words(by: key).union(data.names[key] ?? [])
      var found = edit(key, was, now, names)
      found.views?.formUnion(styles.views(of: key))
      // What a style says shows where a view doesn't say it itself any more.
      if let view = key.view, let style = now?.source?.name, style.hasPrefix("styles."),
        styles.style(of: key) == nil, was != nil, !decided.has(key)
      {
        found.edit.identity.property = self.names.now(view) + "." + key.name
        found.edit.identity.new = "unsaid"
        found.edit.isOfName = false
        found.edit.place = (new.uses[view - 1] ?? new.places[view - 1]).map(EditPlace.init)
      }
      // Words in markup may have the style as well.
      if let style = styles.style(of: key), let users = users(of: style.name) {
        found.views?.formUnion(users)
      }
      edits.add(found)
    }
  }

  /// The conditions that are others because data is: they follow from that, and the words that they decide
  /// on with them.
  private func dataEdits(
    _ changed: [Key],
    _ decided: DecidedWords
  ) -> (following: Set<Key>, names: [Key: Set<String>]) {
    let data = changed.filter(\.isData)
    var (following, names) = (Set<Key>(), [Key: Set<String>]())
    for key in changed where key.isCondition && templates.isSoughtAlike(key.name, in: key.view) {
      guard let view = key.view,
        let cause = data.first(where: { asked.decides($0.name, on: .now(view)) })
      else { continue }
      following.insert(key)
      names[cause, default: []].formUnion(decided.words(by: key))
    }
    return (following, names)
  }

  private func edit(
    _ key: Key,
    _ was: SceneOrigins.Word?,
    _ now: SceneOrigins.Word?,
    _ decided: Set<String>
  ) -> FoundEdit {
    let template = templates.edit(of: key.name, in: key.view)
    let isSoughtAlike =
      template == nil
      && (templates.isSoughtAlike(key.name, in: key.view)
        || key.view.map { templates.gainsArgument(key.name, in: $0) } ?? false)
    // What is made of one piece of data has the line of that, and is of one edit with all that is.
    let isOfData = isSoughtAlike || templates.isOtherForm(key.name, in: key.view)
    let piece = isOfData && now?.pieces.count == 1 ? now?.pieces.first : nil
    let source = template.map(\.source) ?? now?.source
    var line =
      (piece ?? source)?.line ?? now?.line ?? key.view.flatMap { new.places[$0 - 1] }
    if let view = key.view, templates.lacksArgument(key.name, in: view) {
      line = forests.new.instance(around: view, new)?.use ?? line
    }
    var edit = Edit(
      identity: template.map { identity(key, $0.old, $0.new) } ?? identity(key, was, now),
      place: line.map(EditPlace.init)
    )
    if let name = source?.name, template != nil || isSoughtAlike {
      (edit.identity.property, edit.isOfName) = (nameForMessage(name), true)
    }
    if key.isData { edit.isOfName = true }
    return FoundEdit(
      edit: edit,
      shape: "word " + key.name,
      views: key.view.map { [$0] } ?? users(of: key.name),
      others: key.view.map { Set(forests.new.views[$0].children) } ?? [],
      axes: isOfColor(key) ? [] : Set(EditAxis.allCases),
      sizes: decided.reduce(into: sizes(key)) {
        $0.formUnion(sizes(Key(view: key.view, name: $1)))
      },
      changesLooks: true,
      isSetting: key.view == nil,
      isContent: now?.isContent ?? false,
      value: now?.value ?? "",
      sources: (piece ?? source).map { [$0] } ?? [],
      isOfPiece: piece != nil || key.isData
    )
  }

  /// What says of what a view is made, and isn't compared as a word.
  private static let ofStructure: Set<String> = [
    SceneOrigins.Word.className, SceneOrigins.Word.component, SceneOrigins.Word.rows,
  ]

  private func table(
    _ origins: SceneOrigins,
    place: (Int) -> Int?
  ) -> [Key: SceneOrigins.Word] {
    var table: [Key: SceneOrigins.Word] = [:]
    for word in origins.words
    where !word.isSettledByData && word.templated == nil && !Self.ofStructure.contains(word.name) {
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
      return word.repeats(forest.views[node + 1].node.text)
    }
  }

  /// Whether two values are the same, of which a document may have kept the beginning alone.
  private func isSame(_ was: SceneOrigins.Word?, _ now: SceneOrigins.Word?) -> Bool {
    guard let was, let now else { return was == nil && now == nil }
    // Older baselines kept what stood for a page's number until that was known.
    if was.value.unicodeScalars.contains(where: { $0.value >= 0x10_0000 }) { return true }
    return was.value == now.value || was.value == now.kept || was.kept == now.value
  }

  private func identity(
    _ key: Key,
    _ before: SceneOrigins.Word?,
    _ after: SceneOrigins.Word?
  ) -> Edit.Identity {
    let property = key.view.map { names.now($0) + "." + key.name } ?? nameForMessage(key.name)
    if let before, let after, let alike = before.sharedBeginning(with: after) {
      return Edit.Identity(
        property: property,
        old: quotedForMessage(alike),
        new: "another after \(alike.count) characters"
      )
    }
    return identity(
      key,
      before.map { $0.beginning ?? $0.value },
      after.map { $0.beginning ?? $0.value }
    )
  }

  private func identity(_ key: Key, _ was: String?, _ now: String?) -> Edit.Identity {
    let property = key.view.map { names.now($0) + "." + key.name } ?? nameForMessage(key.name)
    let values = told(was ?? "", now ?? "")
    // Words are shown as they were written; quotes would say that they are texts.
    let isShort = max(was?.count ?? 0, now?.count ?? 0) <= longestQuotation
    return Edit.Identity(
      property: property,
      old: was.map { isShort ? onOneLine($0) : values.old } ?? "unsaid",
      new: now.map { isShort ? onOneLine($0) : values.new } ?? "unsaid"
    )
  }

  /// Whether a word is of colours or shapes, which move nothing.
  private func isOfColor(_ key: Key) -> Bool {
    if key.view == nil { return key.name.hasPrefix("colors.") }
    let name = key.name.lowercased()
    return name.hasSuffix("color")
      || Self.unmoving.contains(name)
  }

  private static let unmoving: Set<String> = [
    "alpha", "background", "blend", "border", "cornerradius", "effect", "outline", "shadow", "tint",
  ]

  /// The axes on which a word says how long a view is, or how long its text is.
  private func sizes(_ key: Key) -> Set<EditAxis> {
    guard key.view != nil else {
      return key.name.hasPrefix("fonts.") ? [.horizontal, .vertical] : []
    }
    return switch key.name {
    case "font", "size": [.horizontal, .vertical]
    case "width": [.horizontal]
    case "height": [.vertical]
    default: []
    }
  }

  /// The views that use a name of the design; nothing for what all of them may use.
  private func users(of setting: String) -> Set<Int>? {
    if setting.hasPrefix("data.") { return asked.users(of: setting) }
    guard let dot = setting.firstIndex(of: "."), !setting.hasPrefix("environment"),
      !setting.hasPrefix("canvas")
    else { return nil }
    return index.users(of: setting[setting.index(after: dot)...])
  }
}

extension [WordEdits.Key: SceneOrigins.Word] {
  /// A canvas of which the other side says more than its size is `canvas.size` here as well.
  fileprivate mutating func spellOutCanvas(beside other: Self) {
    let short = WordEdits.Key(view: nil, name: "canvas")
    guard other[short] == nil, let word = self[short],
      let first = other.keys.filter({ $0.view == nil && $0.name.hasPrefix("canvas.") })
        .map(\.name).sorted().last(where: { ["canvas.device", "canvas.size"].contains($0) })
    else { return }
    self[short] = nil
    self[WordEdits.Key(view: nil, name: first)] = word
  }
}

extension SceneOrigins.Word {
  /// Whether an older document has a choice in it that data had settled before.
  fileprivate var isSettledByData: Bool {
    name.hasPrefix(SceneOrigins.Word.condition) && ["always", "never"].contains(value)
  }

  /// The style, such as `styles.quiet`, that the word comes of.
  func style(among styles: [String: WordEdits.Key]) -> WordEdits.Key? {
    guard let name = source?.name, name.hasPrefix("styles.") else { return nil }
    // A style's own name may have dots in it, and begin with another's.
    return name.indices.lazy.filter { name[$0] == "." }
      .compactMap { styles[String(name[..<$0])] }.last
  }

  /// What both values begin with, where of one of them no more is known.
  fileprivate func sharedBeginning(with other: SceneOrigins.Word) -> String? {
    guard let beginning = beginning ?? other.beginning else { return nil }
    let sides = [self, other].map { $0.beginning ?? $0.value }
    return sides.allSatisfy { $0.hasPrefix(beginning) } ? beginning : nil
  }
}

extension EditPlace {
  init(_ line: SceneOrigins.Line) { self.init(file: line.file, line: line.number) }
}
