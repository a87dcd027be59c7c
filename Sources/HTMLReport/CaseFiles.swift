internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots

/// The files of a case as the run saw them: found by the paths that it noted, and known by their hashes.
struct CaseFiles {
  /// What paths of records count from.
  let root: String
  let environment: Environment
  /// Kinds that a page shows, those first that it shows best; a strategy may have one of its own.
  private static let kinds = [
    "scene", "png", "svg", "layout", "constraints", "accessibility", "txt", "json", "plist",
  ]

  /// Both sides; `folder` is where the run left files.
  ///
  /// A baseline may be from before there were masks: it is shown with them, as it was compared.
  func sides(of record: CaseRecord, in folder: String?) -> CaseSides {
    guard let baseline = record.baseline else { return CaseSides(old: nil, new: nil) }
    // A text in the code of a test is no file; what it said stands beside its edit.
    let isInline = Baseline.inlinePath(named: baseline.id, below: root) != nil
    let literal = isInline ? Baseline.keptLiteral(named: baseline.id, below: root) : nil
    let new = side(baseline.newHashes ?? [:], "what is new", isInline: isInline) { kind in
      if let name = baseline.left?[kind], let folder, Self.isInside(name) {
        return folder + "/" + name
      }
      return record.pending.first { $0.hasSuffix(".new." + kind) }.map(fromRoot)
    }
    let old =
      literal.flatMap { literalSide($0, baseline.hashes ?? [:]) }
      ?? side(baseline.hashes ?? [:], "the baseline", maskedAs: new?.masks, isInline: isInline) {
        kind in baseline.files.first { $0.hasSuffix("." + kind) }.map(fromRoot)
      }
    return CaseSides(old: old, new: new)
  }

  /// The side of a text in the code, where it is the one that the run saw.
  private func literalSide(_ text: String, _ hashes: [String: String]) -> CaseSide? {
    guard hashes.values.contains(SHA256.hexadecimal(of: Array(text.utf8))) else { return nil }
    return CaseSide(content: .text(text))
  }

  private func fromRoot(_ path: String) -> String { path.hasPrefix("/") ? path : root + "/" + path }

  /// Whether a name leads nowhere but into the folder that it counts from.
  private static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The best of some kinds of file; nothing where there was none.
  private func side(
    _ hashes: [String: String],
    _ subject: String,
    maskedAs masks: String? = nil,
    isInline: Bool,
    path: (String) -> String?
  ) -> CaseSide? {
    let kinds = Self.kinds + hashes.keys.filter { !Self.kinds.contains($0) }.sorted()
    guard let kind = kinds.first(where: { hashes[$0] != nil }) else { return nil }
    guard let path = path(kind) else {
      if isInline { return CaseSide(content: .unshown("\(subject) is in no file of its own")) }
      return CaseSide(content: .lost("the run left no file of \(subject)"))
    }
    let bytes: [UInt8]
    do throws(OrdinaryFile.Failure) {
      bytes = try OrdinaryFile.bytes(at: path, most: Self.largest)
    } catch {
      return CaseSide(content: .lost("\(subject) can't be read: \(Self.reason(of: error))"))
    }
    guard SHA256.hexadecimal(of: bytes) == hashes[kind] else {
      return CaseSide(content: .lost("\(subject) isn't the file that the run saw"))
    }
    return CaseSide(bytes, kind: kind, path: path, maskedAs: masks, environment: environment)
  }

  private static let largest = 64_000_000

  private static func reason(of failure: OrdinaryFile.Failure) -> String {
    switch failure {
    case .refused(let number): systemReason(of: number)
    case .other: "it is no file"
    case .tooLarge(let bytes): "it has \(bytes) bytes"
    }
  }
}
