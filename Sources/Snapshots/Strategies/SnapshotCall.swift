internal import Foundation
package import SnaplineLint
package import SnaplineRuns
package import SnaplineScene

/// One assertion: where it stands, and what it calls its snapshot.
package struct SnapshotCall: Sendable {
  /// The test function, as `#function` says it.
  package var function: String
  package var name: String?
  package var filePath: String
  package var fileID: String
  package var line: Int
  package var column: Int
  package var record: RecordMode?
  /// Where baselines lie, instead of where they would.
  package var folder: String?
  /// What happens to faults that rules find; nothing where the configuration says it.
  package var lint: Lint?
  /// Which run of which test it stands in.
  package var occasion = TestOccasion()
  /// Its place in a list of strategies, from 1.
  var place: Int?
  /// Its place among the calls without a name in a run of the test, from 1.
  var number = 1
  /// The cell of a matrix that it is for.
  var cell: SnapshotMatrix.Cell?
  /// The literal that it is compared with, instead of with files.
  package var literal: ExpectedLiteral?
  /// The views whose content isn't compared, besides those of the configuration.
  package var masks: [Mask]

  package init(
    function: String,
    name: String?,
    filePath: String,
    fileID: String,
    line: Int,
    column: Int,
    record: RecordMode? = nil,
    folder: String? = nil,
    lint: Lint? = nil,
    masks: [Mask] = []
  ) {
    self.function = function
    self.name = name
    self.filePath = filePath
    self.fileID = fileID
    self.line = line
    self.column = column
    self.record = record
    self.folder = folder
    self.lint = lint
    self.masks = masks
  }

  /// What an assertion has to tell.
  package struct Report: Sendable {
    /// Why the assertion failed; nothing where it didn't.
    package var message: String?
    /// The files that show it, for a test's attachments.
    package var attachments: [String]
    /// The same for the results of the run.
    package var record: CaseRecord
  }

  /// The library whose test an assertion stands in.
  package enum Library: Hashable, Sendable { case swiftTesting, xctest }

  /// Compares a value with its baseline and keeps what may be kept.
  ///
  /// What making the value throws fails the assertion. `environment` holds the variables of the
  /// process.
  package func verify<Value, Format>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    journal: RunJournal? = nil
  ) -> Report {
    let begun = ContinuousClock.now
    var report = Report(attachments: [], record: record(below: root))
    do {
      try verify(value, as: strategy, environment, journal, into: &report)
    } catch {
      report.message = "\(error)"
      report.record.message = report.message
      report.record.outcome = .undecided
    }
    report.record.milliseconds = begun.millisecondsUntilNow
    return report
  }

  /// The nearest folder around the test's file that is a package or a repository.
  var root: String {
    let file = URL(filePath: filePath).standardizedFileURL
    return SnapshotPlace.root(
      of: file.deletingLastPathComponent().path(percentEncoded: false).withoutSlash
    )
  }

  private func record(below root: String) -> CaseRecord {
    let file = filePath.standardizedPath().from(root)
    let title = nameParts.joined(separator: "/")
    var record = CaseRecord(name: "\(file):\(title)", suite: file, outcome: .same)
    record.place = RecordedPlace(file: file, line: line, column: column)
    return record
  }

  private func verify<Value, Format>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    _ environment: [String: String],
    _ journal: RunJournal?,
    into report: inout Report
  ) throws {
    let configuration = SnapshotTestingConfiguration.current
    let recording = try Recording(
      asked: record ?? configuration.record,
      environment: environment
    )
    let place = try SnapshotPlace(call: self, environment: environment)
    let site = "\(fileID):\(line)"
    let baseline = try claimedBaseline(at: place)
    let masks = self.masks + (configuration.masks ?? []).filter { !self.masks.contains($0) }
    let request = CandidateRequest(
      pathExtension: strategy.pathExtension,
      keeping: configuration.keeping ?? place.settings.keeping ?? .replay,
      tolerance: configuration.tolerance ?? Tolerance(),
      masks: masks,
      sourceNames: SourceNames([fileID: report.record.suite], package: root)
    )
    let attempts = try configuration.attempts ?? SnapshotAttempts(environment: environment)
    var store = BaselineStore(recording, artefactFolder: place.artefactFolder, root: place.root)
    store.journal = journal
    report.record.name = store.identifier(of: baseline)
    if let cell {
      report.record.name = matrixName(beside: baseline, in: store)
      report.record.variant = cell.name
    }
    let asked = lint ?? configuration.lint
    let witness = SceneWitness()
    var made: Candidate?
    let result = try SceneWitness.$current.withValue(witness) {
      try SceneFacts.$looksForOpenConstraints.withValue(asked?.rules.contains(.ambiguity) == true) {
        try Mask.$current.withValue(masks) {
          try store.check(against: baseline, site: site, trying: attempts) {
            let format = try SnapshotMatrix.$cell.withValue(cell) {
              try strategy.snapshot(value())
            }
            if cell != nil, witness.scene == nil { throw SnapshotError.noSceneForMatrix }
            let candidate = try strategy.diffing.candidate(format, request)
            if !self.masks.isEmpty, witness.scene == nil, !(Format.self == Scene.self) {
              throw SnapshotError.unsupported(
                "masks hide views, and this strategy keeps none",
                remedy:
                  "leave the masks out, or compare by .image, .scene, .layout or .accessibility"
              )
            }
            made = candidate
            return candidate
          }
        }
      }
    }
    if literal != nil, result.outcome == .same, let made {
      // A literal can't hold two texts, whichever of them is the one that it has.
      let digest = try BaselineStore.digest(made.files())
      try SnapshotRegistry.write(baseline, contents: digest, site: site)
    }
    let passes = result.outcome == .flaky && attempts.allowsFlaky
    var message = passes ? nil : result.message
    if let tool = configuration.diffTool, result.artefactPaths.count > 1 {
      message? += "\n  look:    " + tool.command(result.artefactPaths[0], result.artefactPaths[1])
    }
    report.record.note(result, of: baseline, from: store)
    if passes { report.record.isAllowed = true }
    (report.message, report.attachments) = (message, result.artefactPaths)
    report.record.note(witness.masked)
    let lint = asked ?? .report
    if let scene = witness.scene {
      report.note(lint.look(at: scene).findings, by: lint, sourceNames: request.sourceNames)
    }
  }
}

