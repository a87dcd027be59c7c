import SnaplineScene

/// How values were made of texts with placeholders, by view and word, on both sides.
///
/// Of a value that is another now it tells whether one of those texts was edited, or what stands in
/// their places.
struct WordTemplates {
  private struct Key: Hashable {
    var view: Int?
    var name: String
  }

  private var before: [Key: SceneOrigins.Word] = [:]
  private var after: [Key: SceneOrigins.Word] = [:]

  /// A text with placeholders that was written otherwise.
  struct Edit: Hashable {
    var old: String
    var new: String
    var line: SceneOrigins.Line?
  }

  init(_ old: SceneOrigins, _ new: SceneOrigins, _ matching: ViewMatching) {
    before = Self.table(old) { matching.newPlace[$0 + 1] }
    after = Self.table(new) { $0 + 1 }
  }

  private static func table(
    _ origins: SceneOrigins,
    place: (Int) -> Int?
  ) -> [Key: SceneOrigins.Word] {
    var table: [Key: SceneOrigins.Word] = [:]
    for word in origins.words {
      guard let name = word.templated else { continue }
      guard let node = word.node else {
        table[Key(view: nil, name: name)] = word
        continue
      }
      if let view = place(node) { table[Key(view: view, name: name)] = word }
    }
    return table
  }

  /// The edited text of which a word's value was made, the outermost last: nothing where each is as it
  /// was, and where a baseline doesn't say.
  func edit(of name: String, in view: Int?) -> Edit? {
    let key = Key(view: view, name: name)
    guard let was = before[key], let now = after[key], was.value != now.value else { return nil }
    let (old, new) = (was.templates, now.templates)
    guard let place = zip(old, new).enumerated().first(where: { $0.element.0 != $0.element.1 })
    else { return nil }
    let line =
      now.templateLines.indices.contains(place.offset) ? now.templateLines[place.offset] : nil
    return Edit(old: place.element.0, new: place.element.1, line: line)
  }

  /// Whether a word says the number of a page, which is another wherever pages are.
  func isOfPage(_ name: String, in view: Int) -> Bool {
    after[Key(view: view, name: name)]?.value.contains(/\{\{ *page\./) ?? false
  }

  /// The names of a view's words that were made of texts with placeholders.
  func names(in view: Int) -> [String] {
    after.keys.filter { $0.view == view }.map(\.name).sorted()
  }
}
