import SnaplineData
import SnaplineEnvironment
import SnaplineInputs

/// Fills a design before it is read: placeholders with data, `each` with its entries, and components,
/// slots, styles and texts of locales with what they stand for.
///
/// Nodes come in and nodes go out, so that the readers of keys know nothing of data. A node that has
/// nothing to fill is passed on as it is.
final class DesignFilling {
  let reading: Reading
  var settings: DataSettings
  var styles = StyleSheet()
  var components: [String: Component] = [:]
  var strings = StringTable()
  /// The texts that were missed and told of.
  var missingStrings: Set<String> = []
  /// The states of views that the variant says, by their ids.
  var configurations: [String: Node] = [:]
  private(set) var room: Int
  /// Values that may still be looked at: a repetition looks at each again.
  private var valueRoom: Int
  /// What placeholders may still bring.
  var textRoom: FilterRoom
  /// The components that stand somewhere in the design.
  var usedComponents: Set<String> = []
  /// What data decided so far on the list of nodes that is being filled.
  var settled = SettledList()

  /// Texts that were taken apart: a component's come again with each instance.
  ///
  /// Each stands beside its text, as strings that are equal may have other bytes.
  var templates: [String: (text: String, template: Template)] = [:]

  /// Where a node stands.
  struct Surroundings {
    var data: DataFrame
    /// The scope of the names of views.
    var scope = ViewScopes.document
    /// What stands in the slots of the component around.
    var slots: SlotTable?
    /// The components around, the outermost first.
    var instances: [Instance] = []
    /// Whether a component is looked at that isn't used, with values that stand in for arguments.
    var isSample = false
  }

  /// A component that is being put in place.
  struct Instance {
    var name: String
    /// Whether data decides on what is inside, so that a component may hold itself.
    var isDecided = false
  }

  init(_ reading: Reading, settings: DataSettings) {
    self.reading = reading
    self.settings = settings
    room = reading.limits.documentNodes
    valueRoom = Self.looks * reading.limits.documentNodes
    textRoom = FilterRoom(bytes: reading.limits.documentBytes)
  }

  /// Takes room for nodes; false, after a message, where there is none left.
  func takes(_ count: Int, at span: Span) -> Bool {
    guard room >= 0 else { return false }
    room -= count
    if room < 0 {
      reading.report(.tooManyNodes(most: reading.limits.documentNodes), at: span.prefix(1))
      reading.isCutShort = true
    }
    return room >= 0
  }

  /// How often each value of the longest design may be looked at.
  private static let looks = 5

  /// Whether some room is spent, so that the design can't be drawn and nobody need read it.
  var isSpent: Bool { room < 0 || valueRoom < 0 || textRoom.isSpent }

  /// Takes room for values that are looked at once more; false, after a message, where there is none left.
  func looks(atValues count: Int, at span: Span) -> Bool {
    guard valueRoom >= 0 else { return false }
    valueRoom -= count
    if valueRoom < 0 {
      reading.report(
        .tooManyNodes(most: Self.looks * reading.limits.documentNodes),
        at: span.prefix(1)
      )
      reading.isCutShort = true
    }
    return valueRoom >= 0
  }

  /// Takes room for text that data brings; false, after a message, where there is none left.
  func takes(text bytes: Int, at span: Span) -> Bool {
    if textRoom.isSpent { return false }
    if textRoom.takes(bytes) { return true }
    reportSpentText(at: span)
    return false
  }

  /// Tells that data brings more text than a design may have.
  func reportSpentText(at span: Span) {
    reading.report(.tooMuchText(most: reading.limits.documentBytes), at: span)
    reading.isCutShort = true
  }
}

// MARK: Values

extension DesignFilling {
  /// What a value becomes; nothing where it stays as it is.
  func value(_ node: Node, of key: String?, in place: Surroundings) -> Node? {
    switch node.content {
    case .unreadable: return nil
    case .scalar(let scalar):
      guard looks(atValues: 1, at: node.span) else { return Node(unreadable: node.span) }
      return filled(node, scalar, of: key, in: place)
    case .list(let list):
      return settling { self.list(list, of: key, in: place) }.map { nodes, settled in
        var filled = Node(list: nodes, span: node.span)
        filled.parts.settled = settled
        return filled
      }
    case .mapping(let entries):
      if let text = localized(entries, node, of: key, in: place) { return text }
      guard let key, FormKeys.areValues(of: key) else {
        return single(node, entries, in: place)
      }
      return filled(entries, of: key, in: place).map { Node(mapping: $0, span: node.span) }
    }
  }

