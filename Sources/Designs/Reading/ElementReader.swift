import SnaplineDiagnostics
import SnaplineEnvironment

extension Element {
  /// Reads one node.
  static func read(_ node: Node, in reading: Reading) -> Element? {
    guard reading.hasRoomForView(at: node.span.prefix(1)) else { return nil }
    let number = reading.views
    var element = reading.inScope(of: node) { readAny(node, in: reading) }
    element?.number = number
    element?.origin = node.origin
    return element
  }

  private static func readAny(_ node: Node, in reading: Reading) -> Element? {
    switch node.content {
    case .unreadable: return nil
    case .scalar(let scalar): return bare(scalar, node, in: reading)
    case .list:
      reading.report(.listAsNode, at: node.span.prefix(1))
      return nil
    case .mapping(let entries):
      return element(of: entries.withoutExtensions, node, in: reading)
    }
  }

  /// A class that needs no content, by its name alone.
  private static func bare(_ scalar: Scalar, _ node: Node, in reading: Reading) -> Element? {
    guard let word = ClassWord.named(scalar.text) else {
      let text = scalar.isNull ? nil : scalar.text
      let classes = ClassWord.all.map(\.name)
      reading.report(
        .notNode(text, classes: classes, components: reading.components),
        at: node.span
      )
      return nil
    }
    return Element(word: word, span: node.span)
  }

  private static func element(of entries: [Entry], _ node: Node, in reading: Reading) -> Element? {
    let parted = entries.parted { ClassWord.named($0) != nil }
    var classes = parted.wanted
    if let scroll = classes.first(where: \.saysWayOfScrolling) {
      reading.report(.wayOfScrolling(scroll, beside: classes, entries), at: scroll.value.span)
      classes.removeAll(where: \.saysWayOfScrolling)
      if classes.isEmpty { return nil }
    }
    if classes.count > 1 {
      let first = ClassWord.named(classes[0].key)
      classes.removeAll { reading.reportsComma(before: $0, among: entries, of: first) }
    }
    if classes.count > 1 { reading.report(.twoClasses(classes), at: classes[1].keySpan) }
    let (outer, asked, beside) = (reading.decides, reading.asksForExistence, reading.viewEntries)
    defer {
      (reading.decides, reading.asksForExistence, reading.viewEntries) = (outer, asked, beside)
    }
    reading.viewEntries = entries
    reading.decides = entries.conditionText
    reading.asksForExistence = !FormKeys.chooses(entries)
    guard let first = classes.first, let word = ClassWord.named(first.key) else {
      var element = Element(word: .view, span: node.span)
      element.readPlain(entries, in: reading)
      return element
    }
    let component = first.key.asComponentName
    if word.id == .row, first.value.mapping != nil, reading.components.contains(component) {
      reading.report(.unknownClass(first.key, .near(component)), at: first.keySpan)
      return nil
    }
    var element = Element(word: word, span: first.keySpan)
    let isInside =
      first.keySpan.source === node.span.source
      && node.span.range.contains(first.keySpan.range.lowerBound)
    if !isInside { element.use = node.span }
    element.readContent(first.value, in: reading)
    let placement = PlacementCheck(of: parted.others)
    let refused = placement.refused
    element.values.reserve(parted.others.count)
    for entry in parted.others
    where !refused.contains(entry.key)
      && !reading.readProperty(entry, of: word, into: &element.values)
    {
      // What is wrong with a value was told, and may be all that is wrong.
      if entry.value.isUnreadable || reading.reportsComma(before: entry, among: entries, of: word) {
        continue
      }
      reading.report(unknown(entry, of: word, among: entries, in: reading), at: entry.keySpan)
    }
    element.gatherChildren()
    element.checkSequence(in: reading)
    if word.id == .grid { element.checkGrid(among: entries, in: reading) }
    element.checkChart(in: reading)
    element.checkRange(in: reading)
    element.checkExistence(in: reading)
    placement.report(in: reading)
    reading.checkChoice(element.values, mustChoose: false)
    return element
  }

