internal import Foundation
internal import SnaplineSnapshots

/// What was decided, the last first to be undone.
///
/// What a decision changes is kept in a folder of this review until it ends: the baselines of a
/// whole cause may be more than fits into memory.
struct DecisionHistory {
  /// One snapshot of a decision.
  struct Step {
    var item: ReviewItem
    var state: ReviewState
    /// Where the files of before are kept; nothing where none were changed.
    var folder: String?
    /// The files of after.
    var after: ReviewedHashes?
  }

  /// Each decision with its steps: those of a whole cause are one.
  private(set) var decisions: [[Step]] = []
  private let folder: String
  private var count = 0

  init(below folder: String) { self.folder = folder + "/before" }

  mutating func add(_ steps: [Step]) { if !steps.isEmpty { decisions.append(steps) } }
  mutating func takeLast() -> [Step]? { decisions.popLast() }

  /// Removes what is kept, when nothing is undone any more.
  func removeFiles() { try? FileManager.default.removeItem(atPath: folder) }

  /// Makes a decision whose files are kept.
  mutating func decide(_ state: ReviewState, _ item: ReviewItem) throws(SnapshotError) -> Step {
    count += 1
    let place = "\(folder)/\(count)"
    var after: ReviewedHashes?
    let save: Baseline.Saving = { (files) throws(SnapshotError) in
      try Self.write(files, to: place)
      after = Self.hashes(after: state, of: item, files)
    }
    do throws(SnapshotError) {
      if state == .accepted { try item.accept(saving: save) } else { try item.reject(saving: save) }
    } catch {
      try? FileManager.default.removeItem(atPath: place)
      throw error
    }
    return Step(item: item, state: state, folder: after == nil ? nil : place, after: after)
  }

  /// Puts back what a step changed.
  static func undo(_ step: Step) throws(SnapshotError) {
    guard let folder = step.folder, let after = step.after else { return }
    let saved = ReviewedFiles(
      baseline: try files(in: folder, named: "baseline"),
      pending: try files(in: folder, named: "pending")
    )
    try step.item.baseline.restore(saved, ifStill: after)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What the files are when a decision on others is done.
  private static func hashes(
    after state: ReviewState,
    of item: ReviewItem,
    _ files: ReviewedFiles
  ) -> ReviewedHashes {
    var hashes = files.hashes
    var accepted: [String: String] = [:]
    if state == .accepted {
      accepted = if case .left(let left) = item.source { left.hashes } else { hashes.pending }
    }
    for kind in Baseline.obsoleteKinds(beside: Array(accepted.keys)) {
      hashes.baseline[kind] = nil
    }
    hashes.baseline.merge(accepted) { _, new in new }
    hashes.pending = [:]
    return hashes
  }

  // MARK: Files

  private static func write(_ files: ReviewedFiles, to folder: String) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      for (name, files) in [("baseline", files.baseline), ("pending", files.pending)] {
        for (kind, bytes) in files {
          try Data(bytes).write(to: URL(filePath: "\(folder)/\(name).\(kind)"))
        }
      }
    } catch {
      throw .unwritable(
        path: folder,
        reason: "what can't be undone isn't done: \(error.localizedDescription)"
      )
    }
  }

  private static func files(
    in folder: String,
    named name: String
  ) throws(SnapshotError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for kind in Baseline.kinds {
      let path = "\(folder)/\(name).\(kind)"
      if FileManager.default.fileExists(atPath: path) {
        files[kind] = try ComparedFile.contents(of: path)
      }
    }
    return files
  }
}
