/// Something to be compared with its baseline, by whatever strategy made it.
public struct Sample {
  /// The kinds of files that are kept of it.
  public var kinds: [String]
  /// Makes the files as they would be kept.
  public var files: () throws -> [String: [UInt8]]
  /// Compares with the files of a baseline, of which there is at least one.
  public var judge: ([String: [UInt8]], Baseline) throws -> Judgement
  /// Files that show the sample where there is nothing to compare it with.
  public var portrait: () throws -> [Artefact]

  public init(
    kinds: [String],
    files: @escaping () throws -> [String: [UInt8]],
    judge: @escaping ([String: [UInt8]], Baseline) throws -> Judgement,
    portrait: @escaping () throws -> [Artefact] = { [] }
  ) {
    self.kinds = kinds
    self.files = files
    self.judge = judge
    self.portrait = portrait
  }
}

/// What comparing with a baseline gave.
public struct Judgement: Sendable {
  public var isSame: Bool
  /// What differs, for a person, a line each.
  public var lines: [String]
  public var verdict: Verdict?
  /// Files that show the difference, such as the two pictures and what tells them apart.
  public var artefacts: [Artefact]

  public init(
    isSame: Bool,
    lines: [String] = [],
    verdict: Verdict? = nil,
    artefacts: [Artefact] = []
  ) {
    self.isSame = isSame
    self.lines = lines
    self.verdict = verdict
    self.artefacts = artefacts
  }

  public static let same = Judgement(isSame: true)
}

/// A file that shows what a comparison saw.
public struct Artefact: Hashable, Sendable {
  /// `expected`, `actual` or `difference`.
  public var role: String
  public var kind: String
  public var bytes: [UInt8]

  public init(role: String, kind: String, bytes: [UInt8]) {
    self.role = role
    self.kind = kind
    self.bytes = bytes
  }
}
