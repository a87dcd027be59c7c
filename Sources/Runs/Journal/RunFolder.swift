internal import Foundation
internal import SnaplineEnvironment

/// The folder in which runs leave their results: `.snapline/run` below the root of a package.
///
/// Each run has a folder of its own there, named after who asked for it and its session. A new run
/// removes the one before it that was asked for by the same.
package struct RunFolder: Hashable, Sendable {
  /// An absolute path.
  package let path: String

  package init(path: String) { self.path = path }
  package init(root: String) { path = root + "/.snapline/run" }

  /// The file of results in the folder of a session.
  package static let resultsName = "results.ndjson"

  func folder(of source: RunSource, session: String) -> String {
    "\(path)/\(source.rawValue).\(session)"
  }

  /// Who asked for a run, by the name of its folder.
  private static func source(ofFolderNamed name: String) -> RunSource? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return RunSource(rawValue: String(name[..<dot]))
  }

  /// Removes the results of earlier sessions.
  ///
  /// What a link leads to may be anybody's: it stays.
  func removeOthers(of source: RunSource, than session: String) {
    guard FileKind(of: path) == .folder else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let folder = "\(path)/\(name)"
      guard Self.source(ofFolderNamed: name) == source, name != "\(source.rawValue).\(session)",
        FileKind(of: folder) == .folder,
        // Another run that is under way still needs what it left.
        !RunSession.isUnderWay(String(name.dropFirst(source.rawValue.count + 1)))
      else { continue }
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  /// The files of results, of each source the latest; those of sources in their order.
  package func resultFiles() -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return RunSource.allCases.compactMap { latest(of: $0, among: names) }
  }

  /// The results of the last run that a source asked for.
  package func resultFile(of source: RunSource) -> String? {
    latest(
      of: source,
      among: ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    )
  }

  private func latest(of source: RunSource, among names: [String]) -> String? {
    names.filter { Self.source(ofFolderNamed: $0) == source }
      .map { "\(path)/\($0)/\(Self.resultsName)" }
      .compactMap { file in Self.date(of: file).map { (file, $0) } }
      .max { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private static func date(of file: String) -> Date? {
    guard FileKind(of: file) == .file else { return nil }
    return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
  }
}

/// What tells the processes of one run from those of the next.
enum RunSession {
  /// That of this process: of tests, the one of the `swift test` that started it, since that may
  /// run each case of a class in a process of its own.
  static func current(of source: RunSource) -> String {
    let parent = Int(getppid())
    let isOfTests = source != .designs && name(of: parent).hasPrefix("swift-")
    let process = isOfTests ? parent : Int(getpid())
    return "\(process)-\(start(of: process))"
  }

  /// Whether the process of a session is still there.
  static func isUnderWay(_ session: String) -> Bool {
    let words = session.split(separator: "-")
    guard words.count == 2, let process = Int(words[0]), process > 1 else { return false }
    let start = start(of: process)
    return start != "0" && start == words[1]
  }

  private static func name(of process: Int) -> String { fact("comm", of: process) }

  /// A file that the system makes when it is read, and whose size is therefore 0.
  private static func fact(_ name: String, of process: Int) -> String {
    guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/\(name)"),
      let bytes = try? file.read(upToCount: 4_096)
    else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// When a process began, in ticks since the machine did: process numbers come again.
  private static func start(of process: Int) -> String {
    // The second word is the program's name in parentheses, which may hold anything.
    let words = fact("stat", of: process).split(separator: ")").last?.split(separator: " ") ?? []
    return words.count > 19 ? String(words[19]) : "0"
  }
}

extension String {
  /// An absolute path as it is called in a folder: below it, or by the way up to what both lie in.
  package func seen(from folder: String) -> String {
    guard hasPrefix("/"), folder.hasPrefix("/") else { return self }
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    // What has only the root of all in common with it is called by its whole path.
    guard shared > 0, shared < own.count else { return self }
    let up = Array(repeating: Substring(".."), count: other.count - shared)
    return (up + own[shared...]).joined(separator: "/")
  }
}