  static func unknown(
    _ entry: Entry,
    of word: ClassWord,
    among entries: [Entry],
    in reading: Reading
  ) -> Message {
    if ClassWord.reserved.contains(entry.key) {
      return .reserved(entry, among: reading.components)
    }
    if word.isStack, entry.key == StackTurn.axisKey.name { return .axis(entry, of: word) }
    let isText = entry.key == FormKeys.localized && entry.value.scalar != nil
    let meant = isText ? LabelWords.text.name : entry.key
    if word.contentKeys.contains(where: { $0.name == meant }) {
      return .contentBeside(entry, of: word, among: entries)
    }
    if ForeignWords.meansChildren(entry.key) {
      return .childrenBeside(entry.key, of: word)
    }
    let isBar = word.id == .navigationBar
    if isBar || !ForeignWords.knows(entry.key),
      let name = ForeignWords.meant(by: entry.key, among: word.contentKeys.map(\.name))
    {
      return .contentBeside(entry, meant: name, of: word, among: entries)
    }
    if entry.key.isComponentName, !ForeignWords.knows(entry.key) {
      return .componentBeside(entry.key, among: reading.components)
    }
    let known = (word.properties + NodeWords.all).map(\.name)
    let foreign = ForeignWords.remedy(for: entry, among: entries, of: word, in: reading)
    let isSlip = foreign == nil && Message.nearest(to: entry.key, among: known) == nil
    return .unknownProperty(
      entry,
      of: word.name,
      foreign: isSlip
        ? ForeignWords.remedyOfSlip(in: entry, among: entries, of: word, in: reading) : foreign,
      among: known
    )
  }

  private mutating func readContent(_ value: Node, in reading: Reading) {
    switch word.content {
    case .children:
      let spot = Spot(key: word.name, owner: word.name)
      let lists = word.id == .grid ? value.list?.filter { $0.list != nil } ?? [] : []
      for list in lists { reading.report(.listInGrid, at: list.span.prefix(1)) }
      guard lists.isEmpty, !reading.reportsChildren(under: value, of: word) else { return }
      let outer = reading.container
      defer { reading.container = outer }
      reading.container = word
      children = ElementList.read(value, at: spot, in: reading)?.elements ?? []
      settled = value.parts.settled
      Self.check(children, in: word, reading)
    case .keys(let keys):
      let spot = Spot(key: word.name, owner: word.name)
      if word.id == .gradient, reading.reportColorsAsPlaces(value, at: spot) {
        return
      }
      if let message = Message.conditionInContent(value, of: word, beside: reading.viewEntries) {
        return reading.report(message, at: value.span.prefix(1))
      }
      if let entries = value.mapping {
        content = reading.read(entries, by: keys, owner: word.name) { entry in
          let isBeside =
            NodeWords.named(entry.key) != nil || word.properties.contains { $0.name == entry.key }
          return isBeside && entry.key != FormKeys.nameKey
            ? .misplacedContent(entry.key, of: word.name)
            : .unknownObjectKey(entry.key, of: word.name, among: keys)
        }
      } else if let key = keys.first {
        let entry = Entry(key: word.name, keySpan: span, value: value)
        reading.read(entry, as: key, owner: word.name, into: &content)
      }
    }
  }

  /// Takes the views that stand in the values of keys for children, where the class has no list of them.
  mutating func gatherChildren() {
    guard case .keys = word.content else {
      // A footer stands beside the one view that scrolls.
      if let footer = values[OverflowWords.footer]?.element { children.append(footer) }
      return
    }
    children =
      BarWords.elements(in: content) + TableWords.elements(in: content, and: values)
      + CollectionWords.elements(in: content) + ControlWords.elements(in: content)
  }

