public import SnaplineDiagnostics

/// Why a snapshot couldn't be compared or kept; a difference isn't such an error.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A baseline or a settings file can't be read.
  case unreadable(path: String, reason: String)
  /// The file is only a pointer of Git LFS, and has to be fetched.
  case unfetched(path: String)
  /// A baseline can't be read as what it should be, and stays as it is; `left` says what was made
  /// in the meantime, a line each, and `howToAccept` how that takes the baseline's place.
  case damaged(path: String, reason: String, left: [String], howToAccept: String?)
  /// A file can't be written.
  case unwritable(path: String, reason: String)
  /// The run that wrote the pending files was ended before it was done.
  case unfinishedPending(path: String)
  /// Somebody changed a baseline, or its pending files, after they were shown.
  case changedMeanwhile(path: String)
  /// Nothing is pending any more: another review accepted or rejected it.
  case decidedMeanwhile(path: String)
  /// The code changed since a run left a pending edit for it.
  case staleEdit(path: String)
  /// The pending files of a picture are of other kinds than those that are kept.
  case otherKinds(path: String, pending: [String], kept: Keeping)
  /// A record mode that doesn't exist; `source` is the variable or option that named it.
  case unknownRecordMode(String, source: String)
  /// A variable whose value isn't a whole number in its range.
  case wrongNumber(String, source: String, range: ClosedRange<Int>)
  /// Two snapshots that would share a file.
  case nameClash(file: String, first: String, second: String)
  /// A literal in a test's code for which two different texts were made.
  case twoTexts(path: String)
  /// A name without letters or digits, of which no file name can be made.
  case emptyName(String)
  /// A settings file with a line that isn't a setting.
  case settings(path: String, line: Int, reason: String)
  /// A request for something that this library doesn't do.
  case unsupported(String, remedy: String)
  /// A mask that matches no view; `near` has the names that may have been meant.
  case unmatchedMask(String, near: [String], remedy: String)
  /// A value that can't be made into something to compare.
  case unmakable(String)

  /// The error as a message to a person.
  public var diagnostic: Diagnostic {
    switch self {
    case .unreadable(let path, let reason) where path.hasSuffix("/" + KeepingSettings.fileName):
      message("unreadable-settings", "the settings can't be read", reason, path, nil)
    case .unreadable(let path, let reason):
      message("unreadable-baseline", "the baseline can't be read", reason, path, nil)
    case .unfetched(let path):
      message(
        "unfetched",
        "the file wasn't fetched",
        "what is there only names one that Git LFS keeps elsewhere",
        path,
        "run git lfs pull"
      )
    case .damaged(let path, let reason, let left, let howToAccept):
      message(
        "unreadable-baseline",
        "the baseline can't be read",
        ([reason] + left).joined(separator: "\n"),
        path,
        (["restore it (git checkout -- \(path.inShell)), or delete it and run again"]
          + [howToAccept].compactMap { $0 }).joined(separator: "\n")
      )
    case .unwritable(let path, let reason):
      message("unwritable-baseline", "the file can't be written", reason, path, nil)
    case .unfinishedPending(let path):
      message(
        "unfinished-pending",
        "the pending files aren't complete",
        "the run that wrote them was ended before it was done",
        path,
        "run the snapshots again"
      )
    case .changedMeanwhile(let path):
      message(
        "changed-meanwhile",
        "it changed after it was shown",
        "a run or another review changed the baseline or its pending files",
        path,
        "look at it again"
      )
    case .decidedMeanwhile(let path):
      message(
        "decided-meanwhile",
        "nothing is pending any more",
        "another review accepted or rejected it, or a run removed its pending files",
        path,
        "see what is pending with snapline review --list"
      )
    case .staleEdit(let path):
      message(
        "stale-edit",
        "the literal isn't written",
        "the file changed since the run that left this edit",
        path,
        "run the test again, and review what that leaves"
      )
    case .otherKinds(let path, let pending, let kept):
      message(
        "other-kinds",
        "the pending files are of other kinds than the kept ones",
        "pending is \(pending.joined(separator: " and ")), and 'keep: \(kept.rawValue)' keeps "
          + kept.kinds.joined(separator: " and "),
        path,
        "run the snapshots again, or change 'keep' in \(KeepingSettings.fileName)"
      )
    case .unknownRecordMode(let mode, let source):
      message(
        "record-mode",
        "'\(mode)' in \(source) is no record mode",
        nil,
        nil,
        "use one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    case .wrongNumber(let word, let source, let range):
      message(
        "wrong-number",
        "'\(word)' in \(source) is no whole number from \(range.lowerBound) to \(range.upperBound)",
        nil,
        nil,
        "write \(source)=\(range.upperBound > 1 ? 2 : 1), or leave it out"
      )
    case .nameClash(let file, let first, let second):
      message(
        "name-clash",
        "two snapshots would share one file",
        "they are \(first) and \(second)",
        file,
        "give each a name of its own with 'named:'"
      )
    case .twoTexts(let path):
      message(
        "two-texts",
        "one literal can't hold two texts",
        "its call was made with one text, and again with another",
        path,
        "make a call for each, or use assertSnapshot, which names files by a test's arguments"
      )
    case .emptyName(let name):
      message(
        "empty-name",
        "the name '\(name)' leaves nothing for a file name",
        nil,
        nil,
        "use letters or digits"
      )
    case .settings(let path, let line, let reason):
      Diagnostic(
        id: "snapshot-settings",
        severity: .error,
        subject: reason,
        place: Place(file: path, line: line),
        remedy: "write 'keep: replay', 'keep: png', 'keep: both' or 'folder: PATH'"
      )
    case .unsupported(let what, let remedy):
      message("unsupported", what, nil, nil, remedy)
    case .unmatchedMask(let mask, let near, let remedy):
      message(
        "unmatched-mask",
        "the mask '\(mask.prefix(80))' matches no view",
        near.isEmpty
          ? "there is nothing of the kind"
          : (near.count == 1 ? "the nearest is " : "there are ")
            + near.map { "'\($0)'" }.joined(separator: ", "),
        nil,
        remedy
      )
    case .unmakable(let reason): message("no-snapshot", reason, nil, nil, nil)
    }
  }

  private func message(
    _ id: String,
    _ subject: String,
    _ cause: String?,
    _ path: String?,
    _ remedy: String?
  ) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      cause: cause,
      place: path.map { Place(file: $0) },
      remedy: remedy
    )
  }
}

extension SnapshotError {
  /// A strategy that draws nothing comes out the same in all surroundings.
  static var noSceneForMatrix: SnapshotError {
    .unsupported(
      "a matrix changes the surroundings of what is drawn, and 'as:' draws nothing",
      remedy: "leave the matrix out, or choose a strategy for views, such as .image or .layout"
    )
  }
}

extension SnapshotError: CustomStringConvertible {
  public var description: String { DiagnosticFormatter().text(for: diagnostic) }
}
