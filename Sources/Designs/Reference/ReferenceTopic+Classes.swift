import SnaplineData

extension ReferenceTopic {
  /// What a file has, and what every view has.
  static let parts: [ReferenceTopic] = [
    topic("design", "The keys of a design's file.", DocumentWords.all),
    ReferenceTopic(
      name: "canvas",
      kind: .part,
      sentence: "The area that the picture is drawn on, and its size.",
      forms: [
        ("1200x630", "a width and a height in points"),
        ("85x55mm", "millimetres, rounded to whole points of 1/72 inch"),
        ("A4", "a sheet of paper: A3, A4, A5, A6, Letter or Legal"),
        ("A4 landscape", "the same, with its long side at the top"),
        ("fit", "as large as the views in it, at most 390 wide"),
        ("iPhone 16", "the screen of a device that 'snapline devices' lists"),
        ("{width: 320}", "the long form; the height fits the views"),
      ],
      content: CanvasValue.schema.keys(of: "canvas").filter { key in
        !ViewWords.properties.contains { $0.name == key.name }
      }
    ),
    ReferenceTopic(
      name: "environment",
      kind: .part,
      sentence:
        "The settings of the user and of the device, and the parts of the picture that bars cover.",
      content: EnvironmentValue.schema.keys(of: "environment")
    ),
    topic("everyView", "The keys that may stand beside every class.", NodeWords.all),
    ReferenceTopic(
      name: "filters",
      kind: .part,
      sentence: "The filters after the bar in a placeholder, such as {{price | currency(EUR)}}.",
      forms: FilterWord.all.map { word in
        let given = word.example.value.written
        return (
          word.form,
          "\(word.help) {{value | \(word.example.call)}} gives \(word.example.text) where the value "
            + "is \(given)"
        )
      }
    ),
  ]

  static let classes: [ReferenceTopic] = ClassWord.all.map { word in
    var topic = topic(word.name, word.help, word.properties)
    topic.kind = .kind
    topic.content = word.contentKeys.map { ReferenceKey($0, of: word.name) }
    switch word.content {
    case .children: topic.forms = [("\(word.name): […]", "the views in it")]
    case .keys(let keys):
      guard let first = keys.first else { break }
      topic.forms = [
        ("\(word.name): …", "the same as \(word.name): {\(first.name): …}")
      ]
    }
    return topic
  }

  private static func topic(_ name: String, _ sentence: String, _ words: [any Word])
    -> ReferenceTopic
  {
    ReferenceTopic(
      name: name,
      kind: .part,
      sentence: sentence,
      keys: words.map { ReferenceKey($0, of: name) }
    )
  }
}

extension ReferenceExample {
  /// A label with what a filter makes of its sample.
  init(filter: FilterWord) {
    let call = filter.example.call
    let text = """
      data: {value: \(filter.example.value.written)}
      view: {label: "{{value | \(call)}}"}

      """
    self.init(words: [filter.name], text: text)
  }
}

extension DataValue {
  /// The value as an example shows it.
  fileprivate var written: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .list(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    default: text ?? "…"
    }
  }
}
