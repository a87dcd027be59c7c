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
    let list = DesignList(paths: invocation[LintCommand.paths])
    for complaint in list.complaints { console.tell([complaint.diagnostic]) }
    let plan = try LintPlan(invocation, designs: list.designs)
    guard !list.designs.isEmpty || !list.complaints.isEmpty else {
      console.tell([.nothingToLint])
      return .noMatch
    }
    var report = LintReport(plan: plan)
    report.isIncomplete = !list.complaints.isEmpty
    try look(plan, into: &report)
    do throws(Complaint) {
      if let baselinePath { try compare(&report, with: baselinePath) }
    } catch {
      console.tell([error.diagnostic])
      return error.status
    }
    try console.print(report.text(invocation[LintCommand.format] ?? .text, on: console))
    return report.status
  }

  private func look(_ plan: LintPlan, into report: inout LintReport) throws(Stop) {
    let cases = plan.designs.flatMap(plan.cases)
    let jobs = invocation[LintCommand.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    let environment = Environment.current
    var progress = Progress(total: cases.count, console: console)
    OrderedDelivery(jobs: jobs).run(cases.count) { place in
      Environment.$current.withValue(environment) { cases[place].looked() }
    } deliver: { place, result in
      report.add(result, of: cases[place])
      if place + 1 < cases.count {
        progress.step(done: place + 1, next: cases[place + 1].design.title)
      }
      return true
    }
    progress.clear()
  }

  private func compare(_ report: inout LintReport, with path: String) throws(Complaint) {
    let isUpdate = invocation[LintCommand.updateBaseline]
    let old = try LintBaseline(at: path, mayBeAbsent: isUpdate)
    guard !isUpdate else {
      let new = LintBaseline(report.faults)
      try OutputFile.write(Array(new.text.utf8), to: path)
      report.known = report.faults.count
      report.faults = []
      return
    }
    let gone = report.leaveOut(old)
    guard gone > 0 else { return }
    console.tell([
      Diagnostic(
        id: "lint-baseline",
        severity: .note,
        subject: "\(gone) of the findings in \(onOneLine(path)) aren't found any more",
        remedy: "take them out by --update-baseline"
      )
    ])
  }
}

extension Diagnostic {
  fileprivate static let nothingToLint = Diagnostic(
    id: "no-designs",
    severity: .error,
    subject: "there is no design to look at",
    remedy: "name one, or a folder that has some"
  )
}
