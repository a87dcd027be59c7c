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
}
