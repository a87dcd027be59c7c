import SnaplineDiagnostics

/// What can be wrong with nodes and with equations among them.
extension Message {
  static func unknownProperty(_ entry: Entry, of owner: String, among known: [String]) -> Message {
    let owners = ClassWord.owners(of: entry.key)
    let elsewhere =
      owners.isEmpty ? nil : "it is a property of " + owners.prefix(3).joined(separator: ", ")
    return Message(
      "unknown-property",
      "'\(owner)' has no property '\(entry.key.shortened)'",
      remedy: ForeignWords.remedy(for: entry.key, value: entry.value)
        ?? suggestion(for: entry.key, among: known) ?? elsewhere
    )
  }

  static func unknownDocumentKey(_ entry: Entry, among words: [any Word]) -> Message {
    let known = words.filter(\.isRead).map(\.name)
    let isNode =
      ClassWord.named(entry.key) != nil || NodeWords.all.contains { $0.name == entry.key }
    return Message(
      "unknown-property",
      "a design has no '\(entry.key.shortened)'",
      remedy: suggestion(for: entry.key, among: known)
        ?? (isNode ? "write it under 'view:'" : "it has " + known.joined(separator: ", "))
    )
  }

  enum MeantClass {
    case foreign(String)
    case near(String)
    case component
    case unknown
  }

  static func unknownClass(_ key: String, _ meant: MeantClass) -> Message {
    let subject = "no view is called '\(key.shortened)'"
    switch meant {
    case .foreign(let name):
      let remedy = "write '\(name):'" + ForeignWords.note(on: name)
      return Message("unknown-class", subject, remedy: remedy)
    case .near(let name):
      let note = ForeignWords.note(on: name)
      let remedy = note.isEmpty ? "did you mean '\(name)'?" : "'\(name)' was meant" + note
      return Message("unknown-class", subject, remedy: remedy)
    case .unknown:
      return Message("unknown-class", subject, remedy: "a view of this version is " + readClasses)
    case .component:
      return Message(
        "not-in-this-version",
        "'\(key.shortened)' is spelled as a component; these are known, not in this version",
        remedy: "a view of this version is " + readClasses
      )
    }
  }

  private static var readClasses: String {
    ClassWord.all.filter(\.isRead).map { "'\($0.name)'" }.joined(separator: " or ")
  }

  static func componentBeside(_ key: String) -> Message {
    Message(
      "not-in-this-version",
      "'\(key.shortened)' is spelled as a component; these are known, not in this version"
    )
  }

  static func noClass(_ key: String, owners: [String]) -> Message {
    let readOwners = owners.filter { ClassWord.named($0)?.isRead == true }
    return Message(
      "no-class",
      "a plain view has no '\(key)', and this node says no class",
      remedy: readOwners.isEmpty
        ? "it belongs to " + owners.prefix(3).joined(separator: ", ")
          + ", known, not in this version"
        : "add the class it belongs to: " + readOwners.prefix(3).joined(separator: ", ")
    )
  }

  static func twoClasses(_ entries: [Entry]) -> Message {
    let said = entries.prefix(2).map { "'\($0.key)' (line \($0.keySpan.line))" }
    let keys = Set(entries.map(\.key))
    let button =
      keys == ["label", "image"] && ClassWord.named("button")?.isRead == true
      ? ", or for a picture in a button write 'button: {title: …, image: …}'" : ""
    return Message(
      "two-classes",
      "a node is one view, this one says " + said.joined(separator: " and "),
      remedy: "make two list items" + button
    )
  }

  static func misplacedContent(_ key: String, of owner: String) -> Message {
    Message(
      "misplaced-content",
      "'\(key)' is not content of '\(owner)'",
      remedy: "write it beside '\(owner):', not inside"
    )
  }

  static func reserved(_ key: String) -> Message {
    Message(
      "reserved",
      "'\(key)' is kept for later",
      remedy: "leave it out"
    )
  }

