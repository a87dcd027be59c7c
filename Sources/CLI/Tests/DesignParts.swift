internal import SnaplineDesigns
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineSnapshots

/// Tells designs from files that are only parts of some: libraries of components, texts of languages, data.
///
/// Such a file says no view, and either holds nothing but what others take from it, or is named by a
/// design.
struct DesignParts {
  /// Files without a view that nothing yet says anything of.
  private var open: [ListedDesign] = []
  private var found: Set<String> = []

  /// - Parameter designs: Files that were found in folders and may be designs, with those that were named.
  init(_ designs: [ListedDesign]) {
    var whole: [ListedDesign] = []
    for design in designs {
      switch Self.role(of: design) {
      case .design: whole.append(design)
      case .library: found.insert(design.path)
      case .unknown: open.append(design)
      }
    }
    guard !open.isEmpty else { return }
    for design in whole where open.contains(where: { mayName($0, in: design) }) {
      let files = (try? Design(contentsOf: design.source))?.files.compactMap(realPath) ?? []
      for part in open where files.contains(where: { isPart(part, of: design, beside: $0) }) {
        found.insert(part.path)
      }
    }
  }

  func contains(_ design: ListedDesign) -> Bool { found.contains(design.path) }

  private enum Role { case design, library, unknown }

  private static func role(of design: ListedDesign) -> Role {
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: design.path, most: limit) else { return .design }
    // What was tested before is a design, whatever became of it since.
    let baselines = ListedDesign.stem(of: design.path) + ".snapshots"
    if saysView(bytes) || FileKind(of: baselines, followingLinks: true) == .folder {
      return .design
    }
    let parsed = ParsedDesign(
      bytes,
      name: design.name,
      path: design.path,
      environment: Environment.current
    )
    guard let keys = parsed.keys, !keys.isEmpty, keys.isDisjoint(with: ofPictures) else {
      return .design
    }
    let isLibrary = keys.allSatisfy {
      given.contains($0) || beside.contains($0) || $0.hasPrefix("x-")
    }
    return isLibrary && !keys.isDisjoint(with: given) ? .library : .unknown
  }

  /// What only a picture has.
  private static let ofPictures: Set<String> = ["view", "canvas", "pages"]
  /// What other files take from one.
  private static let given: Set<String> = [
    "colors", "components", "data", "fonts", "import", "strings", "styles",
  ]
  /// What says something of the file itself.
  private static let beside: Set<String> = ["about", "fontFiles", "name", "version"]

  /// Whether a line begins with a key of pictures, as nearly all designs have one: nothing has to be
  /// parsed then.
  private static func saysView(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ofPictures.contains { line.starts(with: ($0 + ":").utf8) }
    }
  }

  /// Whether a design may name a file: its name stands in it, or that of the folder it lies in.
  private func mayName(_ part: ListedDesign, in design: ListedDesign) -> Bool {
    let limit = Environment.current.limits.documentBytes
    guard let bytes = try? OrdinaryFile.bytes(at: design.path, most: limit) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let (folder, name) = split(part.path)
    // A library may name it in turn, and a folder of texts stands for all that lie in it.
    return text.contains(name) || text.contains("import")
      || (folder.map { text.contains(split($0).name) } ?? false)
  }

  /// Whether a file is one that a design is made of, or lies beside such as the texts of another
  /// language do, in a folder for them.
  private func isPart(_ part: ListedDesign, of design: ListedDesign, beside file: String) -> Bool {
    if part.path == file { return true }
    let folder = split(part.path).folder
    return folder == split(file).folder && folder != split(design.path).folder
      && open.contains { $0.path == file }
  }
}
