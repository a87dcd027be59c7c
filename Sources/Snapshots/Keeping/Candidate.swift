/// What a strategy made of a value, to be compared with the value's baseline.
package struct Candidate {
  /// The kinds of the files that a baseline keeps of it.
  package var kinds: [String]
  /// Makes these files.
  package var files: () throws -> [String: [UInt8]]
  /// Compares with the files of a baseline, of which there is at least one.
  package var compare: ([String: [UInt8]], Baseline) throws -> CandidateComparison
  /// Makes files that show the candidate, for a person who has no baseline to compare it with.
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

/// The result of comparing a candidate with its baseline.
package struct CandidateComparison: Sendable {
  package var isSame: Bool
  /// Whether nothing differs at all, not even by what the limits allow.
  package var isExact: Bool
  /// The differences for a person, one in each line.
  package var lines: [String]
  package var findings: FoundDifferences?
  /// What may differ.
  package var limits = Tolerance()
  /// Files that show the difference, such as the two pictures and what tells them apart.
  package var artefacts: [Artefact]

  package init(
    isSame: Bool,
    isExact: Bool? = nil,
    lines: [String] = [],
    findings: FoundDifferences? = nil,
    limits: Tolerance = Tolerance(),
    artefacts: [Artefact] = []
  ) {
    self.isSame = isSame
    self.isExact = isExact ?? isSame
    self.lines = lines
    self.findings = findings
    self.limits = limits
    self.artefacts = artefacts
  }

  /// Whether what differs is only of kinds that nobody looks at.
  var isOverlooked: Bool { findings.map { !$0.isSame(within: limits.bounded) } ?? false }

  package static let same = CandidateComparison(isSame: true)
}

/// A file that shows a comparison to a person.
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