  /// Reads a node that says no class, or says one wrongly.
  private mutating func readPlain(_ entries: [Entry], in reading: Reading) {
    let unknowns = entries.filter { entry in
      NodeWords.named(entry.key) == nil
        && !reading.reportsComma(before: entry, among: entries, of: word)
    }
    let keys = unknowns.filter { $0.key.contains("{{") }
    for entry in keys { reading.report(.placeholderInKey(entry.key), at: entry.keySpan) }
    let isFaulty =
      !keys.isEmpty || unknowns.contains { reading.mayBeDeclaredAmiss($0.key) }
    let meant = isFaulty ? nil : Self.meantClass(among: unknowns, in: reading)
    // Branches are keys of the class that isn't known.
    let isClassKnown = meant == nil && !isFaulty
    for entry in entries where isClassKnown || !FormKeys.choosing.contains(entry.key) {
      _ = reading.readProperty(entry, of: word, into: &values)
    }
    if let (entry, meant) = meant {
      reading.report(.unknownClass(entry.key, meant), at: entry.keySpan)
    }
    guard isClassKnown else { return }
    PlacementCheck(of: entries).report(in: reading)
    reading.checkChoice(values, mustChoose: false)
    for entry in unknowns {
      let owners = ClassWord.owners(of: entry.key)
      let message =
        owners.isEmpty
        ? Self.unknown(entry, of: word, among: entries, in: reading)
        : Message.noClass(entry.key, owners: owners)
      reading.report(message.ofWholeFiles(), at: entry.keySpan)
    }
  }

  /// Keys by which other formats name the class of a view.
  private static let typeKeys: Set<String> = ["type", "component", "widget", "element", "node"]

  /// The class, or the component, that the value of another key names.
  private static func typed(
    among unknowns: [Entry],
    in reading: Reading
  ) -> (Entry, Message.MeantClass)? {
    guard let key = unknowns.first(where: { typeKeys.contains($0.key.lowercased()) }),
      let name = key.value.scalar?.text
    else { return nil }
    let others = unknowns.filter { $0.keySpan.range != key.keySpan.range }
    if reading.components.contains(name) {
      return (key, .typedComponent(name, by: key, among: others))
    }
    guard
      let word = ClassWord.named(name) ?? ForeignWords.className(for: name).flatMap(ClassWord.named)
    else { return nil }
    let names = ClassWord.all.map(\.name)
    // A misspelt class beside it is told first.
    let isMisspelt = others.contains { entry in
      !word.contentKeys.contains { $0.name == entry.key } && !ForeignWords.meansChildren(entry.key)
        && nearestName(to: entry.key, among: names, atMost: 2) != nil
    }
    return isMisspelt ? nil : (key, .typed(word, by: key, among: others))
  }

  /// The unknown key that was most likely meant for the class, with the class it may be.
  private static func meantClass(among unknowns: [Entry], in reading: Reading) -> (
    Entry, Message.MeantClass
  )? {
    if reading.isFull, let first = unknowns.first { return (first, .unknown) }
    if let meant = typed(among: unknowns, in: reading) { return meant }
    for entry in unknowns where !ClassWord.reserved.contains(entry.key) {
      if entry.key.lowercased() == "stack" {
        let axis = unknowns.scalar(of: StackTurn.axisKey.name)
        let children = unknowns.first { ForeignWords.meansChildren($0.key) }?.key
        return (entry, .stack(entry.value, axis: axis, children: children))
      }
      if ["icon", "symbol", "sfsymbol"].contains(entry.key.lowercased()),
        let symbol = entry.value.scalar?.text
      {
        return (entry, .icon(symbol))
      }
      let component = entry.key.asComponentName
      if !entry.key.isComponentName, reading.components.contains(component) {
        return (entry, .near(component))
      }
      if let name = ForeignWords.className(for: entry.key) { return (entry, .foreign(name)) }
      if entry.key.isComponentName { return (entry, .component(known: reading.components)) }
    }
    for entry in unknowns where !ClassWord.reserved.contains(entry.key) {
      let isForeign = ForeignWords.knows(entry.key)
      let isProperty = !ClassWord.owners(of: entry.key).isEmpty
      guard !isForeign, !isProperty, entry.value.mayBeContent else { continue }
      let known = NodeWords.all.map(\.name) + ClassWord.all.map(\.name)
      let meant = Message.nearest(to: entry.key, among: known)
      if let meant, ClassWord.named(meant) == nil { continue }
      if let meant { return (entry, .near(meant)) }
      return (entry, ForeignWords.classOfSlip(in: entry.key).map { .foreign($0) } ?? .unknown)
    }
    return nil
  }
}

