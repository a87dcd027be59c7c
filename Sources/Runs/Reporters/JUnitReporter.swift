internal import Foundation
internal import SnaplineDiagnostics

/// The XML that servers of continuous integration read as the results of JUnit.
package struct JUnitReporter: DocumentReporter {
  package init() {}

  package func write(_ run: KeptRun, to sink: ReportSink) throws {
    try sink.write(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
    try sink.write("<testsuites name=\"snapline\"\(counts(run.tally))>\n")
    for suite in run.suites { try write(suite, of: run, to: sink) }
    try sink.write("</testsuites>\n")
  }

  private func write(_ suite: String, of run: KeptRun, to sink: ReportSink) throws {
    let name = XMLText.attribute(suite)
    let started = run.headers.map(\.started).min().map { " timestamp=\"\(XMLText.attribute($0))\"" }
    let head = "  <testsuite name=\"\(name)\"\(counts(run.tally(of: suite)))"
    try sink.write(head + (started ?? "") + ">\n")
    try sink.write(properties(of: run))
    try run.forEachCase(of: suite) { try sink.write(element(of: $0.record, in: name, run)) }
    try sink.write("  </testsuite>\n")
  }

  private func counts(_ tally: RunTally) -> String {
    let errors = tally.count(.undecided)
    let failed = tally.failed
    return " tests=\"\(tally.cases)\" failures=\"\(failed - errors)\" errors=\"\(errors)\""
      + " skipped=\"\(tally.count(.skipped))\" time=\"\(seconds(tally.milliseconds))\""
  }

  private func properties(of run: KeptRun) -> String {
    let shared = SharedHeader(run.headers)
    var properties = [("tool", shared.tool), ("mode", shared.mode)].compactMap { name, value in
      value.map { (name, $0) }
    }
    properties += (shared.environment ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    guard !properties.isEmpty else { return "" }
    let lines = properties.map { name, value in
      "      <property name=\"\(XMLText.attribute(name))\" value=\"\(XMLText.attribute(value))\"/>\n"
    }
    return "    <properties>\n" + lines.joined() + "    </properties>\n"
  }

  private func element(of record: CaseRecord, in suite: String, _ run: KeptRun) -> String {
    var head = "    <testcase name=\"\(XMLText.attribute(record.name))\" classname=\"\(suite)\""
    if let place = record.place {
      head += " file=\"\(XMLText.attribute(place.file))\""
      if let line = place.line { head += " line=\"\(line)\"" }
    }
    head += " time=\"\(seconds(record.milliseconds))\""
    let inside = failure(of: record, run) + output(of: record, run)
    return head + (inside.isEmpty ? "/>\n" : ">\n\(inside)    </testcase>\n")
  }

  private func failure(of record: CaseRecord, _ run: KeptRun) -> String {
    if record.outcome == .skipped {
      return "      <skipped message=\"\(XMLText.attribute(record.headline))\"/>\n"
    }
    guard !record.passes else { return "" }
    let tag = record.outcome == .undecided ? "error" : "failure"
    return "      <\(tag) type=\"\(record.outcome.rawValue)\""
      + " message=\"\(XMLText.attribute(record.headline))\">"
      + XMLText.content(record.words) + "</\(tag)>\n"
  }

  /// What is told beside a failure: messages of a design, and what a case that passed had to say.
  private func output(of record: CaseRecord, _ run: KeptRun) -> String {
    var lines = record.told.map { DiagnosticFormatter().text(for: Diagnostic($0)) }
    if record.passes, record.outcome != .skipped, let message = record.message {
      lines.append(message)
    }
    guard !lines.isEmpty else { return "" }
    let text = XMLText.content(lines.joined(separator: "\n"))
    return "      <system-out>\(text)</system-out>\n"
  }

  private func seconds(_ milliseconds: Double) -> String {
    let thousandths = Int(exactly: milliseconds.rounded()) ?? 0
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
  }
}