  static let listAsNode = Message(
    "wrong-type",
    "a node is a mapping, not a list",
    remedy: "write 'view:' with the list under it"
  )

  static func notNode(_ text: String?, classes: [String]) -> Message {
    guard let text else { return Message("wrong-type", "there is no node here") }
    if let near = nearest(to: text, among: classes) {
      return unknownClass(text, .near(near))
    }
    return Message(
      "wrong-type",
      "a node is a mapping, not '\(text.shortened)'",
      remedy: "write label: \(text.shortened)"
    )
  }

  static func twoPlacements(_ entries: [Entry]) -> Message {
    let said = entries.prefix(2).map { "'\($0.key)' (line \($0.keySpan.line))" }
    return Message(
      "two-placements",
      "two placements, " + said.joined(separator: " and "),
      remedy: "drop one"
    )
  }

  static func companion(_ entry: Entry, of placement: PlacementForm) -> Message {
    let own = placement.companions.joined(separator: "', '")
    var remedy = "write \(own)"
    if placement.main == "centeredIn", entry.key == "insets" {
      let n = entry.value.scalar?.text.shortened ?? "8"
      remedy = "write offset: {x: \(n), y: \(n)}, or filling: superview with insets"
    } else if placement.main == "filling", entry.key == "offset" {
      remedy = "write insets, or centeredIn: superview with offset"
    }
    return Message(
      "companion",
      "'\(placement.main)' takes '\(own)', not '\(entry.key)'",
      remedy: remedy
    )
  }

  static func companionAlone(_ key: String) -> Message {
    // The simplest one that takes it.
    let simple = [
      ("filling", "superview"), ("centeredIn", "superview"), ("pinnedTo", "topLeading"),
    ]
    let form = simple.first { form, _ in
      PlacementWords.forms.contains { $0.main == form && $0.takes(key) }
    }
    let other = PlacementWords.forms.first { $0.takes(key) }?.main ?? "filling"
    return Message(
      "companion",
      "'\(key)' goes with a placement, and this node says none",
      remedy: form.map { "write \($0.0): \($0.1) beside it" } ?? "write '\(other)' beside it"
    )
  }

  // MARK: Names

  static func reservedName(_ name: String) -> Message {
    Message("reserved-name", "'\(name)' means something already", remedy: "choose another id")
  }

  static func duplicateName(_ name: String, line: Int) -> Message {
    Message("duplicate-id", "a view is called '\(name)' already (line \(line))")
  }

  static func unknownView(_ name: String, among known: [String: Span]) -> Message {
    let areas = Anchorable.Area.allCases.map(\.rawValue) + ["superview"]
    let near = nearest(to: name, among: Array(known.keys) + areas)
    return Message(
      "unknown-view",
      "no view is called '\(name.shortened)' here",
      remedy: near.map { near in
        "did you mean '\(near)'" + (known[near].map { " (line \($0.line))?" } ?? "?")
      } ?? "give the view an id: \(name.shortened)"
    ).ofWholeFiles()
  }

  // MARK: Equations

  static func equationSyntax(wanted: String, found: String) -> Message {
    Message("equation", "\(wanted) should stand here, not \(found)")
  }

  static func unknownRelation(_ sign: String) -> Message {
    let meant = sign == "=" ? "==" : sign == "<" || sign == "=<" ? "<=" : ">="
    return Message("equation", "no relation is written '\(sign)'", remedy: "write \(meant)")
  }

  static func spacesAround(_ sign: String) -> Message {
    Message("equation", "spaces are missing around '\(sign)'", remedy: "write ' \(sign) '")
  }

  static func bareAttribute(_ name: String) -> Message {
    let isAttribute = Equation.Attribute(rawValue: name) != nil
    return Message(
      "equation",
      isAttribute ? "whose \(name)?" : "'\(name.shortened)' needs an attribute",
      remedy: isAttribute
        ? "write self.\(name) or superview.\(name)" : "write \(name.shortened).top"
    )
  }

