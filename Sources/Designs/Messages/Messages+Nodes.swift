import SnaplineDiagnostics

/// What can be wrong with nodes.
extension Message {
  static func unknownProperty(
    _ entry: Entry,
    of owner: String,
    foreign: String?,
    among known: [String]
  ) -> Message {
    let owners = ClassWord.owners(of: entry.key)
    let elsewhere =
      owners.isEmpty
      ? "" : "; it is a property of " + owners.prefix(3).joined(separator: ", ")
    return Message(
      "unknown-property",
      "'\(owner)' has no property '\(entry.key.shortened)'",
      remedy: foreign ?? suggestion(for: entry.key, among: known) ?? "leave it out" + elsewhere
    )
  }

  static func unknownDocumentKey(
    _ entry: Entry,
    beside entries: [Entry],
    among words: [any Word]
  ) -> Message {
    let known = words.map(\.name)
    let meant = ForeignWords.meansChildren(entry.key) ? "view" : nil
    let homes = [
      (DocumentWords.canvas.name, CanvasValue.words),
      (DocumentWords.environment.name, EnvironmentValue.words),
    ]
    let home = homes.first { home in home.1.contains { $0.name == entry.key } }?.0
    if let home, let value = entry.value.flow {
      let isSaid = entries.contains { $0.key == home }
      return Message(
        "unknown-property",
        "a design has no '\(entry.key.shortened)': its \(home) has",
        remedy: isSaid
          ? "write \(entry.key): \(value) under '\(home):'"
          : "write \(home): {\(entry.key): \(value)}"
      )
    }
    return Message(
      "unknown-property",
      "a design has no '\(entry.key.shortened)'",
      remedy: meant.map { "write '\($0):'" } ?? suggestion(for: entry.key, among: known)
        ?? "leave it out; " + have(known, of: "design")
    )
  }

  enum MeantClass {
    case foreign(String)
    case near(String)
    /// A stack, of which the value or an axis beside it may say which way it runs; its views may stand
    /// under a key of their own.
    case stack(Node, axis: String?, children: String?)
    case component(known: [String])
    /// A class as the value of a key, with what it shows under other keys.
    case typed(ClassWord, by: Entry, among: [Entry])
    case typedComponent(String, by: Entry, among: [Entry])
    /// An image that is named by a symbol.
    case icon(String)
    case unknown
  }

  static func unknownClass(_ key: String, _ meant: MeantClass) -> Message {
    let subject = "no view is called '\(key.shortened)'"
    switch meant {
    case .foreign(let name):
      // What needs a word of its content says it.
      let remedy = "write '\(name)\(name.contains(":") ? "" : ":")'"
      return Message("unknown-class", subject, remedy: remedy)
    case .icon(let symbol):
      let remedy = "write 'image: {symbol: \(symbol.shortened.inYAML)}'"
      return Message("unknown-class", subject, remedy: remedy)
    case .typed(let word, let entry, let entries):
      return typed(word, by: entry, among: entries)
    case .typedComponent(let name, let entry, let entries):
      let arguments = Node.flow(of: entries) ?? (entries.isEmpty ? "" : "{…}")
      return typed("\(name): \(arguments)", by: entry, with: entries)
    case .near(let name):
      return Message("unknown-class", subject, remedy: "did you mean '\(name)'?")
    case .stack(let value, let axis, let children):
      let way = value.scalar.flatMap { StackAxisWord(rawValue: $0.text) }
      let isRow = (way ?? axis.flatMap(StackAxisWord.init)) == .horizontal
      return Message(
        "unknown-class",
        subject,
        remedy: "write '\(isRow ? "hstack" : "vstack"):'"
          + (way == nil
            ? ""
            : children.map { " in place of '\($0):', and leave 'stack' out" }
              ?? " with the views under it")
          + (way == nil && axis == nil ? " for a column, 'hstack:' for a row" : "")
          + (axis == nil ? "" : ", and leave 'axis' out")
      )
    case .unknown: return Message("unknown-class", subject, remedy: someClasses)
    case .component(let known): return unknownComponent(key, among: known)
    }
  }

