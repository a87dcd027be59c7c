import SnaplineRendering

/// What tells the parts of a machine that a baseline was made with from those that this scene was:
/// symbols, patterns of hyphenation, and what decodes pictures.
struct DependencyLines {
  private let old, new: [String: String]

  /// The notes of both, of which only those on such parts count.
  init(_ old: [String: String], _ new: [String: String]) {
    self.old = old.filter { DependencyVersions.isName($0.key) }
    self.new = new.filter { DependencyVersions.isName($0.key) }
  }

  var lines: [String] {
    guard !old.isEmpty else { return new.isEmpty ? [] : [older] }
    let gone = names { old[$0] != nil && new[$0] == nil }
    return names { old[$0] != nil && new[$0] != nil && old[$0] != new[$0] }.map(difference)
      + (gone.isEmpty ? [] : ["the baseline was also made with \(list(gone)), this isn't"])
  }

  private func difference(of name: String) -> String {
    if new[name] == DependencyVersions.missing {
      return "\(name) differs: the baseline was made with it, and it isn't there now"
    }
    if old[name] == DependencyVersions.missing {
      return "\(name) differs: it wasn't there when the baseline was made"
    }
    return "\(name) differs from what the baseline was made with"
  }

  private var older: String {
    "the baseline doesn't name this scene's \(list(names { new[$0] != nil })): it is older than such "
      + "notes, or was made without"
  }

  private func names(_ isMeant: (String) -> Bool) -> [String] {
    Set(old.keys).union(new.keys).filter(isMeant).sorted()
  }

  private func list(_ names: [String]) -> String {
    let more = names.count - Self.mostNamed
    return names.prefix(Self.mostNamed).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostNamed = 3
}
