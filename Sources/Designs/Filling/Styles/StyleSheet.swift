/// The styles of a design: keys by names, for nodes and for words in markup.
struct StyleSheet {
  struct Style {
    var name: String
    var span: Span
    /// The value as it is written.
    var value: Node
    /// What it says itself, the names of others left out.
    var entries: [Entry]
    /// The styles below it, the lowest first.
    var bases: [(name: String, span: Span)] = []
    /// The classes that have to know its keys; elsewhere what a class doesn't know is left out.
    var classes: Set<String>?
  }

  private var styles: [String: Style] = [:]
  /// The names in the order of their files.
  private var order: [String] = []

  private var mergedKeys = MergedKeys()
  /// Whether the styles take over too many others, so that each is taken for itself.
  private var isCutOff = false

  mutating func add(_ style: Style) {
    mergedKeys = MergedKeys()
    if styles[style.name] == nil { order.append(style.name) }
    styles[style.name] = style
  }

  /// Where a style of this name stands.
  func span(of name: String) -> Span? { styles[name]?.span }

  // MARK: Use

  /// The keys of a node with those of its styles below them; nothing where it has no style.
  ///
  /// A class has to be named where the node doesn't say it, as an instance of a component does.
  func applied(to entries: [Entry], of word: ClassWord? = nil, in reading: Reading) -> [Entry]? {
    guard let style = entries.first(where: { $0.key == FormKeys.style }) else { return nil }
    let own = entries.filter { $0.key != FormKeys.style }
    guard let names = names(style, in: reading) else { return own }
    let word = word ?? entries.lazy.compactMap { ClassWord.named($0.key) }.first ?? .view
    var below: [Entry] = []
    for (name, span) in names {
      guard !name.contains("{{") else {
        reading.report(.placeholderInStyle(name, among: order), at: span)
        continue
      }
      guard styles[name] != nil else {
        let property = property(of: word, named: "kind", taking: name, at: style, in: reading)
        reading.report(.unknownStyle(name, among: order, property: property), at: span)
        continue
      }
      below = Self.merged(below, under: keys(of: name, for: word))
    }
    return Self.merged(below, under: own)
  }

  /// The class's own key for what others call a style, where it takes this very word.
  private func property(
    of word: ClassWord,
    named key: String,
    taking value: String,
    at entry: Entry,
    in reading: Reading
  ) -> String? {
    guard entry.value.scalar != nil, let own = word.properties.first(where: { $0.name == key })
    else { return nil }
    return reading.fault(of: value, as: own, at: entry.value, owner: word) == nil ? key : nil
  }

  /// The names that a `style` says.
  private func names(_ entry: Entry, in reading: Reading) -> [(name: String, span: Span)]? {
    if entry.value.isUnreadable || entry.value.isNull { return [] }
    let nodes = entry.value.list ?? [entry.value]
    return nodes.compactMap { node in
      guard let scalar = node.scalar else {
        let spot = Spot(key: FormKeys.style, owner: "view")
        let keys = node.flow.map { String($0.dropFirst().dropLast()) }
        let remedy =
          "write its keys beside the class" + (keys.map { ": " + $0 } ?? "")
          + ", or name them under 'styles:'"
        let message = Message.wrongKind(spot, "the name of a style", node.kind, remedy: remedy)
        reading.report(message, at: node.span.prefix(1))
        return nil
      }
      return (scalar.text, node.span)
    }
  }

  /// The names of all styles that a node has by what it says of them, with those that these take over.
  func names(takenOverBy style: Entry) -> Set<String> {
    let own = (style.value.list ?? [style.value]).compactMap { $0.scalar?.text }
    if let known = mergedKeys.names[own] { return known }
    // A long chain of styles is cut: every node that has it would carry all the names.
    let all = own.flatMap { chain(of: $0).prefix(Self.mostNamed).map(\.name) }
    let names = Set(own + all.prefix(Self.mostNamed))
    mergedKeys.names[own] = names
    return names
  }

  private static let mostNamed = 32

  /// The styles as they are written, each with what it takes over.
  var written: [Entry] {
    order.compactMap { name in
      styles[name].map { Entry(key: name, keySpan: $0.span, value: $0.value) }
    }
  }

  /// All keys of a style, with those of the styles below it, as a class takes them.
  private func keys(of name: String, for word: ClassWord?) -> [Entry] {
    let place = MergedKeys.Place(style: name, word: word?.name)
    if let known = mergedKeys.keys[place] { return known }
    var keys: [Entry] = []
    for style in chain(of: name) {
      var own = style.entries
      if let word, let classes = style.classes, !classes.contains(word.name) {
        own = own.filter { word.knows($0.key) }
      }
      keys = Self.merged(keys, under: own)
    }
    mergedKeys.keys[place] = keys
    return keys
  }