  /// The class that a key such as `type` names is a key itself, with what it shows behind it.
  private static func typed(_ word: ClassWord, by key: Entry, among entries: [Entry]) -> Message {
    guard case .keys(let keys) = word.content else {
      let children = entries.filter { ForeignWords.meansChildren($0.key) }.prefix(1)
      let views = children.first?.value.writtenFlow ?? "[…]"
      return typed("\(word.name): \(views)", by: key, with: Array(children))
    }
    var shown = entries.filter { entry in keys.contains { $0.name == entry.key } }
    let texts: Set<String> = ["text", "title", "value", "label", "name", "src", "symbol"]
    if shown.isEmpty, let text = entries.first(where: { texts.contains($0.key) }) { shown = [text] }
    guard let first = shown.first else {
      return typed("\(word.name):", by: key, with: [])
    }
    let isAlone =
      shown.count == 1 && (first.key == keys.first?.name || !keys.contains { $0.name == first.key })
    let parts = shown.compactMap { entry in entry.value.writtenFlow.map { "\(entry.key): \($0)" } }
    let value = isAlone ? first.value.writtenFlow ?? "…" : "{\(parts.joined(separator: ", "))}"
    return typed("\(word.name): \(value)", by: key, with: shown)
  }

  private static func typed(_ line: String, by key: Entry, with moved: [Entry]) -> Message {
    let names = ([key] + moved).map { "'\($0.key.shortened)'" }
    let last = names.last ?? ""
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
    return Message(
      "unknown-class",
      "the class of a view is a key of its own, and no value of '\(key.key)'",
      remedy: "write '\(line.trimmed)' in place of \(list)"
    )
  }

  private static let someClasses =
    "write 'view:', 'label:' or 'vstack:'; 'snapline help words' has all classes"

  /// The way that a stack runs, which its class says.
  package static func axis(_ entry: Entry, of word: ClassWord) -> Message {
    let own = word.id == .vstack ? StackAxisWord.vertical : .horizontal
    let meant = entry.value.scalar.flatMap { StackAxisWord(rawValue: $0.text) } ?? own
    let other = meant == .vertical ? ClassWord.vstack.name : ClassWord.hstack.name
    return Message(
      "unknown-property",
      "'\(word.name)' has no property '\(entry.key)': its class says which way it runs",
      remedy: meant == own
        ? "leave it out" : "write '\(other):' in place of '\(word.name):', and leave it out"
    )
  }

  /// A scroll view that is told which way it scrolls, where its views belong.
  static func wayOfScrolling(_ entry: Entry, beside classes: [Entry], _ all: [Entry]) -> Message {
    let isRow = entry.value.scalar?.text == StackAxisWord.horizontal.rawValue
    let name = isRow ? ClassWord.hscroll.name : ClassWord.vscroll.name
    let subject = "'scroll' holds views, and doesn't say which way it scrolls"
    guard let other = classes.first(where: { $0.key != entry.key }),
      let word = ClassWord.named(other.key)
    else {
      return Message("wrong-value", subject, remedy: "write '\(name):' with the view under it")
    }
    let inner = all.filter { one in
      one.key == other.key || one.key == ViewWords.margins.name
        || word.properties.contains { $0.name == one.key }
    }
    let names = inner.map { "'\($0.key)'" }.joined(separator: ", ")
    return Message(
      "wrong-value",
      subject,
      remedy: Node.flow(of: inner).map { "write \(name): \($0) in place of 'scroll', \(names)" }
        ?? "write '\(name):' with \(names) under it: \(name): {\(other.key): …}"
    )
  }

  /// A list of views where a grid has its rows.
  static let listInGrid = Message(
    "wrong-type",
    "in a grid stand views and rows, and no lists",
    remedy: "write 'row:' with the list under it"
  )

  static func unknownComponent(_ key: String, among known: [String]) -> Message {
    Message(
      "unknown-component",
      "no component is called '\(key.shortened)'",
      remedy: suggestion(for: key, among: known)
        ?? (known.isEmpty
          ? "declare it: components: {\(key.shortened): {view: {label: …}}}"
          : "one of " + known.prefix(8).joined(separator: ", "))
    )
  }

