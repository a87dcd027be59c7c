import SnaplineData

extension Message {
  init(_ fault: DataFault) {
    self.init(fault.id, fault.subject, cause: fault.cause, remedy: fault.remedy)
  }

  // MARK: Placeholders

  /// A path that leads nowhere; `component` is the one inside of which it stands.
  static func missingData(
    _ placeholder: Placeholder,
    _ found: DataFrame.Found,
    in component: String?
  ) -> Message {
    let name = placeholder.name
    let near = nearest(
      to: placeholder.path[min(found.before.count, placeholder.path.count - 1)],
      among: found.known
    )
    let meant = near.map { (found.before + [$0]).joined(separator: ".") }
    let optional = "if it may be missing, write {{\(name)?}}"
    if let component, found.before.isEmpty {
      return Message(
        "missing-data",
        "\(component) has no parameter '\(name.shortened)'",
        cause: "inside of a component its parameters alone are seen",
        remedy: meant.map { "did you mean '\($0)'?" }
          ?? "add '\(placeholder.path[0].shortened)' to its parameters, and give it where \(component) is used"
      )
    }
    return Message(
      "missing-data",
      "the data has no '\(name.shortened)'",
      remedy: meant.map { "did you mean '\($0)'? Else \(optional)" }
        ?? "add it under 'data:'; \(optional)"
    )
  }

  static func notInText(_ placeholder: Placeholder, _ value: DataValue) -> Message {
    var isList = false
    if case .list = value { isList = true }
    return Message(
      "data-type",
      "{{\(placeholder.text.shortened)}} is \(value.kind), which has no place in a text",
      remedy: isList
        ? "write {{\(placeholder.name) | join(', ')}}, or {{\(placeholder.name) | count}}"
        : "name one of its values, such as {{\(placeholder.name).name}}"
    )
  }

  static func mappingAsValue(_ placeholder: Placeholder, _ mapping: DataMapping) -> Message {
    let first = mapping.names.first ?? "name"
    return Message(
      "data-type",
      "{{\(placeholder.text.shortened)}} is a mapping, and a value is wanted here",
      remedy: "name one of its values, such as {{\(placeholder.name).\(first.shortened)}}"
    )
  }

  static func notCompared(_ placeholder: Placeholder, _ value: DataValue) -> Message {
    Message(
      "data-type",
      "{{\(placeholder.text.shortened)}} is \(value.kind), which can't be compared",
      remedy: "compare a number or a text, such as {{\(placeholder.name) | count}} > 0"
    )
  }

  /// A placeholder where the format has none.
  static func placeholderHere(_ key: String) -> Message {
    Message(
      "placeholder-place",
      "'\(key)' holds no placeholders",
      cause: "data fills what stands under view, components, constraints, canvas and environment",
      remedy: "write the value itself"
    )
  }

  static func fillInGrammar(_ fill: String) -> Message {
    Message(
      "data-type",
      "'\(fill.shortened)' from the data is neither a number nor a word",
      cause: "beside other words a placeholder stands for one of them",
      remedy: "let the placeholder be all of the value, or put a number or a word into the data"
    )
  }

