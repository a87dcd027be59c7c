extension Candidate {
  /// Several candidates that are kept beside each other as one baseline, such as a picture and a text of it.
  package static func joined(_ candidates: [Candidate]) -> Candidate {
    if candidates.count == 1 { return candidates[0] }
    return Candidate(
      kinds: candidates.flatMap(\.kinds),
      files: {
        try candidates.reduce(into: [:]) { files, candidate in
          files.merge(try candidate.files()) { first, _ in first }
        }
      },
      compare: { files, baseline in
        var joined = CandidateComparison.same
        for candidate in candidates where candidate.concerns(files) {
          joined.add(try candidate.compare(files, baseline))
        }
        return joined
      },
      preview: { try candidates.flatMap { try $0.preview() } }
    )
  }

  /// A text, compared line by line.
  package static func text(_ text: String, kind: String) -> Candidate {
    let bytes = Array(text.utf8)
    return Candidate(
      kinds: [kind],
      files: { [kind: bytes] },
      compare: { files, baseline in
        guard let kept = files[kind], kept != bytes else { return .same }
        let path = baseline.path(kind)
        try KeptFile.checkContents(kept, of: path)
        guard let old = String(validating: kept, as: UTF8.self) else {
          throw SnapshotError.unreadable(path: path, reason: "the file is no UTF-8 text")
        }
        return CandidateComparison(isSame: false, lines: lineDifference(old, text))
      },
      preview: { [Artefact(role: "actual", kind: kind, bytes: bytes)] }
    )
  }

  /// Whether any of a baseline's files says something about this candidate.
  private func concerns(_ files: [String: [UInt8]]) -> Bool {
    let own =
      kinds.contains(where: Baseline.pictureKinds.contains)
      ? kinds + Baseline.pictureKinds : kinds
    return own.contains { files[$0] != nil }
  }
}

extension CandidateComparison {
  /// Adds what another comparison found.
  fileprivate mutating func add(_ other: CandidateComparison) {
    (isSame, isExact) = (isSame && other.isSame, isExact && other.isExact)
    lines += other.lines
    if findings == nil { (findings, limits) = (other.findings, other.limits) }
    artefacts += other.artefacts
  }
}
