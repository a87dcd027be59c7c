internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// A reporter with the file that it writes; without one it writes to standard output.
struct ChosenReporter: Hashable, Sendable {
  var name: ReporterName
  var path: String?

  /// Whether it writes to standard output: a page is a folder, which has a place of its own.
  var isPrinted: Bool { path == nil && name != .html }
}

/// The options by which `test` and `merge-reports` are told how to tell results.
struct ReporterOptions: Hashable, Sendable {
  private static let reporter = Option(
    "reporter",
    .reporter,
    repeats: true,
    "The form of the report; =FILE after it writes it to a file. Without it list, and on GitHub "
      + "also github. html writes a folder, which is .snapline/report without a name."
  )
  private static let json = Flag("json", "The same as --reporter json.")
  private static let quiet = Flag(
    "quiet",
    short: "q",
    insteadOf: "verbose",
    "Prints only failures and counts."
  )
  private static let verbose = Flag(
    "verbose",
    short: "v",
    insteadOf: "quiet",
    "Prints a line for every case."
  )

  static let parameters: [Parameter] = [
    reporter.parameter, json.parameter, quiet.parameter, verbose.parameter,
  ]

  /// How much people are told.
  enum Detail: Hashable, Sendable { case failures, usual, everything }

  var chosen: [ChosenReporter]
  var detail: Detail

  init(_ invocation: Invocation, isOnGitHub: Bool) throws(UsageError) {
    chosen = invocation.all(Self.reporter)
    if invocation[Self.json] { chosen.append(ChosenReporter(name: .json)) }
    if chosen.isEmpty {
      chosen = [ChosenReporter(name: .list)] + (isOnGitHub ? [ChosenReporter(name: .github)] : [])
    }
    detail =
      invocation[Self.quiet] ? .failures : invocation[Self.verbose] ? .everything : .usual
    try check()
  }

  /// The reporter that people follow, if one writes to standard output.
  var forPeople: ReporterName? {
    chosen.first { $0.isPrinted && $0.name.isForPeople }?.name
  }

  private func check() throws(UsageError) {
    // GitHub finds its commands between the lines for people, and would break a document.
    let printed = chosen.filter(\.isPrinted).map(\.name)
    let people = printed.filter {
      $0 != .github || !printed.allSatisfy { $0.isForPeople || $0 == .github }
    }
    if people.count > 1 || printed.filter({ $0 == .github }).count > 1 {
      let (first, second) = (printed[0], printed[1])
      throw .contradiction(
        "'\(first.rawValue)' and '\(second.rawValue)' can't both go to standard output",
        remedy: "write one of them to a file, such as --reporter \(second.rawValue)=FILE"
      )
    }
    var files: [String: ReporterName] = [:]
    for reporter in chosen {
      guard let path = reporter.path else { continue }
      let (folder, name) = split(OutputFile.resolved(path))
      let place = join(realPath(folder ?? ".") ?? folder ?? "", name)
      if let other = files.updateValue(reporter.name, forKey: place) {
        throw .contradiction(
          "'\(other.rawValue)' and '\(reporter.name.rawValue)' can't both be written to '\(path)'",
          remedy: "name another file for one of them"
        )
      }
    }
  }
}

extension ValueType where Value == ChosenReporter {
  /// A name, with a file behind it where there is one.
  fileprivate static let reporter = ValueType(
    placeholder: "NAME",
    expectation: "one of " + ReporterName.allCases.map(\.rawValue).joined(separator: ", ")
      + ", or one with =FILE",
    completion: .choices(ReporterName.allCases.map(\.rawValue)),
    suggest: { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = ReporterName.allCases.map(\.rawValue)
      guard let name = nearestName(to: String(parts[0]), among: names) else { return [] }
      return [([name] + parts.dropFirst().map(String.init)).joined(separator: "=")]
    }
  ) { word in
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = ReporterName(rawValue: String(parts[0])) else { return nil }
    guard parts.count == 2 else { return ChosenReporter(name: name) }
    guard !parts[1].isEmpty else { return nil }
    return ChosenReporter(name: name, path: parts[1] == "-" ? nil : String(parts[1]))
  }
}
