internal import Foundation
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineLint
internal import SnaplineRuns
internal import SnaplineScene
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import SnaplineText

/// A case with what people are told of it.
struct CheckedCase: Sendable {
  var record: CaseRecord
  /// What is told beside the result, such as a conflict in the design.
  var diagnostics: [Diagnostic] = []
  /// The masks of the run that hide something in it.
  var masks: [Mask] = []
}

/// Draws designs and compares each with its baseline.
struct DesignCheck: Sendable {
  let store: BaselineStore
  let overrides: DesignOverrides
  var attempts = SnapshotAttempts()
  var tolerance = Tolerance()
  /// What happens to faults in the layouts of designs that don't say it themselves.
  var lint = Lint.report
  /// The views whose content isn't compared, in whichever design has them.
  var masks: [Mask] = []

  func check(_ listed: ListedDesign) -> CheckedCase {
    let begun = ContinuousClock.now
    var checked = compare(listed)
    checked.record.milliseconds = begun.millisecondsUntilNow
    return checked
  }

  private func compare(_ listed: ListedDesign) -> CheckedCase {
    let file = listed.package == nil ? listed.name : listed.path
    if let complaint = InputFile.complaint(about: file) { return failed(complaint) }
    do {
      let baseline = try listed.baseline(in: CircumstanceOptions.names(of: overrides))
      let settings = try KeepingSettings(for: split(baseline.folder).folder ?? "/")
      var checked = CheckedCase(record: record(of: listed))
      var drawn: Drawn?
      let result = try store.check(against: baseline, site: listed.title, trying: attempts) {
        let drawing = try draw(listed, keeping: settings.keeping)
        drawn = drawing
        return drawing.candidate
      }
      checked.diagnostics = drawn?.diagnostics ?? []
      checked.record.note(result, of: baseline, from: store)
      checked.expect(drawn?.unmet ?? [], of: listed)
      if result.outcome == .flaky, attempts.allowsFlaky { checked.record.isAllowed = true }
      checked.record.diagnostics = recorded(checked.diagnostics)
      checked.record.note(drawn?.masked)
      checked.masks = drawn?.masks ?? []
      if let drawn { note(drawn, of: listed, in: &checked) }
      return checked
    } catch let skip as Skip {
      return skipped(listed, skip.reason)
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

  /// A design that says it isn't to be tested.
  private struct Skip: Error {
    var reason: String
  }

  struct Drawn {
    var candidate: Candidate
    var diagnostics: [Diagnostic]
    /// What the design expects and doesn't have.
    var unmet: [Diagnostic]
    /// What rules found in its layout.
    var findings: [Finding]
    /// The views whose content isn't compared.
    var masked: [MaskedView]?
    /// The masks of the run that hide something.
    var masks: [Mask]
    var lint: Lint
  }

  /// Notes what rules found, and fails the case for what may not be.
  private func note(_ drawn: Drawn, of listed: ListedDesign, in checked: inout CheckedCase) {
    let failing = checked.record.note(
      drawn.findings,
      by: drawn.lint,
      sourceNames: SourceNames([listed.source: store.fromRoot(listed.path)])
    )
    guard !failing.isEmpty else { return }
    checked.diagnostics += failing.map { $0.diagnostic(.error) }
    checked.record.isAllowed = nil
    checked.record.message = [failing.headline(of: listed.title), checked.record.message]
      .compactMap(\.self).joined(separator: "\n")
  }

  /// Reads a design, as it is now, and draws it.
  private func draw(_ listed: ListedDesign, keeping: Keeping?) throws -> Drawn {
    if listed.isSwift { return try drawSwift(listed, keeping: keeping) }
    var overrides = overrides
    overrides.variant = listed.variant
    let design = try Design(contentsOf: listed.source, overrides: overrides)
    let test = design.testPlan
    if let reason = test.skip { throw Skip(reason: reason) }
    let lint = test.lint ?? lint
    let (drawing, unmet, findings) = try design.testedDrawing(by: lint)
    let found = masks.filter { drawing.scene.has($0) }
    let hiding = test.masks + found.filter { !test.masks.contains($0) }
    let scene = try drawing.scene.hiding(hiding)
    let options = PictureOptions(
      keeping: test.keeping ?? keeping ?? .replay,
      tolerance: test.tolerance(over: tolerance),
      environment: design.environment,
      notes: PictureOptions.fingerprint(with: TextLibraries.versions),
      paintsDifferences: false,
      sourceNames: SourceNames([listed.source: store.fromRoot(listed.path)]),
      masks: hiding
    )
    var candidates: [Candidate] = []
    if test.kinds == nil || test.keeping != nil {
      candidates.append(.picture(of: scene, options: options))
    }
    if test.kinds?.contains(.layout) == true {
      let text = SceneDocument(scene: scene).layoutText
      candidates.append(.text(text, kind: "layout"))
    }
    if test.kinds?.contains(.text) == true {
      candidates.append(.text(scene.tree.spokenText, kind: "txt"))
    }
    if test.kinds?.contains(.constraints) == true {
      candidates.append(.text(scene.constraintText, kind: "constraints"))
    }
    if test.kinds?.contains(.accessibility) == true {
      candidates.append(.text(scene.accessibilityText, kind: "accessibility"))
    }
    return Drawn(
      candidate: .joined(candidates),
      diagnostics: drawing.diagnostics,
      unmet: unmet,
      findings: findings,
      masked: scene.masked,
      masks: found,
      lint: lint
    )
  }

  private func skipped(_ listed: ListedDesign, _ reason: String) -> CheckedCase {
    var checked = CheckedCase(record: record(of: listed))
    checked.record.outcome = .skipped
    checked.record.message = "\(listed.title) is skipped: \(onOneLine(reason))"
    return checked
  }

  private func record(of listed: ListedDesign) -> CaseRecord {
    var record = CaseRecord(
      name: listed.title,
      suite: split(listed.name).folder ?? ".",
      outcome: .same
    )
    record.variant = listed.variant
    record.place = RecordedPlace(file: store.fromRoot(listed.path))
    return record
  }

  /// A design whose name can't be that of a baseline, or of which nothing can be decided.
  func failed(
    _ listed: ListedDesign,
    _ diagnostics: [Diagnostic],
    _ outcome: CaseRecord.Outcome
  ) -> CheckedCase {
    failed(record(of: listed), at: listed.name, diagnostics, outcome)
  }

  /// A path that leads to no design.
  func failed(_ complaint: Complaint) -> CheckedCase {
    let name = complaint.diagnostic.place?.file ?? ""
    let record = CaseRecord(name: name, suite: split(name).folder ?? ".", outcome: .undecided)
    return failed(record, at: name, [complaint.diagnostic], .undecided)
  }

  private func failed(
    _ record: CaseRecord,
    at file: String,
    _ diagnostics: [Diagnostic],
    _ outcome: CaseRecord.Outcome
  ) -> CheckedCase {
    var checked = CheckedCase(record: record)
    checked.diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.place = diagnostic.place ?? Place(file: file)
      return diagnostic
    }
    checked.record.outcome = outcome
    checked.record.message = DiffReport.message(of: diagnostics)
    checked.record.diagnostics = recorded(checked.diagnostics)
    return checked
  }

  /// Messages as results keep them: with paths from the root, wherever the run was.
  private func recorded(_ diagnostics: [Diagnostic]) -> [RecordedDiagnostic] {
    diagnostics.map { diagnostic in
      var recorded = RecordedDiagnostic(diagnostic)
      if let file = recorded.place?.file {
        let (folder, name) = split(file)
        let path = realPath(folder ?? ".").map { join($0, name) }
        recorded.place?.file = path.map(store.fromRoot) ?? file
      }
      return recorded
    }
  }
}

extension CheckedCase {
  /// Notes what a design expects and doesn't have; a baseline that differs is told as well.
  fileprivate mutating func expect(_ unmet: [Diagnostic], of listed: ListedDesign) {
    guard !unmet.isEmpty else { return }
    diagnostics += unmet
    if record.outcome.isGood { record.outcome = .wrong }
    let count = unmet.count == 1 ? "an expectation" : "\(unmet.count) expectations"
    let headline = "\(listed.title) doesn't meet \(count) of its own"
    record.message = [headline, record.message].compactMap(\.self).joined(separator: "\n")
  }
}

extension Design.TestPlan {
  /// What may differ, with what the design says of pixels.
  fileprivate func tolerance(over run: Tolerance) -> Tolerance {
    let shares = [maxDifference, perceptual?.share].compactMap(\.self)
    var tolerance = run
    if let share = shares.min() { tolerance = tolerance.excusing(share: share) }
    return tolerance.excusing(
      distance: perceptual?.distance ?? 0,
      pixels: maxPixels,
      antialiasing: perceptual?.tellsEdgesApart == true ? .apart : .counted
    )
  }

  /// What is kept of the picture itself, where the design says so.
  fileprivate var keeping: Keeping? {
    guard let kinds else { return nil }
    return switch (kinds.contains(.scene), kinds.contains(.image)) {
    case (true, true): .both
    case (true, false): .replay
    case (false, true): .png
    case (false, false): nil
    }
  }
}

extension CaseRecord {
  /// The status that a run with such a case ends with.
  var status: ExitCode {
    switch outcome {
    case .same, .recorded, .skipped: .success
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
    case .recorded, .skipped: .notable
    default: .bad
    }
  }
}
