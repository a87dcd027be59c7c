import SnaplineEnvironment

/// What was read of a mapping.
///
/// A mapping has few keys, and is asked for many that it doesn't have: a search through their names is over
/// before a hash of the name is made.
package struct Values: Sendable {
  @usableFromInline struct Said: Sendable {
    @usableFromInline var value: (any Sendable)?
    var node: Node?
    var keySpan: Span?
  }

  // The names lie close together by themselves, as each question reads them.
  @usableFromInline private(set) var names: [String] = []
  @usableFromInline private(set) var said: [Said] = []
  /// The lengths of the names, one bit each: most questions end here, as no name has that length.
  @usableFromInline private(set) var lengths: UInt64 = 0

  init() {}

  /// Makes room for so many keys at once.
  mutating func reserve(_ count: Int) {
    names.reserveCapacity(count)
    said.reserveCapacity(count)
  }

  /// Whether a name of this length is there.
  @inlinable func mayHold(_ name: String) -> Bool {
    lengths & Self.lengthBit(of: name) != 0
  }

  /// The bit for names of this length; those that are 64 bytes longer have the same one.
  @inlinable static func lengthBit(of name: String) -> UInt64 { 1 &<< UInt64(name.utf8.count) }

  @inlinable func place(of name: String) -> Int? {
    guard mayHold(name) else { return nil }
    return names.firstIndex { $0.utf8.count == name.utf8.count && $0 == name }
  }

  private mutating func change(_ name: String, _ edit: (inout Said) -> Void) {
    let place = place(of: name) ?? names.endIndex
    if place == names.endIndex {
      names.append(name)
      said.append(Said())
      lengths |= Self.lengthBit(of: name)
    }
    edit(&said[place])
  }

  /// What a key says.
  ///
  /// The builder asks for hundreds of keys a view, each of a type of its own: without its body the
  /// compiler couldn't make the question for that type, and would look the type up at each call.
  @inlinable @inline(__always) package subscript<Value>(key: Key<Value>) -> Value? {
    // Most keys aren't there. Where the caller sees that by itself, it copies no value.
    mayHold(key.name) ? value(of: key) : nil
  }

  @inlinable func value<Value>(of key: Key<Value>) -> Value? {
    // A cast of nothing takes as long as one of a value.
    guard let place = place(of: key.name), let value = said[place].value else { return nil }
    return value as? Value
  }

  package func span<Value>(of key: Key<Value>) -> Span? { span(named: key.name) }

  package func span(named name: String) -> Span? { node(named: name)?.span }

  /// Where a key stands; nothing where it wasn't written.
  package func keySpan(named name: String) -> Span? { place(of: name).flatMap { said[$0].keySpan } }

  /// What was written for a key, as it was read.
  func node(named name: String) -> Node? { place(of: name).flatMap { said[$0].node } }

  /// The keys that were written, with where they stand.
  package var keys: some Sequence<(name: String, span: Span)> {
    zip(names, said).lazy.compactMap { name, said in said.keySpan.map { (name, $0) } }
  }

  /// What was written for each key, as it was read.
  var nodes: some Sequence<(name: String, node: Node)> {
    zip(names, said).lazy.compactMap { name, said in said.node.map { (name, $0) } }
  }

  /// What was written for some keys, by the keys' names.
  func writings(where isWanted: (String, Node) -> Bool) -> [Writing] {
    // A value that is left out may be the whole tree.
    var found: [Writing] = []
    for (name, said) in zip(names, said) {
      guard let node = said.node, isWanted(name, node) else { continue }
      found.append(Writing(name: name, node: node, key: said.keySpan ?? node.span))
    }
    found.sort { $0.name < $1.name }
    return found
  }

  /// Whether what a key says are views, or has some in it.
  func holdsViews(named name: String) -> Bool {
    let holder = place(of: name).flatMap { said[$0].value as? any ViewHolder }
    return holder.map { !$0.views.isEmpty } ?? false
  }

  /// Whether the key was written at all, readable or not.
  package func says(_ name: String) -> Bool { keySpan(named: name) != nil }

  package mutating func note(_ entry: Entry, as name: String) {
    change(name) { ($0.node, $0.keySpan) = (entry.value, entry.keySpan) }
  }

  mutating func set(_ value: (any Sendable)?, for name: String) {
    change(name) { $0.value = value }
  }

  /// Forgets that something was said.
  package mutating func remove(_ name: String) {
    guard let place = place(of: name) else { return }
    names.remove(at: place)
    said.remove(at: place)
    lengths = names.reduce(0) { $0 | Self.lengthBit(of: $1) }
  }

  /// Takes over what others say of a key, be it that nothing holds.
  package mutating func take(_ name: String, from other: Values) {
    guard let place = other.place(of: name) else { return remove(name) }
    change(name) { $0 = other.said[place] }
  }
}

/// A value that may have views in it.
protocol ViewHolder {
  var views: [Element] { get }
}

extension Reading {
  /// Reads one entry by its word.
  func read(_ entry: Entry, as word: any Word, owner: String, into values: inout Values) {
    values.note(entry, as: word.name)
    let spot = Spot(key: entry.key, owner: owner)
    if reportsOff(entry, as: word, at: spot) { return }
    values.set(
      inScope(of: entry.value) { word.read(entry.value, at: spot, in: self) },
      for: word.name
    )
  }

