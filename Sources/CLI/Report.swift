internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What `test` and `diff` print for programs.
struct Report: Encodable {
  struct Case: Encodable {
    let name: String
    let outcome: String
    let message: String?
    let findings: FoundDifferences?
    /// The files of the baseline, those that await review, and those that show what happened.
    var baseline: [String]?
    var pending: [String]?
    let files: [String]

    /// The names that programs read.
    private enum CodingKeys: String, CodingKey {
      case name, outcome, message, findings = "verdict", baseline, pending, files
    }
  }

  let schema = 1
  let tool = "snapline " + Release.version
  /// What the run might write, where it might write baselines at all.
  var mode: String?
  var results: [Case] = []

  /// What errors say, a line each; places and remedies are for people, who read them elsewhere.
  static func message(of diagnostics: [Diagnostic]) -> String? {
    let lines = diagnostics.filter { $0.severity == .error }
      .map { [$0.subject, $0.cause].compactMap(\.self).joined(separator: ": ") }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing in a report can fail to encode: it holds texts and whole numbers alone.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