  /// A component beside a class, where a node is one view.
  static func componentBeside(_ key: String, among known: [String]) -> Message {
    guard known.contains(key) else { return unknownComponent(key, among: known) }
    return Message(
      "two-classes",
      "a node is one view, and '\(key.shortened)' makes it a second one",
      remedy: "make two list items"
    )
  }

  static func noClass(_ key: String, owners: [String]) -> Message {
    Message(
      "no-class",
      "a plain view has no '\(key)', and this node says no class",
      remedy: "add the class it belongs to: " + owners.prefix(3).joined(separator: ", ")
    )
  }

  static func twoClasses(_ entries: [Entry]) -> Message {
    let said = entries.prefix(2).map { "'\($0.key)' (line \($0.keySpan.line))" }
    let keys = Set(entries.map(\.key))
    if let gradient = entries.first(where: { $0.key == ClassWord.gradient.name }),
      let fill = gradient.asFill
    {
      return Message(
        "two-classes",
        "a node is one view, this one says " + said.joined(separator: " and "),
        remedy: "write 'background: \(fill)' in place of 'gradient:'"
      )
    }
    let button =
      keys == ["label", "image"]
      ? ", or for a picture in a button write 'button: {title: …, image: …}'" : ""
    return Message(
      "two-classes",
      "a node is one view, this one says " + said.joined(separator: " and "),
      remedy: "make two list items" + button
    )
  }

  static func reserved(_ entry: Entry, among components: [String]) -> Message {
    let component = entry.value.scalar.flatMap { components.contains($0.text) ? $0.text : nil }
    return Message(
      "reserved",
      "'\(entry.key)' is kept for later",
      remedy: entry.key == "when"
        ? "for now write if: with then:"
        : entry.key == "use" ? component.map { "write '\($0):'" } ?? "leave it out" : "leave it out"
    )
  }

  static let listAsNode = Message(
    "wrong-type",
    "a node is a mapping, not a list",
    remedy: "write 'view:' with the list under it"
  )

  static func notNode(_ text: String?, classes: [String], components: [String]) -> Message {
    guard let text else {
      return Message(
        "wrong-type",
        "there is no node here",
        remedy: "write label: Hi, or leave it out"
      )
    }
    if components.contains(text) {
      return Message(
        "wrong-type",
        "a node is a mapping, not '\(text.shortened)'",
        remedy: "write {\(text): }"
      )
    }
    if text == FormKeys.slot {
      return Message(
        "wrong-type",
        "a slot names the parameter whose views stand there",
        remedy: "write 'slot: content', and 'content: views' among the component's parameters"
      )
    }
    if let meant = entryWithoutColon(text, classes: classes) {
      return Message(
        "wrong-type",
        "a node is a mapping, not '\(text.shortened)'",
        cause: "between a class and what it shows stand a colon and a space",
        remedy: "write \(meant)"
      )
    }
    if let near = nearest(to: text, among: classes) {
      return unknownClass(text, .near(near))
    }
    return Message(
      "wrong-type",
      "a node is a mapping, not '\(text.shortened)'",
      remedy: "write label: \(text.shortened.inYAML)"
    )
  }

  /// `label: Hello` for `label:Hello` and `label Hello`; nothing for a text that begins with no class.
  private static func entryWithoutColon(_ text: String, classes: [String]) -> String? {
    guard let end = text.firstIndex(where: { $0 == ":" || $0 == " " }),
      classes.contains(String(text[..<end])), !text.contains("\n")
    else { return nil }
    let value = text[text.index(after: end)...].trimmed
    return value.isEmpty || value.utf8.count > 80 ? nil : "\(text[..<end]): \(value.inYAML)"
  }

  static func twoPlacements(_ entries: [Entry]) -> Message {
    let said = entries.prefix(2).map { "'\($0.key)' (line \($0.keySpan.line))" }
    return Message(
      "two-placements",
      "two placements, " + said.joined(separator: " and "),
      remedy: "list them under 'place:', or drop one"
    )
  }

