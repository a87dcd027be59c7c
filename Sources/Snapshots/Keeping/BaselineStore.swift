/// Compares candidates with their baselines, and writes the files that a run may write.
package struct BaselineStore: Sendable {
  private let recording: Recording
  /// Where files that show differences go.
  package var artefactFolder: String
  /// The folder that paths and the names for review count from.
  package var root: String

  package init(_ recording: Recording, artefactFolder: String, root: String) {
    self.recording = recording
    self.artefactFolder = artefactFolder
    self.root = root
  }

  package var mode: RecordMode { recording.mode }

  package enum Outcome: String, Hashable, Sendable {
    case same
    case changed
    case missing
    /// The baseline was written; nothing was checked.
    case recorded
  }

  package struct Result: Sendable {
    package var outcome: Outcome
    package var comparison: CandidateComparison
    /// What to tell a person; nothing where all is the same.
    package var message: String?
    /// The files that show what happened, as they were written.
    package var artefactPaths: [String]
  }

  /// Compares a candidate with its baseline.
  ///
  /// The files of a baseline that is the same aren't written again. `site` is the line of the test, or
  /// the name of the design, that asks for the comparison.
  package func check(
    _ candidate: Candidate,
    against baseline: Baseline,
    site: String
  ) throws -> Result {
    if mode != .never { UnfinishedFiles.sweep(baseline.folder) }
    let kept: [String: [UInt8]]
    do {
      kept = try baseline.read(Baseline.kinds)
    } catch {
      throw try damage(error, candidate, baseline, site)
    }
    let known = kept.filter {
      candidate.kinds.contains($0.key) || $0.key == "png" || $0.key == "scene"
    }
    guard !known.isEmpty else { return try missing(candidate, baseline, site) }
    var comparison: CandidateComparison
    do {
      comparison = try candidate.compare(known, baseline)
    } catch let error as SnapshotError {
      throw try damage(error, candidate, baseline, site)
    }
    let lacking = candidate.kinds.filter { kept[$0] == nil }
    let obsolete = Baseline.obsoleteKinds(beside: candidate.kinds).filter { kept[$0] != nil }
    // A file that is no longer kept is compared while it is there. Recording removes it.
    let isKept = lacking.isEmpty && (obsolete.isEmpty || !mode.overwrites(existing: true))
    if comparison.isSame, isKept {
      if mode != .never { baseline.discardPending() }
      return Result(outcome: .same, comparison: comparison, message: nil, artefactPaths: [])
    }
    comparison.lines += lacking.map { "the baseline has no \($0) file" }
    if comparison.isSame, lacking.isEmpty {
      comparison.lines += obsolete.map { "the \($0) file isn't kept any more" }
    }
    return try changed(candidate, baseline, comparison, site)
  }

  /// What to tell of a baseline that is none any more: it isn't written over, but nobody has to
  /// run anything twice to put another in its place.
  ///
  /// What wasn't fetched is fetched: nothing is left that could take its place.
  private func damage(
    _ error: SnapshotError,
    _ candidate: Candidate,
    _ baseline: Baseline,
    _ site: String
  ) throws -> SnapshotError {
    guard case .unreadable(let path, let reason) = error else { return error }
    let shown = try leave(candidate, baseline, try candidate.preview(), site)
    return .damaged(
      path: path,
      reason: reason,
      left: shown.howToAccept == nil ? shown.lines : shown.lines.dropLast(),
      // What is no file can't be written over either, before somebody has removed it.
      howToAccept: mode == .never || (try? KeptFile.checkWritable(path)) != nil
        ? shown.howToAccept : nil
    )
  }

  private func missing(
    _ candidate: Candidate,
    _ baseline: Baseline,
    _ site: String
  ) throws -> Result {
    let comparison = CandidateComparison(isSame: false)
    let heading = "\(shownName(of: baseline)) has no baseline"
    if mode.overwrites(existing: false) {
      try record(candidate, baseline, site)
      return Result(
        outcome: .recorded,
        comparison: comparison,
        message: heading + "; one was recorded, and nothing was checked\n"
          + indented(candidate.kinds.map { "baseline " + onOneLine(baseline.path($0)) }),
        artefactPaths: []
      )
    }
    let shown = try leave(candidate, baseline, try candidate.preview(), site)
    return Result(
      outcome: .missing,
      comparison: comparison,
      message: heading + "\n" + indented(shown.lines),
      artefactPaths: shown.paths
    )
  }

  private func changed(
    _ candidate: Candidate,
    _ baseline: Baseline,
    _ comparison: CandidateComparison,
    _ site: String
  ) throws -> Result {
    let name = shownName(of: baseline)
    var lines = comparison.lines
    if mode.overwrites(existing: true) {
      try record(candidate, baseline, site)
      return Result(
        outcome: .recorded,
        comparison: comparison,
        message: (comparison.isSame
          ? "\(name) is as its baseline, of which other files are kept now; a new one was recorded\n"
          : "\(name) differed from its baseline; a new one was recorded\n") + indented(lines),
        artefactPaths: []
      )
    }
    let shown = try leave(candidate, baseline, comparison.artefacts, site)
    lines += ["baseline   " + Self.shown(baseline.existingPaths)] + shown.lines
    return Result(
      outcome: .changed,
      comparison: comparison,
      message: (comparison.isSame
        ? "\(name) is as its baseline, but other files are to be kept of it\n"
        : "\(name) differs from its baseline\n") + indented(lines),
      artefactPaths: shown.paths
    )
  }

  private func record(_ candidate: Candidate, _ baseline: Baseline, _ site: String) throws {
    let files = try candidate.files()
    try SnapshotRegistry.write(baseline, contents: Self.digest(files), site: site)
    try baseline.write(files)
  }

  /// Leaves pending files where the mode allows it, and always what shows the difference.
  ///
  /// Where nothing can be left, the outcome is the same, and the message says so.
  private func leave(
    _ candidate: Candidate,
    _ baseline: Baseline,
    _ artefacts: [Artefact],
    _ site: String
  ) throws -> (lines: [String], paths: [String], howToAccept: String?) {
    var lines: [String] = []
    var howToAccept: String?
    var artefacts = artefacts
    if mode == .never {
      howToAccept = recording.reason
    } else {
      let files = try candidate.files()
      try SnapshotRegistry.write(baseline, contents: Self.digest(files), site: site)
      do throws(SnapshotError) {
        try baseline.writePending(files)
        lines.append(
          "pending    " + Self.shown(files.keys.sorted().map(baseline.pendingPath))
        )
        howToAccept = "accept:  snapline review --accept " + shellQuoted(reviewName(of: baseline))
        // What is pending is all there is to look at, where nothing was painted.
        if artefacts.contains(where: { $0.kind == "scene" }) {
          artefacts.removeAll { $0.kind == "scene" }
          lines.append(look(at: baseline.pendingPath("scene"), beside: baseline))
        }
      } catch {
        lines.append(try Self.complaint(error))
      }
    }
    let shown = try show(artefacts, of: baseline)
    return (lines + shown.lines + [howToAccept].compactMap { $0 }, shown.paths, howToAccept)
  }

  private func show(
    _ artefacts: [Artefact],
    of baseline: Baseline
  ) throws(SnapshotError) -> (lines: [String], paths: [String]) {
    var (lines, paths): ([String], [String]) = ([], [])
    let inside = identifier(of: baseline).split(separator: "/").dropLast()
    let folder = ([artefactFolder] + inside.map(String.init)).joined(separator: "/")
    do throws(SnapshotError) {
      for artefact in artefacts {
        let path = "\(folder)/\(baseline.stem).\(artefact.role).\(artefact.kind)"
        try KeptFile.makeFolder(folder)
        try KeptFile.write(artefact.bytes, to: path)
        paths.append(path)
        lines.append(artefact.role.padded(to: 11) + onOneLine(path))
        if artefact.kind == "scene" { lines.append(look(at: path, beside: baseline)) }
      }
    } catch {
      lines.append(try Self.complaint(error))
    }
    if artefacts.contains(where: { $0.role == "expected" }), paths.count > 1 {
      lines.append(
        "look:    snapline diff " + paths.prefix(2).map(shellQuoted).joined(separator: " ")
      )
    }
    return (lines, paths)
  }

  /// What shows a scene beside its baseline, and paints what differs.
  private func look(at path: String, beside baseline: Baseline) -> String {
    "look:    snapline diff "
      + [baseline.path("scene"), path].map(shellQuoted).joined(separator: " ")
      + " -o difference.png"
  }

  private static func complaint(_ error: SnapshotError) throws(SnapshotError) -> String {
    guard case .unwritable(let path, let reason) = error else { throw error }
    return "couldn't leave \(onOneLine(path)): \(reason)"
  }

  /// The name of a baseline for review: its path below the root, without extension.
  package func identifier(of baseline: Baseline) -> String {
    let path = baseline.folder + "/" + baseline.stem
    guard path.hasPrefix(root + "/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }

  /// The identifier as one word that isn't taken for an option.
  private func reviewName(of baseline: Baseline) -> String {
    let name = identifier(of: baseline)
    return name.hasPrefix("-") ? "./" + name : name
  }

  private func shownName(of baseline: Baseline) -> String { onOneLine(identifier(of: baseline)) }

  private static func shown(_ paths: [String]) -> String {
    paths.map(onOneLine).joined(separator: " ")
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private static func digest(_ files: [String: [UInt8]]) -> String {
    files.sorted { $0.key < $1.key }
      .map { $0.key + SHA256.hexadecimal(of: $0.value) }
      .joined(separator: " ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

extension BaselineStore {
  /// The nearest folder around that is a package or a repository; else the folder itself.
  package static func root(of folder: String) -> String { SnapshotPlace.root(of: folder) }

  /// The folder for files that show differences: what a variable of the environment says, else one
  /// below the root.
  package static func artefactFolder(
    below root: String,
    environment: [String: String]
  ) -> String {
    SnapshotPlace.artefactFolder(below: root, environment: environment)
  }
}
