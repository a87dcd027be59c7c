import SnaplineData
import SnaplineDiagnostics

/// What can be wrong with repetitions.
extension Message {
  static func notLoop(_ text: String) -> Message {
    Message(
      "each",
      "'each' says a name and a list, not '\(text.shortened)'",
      remedy: Int(text) != nil
        ? "write each: n in \(text)"
        : text.asLoop.map { "write each: \($0)" }
          ?? (text.contains(" ") || text == "…" || text.isEmpty
            ? "write each: item in items, or each: \"item, n in items\""
            : "write each: item in \(text.shortened)")
    )
  }

  static func notList(_ placeholder: Placeholder, _ value: DataValue) -> Message {
    var list = "[One, Two]"
    if case .mapping(let mapping) = value, let first = mapping.names.first {
      let isTable = mapping.names.prefix(20).allSatisfy { mapping[$0]?.text != nil }
      let text = mapping[first]?.text?.shortened.inYAML ?? "…"
      // The names of a table become values of its entries; anything else is an entry by itself.
      list =
        isTable
        ? "[{name: \(first.shortened), value: \(text)}]" : "[{\(first.shortened): \(text)}]"
    }
    return Message(
      "data-type",
      "'each' goes through a list, and '\(placeholder.name.shortened)' is \(value.kind)",
      remedy: "write a list into the data, such as \(placeholder.path.last ?? "items"): \(list)"
    )
  }

  static func hidingName(_ name: String) -> Message {
    Message(
      "each",
      "'\(name.shortened)' is a name of the data already",
      remedy: "call the entry by another name, such as \(name.shortened)Item"
    )
  }

  /// A number of times that isn't whole.
  static func partOfTime(_ count: String, of text: String) -> Message {
    Message(
      "each",
      "'each' makes a view \(count) times, which is no whole number",
      remedy: "write a whole number into the data, or each: \(text.shortened) | round"
    )
  }

  static func tooManyTimes(_ count: String, most: Int, of text: String) -> Message {
    let isNumber = Int(text.split(separator: " ").last ?? "") != nil
    let loop = text.split(separator: " ").dropLast().joined(separator: " ")
    return Message(
      "limit",
      "'each' makes a view \(count.shortened) times, and \(most) are the most",
      remedy: count.hasPrefix("-")
        ? "write a number from 0 into the data"
        : isNumber
          ? "write each: \(loop) 100"
          : "write each: \(text.shortened) | take(100)"
    )
  }

  /// The same name for an entry and for its number.
  static func sameNames(_ name: String, of list: String) -> Message {
    Message(
      "each",
      "the entry and its number are both called '\(name.shortened)'",
      remedy: "write each: \(name.shortened), n in \(list.trimmed.shortened)"
    )
  }

  /// A list or a range where the name of a list belongs; nothing for a name.
  static func listInEach(_ text: String, _ item: String) -> Message? {
    if text.hasPrefix("[") {
      return Message(
        "each",
        "'each' goes through a list of the data, and none is written here",
        remedy: text.utf8.count <= 200
          ? "write each: \(item) in items, and data: {items: \(text.withoutControls)}"
          : "write each: \(item) in items, and 'data:' with the list as its 'items'"
      )
    }
    // Most lists are names, and making the pattern takes longer than seeing that.
    guard text.first?.isNumber == true,
      let match = text.wholeMatch(of: /([0-9]{1,6}) *\.\.(?:\.|<)? *([0-9]{1,6})/),
      let first = Int(match.1), let last = Int(match.2), last >= first
    else { return nil }
    let count = last - first + (text.contains("<") ? 0 : 1)
    return Message(
      "each",
      "'each' takes a number of times, not '\(text.shortened)'",
      cause: "the entries are numbered from 0",
      remedy: "write each: \(item) in \(count)"
    )
  }

  /// A word of another language for 'each'.
  static func foreignLoop(_ key: String, of owner: String, _ loop: String) -> Message {
    Message(
      "unknown-property",
      "'\(owner)' has no property '\(key.shortened)'",
      remedy: "write 'each: \(loop.shortened)'"
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
    let classes = ClassWord.all.map(\.name)
    // The keys of a branch have no class of their own.
    if !entries.contains(where: { classes.contains($0.key) || $0.key.isComponentName }),
      entry.key == FormKeys.each
    {
      return Message(
        "each",
        "'each' stands in a list of nodes, and not among the keys of a branch",
        remedy: "make two nodes, each with an 'if', and write 'each' beside that"
      )
    }
    return Message(
      entry.key == FormKeys.slot ? "slot" : "each",
      "'\(entry.key)' stands in a list of nodes",
      remedy:
        "write it as an entry of the list: - \(entry.key): \(entry.value.scalar?.text.shortened ?? "…")"
    )
  }
}
