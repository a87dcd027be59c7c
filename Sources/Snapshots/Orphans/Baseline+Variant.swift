import SnaplineScene

extension Baseline {
  /// Which variant of a design the kept picture is of.
  ///
  /// Nothing where that isn't known: the picture was kept by an older release, there is none, or its
  /// design has no variants.
  var variant: String? {
    guard let files = try? read(Self.pictureKinds) else { return nil }
    let text =
      files["scene"] ?? files["png"].flatMap { try? PNGText.text(in: $0, from: path("png")) }
    return text.flatMap { try? SceneDocument(utf8: $0) }?.scene.origins.variant
  }
}
