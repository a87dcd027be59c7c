internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns

/// What `lint --format json` prints.
struct LintDocument: Encodable {
  let schema = 1
  let tool = "snapline " + Release.version
  let sweeps: [String: [String]]
  let designs: [String]
  let layouts: Int
  let known: Int
  let findings: [Item]

  struct Item: Encodable {
    let rule: String
    let severity: String
    let design: String
    let place: RecordedPlace?
    let view: String?
    let views: Int
    let subject: String
    let cause: String?
    let remedy: String?
    /// The path of its picture, where one was asked for.
    let picture: String?
    let circumstances: [Circumstance]
  }

  struct Circumstance: Encodable {
    let variant: String?
    let textSize: String?
    let locale: String?
    let appearance: String?
    /// The first and the last of each range of lengths.
    let lengths: [[Int]]?
  }

  init(_ report: LintReport) {
    sweeps = report.plan.sweeps
    designs = report.plan.designs.map(\.name)
    (layouts, known) = (report.layouts, report.known)
    let isSwept = report.plan.length != nil
    findings = report.told.map { fault in
      let message = fault.sighting.message
      return Item(
        rule: message.id,
        severity: message.severity.rawValue,
        design: fault.design.name,
        place: message.place.map {
          RecordedPlace(file: $0.file, line: $0.line, column: $0.column)
        },
        view: fault.sighting.view,
        views: fault.views,
        subject: message.subject,
        cause: message.cause,
        remedy: message.remedy,
        picture: fault.picture,
        circumstances: fault.occurrences.map { occurrence in
          let setting = occurrence.setting
          return Circumstance(
            variant: setting.variant,
            textSize: setting.textSize,
            locale: setting.locale,
            appearance: setting.appearance,
            lengths: isSwept ? occurrence.spans.map { [$0.lowerBound, $0.upperBound] } : nil
          )
        }
      )
    }
  }

  var text: String { Self.text(of: self) }

  /// A value as JSON, in which logs of builds take no line for a command.
  static func text(of value: some Encodable) -> String {
    String(decoding: JSONText.inert(value.readableData), as: UTF8.self) + "\n"
  }
}