  /// Tells of `false` as the value of a key that isn't asked yes or no: whoever writes it wants none of what
  /// the key is for.
  private func reportsOff(_ entry: Entry, as word: any Word, at spot: Spot) -> Bool {
    guard let scalar = entry.value.scalar, scalar.isPlain, scalar.text == "false",
      entry.value.span.fill == nil
    else { return false }
    let trial = Reading(environment: environment)
    (trial.names, trial.folder) = (names, folder)
    _ = word.read(entry.value, at: spot, in: trial)
    guard let fault = trial.firstError else { return false }
    let isOfView = NodeWords.named(entry.key) != nil || !ClassWord.owners(of: entry.key).isEmpty
    report(fault.leavingOut(entry.key, isOfView: isOfView), at: entry.value.span)
    return true
  }

  /// Reads a mapping whose keys are all in `words`; others are reported by `unknown`.
  func read(
    _ entries: [Entry],
    by words: [any Word],
    owner: String,
    unknown: (Entry) -> Message
  ) -> Values {
    var values = Values()
    values.reserve(entries.count)
    for entry in entries where !entry.key.hasPrefix("x-") {
      if let word = words.first(where: { $0.name == entry.key }) {
        read(entry, as: word, owner: owner, into: &values)
      } else if !reportsComma(before: entry, among: entries) {
        report(unknown(entry), at: entry.keySpan)
      }
    }
    return values
  }

  /// Reads the object form of a value.
  func object(_ node: Node, by words: [any Word], at spot: Spot) -> Values? {
    guard let entries = node.mapping else {
      if !node.isUnreadable {
        let mended = entry(for: node, by: words, at: spot)
        report(.wrongKind(spot, "a mapping", node.kind, mended: mended), at: node.span)
      }
      return nil
    }
    if let message = Message.conditionInValue(entries, at: spot, among: words, in: self) {
      report(message, at: node.span.prefix(1))
      return nil
    }
    return read(entries, by: words, owner: spot.key) { entry in
      .unknownObjectKey(entry.key, of: spot.key, among: words)
    }
  }

  /// The mapping that a word alone was meant for: the first key that takes it.
  private func entry(for node: Node, by words: [any Word], at spot: Spot) -> String? {
    guard let text = node.scalar?.text, !node.isNull else { return nil }
    let word = words.first { word in
      fault(of: text, as: word, at: node, owner: .view) == nil
    }
    return word.map { "{\($0.name): \(text.shortened.inYAML)}" }
  }

  /// The scalar of a node; nothing, after a report, where it holds more, or more than `most` bytes.
  func scalar(
    _ node: Node,
    at spot: Spot,
    wanted: String,
    remedy: @autoclosure () -> String? = nil,
    most: Int? = nil
  ) -> Scalar? {
    guard let scalar = node.scalar else {
      if !node.isUnreadable {
        report(.wrongKind(spot, wanted, node.kind, remedy: remedy()), at: node.span)
      }
      return nil
    }
    let most = most ?? limits.stringBytes
    guard scalar.text.utf8.count <= most else {
      report(.longText(bytes: scalar.text.utf8.count, most: most), at: node.span.prefix(1))
      return nil
    }
    return scalar
  }
}

extension Message {
  /// The message with the remedy for a value that was meant to say that there is none.
  fileprivate func leavingOut(_ key: String, isOfView: Bool) -> Message {
    var message = self
    (message.mended, message.wanted) = (nil, nil)
    message.remedy =
      "leave '\(key)' out" + (isOfView ? ", or write \(key): null where a style says it" : "")
    return message
  }
}

extension Message {
  /// A value that decides between two others by itself, which branches of keys do; nothing for any other.
  fileprivate static func conditionInValue(
    _ entries: [Entry],
    at spot: Spot,
    among words: [any Word],
    in reading: Reading
  ) -> Message? {
    guard FormKeys.chooses(entries), !words.contains(where: { $0.name == FormKeys.condition }),
      let condition = entries.first(where: { $0.key == FormKeys.condition })
    else { return nil }
    guard ClassWord.named(spot.owner) != nil else {
      return Message(
        "object-key",
        "'\(spot.key)' has no 'if': a condition chooses among keys of a view",
        remedy: words.contains { $0.name == "dark" } && condition.value.scalar?.text == "dark"
          ? "write \(spot.key): {light: \(entries.value(of: "else") ?? "black"), "
            + "dark: \(entries.value(of: "then") ?? "white")}"
          : "write the condition on the view, with the whole '\(spot.owner)' under 'then:'"
      )
    }
    let said = entries.compactMap { entry -> String? in
      if entry.key == FormKeys.condition, let test = entry.value.writtenText {
        return "if: \(test.inYAML)"
      }
      return entry.value.flow.map { "\(entry.key): {\(spot.key): \($0)}" }
    }
    let isWhole = said.count == entries.count
    let choice =
      isWhole
      ? said.joined(separator: ", ")
      : "if: \(condition.value.flow ?? "dark"), then: {\(spot.key): …}"
    return Message(
      "object-key",
      "'\(spot.key)' has no 'if': a condition chooses among keys of the view",
      remedy: adding(choice, to: reading.viewEntries) + " in place of '\(spot.key)'"
    )
  }
}

extension Message {
  /// How to write one more choice on a view, which may leave others to conditions already.
  private static func adding(_ choice: String, to entries: [Entry]) -> String {
    let list = ConditionWords.choices.name
    if entries.contains(where: { $0.key == list }) {
      return "write {\(choice)} as one more entry of '\(list):',"
    }
    return entries.contains { $0.key == FormKeys.condition }
      ? "write \(list): [{\(choice)}]" : "write \(choice)"
  }
}

extension [Entry] {
  fileprivate func value(of key: String) -> String? { first { $0.key == key }?.value.flow }
}