  /// Fills a list of nodes, with what data decided on it.
  func settling(_ fill: () -> [Node]?) -> (nodes: [Node], settled: SettledList)? {
    let outer = settled
    defer { settled = outer }
    settled = SettledList()
    return fill().map { ($0, settled) }
  }

  /// The entries of a list, with repetitions and slots in place.
  func list(_ list: [Node], of key: String?, in place: Surroundings) -> [Node]? {
    var result: [Node]?
    for (index, node) in list.enumerated() {
      // What nobody reads any more needn't be filled.
      if isSpent { return [] }
      let nodes = listed(node, of: key, in: place)
      if let nodes, result == nil {
        result = Array(list[..<index])
        result?.append(contentsOf: nodes)
      } else {
        result?.append(contentsOf: nodes ?? [node])
      }
    }
    return result
  }

  /// Entries with their values filled, where anything in them changes.
  func filled(_ entries: [Entry], of owner: String?, in place: Surroundings) -> [Entry]? {
    var result: [Entry]?
    for (index, entry) in entries.enumerated() {
      guard !FormKeys.areFixed(entry.key),
        let value = value(entry.value, of: entry.key, in: place)
      else { continue }
      if result == nil { result = entries }
      result?[index] = Entry(key: entry.key, keySpan: entry.keySpan, value: value)
    }
    return result
  }

  // MARK: Nodes

  /// What stands in a list in place of a node; nothing where that stays as it is.
  private func listed(_ node: Node, of key: String?, in place: Surroundings) -> [Node]? {
    guard let entries = node.mapping else {
      return value(node, of: key, in: place).map { [$0] }
    }
    if let key, FormKeys.areValues(of: key) {
      return value(node, of: key, in: place).map { [$0] }
    }
    if let key, ClassWord.named(key)?.holdsNodes != true,
      let text = localized(entries, node, of: key, in: place)
    {
      return [text]
    }
    if let slot = entries.first(where: { $0.key == FormKeys.slot }) {
      return slotted(slot, beside: entries, of: node, in: place)
    }
    if let each = entries.first(where: { $0.key == FormKeys.each }) {
      return repeated(each, of: node, entries, in: place)
    }
    if let each = foreignEach(among: entries) {
      let others = entries.filter { $0.keySpan.range != each.keySpan.range }
      return repeated(each, of: node, others, in: place)
    }
    return present(node, entries, of: key, in: place)
  }

  /// A node of a list where its `if` lets it be; nothing where that stays as it is.
  func present(_ node: Node, _ entries: [Entry], of key: String?, in place: Surroundings) -> [Node]?
  {
    if let empty = entries.first(where: { $0.key == FormKeys.empty }) {
      reading.report(.emptyAlone, at: empty.keySpan)
      return []
    }
    guard key != ConditionWords.choices.name else { return choice(node, entries, in: place) }
    switch presence(of: entries, in: place) {
    case .gone(let decision):
      settled.leftOut += [decision].compactMap(\.self)
      return []
    case .same: return single(node, entries, in: place).map { [$0] }
    case .changed(let entries, let place, let decision):
      var changed = Node(mapping: entries, span: node.span)
      changed.parts = node.parts.adding(decision)
      return [single(changed, entries, isDecided: true, in: place) ?? changed]
    }
  }

  /// A choice of `conditions` with what data decides of it; none where the branch that holds says
  /// nothing.
  private func choice(_ node: Node, _ entries: [Entry], in place: Surroundings) -> [Node]? {
    if let message = Message.keysBesideCondition(entries) {
      reading.report(message, at: node.span.prefix(1))
      return [Node(unreadable: node.span)]
    }
    guard FormKeys.chooses(entries),
      case .changed(let kept, let inside, let decision) = presence(of: entries, in: place)
    else { return single(node, entries, in: place).map { [$0] } }
    guard FormKeys.chooses(kept) else { return [] }
    var changed = Node(mapping: kept, span: node.span)
    changed.parts = node.parts.adding(decision)
    return [single(changed, kept, isDecided: true, in: inside) ?? changed]
  }

