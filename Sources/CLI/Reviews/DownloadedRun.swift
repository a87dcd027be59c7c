internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// The results of a run elsewhere, such as those that CI keeps, with what it left.
///
/// Whoever wrote them may have written anything: a name must be that of a baseline of this package,
/// and each file must lie with the results and be the one that they tell of.
struct DownloadedRun {
  let desk: ReviewDesk
  private(set) var table = ReviewTable()
  /// What can't be accepted, and why.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: [String: [String: String]] = [:]
  private var homes: [String]?
  private var refused = 0
  private let blobs = UnpackedBlobs()
  /// More cases that can't be accepted are only counted.
  private static let mostRefused = 200

  /// Folders of several shards may lie in one; more than these aren't looked at.
  private static let mostFolders = 1_000

  init(_ folder: String, at desk: ReviewDesk) {
    self.desk = desk
    let files = Self.resultFiles(in: folder)
    for file in files.compactMap(blobs.results) {
      let session = split(file).folder ?? "."
      let fault = RunRecords(path: file).read { record in take(record, from: session) }
      if let fault { diagnostics.append(fault) }
    }
    if refused > Self.mostRefused {
      diagnostics.append(
        Diagnostic(
          id: "not-acceptable",
          severity: .error,
          subject: "\(refused - Self.mostRefused) more can't be accepted"
        )
      )
    }
    diagnostics += blobs.problems
    if files.isEmpty { diagnostics.append(Self.nothing(in: folder)) }
    table.gather()
  }

  /// Files of results in a folder: in itself, in the folder of a run below it, or in those of shards;
  /// or else the blobs in it.
  private static func resultFiles(in folder: String) -> [String] {
    func found(in folder: String) -> [String] {
      let own = join(folder, RunFolder.resultsName)
      if FileKind(of: own) == .file { return [own] }
      let ofRuns = ["", "run", ".snapline/run"].lazy
        .map { RunFolder(path: $0.isEmpty ? folder : join(folder, $0)).resultFiles() }
        .first { !$0.isEmpty }
      return ofRuns
        ?? names(in: folder).filter { $0.hasSuffix(ResultsSearch.blobEnding) }
        .map { join(folder, $0) }.filter { FileKind(of: $0) == .file }
    }
    if FileKind(of: folder, followingLinks: true) == .file { return [folder] }
    let own = found(in: folder)
    guard own.isEmpty else { return own }
    return names(in: folder).prefix(mostFolders).map { join(folder, $0) }
      .filter { FileKind(of: $0) == .folder }.flatMap(found)
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func nothing(in folder: String) -> Diagnostic {
    let isThere = FileKind(of: folder, followingLinks: true) != nil
    return Diagnostic(
      id: "no-results",
      severity: .error,
      subject: isThere ? "no run left its results there" : "there is no such folder",
      place: Place(file: folder),
      remedy: "name the folder .snapline/run of a run, one that holds it, or a blob"
    )
  }

  private mutating func take(_ record: CaseRecord, from session: String) {
    guard [.changed, .missing, .flaky].contains(record.outcome), let kept = record.baseline else {
      return
    }
    do throws(RefusedName) {
      guard let item = try item(kept, from: session) else { return }
      table.add(item, record)
    } catch {
      refused += 1
      guard refused <= Self.mostRefused else { return }
      diagnostics.append(
        Diagnostic(
          id: "not-acceptable",
          severity: .error,
          subject: "'\(onOneLine(String(kept.id.prefix(300))))' can't be accepted",
          cause: error.reason,
          remedy: "run the snapshots again, and review what that run leaves"
        )
      )
    }
  }

  /// What can be accepted of a case; nothing where it was accepted before.
  private mutating func item(
    _ kept: RecordedBaseline,
    from session: String
  ) throws(RefusedName) -> ReviewItem? {
    guard Baseline.inlinePath(named: kept.id, below: "") == nil else {
      throw RefusedName(
        reason: "it is a literal in the code of a test, and accepted where that runs"
      )
    }
    let baseline = try self.baseline(named: kept.id)
    guard let left = kept.left, !left.isEmpty else {
      throw RefusedName(reason: "the run left nothing that could take its place")
    }
    guard let hashes = kept.newHashes, Set(hashes.keys) == Set(left.keys),
      left.keys.allSatisfy(Baseline.kinds.contains)
    else { throw RefusedName(reason: "the results don't say what the run left") }
    if let other = seen[kept.id] {
      guard other == hashes else {
        // Nothing says which of the two is right.
        table.drop(kept.id)
        throw RefusedName(reason: "the results name it twice, each time with other files")
      }
      return nil
    }
    var paths: [String: String] = [:]
    for (kind, name) in left { paths[kind] = try path(of: name, in: session) }
    let over = kept.hashes ?? [:]
    switch standing(baseline, over, hashes) {
    case .accepted: return nil
    case .same: break
    case .other(let reason): throw RefusedName(reason: reason)
    }
    seen[kept.id] = hashes
    return ReviewItem(
      kept.id,
      baseline,
      LeftFiles(paths: paths, hashes: hashes, over: over)
    )
  }

  /// What a baseline is by now to one that a run compared with it.
  private enum Standing {
    case same
    /// It is what the run left.
    case accepted
    case other(reason: String)
  }

  private func standing(
    _ baseline: Baseline,
    _ over: [String: String],
    _ hashes: [String: String]
  ) -> Standing {
    let kinds = Array(hashes.keys)
    do throws(SnapshotError) {
      if try baseline.isStill(hashes, for: kinds) { return .accepted }
      if try baseline.isStill(over, for: kinds) { return .same }
    } catch {
      return .other(reason: error.diagnostic.cause ?? error.diagnostic.subject)
    }
    return .other(
      reason: baseline.existingPaths.isEmpty
        ? "the baseline that it was compared with is gone"
        : over.isEmpty
          ? "there is a baseline by now, and the run had none"
          : "the baseline moved on: it isn't the one that the run compared with"
    )
  }

  private mutating func baseline(named identifier: String) throws(RefusedName) -> Baseline {
    var known = homes
    defer { homes = known }
    return try Baseline(named: identifier, below: desk.root) {
      if let known { return known }
      let found = desk.homes
      known = found
      return found
    }
  }

  /// The path of a file that a run left, which lies with its results.
  private func path(of name: String, in session: String) throws(RefusedName) -> String {
    _ = try Baseline.parts(of: name)
    let path = join(session, name)
    guard FileKind(of: path) == .file, Baseline.isBelow(session, path) else {
      throw RefusedName(reason: "what the run left, \(onOneLine(name)), isn't there")
    }
    return path
  }
}
