internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots

/// Finds designs in one folder that would share a baseline, such as card.yaml and card.json.
///
/// Names that are written with other bytes and look alike are such too: not every file system tells
/// them apart.
///
/// All files of the folder count, not those of a run alone: what a name stands for must not depend
/// on what else was named.
struct NameClashes {
  /// The files of each folder that was asked for, by what is left of their names.
  private var folders: [[UInt8]: [String: [String]]] = [:]

  /// What to tell of a design whose baseline would be that of another too.
  mutating func clash(of design: ListedDesign) -> Diagnostic? {
    let (folder, name) = split(design.path)
    guard let folder, let key = Self.key(of: name) else { return nil }
    let rivals = files(in: folder)[key, default: []].filter {
      !$0.utf8.elementsEqual(name.utf8) && FileKind(of: join(folder, $0)) == .file
        && InputFile.isDesign(join(folder, $0))
    }
    guard let rival = rivals.first else { return nil }
    return Diagnostic(
      id: "name-clash",
      severity: .error,
      subject: "its baseline would be that of '\(Self.path(of: rival, beside: design))' too",
      place: Place(file: design.name),
      remedy: "give one of the two another name"
    )
  }

  private mutating func files(in folder: String) -> [String: [String]] {
    let place = Array(folder.utf8)
    if let known = folders[place] { return known }
    let names = FolderListing(folder)?.names ?? []
    var files: [String: [String]] = [:]
    for name in names.sorted() where InputFile.hasDesignExtension(name) {
      if let key = Self.key(of: name) { files[key, default: []].append(name) }
    }
    folders[place] = files
    return files
  }

  /// What is left of a name in that of a baseline; some file systems don't tell case apart.
  private static func key(of name: String) -> String? {
    try? SnapshotName(parts: [ListedDesign.stem(of: name)]).stem.lowercased()
  }

  /// The path of a file beside a design, spelled as the design's is where that leads to it.
  private static func path(of name: String, beside design: ListedDesign) -> String {
    let path = split(design.path).folder.map { join($0, name) } ?? name
    let spelled = split(design.name).folder.map { join($0, name) } ?? name
    return realPath(spelled) == path ? spelled : path
  }
}
