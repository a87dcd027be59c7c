internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline init`: a first design, with data to fill it.
enum Initialize {
  private static let folder = Argument(
    "FOLDER",
    .path("FOLDER"),
    count: .optional,
    "The folder for the files, which is made if it doesn't exist; without it the current folder."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "init",
      "Writes a first design, with data to fill it.",
      discussion: [
        "The design is card.yaml; its comments say how to draw it. people.json has data for it: "
          + "a list with an entry for each picture. No existing file is replaced."
      ],
      examples: [
        Example("snapline init", "writes card.yaml and people.json"),
        Example("snapline init first", "writes them into a folder"),
      ]
    ) { folder }
  ) { invocation, console throws(Stop) in
    let paths: [String]
    do throws(Complaint) {
      paths = try write(into: invocation[folder].first)
    } catch {
      console.tell([error.diagnostic])
      return error.status
    }
    let lines =
      paths.map { "wrote  " + onOneLine($0) } + [
        "next:  snapline render \(onOneLine(paths[0]).inShell)"
      ]
    try console.printLines(lines.joined(separator: "\n"))
    return .success
  }

  private static func write(into folder: String?) throws(Complaint) -> [String] {
    if let folder, isDesign(folder) { throw .fileForFolder(folder) }
    if let folder, FileKind(of: folder, followingLinks: true) != .folder {
      guard FileKind(of: folder) == nil else { throw .noFolder(folder) }
      let failure = FileWriting.makeFolder(folder)
      if failure != 0 { throw .unwritable(folder, reason: systemReason(of: failure)) }
    }
    let files = FirstDesign.files.map { name, text in
      (path: folder.map { join($0, name) } ?? name, text: text)
    }
    // All are looked for before one is written. What was interrupted is gone on with.
    let missing = files.filter { FileKind(of: $0.path) == nil }
    for (path, text) in files
    where FileKind(of: path) != nil && (missing.isEmpty || !has(path, text)) {
      throw .wouldReplace(path)
    }
    for (path, text) in missing { try OutputFile.write(Array(text.utf8), to: path) }
    return missing.map(\.path)
  }

  /// Whether a file is there with just this text.
  private static func has(_ path: String, _ text: String) -> Bool {
    (try? OrdinaryFile.bytes(at: path, most: text.utf8.count)) == Array(text.utf8)
  }

  /// Whether a folder that isn't there is named as a design is.
  private static func isDesign(_ folder: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { folder.lowercased().hasSuffix($0) }
      && FileKind(of: folder, followingLinks: true) != .folder
  }
}
