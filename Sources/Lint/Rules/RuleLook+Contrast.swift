import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGSize
import func Foundation.pow

extension RuleLook {
  /// Letters that are hard to tell from the one colour behind them; of each view the worst.
  mutating func lookForFaintLetters() {
    var grid = CellGrid(
      over: Edges(left: 0, top: 0, right: tree.size.width, bottom: tree.size.height),
      for: painted.covers.count
    )
    for (order, cover) in painted.covers.enumerated() { grid.insert(order, cover.box) }
    var worst: [Int: Faint] = [:]
    var known: [Judged] = []
    for letters in painted.letters where letters.isPlain && !letters.hasEffects {
      let owner = tree.owner(of: letters.node)
      guard !tree.isInactive[letters.node],
        !isLost(letters.node), !tree.isFolded[letters.node]
      else { continue }
      guard let ground = ground(behind: letters, grid) else { continue }
      for run in letters.line.runs {
        guard let faint = faint(run, letters, on: ground, &known) else { continue }
        if worst[owner].map({ $0.ratio > faint.ratio }) ?? true { worst[owner] = faint }
      }
    }
    for (place, faint) in worst.sorted(by: { $0.key < $1.key }) { tell(faint, of: place) }
  }

  private struct Faint {
    let ratio: Double
    let needed: Double
    let ink: RGBA
    let ground: RGBA
  }

  /// Letters of one colour on another, as they were met before: most letters of a screen look alike.
  private struct Judged {
    let color: RGBA
    let opacity: Double
    let ground: RGBA
    /// The contrast where it counts; nothing where the system puts the two together, or nothing is seen.
    let ratio: Double?
  }

  private func judged(
    _ color: RGBA,
    _ opacity: Double,
    on ground: RGBA,
    _ known: inout [Judged]
  ) -> Judged {
    let before = known.first {
      $0.color == color && $0.ground == ground && $0.opacity == opacity
    }
    if let before { return before }
    let pair = SceneFacts.InkPair(ink: color, ground: ground.rounded)
    var ink = color
    ink.alpha *= opacity
    // What is hardly there is an ornament, or about to be.
    let counts = !tree.facts.usualPairs.contains(pair) && ink.alpha > 0.1
    let judged = Judged(
      color: color,
      opacity: opacity,
      ground: ground,
      ratio: counts ? ink.over(ground).contrast(to: ground) : nil
    )
    if known.count < Self.mostKnown { known.append(judged) }
    return judged
  }

  private static let mostKnown = 8

  /// The one colour behind letters; nothing where there are several, or it isn't known.
  private mutating func ground(behind letters: PaintedScene.Letters, _ grid: CellGrid) -> RGBA? {
    var above: [RGBA] = []
    for order in grid.near(letters.box, below: letters.order) {
      comparisons += 1
      let cover = painted.covers[order]
      guard cover.box.reaches(into: letters.box, slack: 0.25) else { continue }
      // Of a group that is faded as a whole, its own ground shines through as well.
      if let since = letters.fadedSince, order >= since { return nil }
      guard let color = cover.color, cover.covers(letters.box), above.count < Self.mostLayers else {
        return nil
      }
      if color.alpha >= 0.999 {
        return above.reversed().reduce(color) { $1.over($0) }
      }
      above.append(color)
    }
    return nil
  }

  private static let mostLayers = 16

  private func faint(
    _ run: GlyphRun,
    _ letters: PaintedScene.Letters,
    on ground: RGBA,
    _ known: inout [Judged]
  ) -> Faint? {
    let judged = judged(run.color, letters.opacity, on: ground, &known)
    guard let ratio = judged.ratio, ratio < Self.mostNeeded - 0.005 else { return nil }
    // A shadow and an outline help, a colour font and a gradient have colours of their own, and spaces
    // aren't seen.
    guard run.shadow == nil, run.outline == nil, run.paint == nil, !run.face.isColor,
      run.string.contains(where: { !$0.isWhitespace }),
      letters.line.string.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    // What lies behind the system's own bars is the system's too.
    let isOfBar = tree.marks(of: tree.owner(of: letters.node)).contains(.isBar)
    guard !isOfBar || !tree.facts.usualInks.contains(run.color) else { return nil }
    let needed = isLarge(run.face.name) ? 3.0 : Self.mostNeeded
    guard ratio < needed - 0.005 else { return nil }
    var ink = run.color
    ink.alpha *= letters.opacity
    return Faint(ratio: ratio, needed: needed, ink: ink, ground: ground)
  }

  private static let mostNeeded = 4.5

  /// Whether letters are so large that less contrast is enough; by the size that was asked for, which a family
  /// that stands in for another one isn't drawn at.
  private func isLarge(_ name: FontFace.Name) -> Bool {
    let size = name.size / (tree.facts.drawnParts[name.family] ?? 1) + 1e-6
    return size >= 18 || size >= 14 && name.weight >= 700
  }

  private mutating func tell(_ faint: Faint, of place: Int) {
    let seen = faint.ink.over(faint.ground)
    let better = seen.turned(from: faint.ground, to: faint.needed)
    findings.append(
      Finding(
        .contrast,
        node: place,
        "the text of \(tree.name(of: place)) has a contrast of \(faint.ratio.inHundredths) to what "
          + "lies behind it, and needs \(faint.needed.inWords)",
        cause: "its letters are \(seen.inHexadecimal) on \(faint.ground.inHexadecimal)",
        remedy: better.map { "make it \($0.inHexadecimal), or change what lies behind it" }
          ?? "change what lies behind it"
      )
    )
  }
}

extension RGBA {
  /// The contrast of the guidelines for web content (WCAG), from 1 to 21.
  func contrast(to other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The nearest colour towards black or white that has a contrast; nothing where neither has.
  fileprivate func turned(from ground: RGBA, to needed: Double) -> RGBA? {
    let ends = [RGBA.black, .white].filter { $0.contrast(to: ground) >= needed }
    // Letters that are darker than their ground get darker where that helps.
    let isDarker = luminance <= ground.luminance
    guard let end = ends.first(where: { ($0 == .black) == isDarker }) ?? ends.first else {
      return nil
    }
    for step in 1...255 {
      var part = end
      part.alpha = Double(step) / 255
      let mixed = part.over(self).rounded
      if mixed.contrast(to: ground) >= needed { return mixed }
    }
    return end
  }

  fileprivate var inHexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Double {
  fileprivate var inHundredths: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