  static func unknownAttribute(_ name: String, among known: [String]) -> Message {
    Message(
      "equation",
      "a view has no '\(name.shortened)'",
      remedy: suggestion(for: name, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }

  static func baselineOfArea(_ attribute: Equation.Attribute) -> Message {
    Message(
      "equation",
      "an area has no text, and no '\(attribute.rawValue)'",
      remedy: "compare with top, centerY, bottom"
    )
  }

  static func axisMix(_ one: Equation.Attribute, _ other: Equation.Attribute) -> Message {
    let positions = [one.kind.position, other.kind.position].compactMap(\.self)
    return Message(
      "equation-axis",
      positions.count == 2
        ? "a \(positions[0]) and a \(positions[1]) position"
        : "\(one.kind.phrase) and \(other.kind.phrase)",
      remedy: "compare \(one.rawValue) with \(one.kind.partners)"
    )
  }

  static func sideMix(_ one: Equation.Attribute, _ other: Equation.Attribute) -> Message {
    Message(
      "equation-axis",
      "'\(one.rawValue)' and '\(other.rawValue)' don't mix",
      cause: "one is a side of the screen, the other turns round with the direction of reading",
      remedy: "compare leading and trailing with each other, or left and right"
    )
  }

  static func positionConstant(
    _ name: String,
    _ attribute: Equation.Attribute,
    _ constant: Double
  ) -> Message {
    let number = constant == constant.rounded() ? String(Int(constant)) : String(constant)
    let sum = constant < 0 ? "- \(number.dropFirst())" : "+ \(number)"
    return Message(
      "position-constant",
      "a position needs another one",
      remedy: "write \(name).\(attribute.rawValue) == superview.\(attribute.rawValue) \(sum)"
    )
  }

  static let constantsAlone = Message("equation", "two numbers, and no view between them")

  static let mixedRelations = Message(
    "equation",
    "a chain says <= or >=, not both",
    remedy: "make it two lines"
  )

  static func listLengths(_ one: Int, _ other: Int) -> Message {
    Message("equation", "a list of \(one) and a list of \(other) don't pair")
  }

  static func sameTwice(_ item: Equation.Item, _ attribute: Equation.Attribute) -> Message {
    let path = [item.name, item.area?.rawValue, attribute.rawValue].compactMap(\.self)
    return Message(
      "equation",
      "'\(path.joined(separator: ".").shortened)' is compared with itself",
      remedy: "name another view or attribute on one side"
    )
  }

  static func onlyVisual(_ key: String) -> Message {
    Message(
      "visual-format",
      "'\(key)' belong to a visual format, and this is an equation",
      remedy: key == "metrics"
        ? "write the numbers into the equation" : "write 'visual' in place of 'equation'"
    )
  }

  static func duplicateLabel(_ label: String, line: Int) -> Message {
    Message(
      "duplicate-label",
      "a constraint is called '\(label.shortened)' already (line \(line))",
      remedy: "choose another label, or leave it out"
    )
  }

  static let pixelsInEquation = Message(
    "equation",
    "equations are in points",
    remedy: "leave out px"
  )
}

extension Equation.Attribute.Kind {
  fileprivate var phrase: String {
    switch self {
    case .horizontal: "a horizontal position"
    case .vertical: "a vertical position"
    case .dimension: "a size"
    case .edges: "all edges"
    case .center: "a centre"
    case .size: "both sizes"
    }
  }

  fileprivate var position: String? {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    default: nil
    }
  }

  fileprivate var partners: String {
    switch self {
    case .horizontal: "leading, centerX, trailing"
    case .vertical: "top, centerY, bottom"
    case .dimension: "width, height"
    case .edges: "edges"
    case .center: "center"
    case .size: "size"
    }
  }
}
