import SnaplineDiagnostics
import SnaplineEnvironment

package import struct Foundation.CGFloat

extension Font {
  /// The font that stands in for one whose family isn't there, with its own family; nothing where
  /// none of the current environment's is near.
  package static func nearest(
    to name: String,
    size: CGFloat
  ) -> (font: Font, family: String)? {
    let library = FontLibrary.shared(for: Environment.current.fonts)
    guard let family = library.family(near: name), let font = Font(name: family, size: size) else {
      return nil
    }
    return (font, family)
  }

  /// The family that is nearest to one that isn't there.
  ///
  /// A name with one slip comes first, then the family that begins as it does and says less, as
  /// `Noto Sans` for `Noto Sans Condensed`, then one with two slips.
  package static func nearestFamily(to name: String, among known: [String]) -> String? {
    if let slip = nearestName(to: name, among: known, atMost: 1) { return slip }
    let wanted = words(of: name)
    let plainer = known.filter { wanted.starts(with: words(of: $0)) && $0 != name }
    return plainer.min { (-$0.count, $0) < (-$1.count, $1) }
      ?? nearestName(to: name, among: known, atMost: min(2, max(1, name.count / 3)))
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { $0 == " " || $0 == "-" }
  }
}
