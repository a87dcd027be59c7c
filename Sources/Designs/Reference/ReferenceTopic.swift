import Foundation

/// A class, a kind of value or another part of the format, as the reference tells of it.
package struct ReferenceTopic: Sendable {
  package enum Kind: Sendable {
    /// What a whole file or every view has.
    case part
    case kind
    case value
  }

  package let name: String
  package var kind: Kind
  /// A sentence on what it is for.
  package let sentence: String
  /// How a value of it may be written, with what that means.
  package var forms: [(form: String, meaning: String)] = []
  /// The keys that say what a class shows, or of which the long form of a value is made.
  package var content: [ReferenceKey] = []
  /// The keys that stand beside a class.
  package var keys: [ReferenceKey] = []

  package var example: ReferenceExample? { ReferenceExample.showing(name) }

  /// Every example of the topic and of its keys, each once.
  package var examples: [ReferenceExample] {
    var known: Set<String> = []
    return ([example] + (content + keys).map(\.example)).compactMap(\.self)
      .filter { known.insert($0.name).inserted }
  }

  package static let all: [ReferenceTopic] = parts + classes + ValueTopic.all.map(\.topic)

  package static func named(_ name: String) -> ReferenceTopic? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// A key as the reference tells of it.
package struct ReferenceKey: Sendable {
  package let name: String
  /// The topic that it belongs to.
  package let owner: String
  package let sentence: String
  package var standard: String?
  /// What it takes, as words.
  package let takes: String
  /// The topic of what it takes.
  package var topic: String?

  package var example: ReferenceExample? {
    let own =
      ReferenceExample.showing(owner + "." + name)
      ?? (Self.isControl(name) ? ReferenceExample.showing("control." + name) : nil)
    if let own, own.has(name) { return own }
    let other = ReferenceExample.using(name, of: owner)
    return other?.has(name) == true ? other : own ?? other
  }

  private static func isControl(_ name: String) -> Bool {
    ["enabled", "selected", "highlighted", "focused"].contains(name)
  }

  init(_ word: any Word, of owner: String) {
    let type = word.valueType
    let topic = type.flatMap { ValueTopic.topic(of: $0) } ?? ValueTopic.named(word.name, for: word)
    (name, sentence, standard) = (word.name, word.help, word.standard)
    self.owner = owner
    self.topic = topic?.name
    takes = topic?.wanted ?? type.flatMap { Self.wanted($0) } ?? "see the example"
  }

  /// A key of a value's long form, of which the schema alone tells.
  init(name: String, description: String, schema: JSONValue, of owner: String) {
    self.name = name
    self.owner = owner
    let parts = description.components(separatedBy: " Default: ")
    sentence = parts[0]
    standard = parts.count > 1 ? String(parts[1].dropLast()) : nil
    let told = Self.told(by: schema)
    takes = told.words
    topic = told.topic == owner ? nil : told.topic
  }

  /// What a schema takes, in words, with the topic where it is the schema of one.
  private static func told(by schema: JSONValue) -> (words: String, topic: String?) {
    guard case .object(let pairs) = schema,
      case .list(let parts)? = pairs.first(where: { $0.0 == "allOf" })?.1, let only = parts.first
    else { return ("", nil) }
    return known[only.compactText] ?? (list(only.forms { known[$0.compactText]?.words }), nil)
  }

  private typealias Known = [String: (words: String, topic: String?)]

  /// What types take, by their schemas.
  private static let known: Known = {
    // A schema that any text meets says nothing of the topic.
    let topics = ValueTopic.all.flatMap { topic in
      topic.types.filter { $0.schema.compactText != Markup.schema.compactText }.map {
        ($0.schema.compactText, (words: topic.wanted, topic: topic.name as String?))
      }
    }
    let types: [any DesignValue.Type] = [
      Bool.self, Count.self, CanvasSize.self, CanvasSide.self, CanvasScale.self, LocaleName.self,
      TimeZoneName.self, Angle.self,
    ]
    let plain = types.map { type in
      (type.schema.compactText, (words: wanted(type, [:]) ?? "", topic: nil as String?))
    }
    return Dictionary(topics + plain) { first, _ in first }
  }()

  /// What a type without a topic takes.
  private static func wanted(_ type: any DesignValue.Type, _ known: Known = known) -> String? {
    if type is Bool.Type { return "true or false" }
    if let words = descriptions[ObjectIdentifier(type)] { return words }
    if let scalar = type as? any ScalarValue.Type { return scalar.meaning }
    let forms = type.schema.forms { known[$0.compactText]?.words }
    return forms.isEmpty ? nil : list(forms)
  }

  /// What is taken by types that no other key has.
  private static let descriptions: [ObjectIdentifier: String] = [
    ObjectIdentifier(EntryList<TableRow>.self): "a list of cells",
    ObjectIdentifier(NamedColors.self): "names with colours",
    ObjectIdentifier(NamedFonts.self): "names with fonts",
    ObjectIdentifier(WheelColumns.self): "a list of texts, or of lists of them",
    ObjectIdentifier(ChosenRows.self): "a whole number, or a list of them",
    ObjectIdentifier(ChosenSegment.self): "a whole number, or none",
    ObjectIdentifier(LengthList.self): "lengths in a row",
    ObjectIdentifier(PictureData.self): "a text in Base64",
    ObjectIdentifier(SymbolName.self): "the name of a symbol",
    ObjectIdentifier(DefaultsValue.self): "keys of placements",
    ObjectIdentifier(PlacementList.self): "a list of placements",
    ObjectIdentifier(EnvironmentValue.self): "keys of an environment",
    ObjectIdentifier(FileList.self): "a list of files",
    ObjectIdentifier(FallbackFontList.self): "a list of font families",
    ObjectIdentifier(AccessibilityTraitList.self): "a trait, or a list of them",
    ObjectIdentifier(SegmentEntries.self): "a list of titles or pictures",
    ObjectIdentifier(TabEntries.self): "a list of tabs",
    ObjectIdentifier(TitleList.self): "a list of titles",
    ObjectIdentifier(SearchContent.self): "a text, or keys of a searchBar",
    ObjectIdentifier(TabStopList.self): "a list of lengths or stops",
    ObjectIdentifier(PagedListName.self): "the id of a vstack",
    ObjectIdentifier(CanvasValue.self): "a size, a paper, a device, or keys of a canvas",
  ]

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension JSONValue {
  /// The keys of the long form that the value may have, as topics tell of them.
  func keys(of owner: String) -> [ReferenceKey] {
    guard case .object(let pairs) = self else { return [] }
    var keys: [ReferenceKey] = []
    for (key, value) in pairs {
      switch (key, value) {
      case ("anyOf", .list(let values)): keys += values.flatMap { $0.keys(of: owner) }
      case ("items", _): keys += value.keys(of: owner)
      case ("properties", .object(let words)):
        for (name, word) in words {
          guard case .object(let parts) = word,
            case .text(let text)? = parts.first(where: { $0.0 == "description" })?.1
          else { continue }
          keys.append(ReferenceKey(name: name, description: text, schema: word, of: owner))
        }
      default: break
      }
    }
    return keys
  }
}
