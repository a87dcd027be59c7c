internal import Foundation
internal import SnaplineDiagnostics

/// Says which lines Git's list of ignored files lacks, as long as it lacks them.
struct IgnoreAdvice {
  private let repository: String
  private var lines: [Substring] = []

  /// The advice for files in a folder; nothing outside of repositories.
  init?(for folder: String) {
    var around = folder
    var lists: [String] = []
    while FileKind(of: join(around, ".git"), followingLinks: true) == nil {
      lists.append(join(around, ".gitignore"))
      guard around != "/", let next = split(around).folder else { return nil }
      around = next
    }
    repository = around
    lists += [join(around, ".gitignore"), join(around, ".git/info/exclude")]
    for list in lists where FileKind(of: list, followingLinks: true) == .file {
      let handle = FileHandle(forReadingAtPath: list)
      let bytes = (try? handle?.read(upToCount: 1_000_000)) ?? Data()
      lines += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    }
  }

  /// What to tell after a run that left files; nothing where Git ignores them.
  var diagnostic: Diagnostic? {
    let wanted = [("*.new.*", ".new."), (".snapline/", ".snapline")]
    let lacking = wanted.filter { _, part in
      !lines.contains { !$0.hasPrefix("#") && $0.contains(part) }
    }
    guard !lacking.isEmpty else { return nil }
    return Diagnostic(
      id: "not-ignored",
      severity: .note,
      subject: "Git would keep files that only await review",
      place: Place(file: join(repository, ".gitignore")),
      remedy: "add the lines " + lacking.map { "'\($0.0)'" }.joined(separator: " and ")
    )
  }
}
