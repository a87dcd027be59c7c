internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import Synchronization

/// The results of this process' tests, which are kept for each package that has some.
enum TestJournals {
  private static let journals = Mutex<[String: RunJournal?]>([:])

  /// The journal of a package's tests; nothing where results can't be kept, which is told once.
  static func journal(
    below root: String,
    of library: SnapshotCall.Library,
    mode: RecordMode
  ) -> RunJournal? {
    journals.withLock { journals in
      if let known = journals[root] { return known }
      if journals.isEmpty { atexit { TestJournals.end() } }
      let journal = begin(below: root, RunSource(library), mode)
      journals[root] = .some(journal)
      return journal
    }
  }

  private static func begin(below root: String, _ source: RunSource, _ mode: RecordMode)
    -> RunJournal?
  {
    var header = RunHeader.current(of: source, mode: mode.rawValue)
    header.selection.isFiltered = isFiltered(CommandLine.arguments, source)
    do throws(RunJournal.Failure) {
      return try RunJournal(in: RunFolder(root: root), header)
    } catch {
      let note =
        "snapline: the results of this run can't be kept in \(error.path): \(error.reason)\n"
      try? FileHandle.standardError.write(contentsOf: Data(note.utf8))
      return nil
    }
  }

  private static func end() {
    for journal in journals.withLock({ Array($0.values) }) { journal?.end() }
  }

  /// Whether a process of tests was asked for some of them alone, by the words it was started with.
  static func isFiltered(_ arguments: [String], _ source: RunSource) -> Bool {
    let words = arguments.dropFirst()
    guard source == .xctest else {
      return words.contains { word in
        ["--filter", "--skip"].contains { word == $0 || word.hasPrefix($0 + "=") }
      }
    }
    // XCTest is given the names of cases, and else nothing but options.
    return words.contains { !$0.hasPrefix("-") && $0.contains(where: { $0 == "." || $0 == "/" }) }
  }
}

extension RunSource {
  init(_ library: SnapshotCall.Library) {
    self = library == .xctest ? .xctest : .swiftTesting
  }
}