  static func dataKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "'data' is a mapping from names to values, not \(kind)",
      remedy: "write data: {name: Ada}, or the name of a file beside the design"
    )
  }

  // MARK: Each

  static func notLoop(_ text: String) -> Message {
    Message(
      "each",
      "'each' says a name and a list, not '\(text.shortened)'",
      remedy: Int(text) != nil
        ? "write each: n in \(text)"
        : text.contains(" ") || text == "…" || text.isEmpty
          ? "write each: item in items, or each: item, n in items"
          : "write each: item in \(text.shortened)"
    )
  }

  static func notList(_ placeholder: Placeholder, _ value: DataValue) -> Message {
    Message(
      "data-type",
      "'each' goes through a list, and '\(placeholder.name.shortened)' is \(value.kind)",
      remedy: "name a list of the data, or a number of times"
    )
  }

  static func hidingName(_ name: String) -> Message {
    Message(
      "each",
      "'\(name.shortened)' is a name of the data already",
      remedy: "call the entry by another name, such as \(name.shortened)Item"
    )
  }

  static func tooManyTimes(_ count: Int, most: Int) -> Message {
    Message(
      "limit",
      "'each' makes a view \(count) times, and \(most) are the most",
      remedy: "write a number from 0 to \(most)"
    )
  }

  static let emptyAlone = Message(
    "each",
    "'empty' stands in for an empty list, and this node has no 'each'",
    remedy: "write each: item in items beside it, or leave it out"
  )

  static let eachAlone = Message(
    "each",
    "'each' makes several views, and this is the one view of the design",
    remedy: "put it into a 'vstack:', as an entry of its list: - each: …"
  )

  static func onlyInList(_ entry: Entry, _ entries: [Entry]) -> Message {
    Message(
      entry.key == FormKeys.slot ? "slot" : "each",
      "'\(entry.key)' stands in a list of nodes",
      remedy:
        "write it as an entry of the list: - \(entry.key): \(entry.value.scalar?.text.shortened ?? "…")"
    )
  }

  // MARK: Components

  static func componentName(_ name: String) -> Message {
    let mended = name.prefix(1).uppercased() + name.dropFirst()
    let isFit = mended.isComponentName
    return Message(
      "component-name",
      "'\(name.shortened)' is no name for a component",
      cause: "a capital letter tells components from the format's own words",
      remedy: isFit ? "write \(mended.shortened)" : "begin it with a capital letter, such as Row"
    )
  }

  static func componentKey(_ key: String, among known: [String]) -> Message {
    Message(
      "unknown-property",
      "a component has no '\(key.shortened)'",
      remedy: suggestion(for: key, among: known) ?? "it has \(known.joined(separator: ", "))"
    )
  }

  static func componentView(_ name: String) -> Message {
    Message(
      "missing-key",
      "the component \(name.shortened) needs 'view'",
      remedy: "write 'view:' with a node under it"
    )
  }

  static func componentRoot(_ name: String, count: Int) -> Message {
    Message(
      "component",
      "the component \(name.shortened) is one view, and this is a list of \(count)",
      remedy: "put them into a 'vstack:', or into a 'view:'"
    )
  }

  static func parameterName(_ name: String) -> Message {
    Message(
      "parameter",
      "'\(name.shortened)' is no name for a parameter",
      remedy: "letters, digits, '_' and '-', a letter first"
    )
  }

  static func parameterKind(_ kind: String) -> Message {
    Message(
      "parameter",
      "no parameter is of the type \(kind)",
      remedy: "one of " + ParameterKind.names.joined(separator: ", ")
    )
  }

  static func unknownParameter(_ name: String, of component: String, among known: [String])
    -> Message
  {
    Message(
      "parameter",
      "\(component) has no parameter '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? have(known)
    )
  }

  static func unknownArgument(
    _ entry: Entry,
    of component: String,
    _ known: [String],
    _ lacking: [String]
  ) -> Message {
    let needs = lacking.isEmpty ? "" : " and needs " + quoted(lacking)
    var remedy = suggestion(for: entry.key, among: known) ?? have(known)
    if NodeWords.named(entry.key) != nil {
      remedy = "write '\(entry.key)' beside '\(component):', not inside"
    }
    return Message(
      "parameter",
      "\(component) has no parameter '\(entry.key.shortened)'\(needs)",
      remedy: remedy
    )
  }

  static func missingArguments(_ names: [String], of component: String, _ kind: ParameterKind)
    -> Message
  {
    Message(
      "parameter",
      "\(component) needs \(quoted(names))",
      remedy: "write \(component): {\(names.map { $0 + ": …" }.joined(separator: ", "))},"
        + " '\(names[0])' being \(kind.wanted)"
    )
  }

  static func noShorthand(_ component: Component, _ kind: String) -> Message {
    let first = component.parameters.first?.name
    return Message(
      "parameter",
      "\(component.name) takes its parameters by name, not \(kind) alone",
      remedy: first.map {
        "write \(component.name): {\($0): …}, or shorthand: \($0) in the component"
      }
        ?? "write \(component.name): with nothing behind it"
    )
  }

  static func wrongArgument(_ parameter: Component.Parameter, of component: String, _ found: String)
    -> Message
  {
    Message(
      "parameter",
      "'\(parameter.name)' of \(component) is \(parameter.kind.wanted), not \(found)",
      remedy: "give \(parameter.kind.wanted)"
    )
  }

  static func oneNode(_ name: String, _ count: Int) -> Message {
    Message(
      "parameter",
      "'\(name)' is one node, not \(count)",
      remedy: "give one, or let it be 'views'"
    )
  }

  static func recursion(_ names: [String]) -> Message {
    Message(
      "recursion",
      "component \(names[0]) contains itself: " + names.joined(separator: " → "),
      remedy: "put an 'if' or an 'each' on data between"
    )
  }

  static func deepComponents(most: Int) -> Message {
    Message(
      "limit",
      "more than \(most) components stand in each other here",
      remedy: "end the recursion by an 'if' on data"
    )
  }

  // MARK: Slots

  static let slotOutside = Message(
    "slot",
    "a 'slot' stands in a component, for nodes that its user gives",
    remedy: "write the node itself"
  )

  static func unknownSlot(_ kind: String, among known: [String]) -> Message {
    Message(
      "slot",
      "no parameter of nodes is called \(kind)",
      remedy: known.isEmpty
        ? "add it to the parameters: content: views" : "one of " + known.joined(separator: ", ")
    )
  }

  static func slotTwice(_ name: String) -> Message {
    Message(
      "slot",
      "the nodes of '\(name.shortened)' stand in this component already",
      remedy: "leave one of the two out, or add a second parameter of nodes"
    )
  }

  static func besideSlot(_ key: String) -> Message {
    Message(
      "slot",
      "'\(key.shortened)' stands beside a slot, which isn't a view",
      remedy: "put the slot into a view: - view: [{slot: …}]"
    )
  }

  // MARK: Styles

  static func unknownStyle(_ name: String, among known: [String]) -> Message {
    Message(
      "unknown-style",
      "no style is called '\(name.shortened)'",
      remedy: suggestion(for: name, among: known)
        ?? (known.isEmpty
          ? "add it: styles: {\(name.shortened): {font: footnote}}"
          : "one of " + known.prefix(8).joined(separator: ", "))
    )
  }

  static func styleInStyle(_ kind: String) -> Message {
    Message(
      "style-key",
      "a style takes over others by 'extends'",
      mended: "extends: \(kind.unquoted)"
    )
  }

  static func notInStyle(_ key: String) -> Message {
    Message(
      "style-key",
      "a style says how views look and how large they are, not '\(key)'",
      remedy: "write '\(key)' on the view itself"
    )
  }

  static func unknownStyleKey(_ key: String, foreign: String?, meant: String?) -> Message {
    Message(
      "unknown-property",
      "no view has '\(key.shortened)'",
      remedy: foreign ?? meant.map { "did you mean '\($0)'?" } ?? "see snapline help style"
    )
  }

  static func unknownClassName(_ name: String) -> Message {
    let known = ClassWord.all.map(\.name)
    return Message(
      "unknown-class",
      "no view is called '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? "name classes, such as [label, button]"
    )
  }

  // MARK: Files

  static func importKey(_ key: String) -> Message {
    Message(
      "unknown-property",
      "an import has no '\(key.shortened)'",
      remedy: "write {file: card.yaml, as: Card}"
    )
  }

  static func importKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "an import is a file, not \(kind)",
      remedy: "write import: [parts/row.yaml]"
    )
  }

  static func notImported(_ name: String, _ kind: String) -> Message {
    Message(
      "wrong-type",
      "'\(name.shortened)' is \(kind), and a mapping with 'components' or 'styles' is wanted",
      remedy: "name a design, or a file with components"
    )
  }

  static func declaredTwice(_ kind: String, _ name: String, _ other: Span) -> Message {
    Message(
      "duplicate-name",
      "a \(kind) '\(name.shortened)' stands at \(other.short) already",
      remedy: "call one of the two by another name"
    )
  }

  // MARK: Strings

  static func missingString(_ key: String, for locale: String, among known: [String]) -> Message {
    Message(
      "missing-string",
      "no text is called '\(key.shortened)' for \(locale)",
      remedy: suggestion(for: key, among: known)
        ?? "add it: strings: {\(locale.prefix { $0 != "-" }): {\(key.shortened): …}}"
    )
  }

  static func notString(_ key: String) -> Message {
    Message(
      "wrong-type",
      "'\(key.shortened)' is no text",
      remedy: "write a text, or its plural forms: {one: …, other: …}"
    )
  }

  static func pluralWithoutCount(_ key: String) -> Message {
    Message(
      "missing-data",
      "'\(key.shortened)' has plural forms, and no number says which is meant",
      remedy: "write {localized: \(key.shortened), values: {count: 3}}"
    )
  }

  static func besideLocalized(_ key: String) -> Message {
    Message(
      "misplaced-content",
      "'\(key.shortened)' is no part of a localized text",
      remedy: "it has values and default; write '\(key.shortened)' beside the class"
    )
  }

  static func stringsKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "'strings' maps locales to texts, and this is \(kind)",
      remedy: "write strings: {en: {title: Welcome}}, or the name of a folder with a file for each"
    )
  }

  private static func have(_ known: [String]) -> String {
    known.isEmpty ? "it has none" : "it has " + known.prefix(8).joined(separator: ", ")
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0.shortened)'" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate var unquoted: String { trimmingPrefixAndSuffix("'") }

  private func trimmingPrefixAndSuffix(_ mark: Character) -> String {
    var text = self[...]
    if text.first == mark { text.removeFirst() }
    if text.last == mark { text.removeLast() }
    return String(text)
  }
}
