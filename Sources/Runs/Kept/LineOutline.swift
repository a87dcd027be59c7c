internal import Foundation

/// What a line of results says, as far as a first look at a run needs it; to read no more than that of
/// each case takes a fifth of the time.
struct LineOutline: Decodable, Sendable {
  var begin: RunHeader?
  var `case`: Case?
  var end: RunEnd?
  var blob: BlobLine.Opening?
  var file: File?
  var whole: BlobLine.Closing?

  struct Case: Decodable, Sendable {
    var name: String
    var suite: String
    var outcome: CaseRecord.Outcome
    var ms: Double
    var allowed: Bool?
  }

  struct File: Decodable, Sendable {
    var name: String
    var sha256: String
  }

  /// Nothing where a line says nothing known.
  init?(_ bytes: Data) {
    guard let outline = try? JSONDecoder().decode(Self.self, from: bytes) else { return nil }
    let isKnown =
      outline.begin != nil || outline.case != nil || outline.end != nil || outline.blob != nil
      || outline.file != nil || outline.whole != nil
    guard isKnown else { return nil }
    self = outline
  }

  /// Nothing also where a case can't be read to its end: what tells of a run mustn't leave it out in
  /// silence.
  init?(whole bytes: Data) {
    guard let found = KeptRun.Case(line: bytes) else {
      self.init(bytes)
      // It reads as a case at first sight alone.
      guard `case` == nil else { return nil }
      return
    }
    self.init(found.record)
  }

  private init(_ record: CaseRecord) {
    `case` = Case(
      name: record.name,
      suite: record.suite,
      outcome: record.outcome,
      ms: record.milliseconds,
      allowed: record.isAllowed
    )
  }

  /// Whether a journal has such lines, and not a blob alone.
  var isOfJournal: Bool { begin != nil || `case` != nil || end != nil }
}
