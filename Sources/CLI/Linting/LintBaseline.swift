internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Findings that are known and not to be told again, by file, rule and view: lines move.
struct LintBaseline: Codable {
  struct Entry: Codable, Hashable {
    let file: String
    let rule: String
    /// The view's path, or what the message says where it is of no view.
    let about: String
  }

  private let schema: Int
  private(set) var findings: [Entry]

  private static let current = 1

  init(_ faults: [LintFault]) {
    schema = Self.current
    findings = faults.map(Entry.init).sorted {
      ($0.file, $0.rule, $0.about) < ($1.file, $1.rule, $1.about)
    }
  }

  /// Reads a file; one that isn't there has nothing in it where it is about to be written.
  init(at path: String, mayBeAbsent: Bool) throws(Complaint) {
    if let complaint = InputFile.complaint(about: path) {
      guard mayBeAbsent, FileKind(of: path) == nil else { throw complaint }
      self.init([])
      return
    }
    let read = try? OrdinaryFile.bytes(at: path, most: 16 << 20)
    guard let read else { throw .unreadable(path, reason: "it is no ordinary file below 16 MiB") }
    let decoded = try? JSONDecoder().decode(LintBaseline.self, from: Data(read))
    guard let decoded, decoded.schema == Self.current else {
      throw .unreadable(path, reason: "it holds no findings that lint has written")
    }
    self = decoded
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and a number can't fail to encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension LintBaseline.Entry {
  init(_ fault: LintFault) {
    file = fault.design.name
    rule = fault.key.id
    about = fault.sighting.view ?? fault.sighting.message.subject
  }
}
