import Foundation

extension FilterWord {
  static let choices: [FilterWord] = [
    FilterWord(
      "is",
      "Whether the value is equal to another one.",
      takes: 1...1,
      form: "is(x)",
      example: (.text("sold"), "is(sold)", "true")
    ) { input throws(DataFault) in
      let argument = input.arguments[0]
      if case .number(let number) = input.value, let other = Decimal(plain: argument.text) {
        return .boolean(number == other)
      }
      if input.value == .null { return .boolean(argument.text == "null" && !argument.isQuoted) }
      return .boolean(try input.text() == argument.text)
    },
    FilterWord(
      "then",
      "The first text if the value counts as true, otherwise the second one.",
      takes: 1...2,
      form: "then(a, b)",
      example: (.boolean(true), "then(Sold out, Buy)", "Sold out")
    ) { input throws(DataFault) in
      .text(
        input.value.isTrue ? input.arguments[0].text : input.arguments.dropFirst().first?.text ?? ""
      )
    },
    FilterWord(
      "plural",
      "The form of a word that goes with a number, in the order of the language's forms, or by "
        + "their names: plural(one: guest, other: guests).",
      takes: 2...6,
      form: "plural(one, other)",
      example: (.number(3), "plural(guest, guests)", "guests")
    ) { input throws(DataFault) in
      let category = PluralRules.category(of: try input.number(), in: input.settings.locale)
      return .text(input.form(for: category))
    },
  ]

  static let lists: [FilterWord] = [
    FilterWord(
      "count",
      "The number of entries in a list, or of characters in a text.",
      example: (.list([.text("a"), .text("b")]), "count", "2")
    ) { input throws(DataFault) in
      switch input.value {
      case .list(let list): return .number(Decimal(list.count))
      case .mapping(let mapping): return .number(Decimal(mapping.names.count))
      case .text(let text): return .number(Decimal(text.count))
      case .null: return .number(0)
      default: throw input.wrongType("a list")
      }
    },
    FilterWord("first", "The first entry of a list.", example: (abc, "first", "a")) {
      input throws(DataFault) in try input.list().first ?? .null
    },
    FilterWord("last", "The last entry of a list.", example: (abc, "last", "c")) {
      input throws(DataFault) in try input.list().last ?? .null
    },
    FilterWord("reversed", "A list in reverse order.", example: (abc, "reversed | join", "c, b, a"))
    {
      input throws(DataFault) in .list(try input.list().reversed())
    },
    FilterWord(
      "take",
      "The first entries of a list.",
      takes: 1...1,
      form: "take(n)",
      example: (abc, "take(2) | join", "a, b")
    ) { input throws(DataFault) in
      .list(Array(try input.list().prefix(try input.whole(0, upTo: 1_000_000))))
    },
    FilterWord(
      "skip",
      "A list without its first entries.",
      takes: 1...1,
      form: "skip(n)",
      example: (abc, "skip(2) | join", "c")
    ) { input throws(DataFault) in
      .list(Array(try input.list().dropFirst(try input.whole(0, upTo: 1_000_000))))
    },
    FilterWord(
      "sorted",
      "A sorted list: by its entries, or by the value of a key in each entry.",
      takes: 0...1,
      form: "sorted(key)",
      example: (.list([.text("b"), .text("a")]), "sorted | join", "a, b")
    ) { input throws(DataFault) in
      let path = input.path
      let keyed = try input.list().map { ($0, $0.value(at: path)) }
      let sorted = keyed.enumerated().sorted { one, other in
        let order = one.element.1.order(before: other.element.1, input.settings.locale)
        return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
      }
      return .list(sorted.map(\.element.0))
    },
    FilterWord(
      "pick",
      "The value of a key in each entry of a list.",
      takes: 1...1,
      form: "pick(key)",
      example: (sums, "pick(sum) | join", "3, 5")
    ) { input throws(DataFault) in
      .list(try input.list().map { [path = input.path] in $0.value(at: path) })
    },
    FilterWord(
      "join",
      "The entries of a list as one text, with commas or another text between them.",
      takes: 0...1,
      form: "join(' · ')",
      example: (abc, "join(' · ')", "a · b · c")
    ) { input throws(DataFault) in
      .text(try input.joined(by: input.arguments.first?.text ?? ", "))
    },
    FilterWord(
      "list",
      "The entries of a list as words in the style of the locale.",
      example: (abc, "list", "a, b, and c")
    ) { input throws(DataFault) in
      // A list that is counted up is as long as one with commas, but for a word or two.
      _ = try input.joined(by: ", ")
      return .text(Formatters.list(try input.texts(), input.settings.locale))
    },
  ]

  private static let sums = DataValue.list(
    [3, 5].map { .mapping(DataMapping([("sum", .number($0))])) }
  )
  private static let abc = DataValue.list([.text("a"), .text("b"), .text("c")])
}

extension FilterInput {
  /// The names in the first argument, which lead into an entry: `user.name`.
  fileprivate var path: [String] {
    arguments.first?.text.split(separator: ".").map(String.init) ?? []
  }

  /// The entries of a list as texts.
  func texts() throws(DataFault) -> [String] {
    var texts: [String] = []
    for entry in try list() {
      guard let text = entry.text else {
        throw DataFault(
          "data-type",
          "'\(name)' takes texts, and an entry of {{\(placeholder.name)}} is \(entry.quoted)",
          remedy: "name a list of texts or numbers"
        )
      }
      texts.append(text)
    }
    return texts
  }

  /// The argument for a form of the plural: two are the first and the last, and more can be named.
  fileprivate func form(for category: PluralCategory) -> String {
    let named = arguments.compactMap { argument -> (String, String)? in
      let parts = argument.text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, PluralCategory(rawValue: String(parts[0])) != nil else { return nil }
      return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
    }
    if named.count == arguments.count, !named.isEmpty {
      let form = named.first { $0.0 == category.rawValue } ?? named.first { $0.0 == "other" }
      return form?.1 ?? named[named.count - 1].1
    }
    if arguments.count == 2 { return arguments[category == .one ? 0 : 1].text }
    let known = PluralRules.categories(in: settings.locale)
    let place = known.firstIndex(of: category) ?? arguments.count - 1
    return arguments[min(place, arguments.count - 1)].text
  }
}

extension DataValue {
  fileprivate func value(at path: [String]) -> DataValue {
    path.reduce(self) { value, part in
      switch value {
      case .mapping(let mapping): mapping[part] ?? .null
      case .list(let list):
        Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? .null
      default: .null
      }
    }
  }

  /// The order of two values: nothing, false and true, numbers, then texts as the locale sorts them.
  fileprivate func order(before other: DataValue, _ locale: String) -> ComparisonResult {
    switch (self, other) {
    case (.number(let one), .number(let other)):
      one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    case (.text(let one), .text(let other)):
      one.compare(other, options: [], range: nil, locale: Formatters.locale(locale))
    case (.boolean(let one), .boolean(let other)):
      one == other ? .orderedSame : other ? .orderedAscending : .orderedDescending
    default:
      rank == other.rank ? .orderedSame : rank < other.rank ? .orderedAscending : .orderedDescending
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .number: 2
    case .text: 3
    case .list: 4
    case .mapping: 5
    }
  }
}
