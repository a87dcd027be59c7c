import SnaplineData

extension StyleSheet.Style {
  private static let extends = "extends"
  private static let classes = "for"

  /// Reads a style; nothing, after a message, where it is none.
  static func read(_ entry: Entry, in reading: Reading) -> StyleSheet.Style? {
    guard let entries = entry.value.mapping else {
      if !entry.value.isUnreadable {
        let spot = Spot(key: entry.key, owner: "styles")
        reading.report(.wrongKind(spot, "a mapping of keys", entry.value.kind), at: entry.keySpan)
      }
      return nil
    }
    var style = StyleSheet.Style(
      name: entry.key,
      span: entry.keySpan,
      value: entry.value,
      entries: []
    )
    let isFilledChoice = entries.contains {
      $0.key == FormKeys.condition && $0.value.holdsPlaceholder
    }
    for entry in entries where !entry.key.hasPrefix("x-") {
      switch entry.key {
      case FormKeys.condition where isFilledChoice:
        reading.report(.dataDecidesInStyle(entries), at: entry.keySpan)
      case FormKeys.then where isFilledChoice, FormKeys.otherwise where isFilledChoice: break
      case extends: style.bases = names(entry, "the name of a style", in: reading)
      case classes: style.classes = Set(self.classNames(entry, in: reading))
      default:
        guard let message = refusal(of: entry, in: reading) else {
          style.entries.append(entry)
          continue
        }
        reading.report(message, at: entry.keySpan)
      }
    }
    if let condition = style.entries.first(where: { $0.key == FormKeys.condition }),
      !FormKeys.chooses(entries)
    {
      let others = style.entries.filter { $0.key != FormKeys.condition }
      let message = Message.conditionAlone(inStyle: condition, others: Node.flow(of: others))
      reading.report(message, at: condition.keySpan)
    }
    return style
  }

  /// What others call the styles that a style begins with.
  private static let foreignExtends: Set<String> = [
    "extend", "inherit", "inherits", "base", "basedon", "parent",
  ]

  /// What is wrong with a key in a style.
  private static func refusal(of entry: Entry, in reading: Reading) -> Message? {
    if entry.value.holdsPlaceholder { return .placeholderHere(entry.key) }
    if foreignExtends.contains(ForeignWords.plain(entry.key)) {
      return .unknownStyleKey(
        entry.key,
        foreign: "write extends: \(entry.value.flow ?? "quiet")",
        meant: nil
      )
    }
    if entry.key == FormKeys.style { return .styleInStyle(entry.value.kind) }
    if structural.contains(entry.key) || ClassWord.named(entry.key) != nil {
      return .notInStyle(entry.key)
    }
    if known.contains(entry.key) { return nil }
    let meant = Message.nearest(to: entry.key, among: known.sorted())
    return .unknownStyleKey(
      entry.key,
      foreign: ForeignWords.remedy(for: entry, among: [], of: .label, in: reading),
      meant: meant
    )
  }

  /// Keys that say which view it is, what is in it and where: those of a node alone.
  private static let structural = Set(
    [
      FormKeys.id, FormKeys.each, FormKeys.empty, FormKeys.slot, InsideWords.guides.name,
      InsideWords.sequence.name, InsideWords.defaults.name, ViewWords.constraints.name,
    ]
      + PlacementWords.all.map(\.name)
  )

  /// Every key that a style may have.
  static var keys: Set<String> { known.union([extends, classes]) }

  /// Every key that some class takes.
  private static let known = Set(
    (NodeWords.all + ClassWord.all.flatMap(\.properties)).map(\.name)
  ).subtracting(structural)

  private static func classNames(_ entry: Entry, in reading: Reading) -> [String] {
    names(entry, "the name of a class", in: reading).compactMap { name, span in
      if ClassWord.named(name) != nil { return name }
      reading.report(.unknownClassName(name), at: span)
      return nil
    }
  }

  private static func names(_ entry: Entry, _ wanted: String, in reading: Reading)
    -> [(name: String, span: Span)]
  {
    if entry.value.isUnreadable { return [] }
    return (entry.value.list ?? [entry.value]).compactMap { node in
      guard let scalar = node.scalar, !scalar.isNull else {
        let spot = Spot(key: entry.key, owner: FormKeys.style)
        reading.report(.wrongKind(spot, wanted, node.kind), at: node.span.prefix(1))
        return nil
      }
      return (scalar.text, node.span)
    }
  }
}

extension Node {
  /// Whether a placeholder stands in any scalar of the value.
  fileprivate var holdsPlaceholder: Bool {
    switch content {
    case .scalar(let scalar):
      Template.mayHold(scalar.text.replacing("\\{{", with: ""))
    case .list(let list): list.contains(where: \.holdsPlaceholder)
    case .mapping(let entries): entries.contains { $0.value.holdsPlaceholder }
    case .unreadable: false
    }
  }
}