  /// A word for an axis that the placement beside it fixes already.
  static func wrongAxis(_ entry: Entry, beside placement: PlacementForm) -> Message {
    let isVertical = entry.key == "vertically"
    let other = isVertical ? "horizontally" : "vertically"
    return Message(
      "wrong-axis",
      "'\(placement.main)' already fixes the \(isVertical ? "vertical" : "horizontal") axis",
      remedy: "did you mean '\(other): \(entry.value.scalar?.text.shortened ?? "center")'?"
    )
  }

  /// What is written in its place is `meant`, where that is known.
  static func companion(
    _ entry: Entry,
    of placement: PlacementForm,
    meant: String?
  ) -> Message {
    let own = placement.companions.joined(separator: "', '")
    var remedy = meant ?? "write \(placement.companions.joined(separator: " or "))"
    if placement.main == "centeredIn", entry.key == "insets" {
      let n = entry.value.scalar?.text.shortened ?? "8"
      remedy = "write offset: {x: \(n), y: \(n)}, or filling: superview with insets"
    } else if placement.main == "filling", entry.key == "offset" {
      remedy = "write insets, or centeredIn: superview with offset"
    }
    return Message(
      "companion",
      "'\(placement.main)' takes '\(own)', not '\(entry.key)'",
      remedy: remedy
    )
  }

  static func companionAlone(_ key: String) -> Message {
    // The simplest one that takes it.
    let simple = [
      ("filling", "superview"), ("centeredIn", "superview"), ("pinnedTo", "topLeading"),
    ]
    let form = simple.first { form, _ in
      PlacementWords.forms.contains { $0.main == form && $0.takes(key) }
    }
    let other = PlacementWords.forms.first { $0.takes(key) }?.main ?? "filling"
    return Message(
      "companion",
      "'\(key)' goes with a placement, and this node says none",
      remedy: form.map { "write \($0.0): \($0.1) beside it" } ?? "write '\(other)' beside it"
    )
  }

  // MARK: Names

  static func reservedName(_ name: String) -> Message {
    Message(
      "reserved-name",
      "'\(name)' means something already",
      remedy: "write another one, such as \(name)View"
    )
  }

  static func duplicateName(_ name: String, line: Int, free: String) -> Message {
    Message(
      "duplicate-id",
      "a view is called '\(name)' already (line \(line))",
      remedy: "write another name, such as \(free)"
    )
  }

  static func unknownView(_ name: String, among known: [String: Span]) -> Message {
    let areas = Anchorable.Area.allCases.map(\.rawValue) + ["superview"]
    if areas.contains(name) {
      return Message(
        "unknown-view",
        "no view is called '\(name)' here: it is an area of a view",
        remedy: "write superview.\(name)"
      ).ofWholeFiles()
    }
    if name == "canvas" {
      return Message(
        "unknown-view",
        "no view is called 'canvas': only equations call the whole picture so",
        remedy: "write superview, or hold the view by one such as self.top == canvas.top"
      ).ofWholeFiles()
    }
    let near =
      ForeignWords.meant(by: name, among: areas)
      ?? (name.utf8.count <= 64 ? nearestName(to: name, among: Array(known.keys) + areas) : nil)
    return Message(
      "unknown-view",
      "no view is called '\(name.shortened)' here",
      remedy: near.map { near in
        "did you mean '\(near)'" + (known[near].map { " (line \($0.line))?" } ?? "?")
      } ?? "give the view an id: \(name.shortened)"
    ).ofWholeFiles()
  }
}

extension Entry {
  /// The fill that a gradient makes behind another class.
  fileprivate var asFill: String? {
    let ends = ["from", "to"].compactMap { name in value.mapping?.first { $0.key == name }?.value }
    if ends.count == 2, value.mapping?.count == 2 {
      return Node(list: ends, span: value.span).flow.map { "{gradient: \($0)}" }
    }
    if value.list != nil { return value.flow.map { "{gradient: \($0)}" } }
    return
      (value.mapping?.map {
        $0.key == "colors" ? Entry(key: key, keySpan: keySpan, value: $0.value) : $0
      })
      .flatMap(Node.flow)
  }
}
