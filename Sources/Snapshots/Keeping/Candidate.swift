/// Something to be compared with its baseline, by whatever strategy made it.
package struct Candidate {
  /// The kinds of files that are kept of it.
  package var kinds: [String]
  /// Makes the files as they would be kept.
  package var files: () throws -> [String: [UInt8]]
  /// Compares with the files of a baseline, of which there is at least one.
  package var compare: ([String: [UInt8]], Baseline) throws -> CandidateComparison
  /// Files that show the candidate where there is nothing to compare it with.
  package var preview: () throws -> [Artefact]

  package init(
    kinds: [String],
    files: @escaping () throws -> [String: [UInt8]],
    compare: @escaping ([String: [UInt8]], Baseline) throws -> CandidateComparison,
    preview: @escaping () throws -> [Artefact] = { [] }
  ) {
    self.kinds = kinds
    self.files = files
    self.compare = compare
    self.preview = preview
  }
}

/// What comparing with a baseline gave.
package struct CandidateComparison: Sendable {
  package var isSame: Bool
  /// What differs, for a person, a line each.
  package var lines: [String]
  package var findings: FoundDifferences?
  /// Files that show the difference, such as the two pictures and what tells them apart.
  package var artefacts: [Artefact]

  package init(
    isSame: Bool,
    lines: [String] = [],
    findings: FoundDifferences? = nil,
    artefacts: [Artefact] = []
  ) {
    self.isSame = isSame
    self.lines = lines
    self.findings = findings
    self.artefacts = artefacts
  }

  package static let same = CandidateComparison(isSame: true)
}

/// A file that shows what a comparison saw.
package struct Artefact: Hashable, Sendable {
  /// `expected`, `actual` or `difference`.
  package var role: String
  package var kind: String
  package var bytes: [UInt8]

  package init(role: String, kind: String, bytes: [UInt8]) {
    self.role = role
    self.kind = kind
    self.bytes = bytes
  }
}
