internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline prune`: removes baselines that nothing asks for.
enum Prune {
  private static let folders = Argument(
    "PATH",
    .path("PATH"),
    count: .any,
    "Folders to search; without one the package or repository of the current folder."
  )
  private static let yes = Flag("yes", "Removes what is listed.")
  private static let json = Flag("json", "Prints the list as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "prune",
      "Lists baselines that nothing uses, and removes them.",
      discussion: [
        "A baseline is listed if its design, the variant of its design or its test file no "
          + "longer exists. After a run of all tests, the baselines of tests that no longer "
          + "exist are also listed, and those that their test didn't use. A run that was "
          + "filtered, killed or crashed doesn't count.",
        "Nothing is removed without --yes. The status is 1 if something was listed and is still there.",
      ],
      examples: [
        Example("snapline prune", "lists what could be removed, with the reason"),
        Example("snapline prune --yes", "removes it"),
      ]
    ) {
      folders
      yes
      json
    }
  ) { invocation, console throws(Stop) in
    var complaints: [Complaint] = []
    var found: [String] = []
    for folder in invocation[folders] {
      if FileKind(of: folder, followingLinks: true) == .folder, let real = realPath(folder) {
        found.append(real)
      } else {
        complaints.append(
          InputFile.complaint(about: folder).map(\.asTrouble) ?? .noFolder(folder).asTrouble
        )
      }
    }
    let root = BaselineStore.root(of: FileManager.default.currentDirectoryPath)
    let isGiven = !invocation[folders].isEmpty
    let unreferenced = Unreferenced(in: isGiven ? found : [root], below: root)
    complaints += unreferenced.complaints
    let (gone, failures) = invocation[yes] ? unreferenced.remove() : ([], [])
    complaints += failures
    console.tell(complaints.map(\.diagnostic))
    let removed = Set(gone.map(\.baseline))
    let lines = unreferenced.orphans.map { orphan in
      Line(
        name: unreferenced.identifier(of: orphan),
        reason: orphan.explanation,
        removed: removed.contains(orphan.baseline)
      )
    }
    if invocation[json] {
      try console.print(Self.text(of: lines))
    } else {
      for line in lines {
        let verb = line.removed ? "removed" : "unreferenced"
        try console.printLines("\(verb)  \(onOneLine(line.name))  (\(line.reason))")
      }
    }
    if !complaints.isEmpty { return .trouble }
    return lines.allSatisfy(\.removed) ? .success : .failure
  }

  private struct Line: Encodable {
    var name: String
    var reason: String
    var removed: Bool
  }

  private static func text(of lines: [Line]) -> String { ["unreferenced": lines].readableJSON }
}
