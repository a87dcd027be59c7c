internal import Foundation
internal import SnaplineEnvironment

/// Folders below the system's temporary one that belong to a process.
package enum ScratchFolder {
  private static let name = "snapline"
  /// What a process that was killed left stays for so many seconds: somebody may look at it.
  private static let patience = 86_400.0
  /// More names than these aren't gone through.
  private static let mostNames = 20_000

  /// The path of a new folder, which isn't made yet.
  ///
  /// Those of processes that were killed a day ago, or earlier, are removed.
  package static func path(for purpose: String) -> String {
    removeAbandoned()
    let session = RunSession.current(of: .designs)
    let folder = NSTemporaryDirectory()
    let name = "\(name)-\(purpose)-\(session)-\(UUID().uuidString)"
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func removeAbandoned() {
    let folder = NSTemporaryDirectory()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in names.prefix(mostNames) where entry.hasPrefix(name + "-") {
      // snapline, what it is for, the process, when that began, and five parts that nobody shares.
      let parts = entry.split(separator: "-")
      guard parts.count == 9 else { continue }
      let path = folder + "/" + entry
      guard FileKind(of: path) == .folder, !RunSession.isUnderWay("\(parts[2])-\(parts[3])"),
        let time = FileTime.modification(of: path),
        Date.now.timeIntervalSince1970 - time > patience
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
