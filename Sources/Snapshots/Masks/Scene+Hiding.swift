internal import SnaplineDiagnostics
internal import SnaplineGeometry
package import SnaplineRuns
package import SnaplineScene

extension Mask {
  /// The masks of the assertion that runs.
  @TaskLocal static var current: [Mask] = []

  /// What a baseline says of the masks that it was made with; nothing for none.
  static func note(of masks: [Mask]) -> String? {
    masks.isEmpty ? nil : Set(masks.map(\.description)).sorted().joined(separator: ", ")
  }

  package static let noteName = "masks"
}

extension Scene {
  /// The scene with masked views painted over; throws where a mask matches no view, unless it needn't.
  package func hiding(_ masks: [Mask]) throws(SnapshotError) -> Scene {
    guard masked == nil, !masks.isEmpty else { return self }
    let (scene, unmatched) = masked(by: masks)
    guard let mask = unmatched.first else { return scene }
    throw .unmatchedMask(mask.description, near: near(mask), remedy: mask.remedy)
  }

  /// What a view of the scene is called that the mask may have meant.
  private func near(_ mask: Mask) -> [String] {
    let (word, known): (String, [String]) =
      switch mask.selector {
      case .id(let name): (name, tree.nodes.compactMap(\.identifier))
      case .type(let name): (name, tree.nodes.map(\.className))
      case .text(let text): (text, tree.nodes.compactMap(\.text))
      case .pattern: ("", tree.nodes.compactMap(\.text))
      }
    let short = Set(known.filter { !$0.isEmpty && $0.utf8.count <= 64 })
    if word.utf8.count <= 64, let nearest = nearestName(to: word, among: short) { return [nearest] }
    return Array(short.sorted().prefix(5))
  }
}

extension Mask {
  fileprivate var remedy: String {
    let call =
      switch selector {
      case .id(let name): ".id(\"\(name)\")"
      case .type(let name): ".type(\"\(name)\")"
      case .text(let text): ".text(\"\(text)\")"
      case .pattern: ".text(matching: …)"
      }
    return "leave it out, or say \(call).ifPresent where the view isn't always there; in a design, "
      + "ifPresent: true"
  }
}

extension CaseRecord {
  /// Notes the views whose content masks hide.
  package mutating func note(_ masked: [MaskedView]?) {
    guard let masked, !masked.isEmpty else { return }
    masks = masked.map { view in
      RecordedMask(
        mask: view.mask,
        view: view.view,
        frame: [view.box.left, view.box.top, view.box.width, view.box.height]
      )
    }
  }
}
