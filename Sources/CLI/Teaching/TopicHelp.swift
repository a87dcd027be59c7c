internal import SnaplineDesigns
internal import SnaplineTerminal

/// What `snapline help` tells of a word of designs.
struct TopicHelp {
  private let wrapper: LineWrapper
  private let style: StreamStyle

  static let topics = HelpTopics(
    "'snapline help label' explains a class, a key or a kind of value of designs, with an example; "
      + "'snapline help words' lists them.",
    examples: [
      Example("snapline help label", "explains a class of views, with all its keys"),
      Example("snapline help lineBreak", "explains a key"),
      Example("snapline help color", "shows the ways to write a colour"),
      Example("snapline help words", "lists all words of designs"),
    ],
    names: { ReferenceLookup.words + ["words"] },
    text: { word, width, style in
      TopicHelp(wrapper: LineWrapper(width: width), style: style).text(of: word)
    },
    nearest: ReferenceLookup.nearest
  )

  private func text(of word: String) -> String? {
    let told =
      word == "words" ? list : ReferenceLookup(word).map { lines(for: $0, word) } ?? foreign(word)
    return told.map { $0.joined(separator: "\n") + "\n" }
  }

  /// What is called otherwise here, explained under its own name.
  private func foreign(_ word: String) -> [String]? {
    guard let name = ReferenceLookup.meant(by: word), let found = ReferenceLookup(name) else {
      return nil
    }
    return wrapper.lines("'\(word)' is called '\(name)' here.") + [""] + lines(for: found, name)
  }

  /// All words by where they belong.
  private var list: [String] {
    let topics = ReferenceTopic.all
    let kinds: [(ReferenceTopic.Kind, String)] = [
      (.part, "Parts"), (.kind, "Classes"), (.value, "Values"),
    ]
    return wrapper.lines("Words of designs; 'snapline help WORD' explains one.")
      + kinds.flatMap { kind, title in
        section(
          title,
          wrapper.rows(
            topics.filter { $0.kind == kind }.map { ($0.name, $0.sentence) },
            style: style
          )
        )
      }
  }

  private func lines(for found: ReferenceLookup, _ word: String) -> [String] {
    var lines: [String] = []
    if let topic = found.topic { lines += self.lines(for: topic) }
    if let filter = found.filter {
      lines += between(lines) + wrapper.lines("\(filter.form): a filter of placeholders.")
      lines += [""] + wrapper.lines(filter.meaning + ".") + example(found.filterExample)
    }
    let keys = found.keys
    if found.topic == nil, keys.count == 1 {
      return lines + between(lines) + self.lines(for: keys[0])
    }
    if keys.isEmpty { return lines }
    let title = found.topic == nil ? "'\(word)' is a key of" : "A key of this name has"
    lines += between(lines) + [style.bold(title + ":")]
    lines += wrapper.rows(keys.map { ($0.owner, summary(of: $0)) }, style: style)
    return lines + [""]
      + wrapper.lines("'snapline help \(keys[0].owner).\(keys[0].name)' explains one.")
  }

  private func lines(for topic: ReferenceTopic) -> [String] {
    wrapper.lines("\(topic.name): \(topic.sentence)") + example(topic.example)
      + section(
        "Forms",
        wrapper.rows(topic.forms.map { ($0.form, $0.meaning + ".") }, style: style)
      )
      + section(topic.kind == .kind ? "What it shows" : "Keys", rows(topic.content))
      + section(topic.kind == .kind ? "Keys of its own" : "Keys", rows(topic.keys))
      + (topic.kind == .kind
        ? [""]
          + wrapper.lines("The keys of every view may stand beside them: snapline help everyView.")
        : [])
  }

  private func lines(for key: ReferenceKey) -> [String] {
    wrapper.lines("\(key.owner).\(key.name): \(key.sentence)") + [""]
      + wrapper.lines(limits(of: key)) + example(key.example)
      + [""] + wrapper.lines("See also: snapline help \(key.topic ?? key.owner)")
  }

  private func limits(of key: ReferenceKey) -> String {
    (key.takes.isEmpty ? "" : "Takes \(key.takes).")
      + (key.standard.map { (key.takes.isEmpty ? "" : " ") + "Default: \($0)." } ?? "")
  }

  private func summary(of key: ReferenceKey) -> String {
    let limits = limits(of: key)
    return key.sentence + (limits.isEmpty ? "" : " " + limits)
  }

  private func rows(_ keys: [ReferenceKey]) -> [String] {
    wrapper.rows(keys.map { ($0.name, summary(of: $0)) }, style: style)
  }

  private func example(_ example: ReferenceExample?) -> [String] {
    guard let example else { return [] }
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return section("Example", lines.map { "  " + $0 })
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", style.bold(title + ":")] + lines
  }

  private func between(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] }
}
