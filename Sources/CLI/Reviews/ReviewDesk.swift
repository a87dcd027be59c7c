internal import Foundation
internal import SnaplineEnvironment
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
    if folders.isEmpty { look(PendingReview(below: store.root)) }
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

  /// Where tests keep baselines by the choice of whoever runs them.
  private var chosenFolders: [String] {
    ["SNAPLINE_REFERENCE_DIR", "SNAPSHOT_REFERENCE_DIR"]
      .compactMap { ProcessInfo.processInfo.environment[$0] }.filter { !$0.isEmpty }
  }

  /// What is pending by a name, which is a path from the root or from the folder in use.
  func pending(named name: String) -> PendingReview.Pending? {
    let paths = name.hasPrefix("/") ? [name] : [join(store.root, name), join(here, name)]
    for path in paths {
      let (folder, stem) = split(path)
      guard let folder = folder.flatMap(realPath),
        var pending = PendingReview.pending(at: join(folder, stem), identifier: name)
      else { continue }
      pending.identifier = store.identifier(of: pending.baseline)
      return pending
    }
    return nil
  }
}
