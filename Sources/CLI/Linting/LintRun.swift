internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// One run of `lint` over designs.
struct LintRun {
  let invocation: Invocation
  let console: Console

  func run() throws(Stop) -> ExitCode {
    let baselinePath = invocation[LintCommand.baseline]
    if invocation[LintCommand.updateBaseline], baselinePath == nil {
      throw .usage(
        .contradiction(
          "--update-baseline needs to know which file",
          remedy: "write --baseline lint.json besides"
        )
      )
    }
    let paths = invocation[LintCommand.paths]
    let package = invocation[LiveOptions.package]
    if let package, paths.isEmpty {
      console.tell([.noTarget(of: package, for: "lint")])
      return .usage
    }
    let list = package.map { DesignList(targets: paths, of: $0) } ?? DesignList(paths: paths)
    for complaint in list.complaints { console.tell([complaint.diagnostic]) }
    let plan = try LintPlan(invocation, designs: list.designs)
    guard !list.designs.isEmpty || !list.complaints.isEmpty else {
      console.tell([.nothingToLint])
      return .noMatch
    }
    var report = LintReport(plan: plan)
    report.isIncomplete = !list.complaints.isEmpty
    do throws(Complaint) {
      // What is wrong with the file is told before anything takes time.
      let isUpdate = invocation[LintCommand.updateBaseline]
      let baseline = try baselinePath.map { (path) throws(Complaint) in
        (path, try LintBaseline(at: path, mayBeAbsent: isUpdate))
      }
      let pictures = try invocation[LintCommand.pictures].map { (folder) throws(Complaint) in
        try LintPictures(in: folder, of: plan, on: console)
      }
      look(plan, into: &report)
      if let (path, old) = baseline { try compare(&report, with: old, at: path) }
      report.draw(by: pictures)
    } catch {
      console.tell([error.diagnostic])
      return error.status
    }
    try console.print(report.text(invocation[LintCommand.format] ?? .text, on: console))
    return report.status
  }

  private func look(_ plan: LintPlan, into report: inout LintReport) {
    let cases = plan.designs.flatMap(plan.cases)
    let jobs = invocation[LintCommand.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    let environment = Environment.current
    let files = LiveFiles.current
    var progress = Progress(total: cases.count, console: console)
    OrderedDelivery(jobs: jobs).run(cases.count) { place in
      Environment.$current.withValue(environment) {
        LiveFiles.$current.withValue(files) { cases[place].looked() }
      }
    } deliver: { place, result in
      report.add(result, of: cases[place])
      if place + 1 < cases.count {
        progress.step(done: place + 1, next: cases[place + 1].design.title)
      }
      return true
    }
    progress.clear()
  }

  private func compare(
    _ report: inout LintReport,
    with old: LintBaseline,
    at path: String
  ) throws(Complaint) {
    let names = LintBaselineNames(of: path)
    guard invocation[LintCommand.updateBaseline] else {
      let gone = report.leaveOut(old, by: names)
      if gone > 0 { console.tell([.gone(gone, from: path)]) }
      return
    }
    guard !report.isIncomplete else {
      console.tell([.notUpdated(path)])
      return
    }
    var new = old
    report.keep(in: &new, by: names)
    try OutputFile.write(Array(new.readableJSON.utf8), to: path)
  }
}

extension Diagnostic {
  fileprivate static let nothingToLint = Diagnostic(
    id: "no-designs",
    severity: .error,
    subject: "there is no design to look at",
    remedy: "name one, or a folder that has some"
  )

  fileprivate static func gone(_ count: Int, from path: String) -> Diagnostic {
    Diagnostic(
      id: "lint-baseline",
      severity: .note,
      subject: count == 1
        ? "a finding in \(onOneLine(path)) isn't found any more"
        : "\(count) findings in \(onOneLine(path)) aren't found any more",
      remedy: "the same line with --update-baseline takes \(count == 1 ? "it" : "them") out"
    )
  }

  fileprivate static func notUpdated(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "lint-baseline",
      severity: .error,
      subject: "\(onOneLine(path)) is left as it is",
      cause: "not everything could be looked at",
      remedy: "mend what is told, and run it again"
    )
  }
}
