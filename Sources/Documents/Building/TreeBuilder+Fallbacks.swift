import SnaplineDesigns
import SnaplineText

import struct Foundation.CGFloat

extension TreeBuilder {
  /// Tells of families to fall back on that aren't there.
  func checkFallbackFonts() {
    guard let families = document.values[DocumentWords.environment]?.fallbackFonts,
      !families.isEmpty
    else { return }
    let known = Set(Font.familyNames.map { $0.lowercased() })
    for family in families where !known.contains(family.name.lowercased()) {
      let near = Font.nearest(to: family.name, size: 12)?.family
      reading.warn(.missingFallback(family.name, near: near), at: family.span)
    }
  }
}

extension Message {
  fileprivate static func missingFallback(_ name: String, near: String?) -> Message {
    Message(
      "missing-font",
      "no font family '\(name.shortened)'; the next one is asked in its place",
      remedy: near.map { "write '\($0)', or name a file of it under 'fontFiles'" }
        ?? "name a file of it under 'fontFiles', or leave it out"
    ).warning()
  }
}