extension Reading {
  /// Counts one view more; false where there are too many.
  func hasRoomForView(at span: Span) -> Bool { hasRoom(forViews: 1, at: span) }

  /// Counts so many views more; false where there are too many.
  @discardableResult
  func hasRoom(forViews count: Int, at span: Span) -> Bool {
    let before = views
    views += count
    guard views > limits.views else { return true }
    // The first one too many says it; of those that aren't read nothing else is known.
    if before <= limits.views {
      report(.tooManyViews(most: limits.views), at: span)
      isCutShort = true
    }
    return false
  }

  /// Reads a property that a class or every view knows; false for an unknown one.
  func readProperty(_ entry: Entry, of word: ClassWord, into values: inout Values) -> Bool {
    let own = word.properties.first { $0.name == entry.key }
    guard let known = own ?? NodeWords.named(entry.key) else { return false }
    // Nothing takes back what a style says, whatever the key takes.
    if entry.value.isNull, known.valueType != Text.self, known.valueType != nil {
      values.note(entry, as: known.name)
      _ = isSaid(entry.value, at: Spot(key: entry.key, owner: word.name))
      return true
    }
    read(entry, as: known, owner: word.name, into: &values)
    return true
  }

  /// Tells of a container's views under a key of their own inside it, as others write them, with what
  /// stands beside them.
  func reportsChildren(under value: Node, of word: ClassWord) -> Bool {
    guard let entries = value.mapping, !entries.contains(where: { ClassWord.named($0.key) != nil }),
      let views = entries.first(where: { ForeignWords.meansChildren($0.key) }),
      views.value.list != nil || views.value.mapping != nil
    else { return false }
    report(.childrenInside(views, among: entries, of: word), at: views.keySpan)
    return true
  }
}

extension Reading {
  /// Whether a component of this name was declared wrongly, or may be in a file that couldn't be had.
  fileprivate func mayBeDeclaredAmiss(_ name: String) -> Bool {
    faultyComponents.contains(name) || lacksNames && name.isComponentName
  }
}

extension String {
  /// Whether the word is spelled as a component.
  var isComponentName: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}

extension Entry {
  /// Whether it says of a scroll view which way it scrolls, where the views belong.
  fileprivate var saysWayOfScrolling: Bool {
    key == ClassWord.scroll.name && value.scalar.flatMap { StackAxisWord(rawValue: $0.text) } != nil
  }
}

extension [Entry] {
  /// The text of a key's value, where it is one.
  func scalar(of key: String) -> String? { first { $0.key == key }?.value.scalar?.text }

  /// The entries without those that a design keeps for itself.
  var withoutExtensions: [Entry] {
    contains { $0.key.hasPrefix("x-") } ? filter { !$0.key.hasPrefix("x-") } : self
  }

  /// The entries whose keys are wanted, and the others.
  ///
  /// An entry may hold a whole tree: only its key is looked at.
  func parted(by isWanted: (String) -> Bool) -> (wanted: [Entry], others: [Entry]) {
    var (wanted, others): ([Entry], [Entry]) = ([], [])
    for place in indices {
      if isWanted(self[place].key) {
        wanted.append(self[place])
      } else {
        others.append(self[place])
      }
    }
    return (wanted, others)
  }

  /// What decides on branches among these keys.
  var conditionText: String? { scalar(of: ConditionWords.condition.name) }
}

extension Node {
  /// Whether a class could show this: a text, a list or a mapping.
  fileprivate var mayBeContent: Bool {
    guard let scalar else { return !isUnreadable }
    let isNumber = Double(scalar.text) != nil
    return !scalar.isNull && !isNumber && scalar.text != "true" && scalar.text != "false"
  }
}
