internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots

/// Says which lines Git's list of ignored files lacks, as long as it lacks them.
struct IgnoreAdvice {
  private let repository: String
  /// The lines of all lists that hold, of which the last ones win.
  private var lines: [Substring] = []

  /// The advice for files in a folder; nothing outside of repositories.
  init?(for folder: String) {
    var lists: [String] = []
    var repository: String?
    for around in FoldersAround(folder) where repository == nil {
      lists.append(join(around, ".gitignore"))
      if FileKind(of: join(around, ".git"), followingLinks: true) != nil { repository = around }
    }
    guard let repository else { return nil }
    self.repository = repository
    lists.append(join(repository, ".git/info/exclude"))
    for list in lists.reversed() where FileKind(of: list, followingLinks: true) == .file {
      let bytes = (try? OrdinaryFile.bytes(at: list, most: 1_000_000)) ?? []
      lines += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
  }

  /// What to tell after a run that left files; nothing where Git ignores them.
  var diagnostic: Diagnostic? {
    let lacking = [("*.new.*", Self.namesPending), (".snapline/", Self.namesArtefacts)]
      .filter { _, names in !isIgnored(names) }.map(\.0)
    guard !lacking.isEmpty else { return nil }
    return Diagnostic(
      id: "not-ignored",
      severity: .note,
      subject: "Git would keep files that only await review",
      place: Place(file: join(repository, ".gitignore")),
      remedy: "add the lines " + lacking.map { "'\($0)'" }.joined(separator: " and ")
    )
  }

  private func isIgnored(_ names: ([Substring]) -> Bool) -> Bool {
    let last = lines.last { line in
      let pattern = line.hasPrefix("!") ? line.dropFirst() : line
      return names(pattern.trimmingSuffix(while: \.isWhitespace).split(separator: "/"))
    }
    return last.map { !$0.hasPrefix("!") } ?? false
  }

  /// Whether a pattern is that of all pending files beside designs.
  private static func namesPending(_ parts: [Substring]) -> Bool {
    parts.last == "*.new.*" && parts.dropLast().allSatisfy { $0 == "**" || $0 == "*.snapshots" }
  }

  /// Whether a pattern is that of the folder of files that show differences, or of all in it.
  private static func namesArtefacts(_ parts: [Substring]) -> Bool {
    let folders = parts.last == "*" || parts.last == "**" ? parts.dropLast() : parts[...]
    return folders.last == ".snapline" && folders.dropLast().allSatisfy { $0 == "**" }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
