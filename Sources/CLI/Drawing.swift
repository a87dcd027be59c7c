internal import SnaplineDiagnostics
internal import SnaplineDocuments

/// A kind of picture that the command writes; the raw value is also the file's extension.
enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg

  /// Whether the bytes would only upset a terminal.
  var isBinary: Bool { self == .png }
}

/// The size of a picture, in points.
struct PictureSize: Hashable, Sendable {
  let width: Double
  let height: Double
}

/// One design to draw, and how.
struct Order: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file(String)
    /// What came by standard input.
    case text([UInt8])

    /// How messages name it.
    var name: String {
      switch self {
      case .file(let path): path
      case .text: "standard input"
      }
    }
  }

  let source: Source
  let format: PictureFormat
  let size: PictureSize?
  let scale: Double?
  /// What is drawn on and for whom, whatever the design says.
  var overrides = DesignOverrides()
  let isStrict: Bool
}

/// What became of an order.
struct Drawing: Sendable {
  let diagnostics: [Diagnostic]
  /// The files that the design is made of, none of which may be overwritten.
  let filesRead: [String]
  /// The folders that may hold fonts of the design.
  var fontFolders: [String] = []
  /// Nothing where an error stands among the diagnostics.
  let bytes: [UInt8]?
}
