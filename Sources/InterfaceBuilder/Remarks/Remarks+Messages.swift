import SnaplineDiagnostics

extension Remarks.Kind {
  /// The kind in words: of an example and of how many others like it.
  func diagnostic(example: String, count: Int) -> Diagnostic {
    let times = count == 1 ? "" : " (\(count) times)"
    return switch self {
    case .device(let name):
      .warning(
        "unknown-device",
        "'\(name.prefix(100))' is no device that is known",
        because: "the screens stand on an \(example)",
        remedy: "say another one, such as --device 'iPhone 16'"
      )
    case .damagedStrings(let file, let line):
      .warning(
        "strings",
        example,
        because: "the words from here on are the document's own",
        place: Place(file: file, line: line),
        remedy: "write each entry as \"key\" = \"value\";"
      )
    case .emptyScreen(let kind):
      .warning("empty-screen", kind.subject(example: example, count: count), because: kind.cause)
    case .emptyContainer(let refusal):
      .warning(
        "empty-container",
        refusal.subject(example: example, count: count),
        because: refusal.cause
      )
    case .repeatedID(let id):
      .warning(
        "repeated-id",
        "\(count + 1) elements have the id '\(id.prefix(100))'",
        because: "what refers to it means the last of them",
        remedy: "give each an id of its own; a merge may have left it so"
      )
    case .unknown(let unknown): unknown.diagnostic(times: times)
    case .customClass(let name):
      Diagnostic(
        id: "custom-class",
        severity: .note,
        subject: "'\(name.prefix(100))' is drawn as the \(example) that it extends\(times)",
        cause: "an app's code isn't run"
      )
    case .missing(let missing): missing.diagnostic(example: example, times: times)
    }
  }

  /// The place of the kind among the others.
  var rank: Int {
    switch self {
    case .device: 0
    case .damagedStrings: 1
    case .emptyScreen: 2
    case .emptyContainer: 3
    case .repeatedID: 4
    case .unknown(let unknown): 10 + unknown.rank
    case .customClass: 30
    case .missing(let missing): 40 + missing.rank
    }
  }
}

extension Remarks.Unknown {
  fileprivate func diagnostic(times: String) -> Diagnostic {
    switch self {
    case .view(let name):
      .warning(
        "unknown-view",
        "'\(name.prefix(100))' is no kind of view that is known\(times)",
        because: "a labelled box stands for it"
      )
    case .element(let name):
      .warning(
        "unknown-element",
        "'\(name.prefix(100))' is no element that is known\(times)",
        because: "what it says isn't seen"
      )
    case .side(let name):
      .warning(
        "unknown-attribute",
        "'\(name.prefix(100))' is no attribute of a view that is known\(times)",
        because: "a constraint of it is left out",
        remedy: Self.near(name, among: AttributeWords.attributes.keys)
      )
    case .attribute(let name, let element):
      .warning(
        "unknown-property",
        "'\(name.prefix(100))' is no attribute of '\(element.prefix(100))' that is known\(times)",
        because: "what it says isn't seen"
      )
    case .key(let key, let element):
      .warning(
        "unknown-property",
        "'\(key.prefix(100))' is no '\(element.prefix(100))' that is known\(times)",
        because: "what it says isn't seen"
      )
    case .value(let text, let attribute, let element):
      .warning(
        "unknown-value",
        "'\(text.prefix(60))' is no \(attribute) of a \(element)\(times)",
        because: "the usual one stands for it",
        remedy: Vocabulary.words(of: attribute, on: element).flatMap { Self.near(text, among: $0) }
      )
    }
  }

  private static func near(_ word: String, among known: some Sequence<String>) -> String? {
    nearestName(to: word, among: known).map { "did you mean '\($0)'?" }
  }

  fileprivate var rank: Int {
    switch self {
    case .view: 0
    case .element: 1
    case .side: 2
    case .attribute, .key: 3
    case .value: 4
    }
  }
}

extension Remarks.Missing {
  fileprivate func diagnostic(example: String, times: String) -> Diagnostic {
    switch self {
    case .item:
      .warning(
        "missing-item",
        "a constraint names '\(example.prefix(100))', which isn't in the document\(times)",
        because: "it is left out"
      )
    case .screen(let id):
      .warning(
        "missing-screen",
        "a segue leads to '\(id.prefix(100))', which isn't in the document\(times)",
        because: "nothing is drawn of it"
      )
    case .color(let name):
      .warning(
        "missing-color",
        "the colour '\(name.prefix(100))' isn't there\(times)",
        because: "what has it is drawn without",
        remedy: "name the folder of the app's colours: --assets FOLDER"
      )
    case .image(let name):
      .warning(
        "missing-image",
        "the picture '\(name.prefix(100))' isn't there\(times)",
        because: "a box of its size stands for it",
        remedy: "name the folder of the app's pictures: --assets FOLDER"
      )
    case .font(let name):
      .warning(
        "missing-font",
        "the font '\(name.prefix(100))' isn't there\(times)",
        because: "\(example) stands for it",
        remedy: "install it, or name its folder with --fonts or in SNAPLINE_FONTS"
      )
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .item: 0
    case .screen: 1
    case .color: 2
    case .image: 3
    case .font: 4
    }
  }
}

extension Diagnostic {
  fileprivate static func warning(
    _ id: String,
    _ subject: String,
    because cause: String,
    place: Place? = nil,
    remedy: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: .warning,
      subject: subject,
      cause: cause,
      place: place,
      remedy: remedy
    )
  }
}
