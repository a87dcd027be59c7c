import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineScene

/// One design to draw, and how.
struct Order: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file(String)
    /// What came through a pipe of that name.
    case pipe(String, [UInt8])
    /// What came by standard input.
    case text([UInt8])
    /// What was read before, to be filled with one row of many.
    case template(DesignTemplate)

    /// How messages name it.
    var name: String {
      switch self {
      case .file(let path), .pipe(let path, _): path
      case .text: "standard input"
      case .template(let template): template.name
      }
    }

    /// What it is called without its folder and ending.
    var title: String {
      switch self {
      case .file(let path), .pipe(let path, _):
        URL(filePath: path).deletingPathExtension().lastPathComponent
      case .text: "design"
      case .template(let template): FileName(template.name).stem
      }
    }
  }

  let source: Source
  let format: OutputFormat
  let size: PictureSize?
  let scale: Double?
  /// What is drawn on and for whom, whatever the design says.
  var overrides = DesignOverrides()
  /// What fills its placeholders, over its own data.
  var data = DesignData()
  var options = OutputOptions()
  var interface = InterfaceOptions()
  var live = LiveOptions()
  /// The page to draw of a design with several, from 1; nothing for all of them.
  var page: Int?
  /// Whether all pages are drawn as one picture, where the format has no pages.
  var joinsPages = false
  /// The folder for the files that a picture refers to, as it is named from the picture.
  var linkFolder = "images"
  /// Whether this is one page of a document that somebody else writes.
  var isPage = false
  let isStrict: Bool
}

extension Order {
  /// The design, read to be filled many times; nothing where it can't be read, or is of another kind.
  var template: DesignTemplate? {
    guard !InputFile.isInterfaceDocument(source) else { return nil }
    switch source {
    case .file(let path): return try? DesignTemplate(contentsOf: path)
    case .pipe(let path, let bytes): return DesignTemplate(bytes: bytes, named: path)
    case .text(let bytes): return DesignTemplate(bytes: bytes, named: source.name)
    case .template(let template): return template
    }
  }

  /// The files that the design is made of with this data, as far as it can be read.
  var filesRead: Set<String> {
    do throws(DesignError) {
      return Set(try template?.design(with: data, overrides: overrides).files ?? [])
    } catch {
      return error.files
    }
  }

  /// The name of the picture by a pattern, from the data that it is drawn with.
  func name(by pattern: String) throws(DesignError) -> String {
    guard let template else { return try data.name(by: pattern, RenderPlan.plain) }
    return try template.name(by: pattern, of: data, under: overrides, RenderPlan.plain)
  }
}

/// What drawing one design gave: messages, and the bytes where there are any.
struct RenderedDesign: Sendable {
  var diagnostics: [Diagnostic]
  /// The files that the design is made of, none of which may be overwritten.
  let filesRead: [String]
  /// All files and folders that were read or looked for, there or not, as absolute paths.
  var sought: Set<String> = []
  /// The folders that may hold fonts of the design.
  var fontFolders: [String] = []
  /// Nothing where an error stands among the diagnostics, or the drawing is a page.
  var bytes: [UInt8]?
  /// How large the picture is.
  var extent: Extent?
  /// The files that the picture refers to, by their paths from it.
  var companions: [String: Data] = [:]
  /// What to paint, where somebody else writes it.
  var page: Scene?
  /// The pictures of an input that may have several.
  var sheets: [Sheet] = []
  /// What one of those is called, which is also the option that names it.
  var sheetWord = "scene"
  /// Whether the names of those are numbers of pages.
  var isNumbered = false

  /// One of several pictures of an input.
  struct Sheet: Sendable {
    let name: String
    var bytes: [UInt8]?
    var extent: Extent?
    var companions: [String: Data] = [:]
    var page: Scene?
  }
}
