/// A kind of output that the command writes.
enum OutputFormat: String, CaseIterable, Sendable {
  case png, jpeg, webp, svg, pdf
  /// What is where, for programs.
  case json
  /// What is where, for people.
  case text

  /// What the names of its files end in, where nobody names them.
  ///
  /// A layout stands beside a design of the same name, which may be JSON too.
  var ending: String {
    switch self {
    case .png, .webp, .svg, .pdf: rawValue
    case .jpeg: "jpg"
    case .json: "layout.json"
    case .text: "layout.txt"
    }
  }

  /// What stands behind the last point of such a name, by which the format is known.
  private var lastEnding: String { ending.split(separator: ".").last.map(String.init) ?? ending }

  /// The kind that a file's name says, by what is behind its last point.
  init?(ending: String) {
    guard
      let format = Self.allCases.first(where: { [$0.rawValue, $0.lastEnding].contains(ending) })
    else { return nil }
    self = format
  }

  /// The endings that people are told of, as they stand in a sentence.
  static let endings: String = {
    let endings = allCases.map { "." + $0.lastEnding }
    return endings.dropLast().joined(separator: ", ") + " or " + endings.suffix(1).joined()
  }()

  /// Whether the bytes would only upset a terminal.
  var isBinary: Bool {
    switch self {
    case .png, .jpeg, .webp, .pdf: true
    case .svg, .json, .text: false
    }
  }

  /// Whether one file may have several designs, each on a page.
  var hasPages: Bool {
    switch self {
    case .pdf: true
    case .png, .jpeg, .webp, .svg, .json, .text: false
    }
  }
}
