/// How much text the placeholders of a design may still read and write.
///
/// Each filter is bounded by what it is given, but a design may hand on what it was given many times: this
/// bounds all of them together.
package struct FilterRoom: Sendable {
  private var bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  /// Whether more was asked for than there was.
  package var isSpent: Bool { bytes < 0 }

  /// Takes so many bytes; false where there aren't so many any more.
  package mutating func takes(_ count: Int) -> Bool {
    guard bytes >= 0 else { return false }
    bytes -= count
    return bytes >= 0
  }
}

extension FilterCall {
  /// What the call has to look at before it gives anything, in bytes or in entries of a list.
  func reads(of value: DataValue) -> Int {
    switch value {
    case .text(let text): Self.handOn.contains(name) ? 0 : text.utf8.count
    // Putting a list in order compares each entry with some others.
    case .list(let list):
      name == "sorted" ? 16 * list.count : Self.walk.contains(name) ? list.count : 0
    case .null, .boolean, .number, .mapping: 0
    }
  }

  /// Filters that look at no letter of a text.
  private static let handOn: Set<String> = ["default", "then", "markup"]
  /// Filters that look at each entry of a list.
  private static let walk: Set<String> = ["pick", "reversed", "join", "list", "skip"]
}

extension DataValue {
  /// The bytes of a text, or the number of entries of a list.
  var extent: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let list): list.count
    case .null, .boolean, .number, .mapping: 1
    }
  }
}

extension FilterInput {
  /// Bytes of a text that a filter may make; one that it is given may be longer.
  static let mostBytes = 1_000_000

  /// The entries of a list as one text, whose length is known before it is made.
  func joined(by separator: String) throws(DataFault) -> String {
    let texts = try texts()
    let gaps = separator.utf8.count * max(0, texts.count - 1)
    try Self.check(texts.reduce(gaps) { $0 + $1.utf8.count }, of: name)
    return texts.joined(separator: separator)
  }

  /// Refuses a text that would be too long.
  static func check(_ bytes: Int, of name: String) throws(DataFault) {
    guard bytes > mostBytes else { return }
    throw DataFault(
      "limit",
      "'\(name)' gives a text of \(bytes) bytes, and \(mostBytes) are the most"
    )
  }
}

extension Placeholder {
  /// What to write where a filter, the one with this number, is given too much: the same with less of it.
  func shortened(before call: Int, of value: DataValue) -> String {
    var shorter = self
    let cut: FilterCall
    if case .list(let list) = value {
      var room = FilterInput.mostBytes / 2
      let gap = filters[call].arguments.first?.text.utf8.count ?? 2
      let fitting = list.prefix(100).prefix { entry in
        room -= (entry.text?.utf8.count ?? 0) + gap
        return room >= 0
      }
      cut = FilterCall(name: "take", arguments: [FilterArgument("\(max(1, fitting.count))")])
    } else {
      cut = FilterCall(name: "truncate", arguments: [FilterArgument("200")])
    }
    shorter.filters.insert(cut, at: call)
    let text = shorter.text
    return text.utf8.count <= 200 ? "write {{\(text)}}" : "put \(cut.name)(…) before it"
  }
}
