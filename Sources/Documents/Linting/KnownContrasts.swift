import SnaplineControls

/// What looks at a tree have told of the contrasts of its texts, by what lay behind them.
struct KnownContrasts {
  /// A text that was told to be faint, and what lay behind it then.
  struct Faint: Hashable {
    let text: Int
    let ground: TextGround
  }

  /// A text of which it is known that its contrast is enough on some grounds.
  private struct Enough: Hashable {
    let letters: Label.Letters
    let ground: TextGround
  }

  /// Of each text, whether it was faint on what lay behind it.
  private var known: [[TextGround: Bool]]
  /// The same of the last one that was asked for.
  private var last: [(ground: TextGround, isFaint: Bool)?]
  private var enough: Set<Enough> = []

  /// More differ than a sweep comes back to.
  private static let mostKnown = 256

  init(of count: Int) {
    known = Array(repeating: [:], count: count)
    last = Array(repeating: nil, count: count)
  }

  /// Takes what was told of a text, with its letters where a rule must have judged them: then another text with these
  /// letters gets the same result on the same ground.
  mutating func note(
    _ text: Int,
    on ground: TextGround,
    isFaint: Bool,
    judged: Label.Letters?
  ) {
    if known[text].count >= Self.mostKnown { known[text] = [:] }
    known[text][ground] = isFaint
    last[text] = (ground, isFaint)
    guard !isFaint, ground.parts.isEmpty, ground.leaving == nil, let letters = judged
    else { return }
    if enough.count >= Self.mostKnown * known.count { enough = [] }
    enough.insert(Enough(letters: letters, ground: ground))
  }

  /// Whether a text is faint on what lies behind it; nothing where that isn't known.
  mutating func isFaint(
    _ text: Int,
    on ground: TextGround,
    letters: () -> Label.Letters?
  ) -> Bool? {
    if let last = last[text], last.ground == ground { return last.isFaint }
    guard let found = known[text][ground] ?? isFaint(text, alikeOn: ground, letters) else {
      return nil
    }
    last[text] = (ground, found)
    return found
  }

  /// No where the contrast of a text like it is enough on such grounds, or its own was on the canvas: one that leaves the
  /// lowest grounds is judged by the same ones, or not at all.
  private func isFaint(
    _ text: Int,
    alikeOn ground: TextGround,
    _ letters: () -> Label.Letters?
  ) -> Bool? {
    guard ground.parts.isEmpty else { return nil }
    let whole = ground.onCanvas
    if ground.leaving != nil, known[text][whole] == false { return false }
    guard let letters = letters() else { return nil }
    return enough.contains(Enough(letters: letters, ground: whole)) ? false : nil
  }
}
