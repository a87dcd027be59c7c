import SnaplineData
import SnaplineScene

/// What a placeholder brought to a place of a design, for messages about what was made of it.
final class DataFill: Sendable {
  /// The placeholder as it is written.
  let text: String
  /// Where in the data the value was found.
  let path: String
  let value: DataValue
  /// Whether it stands in for what a component would be given, were it used.
  let isSample: Bool
  /// Whether a filter makes another value of it.
  let isFiltered: Bool
  private let origin: Origin
  /// The text that the placeholder stands in, and where that is.
  let template: String
  let site: Span
  /// Where a component is given the value, be it of the data or not.
  private let given: GivenPlace?

  /// What the value was taken from.
  enum Origin: Sendable {
    case data(GivenData)
    /// What a component is given, where its use says so.
    case argument(GivenPlace?)
  }

  init(
    text: String,
    path: String,
    value: DataValue,
    isSample: Bool = false,
    isFiltered: Bool = false,
    from origin: Origin,
    in node: Node,
    given: GivenPlace? = nil
  ) {
    self.text = text
    self.path = path
    self.value = value
    self.isSample = isSample
    self.isFiltered = isFiltered
    self.origin = origin
    template = node.scalar?.text ?? text
    site = node.span
    self.given = given
  }

  /// The same value as another text asks for it, through a filter.
  func asked(by text: String, at span: Span) -> DataFill {
    let scalar = Scalar(text: text, isPlain: false, verbatimStart: nil)
    return DataFill(
      text: text,
      path: path,
      value: value,
      isSample: isSample,
      isFiltered: true,
      from: origin,
      in: Node(scalar, span: span),
      given: given
    )
  }

  /// Where the value stands.
  var place: Span? {
    switch origin {
    case .data(let given): given.span(of: path)
    case .argument(let given): given?.span
    }
  }

  /// Where a component is given the value as it is; nothing where a filter changes it.
  var argument: Span? {
    guard case .argument(let given) = origin, !isFiltered else { return nil }
    return given?.span
  }

  /// Where the value stands that a parameter has where nothing is given; nothing for any other value.
  fileprivate var standard: Span? {
    guard case .argument(let given?) = origin, given.isStandard else { return nil }
    return given.span
  }

  /// The place of a fault in the value, where that isn't the placeholder's.
  var faultPlace: Span? {
    guard case .argument(let given?) = origin, given.isOfOneKind, !isFiltered else { return nil }
    return given.span
  }

  /// Where a component is given the value, for what is made of a part of it.
  var argumentPlace: GivenPlace? {
    guard case .argument(let given) = origin else { return nil }
    return given
  }

  /// The setting of a command line that the value comes from; nothing for any other value.
  var setting: String? {
    guard case .data(let given) = origin else { return nil }
    return given.setting(of: path)
  }

  /// Where the entry stands that the value is of.
  var entryPlace: Span? {
    guard case .data(let given) = origin, let entry else { return nil }
    return given.span(of: entry)
  }

  /// Whether both values are of one entry of the data.
  func isBeside(_ other: DataFill) -> Bool { entry != nil && entry == other.entry }

  private var entry: String? {
    guard case .data = origin else { return nil }
    return path.lastIndex(of: ".").map { String(path[..<$0]) }
  }
}

/// A text with placeholders as somebody wrote it.
package struct WrittenTemplate: Sendable {
  package let text: String
  package let span: Span
}

extension [DataFill] {
  /// The texts with placeholders that a value was made of: the one that it stands in, then those by which
  /// the component around was given what it needs, and so on outwards.
  var templates: [WrittenTemplate] {
    var found: [WrittenTemplate] = []
    var known: Set<Site> = []
    var waiting = self[...]
    // What a component hands on twice comes from one place, and is followed once.
    var seen: Set<ObjectIdentifier> = []
    while let fill = waiting.popFirst(), found.count < Self.mostTemplates {
      guard seen.insert(ObjectIdentifier(fill)).inserted else { continue }
      if known.insert(Site(fill.site)).inserted {
        found.append(WrittenTemplate(text: fill.template, span: fill.site))
      }
      if let standard = fill.standard, known.insert(Site(standard)).inserted {
        found.append(WrittenTemplate(text: TemplateText.standard, span: standard))
      }
      waiting += fill.givers
    }
    return found
  }

  /// Where the pieces of data stand that a value was made of, each once.
  var places: [Span] {
    var known: Set<Site> = []
    return origins.compactMap(\.place).filter { known.insert(Site($0)).inserted }
  }

  /// What a value was made of in the first place: what components hand on is followed to where it comes
  /// from.
  var origins: [DataFill] {
    var found: [ObjectIdentifier: [DataFill]] = [:]
    return prefix(Self.mostTemplates).flatMap { $0.origins(&found) }
  }

  /// No message tells of more, however many stand in a value.
  fileprivate static var mostTemplates: Int { 16 }
}

extension DataFill {
  /// What placeholders brought to where a component is given the value.
  fileprivate var givers: [DataFill] { given?.fills ?? [] }

  /// What brought the value in the first place; an argument that stands as it is did so itself.
  ///
  /// What was found of a fill before is known.
  fileprivate func origins(_ known: inout [ObjectIdentifier: [DataFill]]) -> [DataFill] {
    if let found = known[ObjectIdentifier(self)] { return found }
    var (found, sites) = ([DataFill](), Set<Site>())
    for giver in givers.prefix([DataFill].mostTemplates) {
      found += giver.origins(&known).filter { fill in
        fill.place.map { sites.insert(Site($0)).inserted } ?? false
      }
    }
    if found.isEmpty { found = [self] }
    known[ObjectIdentifier(self)] = found
    return found
  }

  /// Whether the value stands in the data by itself, and not in an entry of a list: which entry that is
  /// says nothing once the list is another.
  var isOfNamedData: Bool {
    guard !isArgument, !isSample else { return false }
    // Names begin with a letter, and entries are called by their numbers.
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte.isDigit { return false }
      isStart = byte == UInt8(ascii: ".")
    }
    return true
  }

  /// Whether a component was given it.
  var isArgument: Bool { if case .argument = origin { true } else { false } }
}

/// Where a text stands, to know it again.
private struct Site: Hashable {
  var file: String
  var start: Int

  init(_ span: Span) { (file, start) = (span.source.name, span.range.lowerBound) }
}