extension SnapshotCall.Report {
  /// Notes what rules found, and fails the assertion for what may not be.
  fileprivate mutating func note(
    _ findings: [Finding],
    by lint: Lint,
    sourceNames: SourceNames
  ) {
    let failing = record.note(findings, by: lint, sourceNames: sourceNames)
    guard !failing.isEmpty else { return }
    let headline = failing.headline(of: record.name)
    record.message = [headline, record.message].compactMap(\.self).joined(separator: "\n")
    message = [headline + "\n" + failing.inWords, message].compactMap(\.self)
      .joined(separator: "\n")
    // What passes for being flaky alone fails for this all the same.
    record.isAllowed = nil
  }
}

/// Where the baselines of a test file lie.
struct SnapshotPlace {
  var folder: String
  var artefactFolder: String
  var root: String
  var settings: KeepingSettings

  init(call: SnapshotCall, environment: [String: String]) throws(SnapshotError) {
    let file = URL(filePath: call.filePath).standardizedFileURL
    let fileFolder = file.deletingLastPathComponent().path(percentEncoded: false).withoutSlash
    let fileName = file.deletingPathExtension().lastPathComponent
    root = Self.root(of: fileFolder)
    settings = try KeepingSettings(for: fileFolder)
    let chosen = ["SNAPLINE_REFERENCE_DIR", "SNAPSHOT_REFERENCE_DIR"]
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    if let folder = call.folder {
      self.folder = folder.standardizedPath()
    } else if let chosen {
      folder = Self.joined(chosen, fileFolder, below: root) + "/" + fileName
    } else if let (path, below) = settings.folder {
      folder = Self.joined(path, fileFolder, below: below) + "/" + fileName
    } else {
      folder = fileFolder + "/__Snapshots__/" + fileName
    }
    artefactFolder = Self.artefactFolder(below: root, environment: environment)
    // A checkout elsewhere than where the tests were built has no folder of that path.
    guard KeptFile.exists(fileFolder) || call.folder != nil || chosen != nil else {
      throw .unwritable(
        path: fileFolder,
        reason: "the folder of the test isn't there; name one in SNAPLINE_REFERENCE_DIR"
      )
    }
  }

  /// The nearest folder around that is a package or a repository.
  static func root(of folder: String) -> String {
    FoldersAround(folder).first(where: FoldersAround.isRoot) ?? folder
  }

  static func artefactFolder(below root: String, environment: [String: String]) -> String {
    let chosen = ["SNAPLINE_ARTIFACTS", "SNAPSHOT_ARTIFACTS"]
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    return chosen.map { $0.standardizedPath() } ?? root + "/.snapline/artefacts"
  }

  private static func joined(_ path: String, _ folder: String, below: String) -> String {
    let inside = folder.hasPrefix(below + "/") ? String(folder.dropFirst(below.count)) : ""
    return path.standardizedPath() + inside
  }
}

extension SnapshotCall {
  /// The bytes of a file that a report names.
  package static func contents(ofAttachment path: String) -> [UInt8]? { try? KeptFile.read(path) }
}
