internal import Foundation
package import SnaplineDiagnostics

/// In which form messages are told.
package enum MessageForm: String, CaseIterable, Sendable {
  case text, json
}

/// A message for programs: an object of JSON on a line of its own.
package struct DiagnosticLine: Codable, Sendable {
  private let id: String
  private let severity: String
  private let subject: String
  private let cause: String?
  private let remedy: String?
  private let file: String?
  private let line: Int?
  private let column: Int?
  private let length: Int?
  private let excerpt: String?

  package init(_ diagnostic: Diagnostic) {
    let place = diagnostic.place
    id = diagnostic.id
    severity = diagnostic.severity.rawValue
    subject = diagnostic.subject
    cause = diagnostic.cause
    remedy = diagnostic.remedy
    file = place?.file
    line = place?.line
    column = place?.column
    length = place?.column == nil ? nil : place?.length
    excerpt = place?.excerpt
  }

  /// The message again, as far as programs are told of it.
  package var diagnostic: Diagnostic {
    let place = file.map {
      Place(file: $0, line: line, column: column, length: length ?? 0, excerpt: excerpt)
    }
    return Diagnostic(
      id: id,
      severity: Diagnostic.Severity(rawValue: severity) ?? .error,
      subject: subject,
      cause: cause,
      place: place,
      remedy: remedy
    )
  }

  package var text: String { json + "\n" }

  /// The object, without the end of its line.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in it can fail to encode: it holds texts and whole numbers alone.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
