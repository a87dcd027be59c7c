import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns

internal import class Foundation.FileManager

extension BaselineStore {
  /// Leaves pending files where the mode allows it, and always what shows the difference.
  ///
  /// Where nothing can be left, the outcome is the same, and the message says so.
  func leave(
    _ candidate: Candidate,
    _ baseline: Baseline,
    _ artefacts: [Artefact],
    _ site: String,
    isCompared: Bool = false
  ) throws -> Left {
    var lines: [String] = []
    var left: [String: String] = [:]
    var hashes: [String: String] = [:]
    var howToAccept: String?
    var artefacts = artefacts
    if mode == .never {
      howToAccept = recording.reason
      if journal != nil, baseline.literal == nil, let files = try? candidate.files() {
        (left, lines) = leaveWithResults(files, baseline)
        hashes = files.mapValues(SHA256.hexadecimal)
      }
    } else {
      let files = try candidate.files()
      hashes = files.mapValues(SHA256.hexadecimal)
      try SnapshotRegistry.write(baseline, contents: Self.digest(files), site: site)
      do throws(SnapshotError) {
        try baseline.writePending(files)
        lines.append(
          "pending    " + listed(files.keys.sorted().map(baseline.pendingPath))
        )
        howToAccept =
          "accept:  snapline review --accept " + RecordedBaseline.word(of: identifier(of: baseline))
        // What is pending is all there is to look at, where nothing was painted.
        if isCompared, let actual = artefacts.first, artefacts.count == 1,
          isUnpainted(actual, beside: baseline), files[actual.kind] != nil
        {
          artefacts = []
          // A scene names the views besides.
          let hasScenes = files["scene"] != nil && KeptFile.exists(baseline.path("scene"))
          let kind = hasScenes ? "scene" : actual.kind
          lines.append(look(at: baseline.pendingPath(kind), kind, beside: baseline))
        }
      } catch {
        lines.append(try complaint(error))
      }
    }
    let shown = try show(artefacts, of: baseline, isCompared: isCompared)
    return Left(
      lines: lines + shown.lines + [howToAccept].compactMap { $0 },
      paths: shown.paths,
      howToAccept: howToAccept,
      left: left,
      hashes: hashes
    )
  }

  /// What a failing case leaves, and what is told of that.
  struct Left {
    var lines: [String]
    var paths: [String]
    var howToAccept: String?
    var left: [String: String]
    /// The SHA-256 of each file that may take the baseline's place, by its kind.
    var hashes: [String: String]

    /// How what lies with the results is accepted elsewhere; nothing where none of it does.
    var howToAcceptElsewhere: [String] {
      left.isEmpty
        ? [] : ["accept:  snapline review --from FOLDER, once .snapline/run of this run is in it"]
    }
  }

  /// Leaves what would be pending with the results of the run, for a review elsewhere.
  private func leaveWithResults(
    _ files: [String: [UInt8]],
    _ baseline: Baseline
  ) -> (left: [String: String], lines: [String]) {
    guard let journal else { return ([:], []) }
    var left: [String: String] = [:]
    for (kind, bytes) in files {
      let (path, name) = journal.leftPath(id: identifier(of: baseline), kind: kind)
      do throws(SnapshotError) {
        try KeptFile.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
        try KeptFile.write(bytes, to: path)
        left[kind] = name
      } catch {
        let reason = if case .unwritable(_, let reason) = error { reason } else { "\(error)" }
        return ([:], ["couldn't leave \(listed([path])): \(reason)"])
      }
    }
    return (left, [])
  }

  private func show(
    _ artefacts: [Artefact],
    of baseline: Baseline,
    isCompared: Bool
  ) throws(SnapshotError) -> (lines: [String], paths: [String]) {
    var (lines, paths): ([String], [String]) = ([], [])
    let inside = identifier(of: baseline).split(separator: "/").dropLast()
    let folder = ([artefactFolder] + inside.map(String.init)).joined(separator: "/")
    do throws(SnapshotError) {
      for artefact in artefacts {
        let path = "\(folder)/\(baseline.stem).\(artefact.role).\(artefact.kind)"
        try KeptFile.makeFolder(folder)
        try KeptFile.write(artefact.bytes, to: path)
        paths.append(path)
        lines.append(artefact.role.padded(to: 11) + listed([path]))
        if isCompared, artefacts.count == 1, isUnpainted(artefact, beside: baseline) {
          lines.append(look(at: path, artefact.kind, beside: baseline))
        }
      }
    } catch {
      lines.append(try complaint(error))
    }
    if artefacts.contains(where: { $0.role == "expected" }), paths.count > 1 {
      lines.append(
        "look:    snapline diff " + paths.prefix(2).map(pasted).joined(separator: " ")
      )
    }
    return (lines, paths)
  }

  /// Whether a file alone stands for a difference that wasn't painted.
  private func isUnpainted(_ artefact: Artefact, beside baseline: Baseline) -> Bool {
    artefact.role == "actual" && Baseline.pictureKinds.contains(artefact.kind)
      && KeptFile.exists(baseline.path(artefact.kind))
  }

  /// What shows a scene beside its baseline, and paints what differs.
  private func look(at path: String, _ kind: String, beside baseline: Baseline) -> String {
    "look:    snapline diff "
      + [baseline.path(kind), path].map(pasted).joined(separator: " ")
      + " -o difference.png"
  }

  private func complaint(_ error: SnapshotError) throws(SnapshotError) -> String {
    guard case .unwritable(let path, let reason) = error else { throw error }
    return "couldn't leave \(listed([path])): \(reason)"
  }

  /// The name of a baseline for review: its path below the root, without extension.
  ///
  /// A literal's is its place, such as `Tests/CardTests.swift:12:7`.
  package func identifier(of baseline: Baseline) -> String {
    if let literal = baseline.literal { return fromRoot(literal.name) }
    return fromRoot(baseline.folder + "/" + baseline.stem)
  }

  func shownName(of baseline: Baseline) -> String { onOneLine(identifier(of: baseline)) }

  /// Paths in messages are from the root, wherever somebody reads them.
  func listed(_ paths: [String]) -> String {
    paths.map { onOneLine(fromRoot($0)) }.joined(separator: " ")
  }

  /// A path below the root without it; any other as it is.
  package func fromRoot(_ path: String) -> String {
    path.from(root)
  }

  /// A path as a word of a command that is run in the folder in use.
  private func pasted(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return (path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path).inShell
  }

  func indented(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
