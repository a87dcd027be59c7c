import SnaplineDesigns
import SnaplineGeometry

/// Views that don't say where they are.
extension SwiftWriter {
  private enum Standing {
    case free, filled, filledUpTo, centered, within

    var word: String {
      switch self {
      case .free: ".none"
      case .filled, .filledUpTo: ".fill"
      case .centered, .within: ".center"
      }
    }
  }

  /// Where a view lies that says nothing of it: in its superview, as far as nothing else decides.
  func standard(
    _ element: Element,
    as name: String,
    in holder: Holder,
    _ isAlone: Bool
  ) -> Placing {
    let isScrolled = holder.node?.element.word.id == .scroll
    func standing(_ axis: Axis) -> Standing {
      if hold.isPlaced(element.number, on: axis) { return .free }
      if isAlone || isScrolled { return .filled }
      func isSized(_ axis: Axis) -> Bool {
        element.fixes(axis) || hold.isSized(element.number, on: axis)
      }
      if isSized(axis) { return .centered }
      if element.values[SizeKeys.aspect] != nil {
        return isSized(axis.crossing) ? .centered : .within
      }
      return element.isLimited(on: axis) ? .filledUpTo : .filled
    }
    let (across, down) = (standing(.horizontal), standing(.vertical))
    switch (across, down) {
    case (.filled, .filled):
      return Placing(adding: "filling: .superview", own: "filling: .superview")
    case (.within, .within):
      return Placing(
        adding: "fillingAtMost: .superview",
        own: "fillingAtMost: .superview, pinning: .center, to: .center"
      )
    case (.free, .free): return Placing()
    default: break
    }
    var (acrossWord, downWord) = (across.word, down.word)
    var more: [String] = []
    for (axis, standing) in [(Axis.horizontal, across), (.vertical, down)]
    where standing == .filledUpTo {
      if axis == .horizontal { acrossWord = ".center" } else { downWord = ".center" }
      let side = axis == .horizontal ? "width" : "height"
      more.append("\(name).constrain(\(side): .exactly(.superview, priority: .defaultHigh))")
    }
    return Placing(
      adding: "aligningVerticallyTo: \(downWord), horizontallyTo: \(acrossWord)",
      own: "vertically: \(downWord), horizontally: \(acrossWord)",
      more: more
    )
  }
}
