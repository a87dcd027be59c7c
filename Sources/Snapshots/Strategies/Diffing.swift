internal import SnaplineScene

public import struct Foundation.Data

/// How values of one format are kept and compared.
public struct Diffing<Value> {
  /// Makes a value comparable, as the request wants it kept.
  let candidate: (Value, CandidateRequest) throws -> Candidate

  init(candidate: @escaping (Value, CandidateRequest) throws -> Candidate) {
    self.candidate = candidate
  }

  /// A format kept as one file.
  ///
  /// - Parameters:
  ///   - toData: The bytes to keep.
  ///   - fromData: The value that was kept; throws if the bytes aren't one.
  ///   - diff: What differs, and files that show it; `nil` if nothing differs.
  public init(
    toData: @escaping (Value) throws -> Data,
    fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ old: Value, _ new: Value) -> (String, [SnapshotAttachment])?
  ) {
    candidate = { value, request in
      let kind = request.pathExtension ?? "txt"
      return Candidate(
        kinds: [kind],
        files: { [kind: try Array(toData(value))] },
        compare: { files, baseline in
          guard let kept = files[kind] else { return .same }
          if try kept == Array(toData(value)) { return .same }
          try KeptFile.checkContents(kept, of: baseline.path(kind))
          let old: Value
          do {
            old = try fromData(Data(kept))
          } catch {
            throw SnapshotError.unreadable(path: baseline.path(kind), reason: "\(error)")
          }
          guard let (message, attachments) = diff(old, value) else {
            return CandidateComparison(isSame: true, isExact: false)
          }
          return CandidateComparison(
            isSame: false,
            lines: message.split(separator: "\n", omittingEmptySubsequences: false)
              .map(String.init),
            artefacts: attachments.map {
              Artefact(role: $0.name, kind: $0.pathExtension, bytes: Array($0.data))
            }
          )
        },
        preview: { [Artefact(role: "actual", kind: kind, bytes: try Array(toData(value)))] }
      )
    }
  }
}

/// What a strategy is told of the place where its value is kept.
struct CandidateRequest {
  var pathExtension: String?
  var keeping: Keeping
  var tolerance: Tolerance
  /// The views whose content isn't compared.
  var masks: [Mask] = []
  /// What messages call files of code.
  var sourceNames = SourceNames()
}

/// A file that shows the result of a comparison.
public struct SnapshotAttachment: Hashable, Sendable {
  public var name: String
  public var pathExtension: String
  public var data: Data

  public init(name: String, pathExtension: String, data: Data) {
    (self.name, self.pathExtension, self.data) = (name, pathExtension, data)
  }
}
