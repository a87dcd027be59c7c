package import SnaplineDiagnostics
internal import SnaplineEnvironment

/// What several files of results are together: one run, and what is wrong with it.
///
/// What can be reported is, whatever else is missing or doesn't belong to it.
package struct MergedRuns {
  package private(set) var run: KeptRun
  package private(set) var problems: [Diagnostic] = []

  private var used: [IndexedResults] = []
  /// The path of the first file that is used.
  private var firstPath: String?
  /// The first run of designs, whose count of shards and whose plan all others have.
  private var designs: (header: RunHeader, path: String)?
  /// The paths of the shards of designs, by their numbers; that of a run without shards by none.
  private var shards: [Int?: String] = [:]
  /// The paths of runs of tests.
  private var tests: [RunHeader: String] = [:]

  package init(_ files: [ResultsFile]) {
    run = KeptRun([])
    for file in files { add(IndexedResults(file)) }
    tellMissing()
    run = KeptRun(used)
  }

  private mutating func add(_ results: IndexedResults) {
    let path = results.file.path
    if let refusal = refusal(of: results) {
      problems.append(refusal)
      return
    }
    let headers = results.headers
    for header in headers {
      guard let clash = clash(of: header, at: path) else { continue }
      problems.append(clash)
      return
    }
    for header in headers { note(header, at: path) }
    used.append(results)
    problems += complaints(about: results)
  }

  /// Why nothing of a file can be told.
  private func refusal(of results: IndexedResults) -> Diagnostic? {
    let path = results.file.path
    if results.isEmpty {
      return .problem("empty", path, "the file is empty", remedy: .runAgain)
    }
    let schemas = [results.opening?.schema].compactMap(\.self) + results.headers.map(\.schema)
    if let other = schemas.first(where: { $0 != RunHeader.currentSchema }) {
      let tool = results.opening?.tool ?? results.headers.first?.tool ?? "another version"
      return .problem(
        "other-version",
        path,
        "'\(tool)' wrote these results in version \(other) of their format, and this is version "
          + "\(RunHeader.currentSchema)",
        remedy: "read them with the snapline that wrote them, or run again with this one"
      )
    }
    guard results.headers.isEmpty else { return nil }
    return .problem(
      results.isBlob ? "cut" : "no-results",
      path,
      results.isBlob ? "the file ends before its run began" : "this is no file of results",
      remedy: results.isBlob || results.file.path.contains("/.snapline/run/")
        ? .runAgain : "name a file that --reporter blob wrote"
    )
  }

  private mutating func note(_ header: RunHeader, at path: String) {
    firstPath = firstPath ?? path
    guard header.source == .designs else {
      tests[header] = path
      return
    }
    designs = designs ?? (header, path)
    shards[header.selection.shard?.index] = path
  }

  /// Why a run can't be told together with those before it.
  private func clash(of header: RunHeader, at path: String) -> Diagnostic? {
    // Tests have no plan, and jobs may each run some of them.
    guard header.source == .designs else {
      return tests[header].map {
        .problem("doubled", path, "these results are those of '\($0)'", remedy: .leaveOut)
      }
    }
    guard let (other, first) = designs else { return nil }
    if header.tool != other.tool {
      return .problem(
        "other-version",
        path,
        "'\(header.tool)' made these results, and '\(other.tool)' those of '\(first)'",
        remedy: "run all shards with one version"
      )
    }
    let (shard, otherShard) = (header.selection.shard, other.selection.shard)
    if shard?.count != otherShard?.count {
      return .problem(
        "other-count",
        path,
        "this is \(shard.words), and '\(first)' is \(otherShard.words)",
        remedy: "run all shards with the same count"
      )
    }
    if header.selection.plan != other.selection.plan {
      return .problem(
        "other-designs",
        path,
        "these results are of other designs than '\(first)', or of other options",
        remedy: "run all shards at one commit, with the same words"
      )
    }
    return shards[shard?.index].map {
      .problem(
        "doubled",
        path,
        "\(shard.words) is there twice, here and in '\($0)'",
        remedy: .leaveOut
      )
    }
  }

  /// What is wrong with a file of which what there is can be told.
  private func complaints(about results: IndexedResults) -> [Diagnostic] {
    let path = results.file.path
    if results.isBlob, !results.isWhole {
      return [.problem("cut", path, "the file is cut short", remedy: .runAgain)]
    }
    var complaints: [Diagnostic] = []
    if let line = results.damaged.first {
      let count = results.damagedCount
      complaints.append(
        .problem(
          "damaged",
          path,
          count == 1
            ? "line \(line) is damaged" : "\(count) lines are damaged, the first is line \(line)",
          remedy: .runAgain
        )
      )
    }
    if !results.tally.isComplete {
      complaints.append(
        .problem(
          "incomplete",
          path,
          "the run ended before it was through: it was killed, or it crashed",
          remedy: .runAgain
        )
      )
    }
    return complaints
  }

  private mutating func tellMissing() {
    guard let count = designs?.header.selection.shard?.count, let path = firstPath else { return }
    // A count that nobody can have run isn't gone through.
    let missing = (1...max(1, min(count, 10_000))).filter { shards[$0] == nil }
    guard !missing.isEmpty else { return }
    let names = missing.prefix(5).map(String.init).joined(separator: ", ")
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    problems.append(
      .problem(
        "missing-shard",
        path,
        missing.count == 1
          ? "shard \(names) of \(count) is missing"
          : "of \(count) shards \(names)\(more) are missing",
        remedy:
          "add what 'snapline test --shard \(missing[0])/\(count) --reporter blob=FILE' writes"
      )
    )
  }
}

extension RunSelection.Shard? {
  fileprivate var words: String {
    map { "shard \($0.index) of \($0.count)" } ?? "a run without shards"
  }
}

extension String {
  fileprivate static let runAgain = "run it again"
  fileprivate static let leaveOut = "leave one of the two out"
}

extension Diagnostic {
  fileprivate static func problem(
    _ id: String,
    _ path: String,
    _ subject: String,
    remedy: String
  ) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      place: Place(file: path),
      remedy: remedy
    )
  }
}
