internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots

/// What awaits review, seen from the folder in use.
struct ReviewDesk {
  /// The folder in use, an absolute path.
  let here: String
  /// The folder that names count from.
  private let store: BaselineStore

  init(here: String) {
    self.here = here
    store = BaselineStore(Recording(.never), artefactFolder: "", root: BaselineStore.root(of: here))
  }

  /// What is pending in folders; without one wherever baselines are known to lie.
  func pending(
    in folders: [String]
  ) -> (pending: [PendingReview.Pending], complaints: [Complaint]) {
    var found: [PendingReview.Pending] = []
    var complaints: [Complaint] = []
    func look(_ review: PendingReview) {
      found += review.pending
      complaints += review.complaints.map { Complaint($0) }.filter { !complaints.contains($0) }
    }
    for folder in folders + (folders.isEmpty ? chosenFolders : []) {
      if FileKind(of: folder, followingLinks: true) == .folder, let real = realPath(folder) {
        look(PendingReview(below: real, isHome: true))
      } else if !folders.isEmpty {
        complaints.append(
          InputFile.complaint(about: folder).map(\.asTrouble) ?? .noFolder(folder).asTrouble
        )
      }
    }
    if folders.isEmpty {
      look(PendingReview(below: store.root))
      look(PendingReview.literals(below: store.root))
    }
    // Texts that count as equal may be the names of two files.
    var known: Set<[UInt8]> = []
    found = found.map { pending in
      var pending = pending
      pending.identifier = store.identifier(of: pending.baseline)
      return pending
    }
    found.removeAll { !known.insert(Array($0.identifier.utf8)).inserted }
    return (found.sorted { $0.identifier < $1.identifier }, complaints)
  }

  /// The folder that names count from.
  var root: String { store.root }

  /// The folders in which baselines lie by somebody's choice, as absolute paths.
  var homes: [String] {
    PendingReview.homes(below: root) + chosenFolders.compactMap(realPath)
  }

  /// What is pending, by cause: what the last run found where it saw the files there are now, else
  /// what comparing them once more finds.
  func table(
    of pending: [PendingReview.Pending]
  ) -> (table: ReviewTable, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var items: [String: ReviewItem] = [:]
    for one in pending {
      do throws(SnapshotError) {
        items[one.identifier] = ReviewItem(one, seen: try one.baseline.reviewedFiles().hashes)
      } catch {
        diagnostics.append(Complaint(error).diagnostic)
      }
    }
    var table = ReviewTable()
    for file in pending.isEmpty ? [] : RunFolder(root: root).resultFiles() {
      let fault = RunRecords(path: file).read { record in
        guard let kept = record.baseline, let item = items[kept.id],
          case .pending(let seen) = item.source, seen.pending == kept.newHashes,
          seen.baseline == kept.hashes ?? [:]
        else { return }
        items[kept.id] = nil
        table.add(item, record)
      }
      if var fault {
        // Causes can be found without it.
        fault.severity = .note
        diagnostics.append(fault)
      }
    }
    for item in items.values.sorted(by: { $0.identifier < $1.identifier }) {
      do throws(SnapshotError) {
        table.add(item, try item.files().record(of: item.baseline, named: item.identifier))
      } catch {
        diagnostics.append(Complaint(error).diagnostic)
      }
    }
    table.gather()
    return (table, diagnostics)
  }

  /// Where tests keep baselines by the choice of whoever runs them.
  private var chosenFolders: [String] {
    ["SNAPLINE_REFERENCE_DIR", "SNAPSHOT_REFERENCE_DIR"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }.filter { !$0.isEmpty }
  }

  /// What is pending by a name, which is a path from the root or from the folder in use.
  func pending(named name: String) -> PendingReview.Pending? {
    let paths = name.hasPrefix("/") ? [name] : [join(store.root, name), join(here, name)]
    for path in paths {
      let (folder, stem) = split(Baseline.inlinePath(named: path, below: store.root) ?? path)
      guard let folder = folder.flatMap(realPath),
        var pending = PendingReview.pending(at: join(folder, stem), identifier: name)
      else { continue }
      pending.identifier = store.identifier(of: pending.baseline)
      return pending
    }
    return nil
  }
}
