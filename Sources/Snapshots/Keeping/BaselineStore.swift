internal import SnaplineEnvironment
package import SnaplineRuns

/// Compares candidates with their baselines, and writes the files that a run may write.
package struct BaselineStore: Sendable {
  let recording: Recording
  /// Where files that show differences go.
  package var artefactFolder: String
  /// The folder that paths and the names for review count from.
  package var root: String
  /// Where a run that may not leave pending files leaves them with its results.
  package var journal: RunJournal?

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
    /// It wasn't the same in each attempt; nothing was written.
    case flaky
    /// It couldn't be compared, of an attempt alone.
    case undecided
  }

  package struct Result: Sendable {
    package var outcome: Outcome
    package var comparison: CandidateComparison
    /// What to tell a person; nothing where all is the same.
    package var message: String?
    /// The files that show what happened, as they were written.
    package var artefactPaths: [String]
    /// The SHA-256 of each file of the baseline by its kind, where the case isn't the same.
    package var hashes: [String: String] = [:]
    /// What may take the baseline's place, by kind, from the folder of the results.
    package var left: [String: String] = [:]
    /// Of a flaky case the outcome of the first attempt, and of one that isn't as it.
    package var attempts: [(Outcome, String?)] = []
    /// The SHA-256 of each file that may take the baseline's place, by its kind.
    package var newHashes: [String: String] = [:]
  }

  /// Compares a candidate with its baseline.
  ///
  /// The files of a baseline that is the same aren't written again; if all are recorded, one that is the same
  /// only by its limits is. `site` is the line of the test, or the name of the design, that asks for the comparison.
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
    if comparison.isSame, isKept, mode != .all || comparison.isExact {
      // What a run looks away from is as undecided as it was.
      if mode != .never, !comparison.isOverlooked { baseline.discardPending() }
      return Result(outcome: .same, comparison: comparison, message: nil, artefactPaths: [])
    }
    comparison.lines += lacking.map { "the baseline has no \($0) file" }
    if comparison.isSame, lacking.isEmpty {
      comparison.lines += obsolete.map { "the \($0) file isn't kept any more" }
    }
    var result = try changed(candidate, baseline, comparison, site)
    result.hashes = kept.mapValues(SHA256.hexadecimal)
    return result
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
          + indented(candidate.kinds.map { "baseline " + listed([baseline.path($0)]) }),
        artefactPaths: []
      )
    }
    let shown = try leave(candidate, baseline, try candidate.preview(), site)
    return Result(
      outcome: .missing,
      comparison: comparison,
      message: heading + "\n" + indented(shown.lines + shown.howToAcceptElsewhere),
      artefactPaths: shown.paths,
      left: shown.left,
      newHashes: shown.hashes
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
        message: Self.recordedHeading(name, comparison, by: mode) + "\n" + indented(lines),
        artefactPaths: []
      )
    }
    let shown = try leave(candidate, baseline, comparison.artefacts, site, isCompared: true)
    lines += ["baseline   " + listed(baseline.existingPaths)]
    lines += shown.lines + shown.howToAcceptElsewhere
    return Result(
      outcome: .changed,
      comparison: comparison,
      message: (comparison.isSame
        ? "\(name) is as its baseline, but other files are to be kept of it\n"
        : "\(name) differs from its baseline\n") + indented(lines),
      artefactPaths: shown.paths,
      left: shown.left,
      newHashes: shown.hashes
    )
  }

  private static func recordedHeading(
    _ name: String,
    _ comparison: CandidateComparison,
    by mode: RecordMode
  ) -> String {
    if !comparison.isSame { return "\(name) differed from its baseline; a new one was recorded" }
    return comparison.isExact || mode != .all
      ? "\(name) is as its baseline, of which other files are kept now; a new one was recorded"
      : "\(name) is as its baseline; a new one was recorded, because the record mode is 'all'"
  }

  private func record(_ candidate: Candidate, _ baseline: Baseline, _ site: String) throws {
    let files = try candidate.files()
    try SnapshotRegistry.write(baseline, contents: Self.digest(files), site: site)
    try baseline.write(files)
  }

  static func digest(_ files: [String: [UInt8]]) -> String {
    files.sorted { $0.key < $1.key }
      .map { $0.key + SHA256.hexadecimal(of: $0.value) }
      .joined(separator: " ")
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
