internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment

/// Findings in the Static Analysis Results Interchange Format 2.1.0, which code hosts show beside lines.
struct SARIF: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "Snapline"
    let version = Release.version
    let rules: [Rule]
  }

  struct Rule: Encodable { let id: String }

  struct Text: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable { let physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable {
    /// Columns count other units there than what a person sees.
    let startLine: Int
  }

  init(_ report: LintReport) {
    let faults = report.told
    let ids = Set(faults.map(\.key.id)).sorted()
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let results = faults.map { fault in
      let message = fault.message(in: report.plan)
      return Result(
        ruleId: message.id,
        ruleIndex: places[message.id] ?? 0,
        level: message.severity.rawValue,
        message: Text(
          text: [message.subject, message.cause, message.remedy].compactMap(\.self)
            .joined(separator: "\n")
        ),
        locations: [Location(message.place, of: fault.design)],
        partialFingerprints: [
          "snapline/v1": "\(fault.design.name)|\(fault.key.id)|\(fault.key.about)"
        ]
      )
    }
    runs = [Run(tool: Tool(driver: Driver(rules: ids.map(Rule.init))), results: results)]
  }

  var text: String { LintDocument.text(of: self) }
}

extension SARIF.Location {
  fileprivate init(_ place: Place?, of design: ListedDesign) {
    let file = place?.file ?? design.name
    var allowed = CharacterSet.urlPathAllowed
    // A colon in the first part would make it a scheme.
    allowed.remove(charactersIn: ":;")
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
    physicalLocation = SARIF.PhysicalLocation(
      artifactLocation: SARIF.Artifact(uri: file.hasPrefix("/") ? "file://" + path : path),
      region: place?.line.map { SARIF.Region(startLine: $0) }
    )
  }
}
