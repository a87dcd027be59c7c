package import SnaplineDiagnostics

/// A message to a person.
package struct MessageAnswer: Codable, Equatable {
  package let severity: String
  package let id: String
  package let subject: String
  package let cause: String?
  package let remedy: String?
  package let place: PlaceAnswer?
  package let excerpt: String?
}

extension PlaceWords {
  package func message(_ diagnostic: Diagnostic) -> MessageAnswer {
    MessageAnswer(
      severity: "\(diagnostic.severity)",
      id: diagnostic.id,
      subject: diagnostic.subject,
      cause: diagnostic.cause,
      remedy: diagnostic.remedy,
      place: place(diagnostic.place),
      excerpt: diagnostic.place?.excerpt
    )
  }
}
