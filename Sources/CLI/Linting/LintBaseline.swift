internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Findings that are known and not to be told again, by file, rule and view: lines move.
struct LintBaseline: Codable {
  struct Entry: Codable, Hashable {
    /// The design's path, from the folder of the baseline where it lies below that.
    let file: String
    let rule: String
    /// The view's path without the numbers of views of one name, which move where another one is added; or what
    /// the message says where it is of no view.
    let about: String
  }

  private var schema = Self.current
  var findings: [Entry] = []

  private static let current = 1
  private static let limit = 16 << 20

  /// Reads a file; one that isn't there has nothing in it where it is about to be written.
  init(at path: String, mayBeAbsent: Bool) throws(Complaint) {
    if let complaint = InputFile.complaint(about: path) {
      guard mayBeAbsent, FileKind(of: path) == nil else {
        throw Complaint(diagnostic: complaint.diagnostic, status: .trouble)
      }
      return
    }
    guard let read = try? OrdinaryFile.bytes(at: path, most: Self.limit) else {
      throw .unreadable(path, reason: "it is no ordinary file below 16 MiB")
    }
    let decoded = try? JSONDecoder().decode(LintBaseline.self, from: Data(read))
    guard let decoded, decoded.schema == Self.current else {
      throw .unreadable(path, reason: "it holds no findings that lint has written")
    }
    self = decoded
  }
}

/// What names findings in the baseline of a folder.
struct LintBaselineNames {
  /// The folder of the baseline, absolute and through no link.
  let folder: String

  init(of path: String) {
    folder = realPath(split(OutputFile.resolved(path)).folder ?? ".") ?? "/"
  }

  func file(of design: ListedDesign) -> String {
    let start = folder == "/" ? folder : folder + "/"
    return design.path.hasPrefix(start) ? String(design.path.dropFirst(start.count)) : design.path
  }

  func entry(_ fault: LintFault) -> LintBaseline.Entry {
    LintBaseline.Entry(
      file: file(of: fault.design),
      rule: fault.key.id,
      about: fault.sighting.view == nil ? fault.key.about : fault.key.about.withoutPlaces
    )
  }
}

extension String {
  /// A path without the numbers that tell views of one name in one view from each other.
  fileprivate var withoutPlaces: String {
    split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.last == "]", let start = part.lastIndex(of: "["),
        part[part.index(after: start)...].dropLast().allSatisfy(\.isNumber)
      else { return part }
      return part[..<start]
    }.joined(separator: "/")
  }
}
