import Foundation
import SnaplineData
import SnaplineEnvironment
import SnaplineScene

extension DesignFilling {
  /// What `each` says: the names of an entry and of its number, and the list.
  private struct Loop {
    var item: String
    var number: String?
    var entries: [DataValue]
    /// The list as it was found in the data; nothing for a number of times.
    var list: DataFill?

    /// The path of the list in the data; nothing for one that a component is given as it stands.
    var path: String? { list.flatMap { $0.isArgument ? nil : $0.path } }
  }

  /// A node once for each entry of a list.
  func repeated(_ each: Entry, of node: Node, _ written: [Entry], in place: Surroundings) -> [Node]
  {
    guard !reportsParted(each, among: written), let loop = loop(each, in: place) else { return [] }
    let entries = written.filter { $0.key != FormKeys.each && $0.key != FormKeys.empty }
    let most = reading.limits.views
    if loop.entries.count > most, !entries.contains(where: { $0.key == FormKeys.condition }) {
      reading.report(
        .tooManyTimes("\(loop.entries.count)", most: most, of: each.value.scalar?.text ?? ""),
        at: each.value.span
      )
      return []
    }
    let list = loop.path.map { DataList(path: $0, place: reading.given.span(of: $0)) }
    let empty = written.first { $0.key == FormKeys.empty }
    let isEmpty = empty.flatMap { _ in emptiness(of: loop, each) }
    guard !loop.entries.isEmpty else {
      note(rows: 0, of: list)
      guard let empty else { return [] }
      let nodes = self.list([empty.value], of: nil, in: place) ?? [empty.value]
      return nodes.map { $0.decided(by: isEmpty) }
    }
    settled.leftOut += [isEmpty].compactMap(\.self)
    // A row that its own condition leaves out is like an entry that isn't there.
    let leftOut = settled.leftOut
    defer { settled.leftOut = leftOut }
    let bare = Node(mapping: entries, span: node.span)
    let name = entries.first { $0.key == FormKeys.id }?.value.scalar?.text
    var inside = place.decided
    var rows = 0
    defer { note(rows: rows, of: list) }
    return loop.entries.enumerated().flatMap { index, value -> [Node] in
      guard !isSpent, takes(1, at: each.keySpan) else { return [] }
      inside.data = frame(of: loop, at: index, value, in: place.data)
      inside.scope = reading.scopes.add(in: place.scope, named: "\(name ?? loop.item)[\(index)]")
      let nodes = present(bare, entries, of: nil, in: inside) ?? [bare]
      if let name {
        let whole = reading.scopes.whole("\(name)[\(index)]", in: place.scope)
        reading.scopes.note(name, in: inside.scope, for: whole)
      }
      if !nodes.isEmpty { rows += 1 }
      return nodes.map { $0.named(in: inside.scope).listed(in: list) }
    }
  }

  /// Notes how many rows of a list of the data stand in the list of nodes that is being filled.
  private func note(rows count: Int, of list: DataList?) {
    guard let list else { return }
    settled.repetitions.append(DataRepetition(list: list, count: count))
  }

  /// The condition by which what stands for an empty list is there; nothing for a number of times.
  private func emptiness(of loop: Loop, _ each: Entry) -> DataDecision? {
    guard let list = loop.list else { return nil }
    let span = each.value.span
    let fill = list.asked(by: TemplateText.emptiness(ofListAskedBy: list.text), at: span)
    if !fill.isSample { reading.note(asked: fill) }
    let answer = loop.entries.isEmpty ? "true" : "false"
    var condition = Scalar(text: answer, isPlain: false, verbatimStart: nil)
    condition.fillings = [fill]
    return DataDecision(condition: Node(condition, span: span), names: [])
  }

  /// Tells of a loop that a comma parts between braces: `{each: item, n in items, …}`.
  private func reportsParted(_ each: Entry, among entries: [Entry]) -> Bool {
    entries.contains { entry in
      guard let parted = entries.text(partedBefore: entry),
        parted.entry.keySpan.range == each.keySpan.range
      else { return false }
      return reading.reportsComma(before: entry, among: entries)
    }
  }

  private func frame(of loop: Loop, at index: Int, _ value: DataValue, in outer: DataFrame)
    -> DataFrame
  {
    var values = DataMapping([(loop.item, value)])
    if let number = loop.number { values[number] = .number(.init(index)) }
    let path = loop.path.map { "\($0).\(index)" }
    return DataFrame(
      .repetition,
      values,
      paths: path.map { [loop.item: $0] } ?? [:],
      places: loop.list?.argumentPlace.map { [loop.item: $0] } ?? [:],
      in: outer
    )
  }

  /// Reads `item in order.items`, `item, n in order.items` or `n in 5`.
  private func loop(_ each: Entry, in place: Surroundings) -> Loop? {
    guard let scalar = each.value.scalar else {
      if !each.value.isUnreadable { reading.report(.notLoop("…"), at: each.value.span.prefix(1)) }
      return nil
    }
    var scanner = Scanner(scalar.text)
    scanner.skipSpaces()
    guard let item = scanner.dataName() else { return fault(.notLoop(scalar.text), each) }
    var number: String?
    scanner.skipSpaces()
    if scanner.take(",") {
      scanner.skipSpaces()
      number = scanner.dataName()
      if number == nil { return fault(.notLoop(scalar.text), each) }
    }
    scanner.skipSpaces()
    guard scanner.word() == "in", scanner.skipSpaces() else {
      return fault(.notLoop(scalar.text), each)
    }
    for name in [item, number].compactMap(\.self) where place.data.knows(name) {
      return fault(.hidingName(name), each)
    }
    if item == number {
      return fault(.sameNames(item, of: scanner.text(scanner.rest)), each)
    }
    let list = scanner.text(scanner.rest).trimmingSpaces
    if let message = Message.listInEach(list, item) { return fault(message, each) }
    guard let found = entries(of: scanner.text(scanner.rest), each, in: place) else { return nil }
    return Loop(item: item, number: number, entries: found.entries, list: found.list)
  }