  /// A style with all that it takes over, the lowest first.
  ///
  /// One that is reached over several ways counts where it comes last, and circles were told before.
  private func chain(of name: String) -> [Style] {
    if isCutOff { return [styles[name]].compactMap(\.self) }
    var (waiting, seen) = ([[(name: name, span: Span?.none)][...]], Set<String>())
    var chain: [Style] = []
    while let last = waiting.indices.last, chain.count <= Self.mostBases {
      guard let next = waiting[last].popLast()?.name else {
        waiting.removeLast()
        continue
      }
      guard let style = styles[next], seen.insert(next).inserted else { continue }
      chain.append(style)
      waiting.append(style.bases.map { ($0.name, $0.span) }[...])
    }
    return chain.reversed()
  }

  /// How many styles may be taken over in all: each is counted again for each that takes it over.
  private static let mostBases = 50_000

  /// Keys with others over them; of a view's size and of its choices all that is said counts.
  private static func merged(_ below: [Entry], under above: [Entry]) -> [Entry] {
    guard !below.isEmpty else { return above }
    guard !above.isEmpty else { return below }
    let said = Set(above.map(\.key))
    let choices = FormKeys.choices(of: below)
    var kept = below.filter { !said.contains($0.key) && !FormKeys.choosing.contains($0.key) }
    kept = kept.flatMap { $0.giving(wayTo: said) }
    guard !choices.isEmpty else { return kept + above }
    let all = choices + FormKeys.choices(of: above)
    let list = Node(list: all, span: choices[0].span)
    let above = above.filter { entry in
      let isExistence = entry.key == FormKeys.condition && !FormKeys.chooses(above)
      return isExistence || !FormKeys.choosing.contains(entry.key)
    }
    return kept + above
      + [Entry(key: ConditionWords.choices.name, keySpan: list.span, value: list)]
  }

  // MARK: Words in markup

  /// The keys that words in markup have by each style, for the reader of those.
  func markup(at span: Span) -> Node {
    let range = Set(StyleWords.read.map(\.name))
    return Node(
      mapping: order.compactMap { name in
        guard let style = styles[name] else { return nil }
        let entries = keys(of: name, for: nil).filter {
          range.contains($0.key) && ($0.key != StyleWords.background.name || $0.value.scalar != nil)
        }
        return Entry(
          key: name,
          keySpan: style.span,
          value: Node(mapping: entries, span: style.span)
        )
      },
      span: span
    )
  }

  // MARK: Checks

  /// Tells of styles that lead back to themselves, and of names that aren't there.
  mutating func check(in reading: Reading) {
    var count = 0
    var chains = NameChains(styles.mapValues { $0.bases.map(\.name) })
    for name in order {
      guard let style = styles[name] else { continue }
      for base in style.bases where styles[base.name] == nil {
        let others = order.filter { $0 != name }
        reading.report(.unknownStyle(base.name, among: others, isBase: true), at: base.span)
      }
      if let circle = chains.circle(from: name), let first = styles[circle[0]] {
        reading.report(.circle("style", circle, such: ""), at: first.span)
      } else if !style.bases.isEmpty {
        count += chain(of: name).count
        guard count <= Self.mostBases else {
          isCutOff = true
          return reading.report(.manyBases(name, most: Self.mostBases), at: style.span)
        }
      }
    }
  }
}

extension Message {
  fileprivate static func manyBases(_ name: String, most: Int) -> Message {
    Message(
      "limit",
      "the styles up to '\(name.shortened)' take over others more than \(most) times in all",
      cause: "what a style takes over counts again for each style that extends it",
      remedy:
        "write into '\(name.shortened)' what it needs of the others, and leave its 'extends' out"
    )
  }
}

/// The keys of styles that were put together before, for one design.
private final class MergedKeys {
  struct Place: Hashable {
    var style: String
    var word: String?
  }

  var keys: [Place: [Entry]] = [:]
  /// The names of styles with those that they take over, by what a node says of its styles.
  var names: [[String]: Set<String>] = [:]
}

extension ClassWord {
  /// Whether a key may stand beside the class.
  fileprivate func knows(_ key: String) -> Bool {
    NodeWords.named(key) != nil || properties.contains { $0.name == key }
  }
}

extension Entry {
  /// The entry without what a node says of its size: a side gives way to `size`, and one side of `size`
  /// to `width` or `height`.
  fileprivate func giving(wayTo said: Set<String>) -> [Entry] {
    let sides = [SizeKeys.width.name, SizeKeys.height.name]
    if sides.contains(key) { return said.contains(SizeKeys.size.name) ? [] : [self] }
    guard key == SizeKeys.size.name, let left = sides.first(where: { !said.contains($0) }),
      sides.contains(where: said.contains), let scalar = value.scalar
    else {
      return key == SizeKeys.size.name && sides.allSatisfy(said.contains) ? [] : [self]
    }
    let pair = scalar.text.split(separator: "x")
    let isPair = pair.count == 2 && pair.allSatisfy { Double($0) != nil }
    let text = isPair ? String(pair[left == sides[0] ? 0 : 1]) : scalar.text
    return [Entry(key: left, keySpan: keySpan, value: saying(text).value)]
  }
}
