import SnaplineEnvironment
import SnaplineImages
import SnaplineScene

extension PictureCandidate {
  /// Whether a baseline was made with the masks that hold now.
  func hasSameMasks(_ notes: [String: String]?) -> Bool {
    notes?[Mask.noteName] == Mask.note(of: options.masks)
  }

  /// Says where a baseline hides something that isn't hidden any more.
  func maskLines(_ notes: [String: String]) -> [String] {
    guard let kept = notes[Mask.noteName], !hasSameMasks(notes) else { return [] }
    let now = Mask.note(of: options.masks) ?? "none"
    return ["the baseline was made with other masks: \(kept); now \(now)"]
  }

  /// The pixels that masked views have a part in: in the picture at hand, and in one that was kept with
  /// its scene, before there were these masks.
  func covers(ofKept old: SceneDocument?) throws -> [PixelCover] {
    let now = PixelCover(
      whereDifferent: try PixelCover.probes.map { try painted(scene.recolored($0)) }
    )
    guard let old else { return [now] }
    let paintable = old.paintable(with: options.environment.fonts)
    // What can't be painted any more is told when the scenes are compared.
    guard paintable.missing.isEmpty else { return [now] }
    let bare = paintable.scene
    let masked = bare.masked(by: options.masks).scene
    // What is painted outside of its frame, as by a shadow, shows only beside the bare picture.
    let pictures = try ([bare] + PixelCover.probes.map(masked.recolored)).map(painted)
    return [now, PixelCover(whereDifferent: pictures)]
  }

  private func painted(_ scene: Scene) throws(SnapshotError) -> Bitmap {
    try Self.paint(scene, options)
  }
}
