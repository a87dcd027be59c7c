internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What is done about baselines that nothing asks for.
enum UnreferencedMode: String, CaseIterable, Sendable {
  case ignore, warn, reject, delete
}

/// Finds baselines that nothing asks for, with what runs of tests left to tell.
struct Unreferenced {
  let root: String
  private(set) var orphans: [Orphan]
  private(set) var complaints: [Complaint]

  /// The folders are absolute paths.
  init(in folders: [String], below root: String) {
    self.root = root
    let search = OrphanSearch(
      in: folders,
      below: root,
      asked: Self.asked(below: root),
      variants: Self.variants
    )
    orphans = search.orphans
    complaints = search.complaints.map { Complaint($0) }
  }

  private static func variants(ofDesignAt path: String, isSure: Bool) -> [String]? {
    isSure ? (try? Design(contentsOf: path))?.variants : ListedDesign(path)?.knownVariants
  }

  /// What whole runs of tests asked for; nothing of one that was filtered, killed or crashed.
  private static func asked(below root: String) -> [AskedBaselines] {
    var files: [String: AskedBaselines] = [:]
    for path in RunFolder(root: root).resultFiles() {
      guard let own = asked(inResults: path, below: root) else { continue }
      for (file, asked) in own {
        if files[file] == nil { files[file] = asked } else { files[file]?.add(asked) }
      }
    }
    return files.values.sorted { $0.file < $1.file }
  }

  private static func asked(
    inResults path: String,
    below root: String
  ) -> [String: AskedBaselines]? {
    guard let reader = JournalReader(path: path), let time = FileTime.modification(of: path) else {
      return nil
    }
    var tally = RunTally()
    var files: [String: AskedBaselines] = [:]
    var unsure: Set<String> = []
    for item in reader {
      guard case .line(let line) = item else { return nil }
      tally.add(line)
      switch line {
      case .begin(let header) where header.source == .designs || header.selection.isFiltered:
        return nil
      case .result(let record):
        guard let file = record.place?.file else { return nil }
        guard let baseline = record.baseline else {
          unsure.insert(file)
          continue
        }
        // Literals are no files that anybody could have forgotten.
        if Baseline.inlinePath(named: baseline.id, below: root) != nil { continue }
        let (folder, stem) = split(baseline.id)
        let absolute = folder.map { $0.hasPrefix("/") ? $0 : join(root, $0) } ?? root
        files[file, default: AskedBaselines(file: file, time: time)]
          .note(stem, in: absolute, passed: record.passes)
      default: break
      }
    }
    return tally.isComplete ? files.filter { !unsure.contains($0.key) } : nil
  }

  /// The name by which review knows a baseline.
  func identifier(of orphan: Orphan) -> String {
    join(orphan.baseline.folder, orphan.baseline.stem).from(root)
  }

  /// What to tell at the end of a run; nothing where everything is asked for.
  func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic? {
    guard let first = orphans.first else { return nil }
    let names = orphans.prefix(5).map { onOneLine(identifier(of: $0)) }.joined(separator: ", ")
    let more = orphans.count > 5 ? " and \(orphans.count - 5) more" : ""
    return Diagnostic(
      id: "unreferenced",
      severity: severity,
      subject: orphans.count == 1
        ? "nothing asks for the baseline \(names): \(first.explanation)"
        : "nothing asks for \(orphans.count) baselines: \(names)\(more)",
      remedy: "snapline prune lists them all with the reason, snapline prune --yes removes them"
    )
  }

  /// Removes them, and tells what couldn't be.
  func remove() -> (removed: [Orphan], complaints: [Complaint]) {
    var removed: [Orphan] = []
    var complaints: [Complaint] = []
    for orphan in orphans {
      do throws(SnapshotError) {
        try orphan.baseline.remove()
        removed.append(orphan)
      } catch {
        complaints.append(Complaint(error))
      }
    }
    return (removed, complaints)
  }
}
