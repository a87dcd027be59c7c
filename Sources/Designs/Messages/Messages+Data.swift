import SnaplineData
import SnaplineDiagnostics

extension Message {
  init(_ fault: DataFault) {
    self.init(fault.id, fault.subject, cause: fault.cause, remedy: fault.remedy)
  }

  // MARK: Placeholders

  /// A path that leads nowhere; `component` is the one inside of which it stands.
  static func missingData(
    _ placeholder: Placeholder,
    _ found: DataFrame.Found,
    in component: String?,
    entry: String? = nil,
    meant other: [String]? = nil,
    example: String = "Text"
  ) -> Message {
    let name = placeholder.name
    if let other {
      let path = other.joined(separator: ".")
      return Message(
        "missing-data",
        "data has no '\(name.shortened)'",
        mended: "{{\(path.shortened)}}"
      )
    }
    let lost = placeholder.path[min(found.before.count, placeholder.path.count - 1)]
    let near = nearestName(to: lost, among: found.known)
    let rest = placeholder.path.dropFirst(found.before.count + 1)
    let meant = near.map { (found.before + [$0] + rest).joined(separator: ".") }
    if let component, found.before.isEmpty {
      return Message(
        "missing-data",
        "\(component) has no parameter '\(name.shortened)'",
        cause: "inside of a component its parameters alone are seen",
        remedy: meant.map { "did you mean '\($0)'?" }
          ?? "add '\(lost.shortened): text' to its parameters, and give it where \(component) is used"
      )
    }
    let optional = "If it may be missing: {{\(name)?}}"
    let heads = ["this", "data", "self", "props", "item", "ctx"]
    if found.before.isEmpty, let first = placeholder.path.first, heads.contains(first),
      let second = placeholder.path.dropFirst().first, found.known.contains(second)
    {
      let path = placeholder.path.dropFirst().joined(separator: ".")
      return Message("missing-data", "data has no '\(name.shortened)'", mended: "{{\(path)}}")
    }
    if let count = found.count, Int(lost) != nil {
      let before = found.before.joined(separator: ".")
      return Message(
        "missing-data",
        "data has no '\(name.shortened)'",
        cause: "'\(before)' has \(count) \(count == 1 ? "entry" : "entries"), counted from 0",
        remedy: count == 0 ? optional : "did you mean '\(before).\(count - 1)'? \(optional)"
      )
    }
    if found.count != nil, ["length", "count", "size"].contains(lost) {
      let list = found.before.joined(separator: ".")
      return Message(
        "missing-data",
        "data has no '\(name.shortened)'",
        mended: "{{\(list) | count}}"
      )
    }
    if meant == nil, ["width", "height"].contains(name) {
      return Message(
        "missing-data",
        "data has no '\(name)'",
        cause: "between two braces stands what comes from data",
        remedy: "for the size of the picture write canvas.\(name), as in if: canvas.\(name) < 400"
      )
    }
    return Message(
      "missing-data",
      "data has no '\(name.shortened)'",
      cause: entry,
      remedy: meant.map { "did you mean '\($0)'? \(optional)" }
        ?? (entry == nil
          ? "add it: data: \(placeholder.path.nested(around: example)). \(optional)"
          : "add '\(lost.shortened): \(example)' to it. \(optional)")
    )
  }

  /// A placeholder of a text in a language, for which no value is given where it is used.
  static func missingValue(_ name: String, of text: String, _ given: [String]) -> Message {
    let value = "\(name.shortened): \"{{\(name.shortened)}}\""
    return Message(
      "missing-data",
      "the text '\(text.shortened)' has {{\(name.shortened)}}, and no value is given for it",
      cause: "a text sees the values that stand beside 'localized' alone",
      remedy: given.isEmpty
        ? "write {localized: \(text.shortened), values: {\(value)}}"
        : "add \(value) to its 'values'"
    )
  }

  /// The name of a value between single braces.
  static func singleBrace(_ written: String, _ path: String) -> Message {
    Message(
      "single-brace",
      "'\(written.shortened)' is text, and the data has a '\(path.shortened)'",
      cause: "a placeholder stands between two braces",
      mended: "{{\(path)}}"
    ).warning()
  }

  /// Letters of a date that stand for other parts than they seem to.
  static func lettersOfDate(_ form: String, _ mended: String) -> Message {
    Message(
      "date-letters",
      "'\(form.shortened)' asks for other parts of a date than it seems to",
      cause: "Y is the year of a week, D the day of a year, M the month and m the minutes",
      mended: mended
    ).warning()
  }

  /// Nodes that a component is given, as if they were a value.
  static func placeholderForNodes(_ name: String, of component: String) -> Message {
    Message(
      "missing-data",
      "'\(name.shortened)' of \(component) are views, and a placeholder stands for a value",
      mended: "{slot: \(name.shortened)}"
    )
  }

