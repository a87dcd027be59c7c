internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots

/// The files of a case as the run saw them: found by the paths that it noted, and known by their hashes.
struct CaseFiles {
  /// What paths of records count from.
  let root: String
  let environment: Environment
  /// Kinds that are looked for, those first that a page shows best.
  private static let kinds = [
    "scene", "png", "svg", "layout", "constraints", "accessibility", "txt", "json", "plist",
  ]

  /// Both sides; `folder` is where the run left files.
  func sides(of record: CaseRecord, in folder: String?) -> CaseSides {
    guard let baseline = record.baseline else { return CaseSides(old: nil, new: nil) }
    return CaseSides(
      old: side(baseline.hashes ?? [:], "the baseline") { kind in
        baseline.files.first { $0.hasSuffix("." + kind) }.map(fromRoot)
      },
      new: side(baseline.newHashes ?? [:], "what is new") { kind in
        if let name = baseline.left?[kind], let folder, Self.isInside(name) {
          return folder + "/" + name
        }
        return record.pending.first { $0.hasSuffix(".new." + kind) }.map(fromRoot)
      }
    )
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
    path: (String) -> String?
  ) -> CaseSide? {
    guard let kind = Self.kinds.first(where: { hashes[$0] != nil }) else { return nil }
    guard let path = path(kind) else {
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
    return CaseSide(bytes, kind: kind, path: path, environment: environment)
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