  /// A node that stands by itself.
  private func single(_ node: Node, _ entries: [Entry], in place: Surroundings) -> Node? {
    single(node, entries, isDecided: false, in: place)
  }

  private func single(
    _ node: Node,
    _ written: [Entry],
    isDecided: Bool,
    in outer: Surroundings
  ) -> Node? {
    guard takes(1, at: node.span) else { return Node(unreadable: node.span) }
    var (entries, place, isChanged) = (written, outer, false)
    var node = node
    if !isDecided {
      if let alone = entries.first(where: { $0.key == FormKeys.each || $0.key == FormKeys.slot }) {
        reading.report(.onlyInList(alone, entries), at: alone.keySpan)
        return Node(unreadable: node.span)
      }
      switch presence(of: entries, in: place) {
      case .same: break
      case .gone(let decision):
        node.parts = node.parts.adding(decision)
        // What can't be left out of its place says so itself.
        entries = entries.map { $0.key == FormKeys.condition ? $0.saying("never") : $0 }
        entries.removeAll { $0.key == FormKeys.then || $0.key == FormKeys.otherwise }
        isChanged = true
      case .changed(let changed, let inside, let decision):
        (entries, place, isChanged) = (changed, inside, true)
        node.parts = node.parts.adding(decision)
      }
    }
    if let use = entries.first(where: { $0.key.isComponentName }),
      !entries.contains(where: { ClassWord.named($0.key) != nil }),
      let component = components[use.key]
    {
      return instance(of: component, by: use, entries, node, in: place)
    }
    if let style = entries.style {
      node.parts.style = style
      node.parts.styles = styles.names(takenOverBy: style)
    }
    if let styled = styles.applied(to: entries, in: reading) {
      (entries, isChanged) = (styled, true)
    }
    if let state = state(of: entries) { (entries, isChanged) = (state, true) }
    note(namesIn: entries, in: place)
    if let filled = filled(entries, of: nil, in: place) { (entries, isChanged) = (filled, true) }
    guard isChanged else { return nil }
    var changed = Node(mapping: entries, span: node.span)
    changed.origin = node.origin
    return changed
  }

  /// A node in the state that the variant says; nothing where that says none of it.
  private func state(of entries: [Entry]) -> [Entry]? {
    guard !configurations.isEmpty,
      let id = entries.first(where: { $0.key == FormKeys.id }),
      let name = id.value.scalar?.text, let state = configurations[name]
    else { return nil }
    let key = ConditionWords.configuration.name
    return entries.filter { $0.key != key }
      + [Entry(key: key, keySpan: id.keySpan, value: state)]
  }

  /// Makes the names that a node gives to itself and to its guides known in their scope.
  private func note(namesIn entries: [Entry], in place: Surroundings) {
    guard place.scope != ViewScopes.document else { return }
    for entry in entries {
      if entry.key == FormKeys.id, let name = entry.value.scalar?.text {
        reading.scopes.note(name, in: place.scope)
      } else if entry.key == InsideWords.guides.name {
        for guide in entry.value.mapping ?? [] { reading.scopes.note(guide.key, in: place.scope) }
      }
    }
  }
}

extension [Entry] {
  /// What a view says of its styles.
  var style: Entry? { first { $0.key == FormKeys.style } }
}

extension NodeOrigin.Parts {
  /// The same, and a choice that data decided on.
  fileprivate func adding(_ decision: DataDecision?) -> NodeOrigin.Parts {
    var parts = self
    if let decision { parts.decisions.append(decision) }
    return parts
  }
}

extension Entry {
  /// The entry with another text for its value.
  func saying(_ text: String) -> Entry {
    let scalar = Scalar(text: text, isPlain: false, verbatimStart: nil)
    return Entry(key: key, keySpan: keySpan, value: Node(scalar, span: value.span))
  }
}