  /// A value of the data in a condition, without its braces.
  static func bareDataInCondition(_ path: String, _ text: String) -> Message {
    Message(
      "condition",
      "'\(path.shortened)' is a value of the data, and stands in no braces",
      remedy: "write if: \(text.quotedInYAML)"
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

  /// A text that other systems take for false.
  static func answerAsText(_ name: String, _ text: String) -> Message {
    Message(
      "truth",
      "{{\(name.shortened)}} is the text \"\(text.shortened)\", which counts as true",
      cause: "every text does but the empty one",
      remedy: "write \(name.split(separator: ".").last ?? "")"
        + ": false into the data, or compare: "
        + "if: \"{{\(name)}} == '\(text.shortened)'\""
    ).warning()
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

  static func placeholderInKey(_ key: String) -> Message {
    Message(
      "placeholder-place",
      "keys hold no placeholders, and this one is '\(key.shortened)'",
      cause: "data fills values, and can't change what a design is made of",
      remedy: "write the key itself, or two nodes with an 'if' each"
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

  /// Data that is longer, wherever it stands in the design, than a design may be.
  static func tooMuchText(most: Int) -> Message {
    Message(
      "limit",
      "data brings more than \(most) bytes of text into this design",
      cause: "what a placeholder or a filter makes of a text counts each time",
      remedy: "show less of it, as {{name | truncate(200)}} and each: item in items | take(100) do"
    )
  }

  // MARK: Files

  /// Keys of an import that it hasn't, told together, as one of them is most likely the file.
  static func importKeys(_ strays: [Entry], among entries: [Entry]) -> Message {
    let texts = entries.compactMap { entry in entry.value.scalar.map { (entry.key, $0.text) } }
    let file = texts.first { key, text in
      key == "file" || text.contains(".") && !text.contains(" ")
    }
    let name = texts.first { $0.0 != file?.0 && $0.1.isComponentName }?.1
    let key = strays.first?.key ?? ""
    return Message(
      "unknown-property",
      "an import has no '\(key.shortened)'",
      remedy: file.map { key, text in
        let isLone = entries.count == 1
        let component = name ?? (isLone ? key.asComponentName.shortened : nil)
        let whole = component.map { ", as: \($0.shortened)" } ?? ""
        return "write import: [{file: \(text.shortened)\(whole)}]"
      } ?? suggestion(for: key, among: ["file", "as"]) ?? "write {file: card.yaml, as: Card}"
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

  /// A text of 'strings' in a placeholder, which asks for data.
  static func textAsData(_ name: String, isWhole: Bool = true) -> Message {
    let text = "{localized: \(name.shortened)}"
    return Message(
      "missing-data",
      "data has no '\(name.shortened)', which is a text of 'strings'",
      remedy: isWhole
        ? nil : "write \(text) as the whole text, and the words around it in 'strings'",
      mended: isWhole ? text : nil
    )
  }

  /// The same with a slip of the hand in its name.
  static func textAsData(_ name: String, meant: String) -> Message {
    Message(
      "missing-string",
      "no text of 'strings' is called '\(name.shortened)'",
      mended: "{localized: \(meant)}"
    )
  }

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

  /// Plural forms of which one isn't named as CLDR names them, or the last one is missing.
  static func pluralForms(_ key: String, among forms: [Entry]) -> Message {
    let known = PluralCategory.allCases.map(\.rawValue)
    if let stray = forms.first(where: { !known.contains($0.key) }) {
      return Message(
        "object-key",
        "no plural form is called '\(stray.key.shortened)'",
        remedy: suggestion(for: stray.key, among: known) ?? "one of "
          + known.joined(separator: ", ")
      )
    }
    let value = forms.last?.value.flow ?? "Text"
    return Message(
      "missing-key",
      "'\(key.shortened)' has no form 'other'",
      cause: "that is the one for all numbers that no other form is for",
      remedy: "add other: \(value)"
    )
  }

  /// A plural form that is a list or a mapping.
  static func notForm(_ form: Entry, of key: String) -> Message {
    Message(
      "wrong-type",
      "the form '\(form.key.shortened)' of '\(key.shortened)' is \(form.value.kind), and a text is wanted",
      remedy: "write the text itself, as in \(form.key.shortened): \"{{count}} items\""
    )
  }

  static func pluralWithoutCount(_ key: String) -> Message {
    Message(
      "missing-data",
      "'\(key.shortened)' has plural forms, and no number says which is meant",
      remedy: "write {localized: \(key.shortened), values: {count: 3}}"
    )
  }

  /// A key that isn't one of a localized text; `isNamed` says whether the text asks for it.
  static func besideLocalized(_ stray: Entry, isNamed: Bool, values: Entry?) -> Message {
    let key = stray.key
    let isOfView = NodeWords.named(key) != nil || !ClassWord.owners(of: key).isEmpty
    // What others call the values is a mapping too.
    let own = stray.value.mapping ?? (isNamed || !isOfView ? [stray] : [])
    let all = (values?.value.mapping ?? []) + own
    let isMeant = !own.isEmpty && stray.value.list == nil
    return Message(
      "misplaced-content",
      "'\(key.shortened)' is no part of a localized text",
      remedy: (isMeant ? Node.flow(of: all) : nil).map { "write values: \($0)" }
        ?? "it has values and default; write '\(key.shortened)' beside the class"
    )
  }

  static func stringsKind(_ kind: String) -> Message {
    Message(
      "wrong-type",
      "'strings' maps locales to texts, and this is \(kind)",
      remedy: "write strings: {en: {title: Welcome}}, or the name of a folder with a file for each"
    )
  }

  /// Texts that no locale stands over.
  static func stringsWithoutLocale(_ strings: [Entry]) -> Message {
    Message(
      "wrong-type",
      "'strings' maps locales to texts, and '\(strings.first?.key.shortened ?? "")' is a text itself",
      remedy: "write strings: {en: \(Node.flow(of: strings) ?? "{title: Welcome}")}"
    )
  }
}

extension String {
  /// The text without the quotes around it.
  var unquoted: String {
    guard let mark = first, mark == "'" || mark == "\"", last == mark, count > 1 else {
      return self
    }
    return String(dropFirst().dropLast())
  }

  /// The text in double quotes, whole.
  var quotedInYAML: String {
    "\"" + map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
