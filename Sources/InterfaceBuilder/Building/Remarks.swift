import SnaplineDiagnostics

/// What is to be said of a document once it is drawn: each kind once, with a count.
struct Remarks: Sendable {
  /// The kinds, in the order in which they are said.
  enum Kind: Hashable, Sendable {
    case device(String)
    case emptyScreen(EmptyScreen)
    case unknownView(String)
    case unknownAttribute(String)
    case missingItem
    /// An attribute and what it says.
    case unreadable(String, String)
    case missingColor(String)
    case customClass(String)
    case missingImage(String)
    case missingFont(String)
  }

  private struct Entry: Sendable {
    var count = 0
    let line: Int?
    /// Whom the first one was about.
    let example: String
  }

  private var entries: [Kind: Entry] = [:]

  mutating func note(_ kind: Kind, line: Int? = nil, example: String = "", times count: Int = 1) {
    entries[kind, default: Entry(line: line, example: example)].count += count
  }

  mutating func merge(_ other: Remarks) {
    for (kind, entry) in other.entries {
      note(kind, line: entry.line, example: entry.example, times: entry.count)
    }
  }

  func diagnostics(in file: String) -> [Diagnostic] {
    entries.sorted { one, other in
      (one.key.place, one.value.line ?? 0, one.key.name)
        < (other.key.place, other.value.line ?? 0, other.key.name)
    }.map { kind, entry in
      var said = Self.diagnostic(kind, entry)
      said.place = Place(file: file, line: entry.line)
      return said
    }
  }

  private static func diagnostic(_ kind: Kind, _ entry: Entry) -> Diagnostic {
    let times = entry.count == 1 ? "" : " (\(entry.count) times)"
    return switch kind {
    case .device(let name):
      Diagnostic(
        id: "unknown-device",
        severity: .warning,
        subject: "'\(name)' is no device that is known",
        cause: "the screens stand on an \(entry.example)",
        remedy: "say another one, such as --device 'iPhone 16'"
      )
    case .emptyScreen(let kind):
      Diagnostic(
        id: "empty-screen",
        severity: .warning,
        subject: kind.subject(example: entry.example, count: entry.count),
        cause: kind.cause
      )
    case .unknownView(let name):
      Diagnostic(
        id: "unknown-view",
        severity: .warning,
        subject: "'\(name)' is no kind of view that is known\(times)",
        cause: "a labelled box stands for it"
      )
    case .unknownAttribute(let name):
      Diagnostic(
        id: "unknown-attribute",
        severity: .warning,
        subject: "'\(name)' is no attribute of a view that is known\(times)",
        cause: "a constraint of it is left out"
      )
    case .missingItem:
      Diagnostic(
        id: "missing-item",
        severity: .warning,
        subject: "a constraint names '\(entry.example)', which isn't in the document\(times)",
        cause: "it is left out"
      )
    case .unreadable(let key, let text):
      Diagnostic(
        id: "unknown-value",
        severity: .warning,
        subject: "'\(text)' is no \(key) of a \(entry.example)\(times)",
        cause: "the usual one stands for it"
      )
    case .missingColor(let name):
      Diagnostic(
        id: "missing-color",
        severity: .warning,
        subject: "the colour '\(name)' isn't there\(times)",
        cause: "what has it is drawn without",
        remedy: "name the folder of the app's colours: --assets FOLDER"
      )
    case .customClass(let name):
      Diagnostic(
        id: "custom-class",
        severity: .note,
        subject: "'\(name)' is drawn as the \(entry.example) that it extends\(times)",
        cause: "an app's code isn't run"
      )
    case .missingImage(let name):
      Diagnostic(
        id: "missing-image",
        severity: .warning,
        subject: "the picture '\(name)' isn't there\(times)",
        cause: "a box of its size stands for it",
        remedy: "name the folder of the app's pictures: --assets FOLDER"
      )
    case .missingFont(let name):
      Diagnostic(
        id: "missing-font",
        severity: .warning,
        subject: "the font '\(name)' isn't there\(times)",
        cause: "\(entry.example) stands for it",
        remedy: "install it, or name its folder in SNAPLINE_FONTS"
      )
    }
  }
}

extension Remarks.Kind {
  fileprivate var place: Int {
    switch self {
    case .device: 0
    case .emptyScreen: 1
    case .unknownView: 2
    case .unknownAttribute: 3
    case .missingItem: 4
    case .unreadable: 5
    case .customClass: 6
    case .missingColor: 7
    case .missingImage: 8
    case .missingFont: 9
    }
  }

  fileprivate var name: String {
    switch self {
    case .device(let name), .unknownView(let name), .unknownAttribute(let name),
      .customClass(let name), .missingColor(let name), .missingImage(let name),
      .missingFont(let name):
      name
    case .unreadable(let key, let text): key + "=" + text
    case .emptyScreen(let kind): kind.cause
    case .missingItem: ""
    }
  }
}