  private func fault<Value>(_ message: Message, _ each: Entry) -> Value? {
    reading.report(message, at: each.value.span)
    return nil
  }

  /// The entries that a loop goes through: those of a list, or so many numbers.
  private func entries(of text: String, _ each: Entry, in place: Surroundings)
    -> (entries: [DataValue], list: DataFill?)?
  {
    if let count = Int(text.trimmingSpaces) {
      guard (0...reading.limits.documentNodes).contains(count) else {
        let text = each.value.scalar?.text ?? ""
        return fault(.tooManyTimes("\(count)", most: reading.limits.views, of: text), each)
      }
      return ((0..<count).map { .number(.init($0)) }, nil)
    }
    let isBare = !text.hasPrefix("{{")
    guard let template = template(isBare ? "{{\(text)}}" : text, at: each.value),
      let placeholder = template.only
    else { return nil }
    let whole = 0..<(each.value.scalar?.text.utf8.count ?? 0)
    let example = "[One, Two]"
    guard
      let found = value(of: placeholder, at: whole, of: each.value, in: place, like: example)
    else {
      return nil
    }
    if reportsPageText(found.value.text, under: FormKeys.each, at: each.value.span) { return nil }
    switch found.value {
    case .list(let list): return (list, placeholder.filters.isEmpty ? found.fill : nil)
    case .null: return ([], nil)
    case .number(let number):
      let text = each.value.scalar?.text ?? ""
      // Compared before it becomes an Int, which not every number fits into.
      guard number >= 0, number <= Decimal(reading.limits.documentNodes) else {
        let most = reading.limits.views
        return fault(.tooManyTimes(number.shortest, most: most, of: text), each)
      }
      let count = Int(truncating: number as NSNumber)
      guard Decimal(count) == number else {
        return fault(.partOfTime(number.shortest, of: text), each)
      }
      return ((0..<count).map { .number(.init($0)) }, nil)
    case .mapping, .text, .boolean:
      return fault(.notList(placeholder, found.value), each)
    }
  }
}

extension DesignFilling {
  /// An entry that repeats a node by a word of another language, as the one that does so here.
  func foreignEach(among entries: [Entry]) -> Entry? {
    guard
      let entry = entries.first(where: { entry in
        entry.key.utf8.count <= Self.longestLoop && Self.loops.contains(entry.key.lowercased())
      }),
      let text = entry.value.scalar?.text, let loop = text.asLoop
    else { return nil }
    let owner = entries.lazy.compactMap { ClassWord.named($0.key) }.first ?? .view
    reading.report(.foreignLoop(entry.key, of: owner.name, loop), at: entry.keySpan)
    let each = entry.saying(loop)
    return Entry(key: FormKeys.each, keySpan: entry.keySpan, value: each.value)
  }

  /// What other languages call a repetition.
  private static let loops: Set<String> = [
    "foreach", "for", "repeat", "map", "loop", "v-for", "ngfor",
  ]
  private static let longestLoop = loops.map(\.utf8.count).max() ?? 0
}

extension String {
  /// The loop that a text of another language says: `item of items`, `items as item`.
  var asLoop: String? {
    let words = split { $0 == " " || $0 == ":" || $0 == "(" || $0 == ")" }.map(String.init)
    guard words.count == 3 else { return nil }
    let names = words[1] == "as" ? [words[2], words[0]] : [words[0], words[2]]
    guard ["in", "of", "as", "from", "<-"].contains(words[1]) else { return nil }
    let isName = names.allSatisfy { name in
      name.utf8.first?.isLetter == true
        && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._-".utf8.contains($0) }
    }
    return isName && !names[0].contains(".") ? "\(names[0]) in \(names[1])" : nil
  }
}

extension DesignFilling.Surroundings {
  /// The same, where data decides on what is inside.
  var decided: DesignFilling.Surroundings {
    var place = self
    for index in place.instances.indices { place.instances[index].isDecided = true }
    return place
  }
}

extension Node {
  /// The node with the scope of its names, where it has none yet.
  func named(in scope: Int) -> Node {
    var node = self
    if node.scope == nil { node.scope = scope }
    return node
  }

  /// The node as one on which data decided.
  fileprivate func decided(by decision: DataDecision?) -> Node {
    guard let decision, !isUnreadable else { return self }
    var node = self
    node.parts.decisions.append(decision)
    return node
  }

  /// The node as one that is repeated for each entry of a list, where it isn't one already.
  fileprivate func listed(in list: DataList?) -> Node {
    guard let list, parts.list == nil else { return self }
    var node = self
    node.parts.list = list
    return node
  }
}

extension Scanner {
  /// A name in data: a letter, then letters, digits, `_` and `-`.
  mutating func dataName() -> String? {
    guard let first = current, first.isLetter else { return nil }
    return name()
  }
}

extension String {
  fileprivate var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
