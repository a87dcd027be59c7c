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
  /// Whether the baseline says which values components had by themselves.
  private let saysStandards: Bool
  /// The names of words that were made of texts with placeholders, by their views.
  private var named: [Int: [String]] = [:]

  /// A text with placeholders that was written otherwise.
  struct Edit: Hashable {
    var old: String
    var new: String
    var source: SceneOrigins.Source?
  }

  init(_ old: SceneOrigins, _ new: SceneOrigins, _ matching: ViewMatching) {
    before = Self.table(old) { matching.newPlace[$0 + 1] }
    after = Self.table(new) { $0 + 1 }
    saysStandards = Self.saysStandards(before, after)
    for key in after.keys {
      if let view = key.view { named[view, default: []].append(key.name) }
    }
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
    guard let was = before[key], let now = after[key], !was.isKept(as: now) else { return nil }
    let old = was.beginning.map { [$0 + "…"] } ?? was.templates
    let new = now.templates
    // Which form of a text it is, a number decides.
    if let form = old.form, let other = new.form, form.text == other.text,
      form.name != other.name
    {
      return nil
    }
    // An older baseline doesn't say the form.
    let text = { (template: String) in TemplateText.form(of: template)?.text ?? template }
    let pairs = zip(old, new).map { (text($0), text($1)) }
    guard let place = pairs.enumerated().first(where: { $0.element.0 != $0.element.1 }) else {
      return nil
    }
    // A component that is given nothing any more, or something by now, has no other text.
    let sides = [place.element.0, place.element.1]
    if sides.contains(TemplateText.standard) { return nil }
    let sources = now.templateSources
    let source = sources.indices.contains(place.offset) ? sources[place.offset] : nil
    return Edit(old: place.element.0, new: place.element.1, source: source)
  }

  /// Whether a value was looked up in the same way before: where it stands there, or by the same
  /// placeholders.
  ///
  /// Else what was edited is the way, and not what it leads to.
  func isSoughtAlike(_ name: String, in view: Int?) -> Bool {
    let key = Key(view: view, name: name)
    guard let was = before[key], let now = after[key] else {
      return before[key] == nil && after[key] == nil
    }
    return was.isKept(as: now)
  }

  /// Whether a component was given a value before, and has its own now.
  func lacksArgument(_ name: String, in view: Int) -> Bool {
    isStandard(name, in: view).map { !$0.was && $0.now } ?? false
  }

  /// Whether a component had a value of its own before, and is given one now.
  func gainsArgument(_ name: String, in view: Int) -> Bool {
    isStandard(name, in: view).map { $0.was && !$0.now } ?? false
  }

  /// Whether the baseline says which values components had by themselves; an older one doesn't.
  private static func saysStandards(
    _ before: [Key: SceneOrigins.Word],
    _ after: [Key: SceneOrigins.Word]
  ) -> Bool {
    let standard = after.filter { $0.value.templates.last == TemplateText.standard }
    let pairs = standard.compactMap { key, now in before[key].map { ($0.templates, now.templates) }
    }
    if pairs.contains(where: { $0.0.last == TemplateText.standard }) { return true }
    // Without the mark, a value that was given as it stands has the same templates.
    return pairs.count { $0.0 == Array($0.1.dropLast()) } <= 1
  }

  /// Whether a value is the one that a component has where it is given none.
  private func isStandard(_ name: String, in view: Int) -> (was: Bool, now: Bool)? {
    let key = Key(view: view, name: name)
    guard saysStandards else { return nil }
    guard let was = before[key]?.templates, let now = after[key]?.templates else { return nil }
    return (was.last == TemplateText.standard, now.last == TemplateText.standard)
  }

  /// Whether a text has another of its forms now, as numbers make it.
  func isOtherForm(_ name: String, in view: Int?) -> Bool {
    let key = Key(view: view, name: name)
    guard let was = before[key]?.templates.form, let now = after[key]?.templates.form else {
      return false
    }
    return was.text == now.text && was.name != now.name
  }

  /// Whether a word says the number of a page, which is another wherever pages are.
  func isOfPage(_ name: String, in view: Int) -> Bool {
    after[Key(view: view, name: name)]?.value.contains(/\{\{ *page\./) ?? false
  }

  /// The names of a view's words that were made of texts with placeholders.
  func names(in view: Int) -> [String] { named[view] ?? [] }
}

extension [String] {
  /// The form of a language's text that these are the templates of.
  fileprivate var form: (text: String, name: String)? { last.flatMap(TemplateText.form) }
}

extension SceneOrigins.Word {
  /// Whether a word says what another does, of which a document may have kept the beginning alone.
  fileprivate func isKept(as other: SceneOrigins.Word) -> Bool {
    value == other.value || value == other.kept || kept == other.value
  }
}
