/// A row of the table of values: one kind of value, with the ways to write it.
struct ValueTopic: Sendable {
  let name: String
  /// What a key takes that takes such a value, with its article.
  let wanted: String
  let sentence: String
  let forms: [(form: String, meaning: String)]
  /// The types of the values, whose schemas have the keys of the long form.
  let types: [any DesignValue.Type]

  init(
    _ name: String,
    _ wanted: String,
    _ sentence: String,
    _ types: [any DesignValue.Type] = [],
    _ forms: [(String, String)]
  ) {
    (self.name, self.wanted, self.sentence, self.types) = (name, wanted, sentence, types)
    self.forms = forms.map { (form: $0.0, meaning: $0.1) }
  }

  static let all: [ValueTopic] = basics + looks + places + contents + fillings

  var topic: ReferenceTopic {
    var known: Set<String> = []
    return ReferenceTopic(
      name: name,
      kind: .value,
      sentence: sentence,
      forms: forms,
      content: schemas.flatMap { $0.keys(of: name) }.filter { known.insert($0.name).inserted }
    )
  }

  /// What has the keys of the long form: definitions where the schema only refers to them.
  private var schemas: [JSONValue] {
    switch name {
    case "color": [ColorValue.definition]
    case "font": [FontValue.definition]
    case "size": [SizeValue.definition]
    case "insets": [InsetsValue.definition]
    case "area": [Box.definition]
    case "menu": [MenuEntry.definition, MenuValue.schema]
    case "condition": [ConditionValue.definition]
    default: types.map { $0.schema }
    }
  }

  static func topic(of type: any DesignValue.Type) -> ValueTopic? { byType[ObjectIdentifier(type)] }

  /// The topic of a key that is used up before values are read.
  static func named(_ name: String, for word: any Word) -> ValueTopic? {
    word is FormWord ? all.first { $0.name == (formTopics[name] ?? name) } : nil
  }

  private static let formTopics = ["style": "styles", "empty": "node", "slot": "components"]

  private static let byType: [ObjectIdentifier: ValueTopic] = {
    let pairs = all.flatMap { topic in topic.types.map { (ObjectIdentifier($0), topic) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
