/// A kind of output that the command writes.
enum PictureFormat: String, CaseIterable, Sendable {
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
    case .jpeg: "jpg"
    case .json: "layout.json"
    case .text: "layout.txt"
    default: rawValue
    }
  }

  /// The kind that a file's name says, by what is behind its last point.
  init?(ending: String) {
    switch ending {
    case "jpg": self = .jpeg
    case "txt": self = .text
    default: self.init(rawValue: ending)
    }
  }

  /// The endings that people are told of, as they stand in a sentence.
  static let endings = ".png, .jpg, .webp, .svg, .pdf, .json or .txt"

  /// Whether the bytes would only upset a terminal.
  var isBinary: Bool {
    switch self {
    case .svg, .json, .text: false
    default: true
    }
  }

  /// Whether one file may have several designs, each on a page.
  var hasPages: Bool { self == .pdf }
}
