internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import SnaplineText

/// A case with what people are told of it.
struct CheckedCase: Sendable {
  var record: CaseRecord
  /// What is told beside the result, such as a conflict in the design.
  var diagnostics: [Diagnostic] = []
}

/// Draws designs and compares each with its baseline.
struct DesignCheck: Sendable {
  let store: BaselineStore
  let overrides: DesignOverrides
  var attempts = SnapshotAttempts()
  var tolerance = Tolerance()

  func check(_ listed: ListedDesign) -> CheckedCase {
    let begun = ContinuousClock.now
    var checked = compare(listed)
    checked.record.milliseconds = begun.millisecondsUntilNow
    return checked
  }

  private func compare(_ listed: ListedDesign) -> CheckedCase {
    if let complaint = InputFile.complaint(about: listed.name) { return failed(complaint) }
    do {
      let baseline = try listed.baseline(in: Circumstances.names(of: overrides))
      let settings = try KeepingSettings(for: split(baseline.folder).folder ?? "/")
      var checked = CheckedCase(record: record(of: listed))
      let result = try store.check(against: baseline, site: listed.name, trying: attempts) {
        let (candidate, diagnostics) = try draw(listed, keeping: settings.keeping ?? .replay)
        checked.diagnostics = diagnostics
        return candidate
      }
      checked.record.note(result, of: baseline, from: store)
      if result.outcome == .flaky, attempts.allowsFlaky { checked.record.isAllowed = true }
      checked.record.diagnostics = checked.diagnostics.map(RecordedDiagnostic.init)
      return checked
    } catch let error as DesignError {
      return failed(listed, error.diagnostics, .undecided)
    } catch SnapshotError.emptyName(let name) {
      return failed(listed, [SnapshotError.emptyName(name).diagnostic], .wrong)
    } catch let error as SnapshotError {
      return failed(listed, [error.diagnostic], .undecided)
    } catch {
      let diagnostic = Diagnostic(id: "undecided", severity: .error, subject: "\(error)")
      return failed(listed, [diagnostic], .undecided)
    }
  }

  /// Reads a design, as it is now, and draws it.
  private func draw(
    _ listed: ListedDesign,
    keeping: Keeping
  ) throws -> (Candidate, [Diagnostic]) {
    let design = try Design(contentsOf: listed.source, overrides: overrides)
    let drawing = try design.explainedDrawing()
    let options = PictureOptions(
      keeping: keeping,
      tolerance: tolerance,
      environment: design.environment,
      notes: PictureOptions.fingerprint(with: TextLibraries.versions),
      paintsDifferences: false,
      sourceNames: [listed.source: store.fromRoot(listed.path)]
    )
    return (Candidate.picture(of: drawing.scene, options: options), drawing.diagnostics)
  }

  private func record(of listed: ListedDesign) -> CaseRecord {
    var record = CaseRecord(
      name: listed.name,
      suite: split(listed.name).folder ?? ".",
      outcome: .same
    )
    record.place = RecordedPlace(file: store.fromRoot(listed.path))
    return record
  }

  /// A design whose name can't be that of a baseline, or of which nothing can be decided.
  func failed(
    _ listed: ListedDesign,
    _ diagnostics: [Diagnostic],
    _ outcome: CaseRecord.Outcome
  ) -> CheckedCase {
    failed(record(of: listed), diagnostics, outcome)
  }

  /// A path that leads to no design.
  func failed(_ complaint: Complaint) -> CheckedCase {
    let name = complaint.diagnostic.place?.file ?? ""
    let record = CaseRecord(name: name, suite: split(name).folder ?? ".", outcome: .undecided)
    return failed(record, [complaint.diagnostic], .undecided)
  }

  private func failed(
    _ record: CaseRecord,
    _ diagnostics: [Diagnostic],
    _ outcome: CaseRecord.Outcome
  ) -> CheckedCase {
    var checked = CheckedCase(record: record)
    checked.diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place = diagnostic.place ?? Place(file: record.name)
      return diagnostic
    }
    checked.record.outcome = outcome
    checked.record.message = Report.message(of: diagnostics)
    checked.record.diagnostics = checked.diagnostics.map(RecordedDiagnostic.init)
    return checked
  }
}

extension CaseRecord {
  /// The status that a run with such a case ends with.
  var status: ExitCode {
    switch outcome {
    case .same, .recorded: .success
    case .flaky: isAllowed == true ? .success : .failure
    case .changed, .missing, .wrong: .failure
    case .undecided: .trouble
    }
  }
}

extension CaseRecord.Outcome {
  var tone: Tone {
    switch self {
    case .same: .good
    case .recorded: .notable
    default: .bad
    }
  }
}
