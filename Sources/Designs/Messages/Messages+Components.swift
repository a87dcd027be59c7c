import SnaplineData
import SnaplineDiagnostics

/// What can be wrong with components and styles.
extension Message {
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
      remedy: suggestion(for: key, among: known) ?? have(known, of: "components")
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

  static func parameterKind(_ node: Node) -> Message {
    let text = node.scalar?.text ?? ""
    let standard =
      DataReader.number(text).map { _ in "{type: number, default: \(text)}" }
      ?? typed(text)
      ?? cleaned(text)
    return Message(
      "parameter",
      "no parameter is of the type \(node.kind)",
      remedy: standard.map { "write \($0)" } ?? suggestion(for: text, among: ParameterKind.names)
        ?? "one of " + ParameterKind.names.joined(separator: ", "),
      mended: standard
    )
  }

  /// The type of a parameter with what holds without it, as other languages write it: `text = Hi`, `text?`.
  private static func typed(_ text: String) -> String? {
    func type(_ text: some StringProtocol) -> String? {
      let word = text.trimmed
      return ParameterKind(word).flatMap { $0.isNodes ? nil : word }
        ?? nearest(to: word, among: ParameterKind.names)
    }
    if text.hasSuffix("?"), ParameterKind(String(text.dropLast()))?.isNodes ?? false {
      return String(text.dropLast())
    }
    if text.hasSuffix("?"), let type = type(text.dropLast()), let kind = ParameterKind(type) {
      return "{type: \(type), default: \(kind == .word(.text) ? "\"\"" : kind.example)}"
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let type = type(parts[0]) else { return nil }
    return "{type: \(type), default: \(parts[1].trimmed.unquoted.inYAML)}"
  }

  /// A list of words with signs between them, as other languages write it: `one of small, large`.
  private static func cleaned(_ text: String) -> String? {
    guard text.hasPrefix("one of "), text.utf8.count <= 200 else { return nil }
    let words = text.dropFirst(7).split { " ,|'\"?".contains($0) }
    let clean = "one of " + words.joined(separator: " ")
    return ParameterKind(clean) == nil ? nil : clean
  }

  /// Parameters that are neither names nor names with their types.
  static func parametersKind(_ node: Node) -> Message {
    let pairs = node.list?.first?.mapping.flatMap { Node.flow(of: $0) }
    let name = node.scalar.map { "[\($0.text.shortened)]" }
    return Message(
      "wrong-type",
      "'parameters' is a list of names or a mapping with their types, not "
        + (node.list == nil ? node.kind : "a list of something else"),
      remedy: "write parameters: \(name ?? pairs ?? "[title]")"
    )
  }

  static func parameterTwice(_ name: String) -> Message {
    Message(
      "duplicate-key",
      "the parameter '\(name.shortened)' is in the list twice",
      remedy: "drop one"
    )
  }

  static func componentKind(_ name: String, _ kind: String) -> Message {
    Message(
      "wrong-type",
      "the component \(name.shortened) is a mapping with 'view', not \(kind)",
      remedy: "write \(name.shortened): {view: {label: Hi}}"
    )
  }

  /// A component that says its class where it declares itself.
  static func componentWithoutView(_ entries: [Entry]) -> Message {
    let names = entries.map { "'\($0.key.shortened)'" }
    return Message(
      "misplaced-content",
      "a component says what it is under 'view:', and \(names[0]) stands beside that",
      remedy: Node.flow(of: entries).map { "write view: \($0)" }
        ?? "write 'view:', and indent \(names.prefix(6).joined(separator: ", ")) under it"
    )
  }

  static func unknownParameter(_ name: String, of component: String, among known: [String])
    -> Message
  {
    Message(
      "parameter",
      "\(component) has no parameter '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? have(known, of: "components")
    )
  }

  static func unknownArgument(
    _ entry: Entry,
    of component: String,
    _ known: [String],
    _ lacking: [String]
  ) -> Message {
    let needs = lacking.isEmpty ? "" : " and needs " + quoted(lacking)
    var remedy = suggestion(for: entry.key, among: known) ?? have(known, of: "components")
    if entry.value.holdsNodes, nearestName(to: entry.key, among: known, atMost: 2) == nil {
      let name = entry.key.shortened
      remedy = "add '\(name): views' to its parameters, and {slot: \(name)} where they belong"
    }
    if known.isEmpty, !entry.value.holdsNodes, NodeWords.named(entry.key) == nil {
      remedy = "add 'parameters: {\(entry.key.shortened): text}' to \(component)"
    }
    if NodeWords.named(entry.key) != nil {
      remedy = "write '\(entry.key)' beside '\(component):', not inside"
    }
    return Message(
      "parameter",
      "\(component) has no parameter '\(entry.key.shortened)'\(needs)",
      remedy: remedy
    )
  }

  static func argumentsBeside(_ component: String, _ entries: [Entry]) -> Message {
    let others = entries.dropFirst().map(\.key)
    return Message(
      "parameter",
      "\(quoted(entries.map(\.key))) \(others.isEmpty ? "stands" : "stand") beside \(component), not in it",
      remedy: "write \(component): " + (Node.flow(of: entries) ?? "{\(entries[0].key): …}")
    )
  }

  static func missingArguments(
    _ lacking: [Component.Parameter],
    of component: String,
    _ given: [Entry],
    _ kind: ParameterKind
  ) -> Message {
    let said = given.map { "\($0.key): \($0.value.flow ?? "…")" }
    let needed = lacking.map { "\($0.name): \($0.kind.example)" }
    return Message(
      "parameter",
      "\(component) needs \(quoted(lacking.map(\.name)))",
      remedy: "write \(component): {\((said + needed).joined(separator: ", "))},"
        + " '\(lacking[0].name)' being \(kind.wanted)"
    )
  }

  static func noShorthand(_ component: Component, _ node: Node) -> Message {
    let first = component.parameters.first?.name
    let (kind, text) = (node.kind, node.flow ?? "…")
    return Message(
      "parameter",
      "\(component.name) takes its parameters by name, not \(kind) alone",
      remedy: first.map {
        "write \(component.name): {\($0): \(text)}, or shorthand: \($0) in the component"
      }
        ?? "write \(component.name): with nothing behind it"
    )
  }

  static func wrongArgument(_ parameter: Component.Parameter, of component: String, _ found: String)
    -> Message
  {
    let isOtherList = if case .list = parameter.kind { found.hasPrefix("a list") } else { false }
    return Message(
      "parameter",
      "'\(parameter.name)' of \(component) is \(parameter.kind.wanted), "
        + (isOtherList ? "and one isn't" : "not \(found)"),
      remedy: "give \(parameter.kind.wanted), such as \(parameter.name): \(parameter.kind.example)"
    )
  }

  static func wrongStandard(_ name: String, _ kind: ParameterKind, _ found: Node) -> Message {
    let meant = found.scalar.flatMap(kind.meant)
    return Message(
      "parameter",
      "the default of '\(name.shortened)' is \(kind.wanted), not \(found.kind)",
      remedy: meant.map { "write default: \($0)" }
        ?? "give \(kind.wanted), such as default: \(kind.example)"
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
      remedy: "put an 'if' or 'each' on data between"
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

  static func unknownSlot(_ node: Node, among known: [String]) -> Message {
    let name = node.scalar.flatMap { $0.isNull ? nil : $0.text.shortened }
    let near = name.flatMap { nearestName(to: $0, among: known) } ?? known.first
    return Message(
      "slot",
      name.map { "no parameter of nodes is called '\($0)'" } ?? "'slot' names a parameter of nodes",
      remedy: near.map { "write slot: \($0)" }
        ?? "write slot: \(name ?? "content"), and add '\(name ?? "content"): views' to the parameters"
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

  /// A name that no style has; `property` is the key of the class that takes such a word.
  static func unknownStyle(
    _ name: String,
    among known: [String],
    property: String? = nil,
    isBase: Bool = false
  ) -> Message {
    Message(
      "unknown-style",
      "no style is called '\(name.shortened)'",
      remedy: property.map { "write '\($0): \(name)' in place of 'style'" }
        ?? list(name, among: known, under: isBase ? "extends" : "style") ?? suggestion(
          for: name,
          among: known
        )
        ?? (known.isEmpty || isBase
          ? "add it: styles: {\(name.shortened): {font: footnote}}"
          : "write one of them: " + known.prefix(8).joined(separator: ", "))
    )
  }

  /// A placeholder for the name of a style: which keys there are isn't decided by data.
  static func placeholderInStyle(_ text: String, among known: [String]) -> Message {
    let style = known.first ?? "loud"
    let path = text.split(separator: "{{").first.map { $0.prefix { $0 != "}" } } ?? "kind"
    return Message(
      "placeholder-place",
      "'style' holds no placeholders",
      cause: "data fills values, and can't change what a design is made of",
      remedy: "write style: \(style), with if: \"{{\(path)}} == '\(style)'\" for those that have it"
    )
  }

  /// Styles with commas or spaces between them, as a list.
  private static func list(_ text: String, among known: [String], under key: String) -> String? {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let names = text.split { ", []".contains($0) }.map(String.init)
    guard names.count > 1 || isBracketed && !names.isEmpty, names.allSatisfy(known.contains) else {
      return nil
    }
    return "write \(key): [\(names.joined(separator: ", "))]"
  }

  static func styleInStyle(_ kind: String) -> Message {
    Message(
      "style-key",
      "a style takes over others by 'extends'",
      mended: "extends: \(kind.unquoted)"
    )
  }

  static func conditionAlone(inStyle condition: Entry, others: String?) -> Message {
    let text = (condition.value.scalar?.text ?? "dark").shortened.inYAML
    return Message(
      "style-key",
      "'if' of a style decides between 'then' and 'else', and neither is there",
      remedy: "write if: \(text), then: \(others ?? "{alpha: 50%}")"
        + (others == nil ? "" : ", so that they hold only then")
    )
  }

  /// A condition on data in a style, which doesn't know which row of the data a view belongs to.
  static func dataDecidesInStyle(_ entries: [Entry]) -> Message {
    let choice = entries.filter { FormKeys.choosing.contains($0.key) }
    let whole =
      FormKeys.chooses(entries)
      ? Node.flow(of: choice) : keysBesideCondition(entries)?.mended
    let line = whole.map { String($0.dropFirst().dropLast()) }
    return Message(
      "placeholder-place",
      "'if' of a style holds no placeholders",
      cause: "data fills what stands under view, components, constraints, canvas and environment",
      remedy: line.map { "write \($0) on each view" } ?? "write the 'if' on each view"
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
      remedy: foreign ?? meant.map { "did you mean '\($0)'?" }
        ?? "leave it out; 'snapline help styles' has the keys of styles"
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

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0.shortened)'" }.joined(separator: ", ")
  }

  /// Views beside the name of a component, which takes them by a parameter.
  static func viewsBeside(
    _ component: String,
    _ entry: Entry,
    given: [Entry],
    as parameter: String?
  ) -> Message {
    let subject = "'\(entry.key.shortened)' stands beside \(component), not in it"
    guard let parameter, !given.contains(where: { $0.key == parameter }),
      let whole = Node.flow(
        of: given + [Entry(key: parameter, keySpan: entry.keySpan, value: entry.value)]
      )
    else {
      let name = (parameter ?? entry.key).shortened
      let more = "add '\(name): views' to its parameters, and {slot: \(name)} where they belong"
      return Message(
        "misplaced-content",
        subject,
        remedy: parameter == nil
          ? "move it into \(component), and " + more : "join it with '\(name)' in \(component)"
      )
    }
    return Message("misplaced-content", subject, remedy: "write \(component): \(whole)")
  }

  static func styleOfClass(_ name: String) -> Message {
    Message(
      "unused-style",
      "nothing has the style '\(name)': its name makes it none of every \(name)",
      remedy: "write style: \(name) on each \(name) that is to look so"
    ).warning()
  }
}

extension Node {
  /// Whether it is a list of views, or one view.
  var holdsNodes: Bool {
    let nodes = list ?? [self]
    return !nodes.isEmpty
      && nodes.allSatisfy { node in
        node.scalar.map { ClassWord.named($0.text) != nil }
          ?? node.mapping?.contains { ClassWord.named($0.key) != nil || $0.key.isComponentName }
          ?? false
      }
  }
}
