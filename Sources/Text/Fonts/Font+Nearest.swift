import SnaplineDiagnostics

extension Font {
  /// The family that is nearest to one that isn't there.
  ///
  /// A name with one slip comes first, then the family that begins as it does and says less, as
  /// `Noto Sans` for `Noto Sans Condensed`, then whatever is written most like it.
  package static func nearestFamily(to name: String, among known: [String]) -> String? {
    if let slip = nearestName(to: name, among: known, atMost: 1) { return slip }
    let wanted = words(of: name)
    let plainer = known.filter { wanted.starts(with: words(of: $0)) && $0 != name }
    return plainer.min { (-$0.count, $0) < (-$1.count, $1) } ?? nearestName(to: name, among: known)
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { $0 == " " || $0 == "-" }
  }
}
