internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns

/// What blobs hold, laid out as runs leave it, in a folder that goes with the value.
final class UnpackedBlobs {
  private let folder = ScratchFolder.path(for: "blobs")
  private var count = 0
  /// What is wrong with the blobs: what can be read still is.
  private(set) var problems: [Diagnostic] = []

  deinit { if count > 0 { try? FileManager.default.removeItem(atPath: folder) } }

  /// The file of results that a file is or holds; nothing where that can't be found out.
  func results(in path: String) -> String? {
    guard let results = IndexedResults(path: path) else {
      problems.append(problem(path, "the results can't be read", "it is no file"))
      return nil
    }
    guard results.isBlob else { return path }
    if !results.isWhole {
      problems.append(problem(path, "the file is cut short", "its last line isn't there"))
    }
    count += 1
    let place = "\(folder)/\(count)"
    do {
      try results.unpack(into: place)
    } catch {
      problems.append(problem(path, "the blob can't be unpacked to \(place)", "\(error)"))
      return nil
    }
    return "\(place)/\(RunFolder.resultsName)"
  }

  private func problem(_ path: String, _ subject: String, _ cause: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-results",
      severity: .error,
      subject: subject,
      cause: cause,
      place: Place(file: path),
      remedy: "fetch it again, or run the snapshots again"
    )
  }
}
