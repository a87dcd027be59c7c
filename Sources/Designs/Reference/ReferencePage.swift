/// A page of the reference, in Markdown.
package struct ReferencePage {
  /// The name of its file, without the ending.
  package let name: String
  package let text: String

  /// A page for each topic, and one that lists them.
  package static var all: [ReferencePage] {
    [index] + ReferenceTopic.all.map { ReferencePage(of: $0) }
  }

  /// The name of the picture of an example.
  package static func picture(of example: ReferenceExample) -> String {
    "reference-" + example.name.replacing(".", with: "-") + ".png"
  }

  private static func name(of topic: String) -> String { "Reference-" + topic }

  private static func link(_ topic: String) -> String { "<doc:\(name(of: topic))>" }

  private static var index: ReferencePage {
    let kinds: [(ReferenceTopic.Kind, String, String)] = [
      (
        .part, "Files and views",
        "The keys of a file and of every view, and the filters of placeholders."
      ),
      (.kind, "Classes", "The classes of views: each view has one of them."),
      (.value, "Values", "The kinds of value that keys take."),
    ]
    var text = """
      # Reference of designs

      Every class, key and kind of value of design files, each with an example and its picture.

      ## Overview

      `snapline help label` prints the same in a terminal, and `snapline schema` writes it for editors. Each page is
      made from the tables with which Snapline reads designs; a test compares the pages with the tables and pictures.

      """
    for (kind, title, sentence) in kinds {
      text += "\n## \(title)\n\n\(sentence)\n\n| | |\n| --- | --- |\n"
      for topic in ReferenceTopic.all where topic.kind == kind {
        text += "| \(link(topic.name)) | \(cell(topic.sentence)) |\n"
      }
    }
    return ReferencePage(name: "Reference", text: text)
  }

  private init(name: String, text: String) { (self.name, self.text) = (name, text) }

  private init(of topic: ReferenceTopic) {
    name = Self.name(of: topic.name)
    let title = topic.kind == .part ? topic.name : "`\(topic.name)`"
    var text = "# \(Self.titles[topic.name] ?? title)\n\n\(topic.sentence)\n\n## Overview\n"
    if let example = topic.example { text += Self.block(of: example) }
    if !topic.forms.isEmpty {
      text += "\n| Written | What it means |\n| --- | --- |\n"
      for (form, meaning) in topic.forms {
        text += "| \(Self.code(form)) | \(Self.cell(meaning)) |\n"
      }
    }
    text += Self.table(topic.content, "\n## \(topic.kind == .kind ? "What it shows" : "Keys")\n")
    text += Self.table(topic.keys, "\n## \(topic.kind == .kind ? "Keys of its own" : "Keys")\n")
    if topic.kind == .kind {
      text += "\n\(Self.link("everyView")) may stand beside them.\n"
    }
    let own = topic.examples.filter {
      $0.name != topic.example?.name && Self.belongs($0, to: topic)
    }
    if !own.isEmpty { text += "\n## More examples\n" }
    for example in own {
      let words = example.words.filter { Self.owner(of: $0) == topic.name }
      let names = words.compactMap { $0.split(separator: ".").last.map { "`\($0)`" } }
      text += "\n### \(names.joined(separator: ", "))\n" + Self.block(of: example)
    }
    self.text = text
  }

  private static let titles = [
    "design": "Keys of a design", "canvas": "The canvas", "environment": "The environment",
    "everyView": "Keys of every view", "filters": "Filters",
  ]

  private static func owner(of word: String) -> String {
    word.split(separator: ".").first.map { String($0) } ?? word
  }

  private static func belongs(_ example: ReferenceExample, to topic: ReferenceTopic) -> Bool {
    example.words.contains { owner(of: $0) == topic.name }
  }

  private static func block(of example: ReferenceExample) -> String {
    "\n```yaml\n\(example.text)```\n\n![What the design above looks like](\(picture(of: example)))\n"
  }

  private static func table(_ keys: [ReferenceKey], _ title: String) -> String {
    guard !keys.isEmpty else { return "" }
    var text = title + "\n| Key | What it is for | Takes | Default |\n| --- | --- | --- | --- |\n"
    for key in keys {
      let takes = key.topic.map { $0 == key.owner ? cell(key.takes) : link($0) } ?? cell(key.takes)
      text += "| `\(key.name)` | \(cell(key.sentence)) | \(takes) | \(cell(key.standard ?? "")) |\n"
    }
    return text
  }

  /// Code in a cell, in which a bar and a quote of code need other signs.
  private static func code(_ text: String) -> String {
    let text = text.replacing("|", with: "\\|")
    // Two grave accents would be a link to a symbol.
    return text.contains("`") ? text.replacing("`", with: "\\`") : "`\(text)`"
  }

  private static func cell(_ text: String) -> String {
    var escaped = ""
    for letter in text {
      if "|*_`[]<~".contains(letter) { escaped += "\\" }
      escaped.append(letter)
    }
    return escaped
  }
}
