internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Which designs a run is about.
struct TestSelection {
  let designs: [ListedDesign]
  let complaints: [Complaint]
  /// Whether designs that were found were left out.
  let isFiltered: Bool
  /// Which part of the designs this run tests, and what all parts have in common.
  let shard: RunSelection.Shard?
  let plan: String
  /// The folders that were looked through, as absolute paths.
  let folders: [String]
  /// What to tell where there is nothing to do, and how the run then ends.
  private(set) var nothing: (diagnostic: Diagnostic, status: ExitCode)?
  /// What is told before the run.
  private(set) var remarks: [Diagnostic] = []

  init(_ invocation: Invocation, below root: String) {
    let paths = invocation[Test.paths]
    let package = invocation[LiveOptions.package]
    var list =
      package.map { DesignList(targets: paths, of: $0) } ?? DesignList(paths: paths)
    list.leaveOutParts()
    let filter = invocation[Test.filter] ?? ""
    let asked = CircumstanceOptions.overrides(of: invocation).variant
    let found = list.designs.flatMap { $0.variants(asked: asked) }
    var chosen = found.filter { filter.isEmpty || $0.title.contains(filter) }
    if chosen.isEmpty, list.complaints.isEmpty {
      nothing = (Self.nothingFound(among: found, filter), .noMatch)
    }
    if invocation[Test.lastFailed], nothing == nil {
      let last = LastRun(below: root)
      chosen.removeAll { !last.failed.contains(LastRun.Case($0, below: root)) }
      if let trouble = last.trouble {
        // What is known of the run still counts.
        if chosen.isEmpty { nothing = (trouble, .trouble) } else { remarks.append(trouble) }
      } else if chosen.isEmpty {
        nothing = (Self.nothingFailed(last), .success)
      }
    }
    let place = { Self.place(of: $0, below: root) }
    shard = invocation[ShardOption.shard]
    plan = ShardOption.plan(of: chosen.map(place), invocation)
    designs = ShardOption.part(shard, of: chosen, orderedBy: place)
    // What leads to no design is told by one shard alone.
    complaints = (shard?.index ?? 1) == 1 ? list.complaints : []
    isFiltered = !filter.isEmpty || invocation[Test.lastFailed]
    let looked = package != nil ? [] : paths.isEmpty ? ["."] : paths
    folders = looked.compactMap { path in
      FileKind(of: path, followingLinks: true) == .folder ? realPath(path) : nil
    }
    if let package, paths.isEmpty {
      nothing = (Diagnostic.noTarget(of: package, for: "test"), .usage)
    }
  }

  private static func place(of design: ListedDesign, below root: String) -> String {
    design.path.from(root) + (design.variant.map { "\u{1}" + $0 } ?? "")
  }

  private static func nothingFailed(_ last: LastRun) -> Diagnostic {
    guard last.isThere else {
      return Diagnostic(
        id: "no-last-run",
        severity: .note,
        subject: "no run before this one left results, so nothing of it failed",
        remedy: "run snapline test without --last-failed"
      )
    }
    return Diagnostic(
      id: "nothing-failed",
      severity: .note,
      subject: last.failed.isEmpty
        ? "nothing failed in the run before"
        : "none of these designs failed in the run before"
    )
  }

  private static func nothingFound(among designs: [ListedDesign], _ filter: String) -> Diagnostic {
    let names = designs.prefix(3).map { "'\($0.title)'" }.joined(separator: ", ")
    let more = designs.count > 3 ? " and \(designs.count - 3) more" : ""
    return Diagnostic(
      id: "no-match",
      severity: .error,
      subject: designs.isEmpty
        ? "no design was found to test" : "no design has '\(filter)' in its path",
      cause: designs.isEmpty ? nil : "there are \(names)\(more)",
      remedy: designs.isEmpty ? "name a design, or a folder with some" : nil
    )
  }
}
