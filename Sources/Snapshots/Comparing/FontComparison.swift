import SnaplineScene

/// A font file that another one took the place of.
struct FontChange: Hashable {
  var old: FontFile
  var new: FontFile
}

/// Tells another font file apart from a font that the design asks for anew.
struct FontComparison {
  let old: [String: FontFile]
  let new: [String: FontFile]
  /// Whether a file with this name and these contents can still be had.
  let isInstalled: (FontFile) -> Bool

  func isSame(_ face: FontFace, _ other: FontFace) -> Bool {
    var renamed = other
    renamed.file = face.file
    return face == renamed && file(face, in: old) == file(other, in: new)
  }

  /// The change of file behind two faces; nothing where the design asks for another font.
  func change(_ face: FontFace, _ other: FontFace) -> FontChange? {
    let change = FontChange(old: file(face, in: old), new: file(other, in: new))
    guard change.old != change.new else { return nil }
    let isReplaced =
      change.old.name == change.new.name || face.name == other.name || !isInstalled(change.old)
    return isReplaced ? change : nil
  }

  /// Files among `faces` that have other contents now, or that nobody can have any more.
  func replaced(_ faces: [FontFace], _ others: [FontFace]) -> Set<FontChange> {
    var changes: Set<FontChange> = []
    let after = others.map { file($0, in: new) }
    for file in Set(faces.map { self.file($0, in: old) }) where !after.contains(file) {
      if let sameName = after.first(where: { $0.name == file.name }) {
        changes.insert(FontChange(old: file, new: sameName))
      } else if let other = after.first, !isInstalled(file) {
        changes.insert(FontChange(old: file, new: other))
      }
    }
    return changes
  }

  private func file(_ face: FontFace, in fonts: [String: FontFile]) -> FontFile {
    fonts[face.file] ?? FontFile(name: face.file, hash: "")
  }
}

extension [GlyphRun] {
  var distinctFaces: [FontFace] {
    var seen: Set<FontFace> = []
    return map(\.face).filter { seen.insert($0).inserted }
  }

  var distinctColors: [RGBA] {
    var seen: Set<RGBA> = []
    return map(\.color).filter { seen.insert($0).inserted }
  }
}
