import SnaplineEnvironment
import SnaplineScene

extension SceneDocument {
  /// An older scene as it can be painted now: where a font file is gone, with the one of its name.
  ///
  /// - Parameters:
  ///   - old: The older scene.
  ///   - sources: Where fonts are looked for, besides those of this document.
  /// - Returns: The scene, the files that another one stands for, and those for which none does.
  func paintable(
    _ old: SceneDocument,
    with sources: FontSources
  ) -> (scene: Scene, replaced: [FontFile], missing: [FontFile]) {
    let exact = old.paintable(with: sources)
    guard !exact.missing.isEmpty else { return (exact.scene, [], []) }
    // What is in use now is a font for certain, and lies wherever the environment found it.
    var document = old
    var replaced: [FontFile] = []
    var missing: [FontFile] = []
    for file in exact.missing {
      let namesakes = fonts.values.filter { $0.name == file.name }
      let found = namesakes.sorted { $0.hash < $1.hash }.first {
        FontFileIndex.path(of: $0, in: sources) != nil
      }
      guard let found else {
        missing.append(file)
        continue
      }
      replaced.append(file)
      for (key, font) in old.fonts where font == file { document.fonts[key] = found }
    }
    return (document.paintable(with: sources).scene, replaced, missing)
  }
}
