internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineScene

/// What a page is told of a case.
struct ReportedCase {
  let record: CaseRecord
  /// The number of its suite.
  let suite: Int

  /// A case that passed: its name, the numbers of its suite and its outcome, how long it took, and what
  /// there is to say of it.
  var line: String {
    var parts = [JSON.string(record.name), "\(suite)", "\(outcome)", milliseconds]
    var said = (record.toldBesideFindings + (record.findings ?? []).map(\.diagnostic))
      .prefix(20).map { Self.text(of: $0) }
    if record.outcome == .skipped, let message = record.message { said.append(message) }
    if !said.isEmpty { parts.append(Self.list(said.map { String($0.prefix(Self.longest)) })) }
    return "[" + parts.joined(separator: ",") + "]"
  }

  /// A case that failed, as far as a list shows it.
  func entry(_ sides: CaseSides, pictures: [String?]) -> String {
    var members = [
      "\"n\":" + JSON.string(record.name), "\"s\":\(suite)", "\"o\":\(outcome)",
      "\"ms\":" + milliseconds,
    ]
    if let kinds = record.verdict?.exceeded, !kinds.isEmpty {
      members.append("\"k\":" + Self.list(kinds))
    }
    if let variant = record.variant { members.append("\"v\":" + JSON.string(variant)) }
    members.append(
      "\"p\":" + "[" + pictures.map { $0.map(JSON.string) ?? "0" }.joined(separator: ",") + "]"
    )
    let sizes = [sides.old, sides.new].map { side in
      side?.size.map { "[" + $0.map(JSON.number).joined(separator: ",") + "]" } ?? "0"
    }
    members.append("\"z\":[" + sizes.joined(separator: ",") + "]")
    return "{" + members.joined(separator: ",") + "}"
  }

  /// All that is told of a case that failed; `folder` is where its new files lie, for a command.
  func details(_ sides: CaseSides) -> String {
    var members: [String] = []
    if let message = record.message {
      members.append("\"message\":" + JSON.string(String(message.prefix(Self.longestMessage))))
    }
    let said = record.toldBesideFindings.prefix(100).map { Self.text(of: $0) }
    if !said.isEmpty {
      members.append("\"said\":" + Self.list(said.map { String($0.prefix(Self.longest)) }))
    }
    let found = (record.findings ?? []).prefix(100).map { finding in
      let text = String(Self.text(of: finding.diagnostic).prefix(Self.longest))
      return "[\(JSON.string(text)),\(finding.view.map(JSON.string) ?? "0")]"
    }
    if !found.isEmpty { members.append("\"found\":[" + found.joined(separator: ",") + "]") }
    if let place = record.place { members.append("\"place\":" + JSON.string(place.words)) }
    if let accept { members.append("\"accept\":" + JSON.string(accept)) }
    let masks = (record.masks ?? []).prefix(Self.mostMasks).map { mask in
      let frame = mask.frame.map(JSON.number).joined(separator: ",")
      return "[\(JSON.string(mask.mask)),\(JSON.string(mask.view)),[\(frame)]]"
    }
    if !masks.isEmpty { members.append("\"masks\":[" + masks.joined(separator: ",") + "]") }
    let both = sides.members
    if !both.isEmpty { members.append(both) }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The command that makes what is new the baseline.
  private var accept: String? {
    guard let baseline = record.baseline else { return nil }
    if !record.pending.isEmpty { return baseline.acceptCommand() }
    return baseline.left == nil ? nil : baseline.acceptCommand(from: ".snapline/run")
  }

  private static let longest = 4_000
  /// More than a person makes out in a picture.
  private static let mostMasks = 200
  private static let longestMessage = 40_000

  private var outcome: Int { CaseRecord.Outcome.allCases.firstIndex(of: record.outcome) ?? 0 }
  private var milliseconds: String {
    JSON.number((record.milliseconds * 10).rounded() / 10)
  }

  private static func text(of diagnostic: RecordedDiagnostic) -> String {
    DiagnosticFormatter().text(for: Diagnostic(diagnostic))
  }

  private static func list(_ texts: some Collection<String>) -> String {
    "[" + texts.map(JSON.string).joined(separator: ",") + "]"
  }
}
