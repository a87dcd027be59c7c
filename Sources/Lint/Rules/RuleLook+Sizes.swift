import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineScene

extension RuleLook {
  /// Views with something to see that have no width or no height though nobody asked for that.
  mutating func lookForLostViews() {
    for (place, node) in tree.nodes.enumerated() where !node.isHidden {
      guard tree.marks(of: place).contains(.hasContent), !tree.isFolded[place],
        tree.owner(of: place) == place, node.parent != nil
      else { continue }
      let isNarrow = node.frame.width < 0.5
      guard isNarrow || node.frame.height < 0.5 else { continue }
      lost.insert(place)
      // A view around it that has none either is the cause.
      let outermost = tree.chain(from: place).prefix { view in
        let frame = tree.nodes[view].frame
        return (isNarrow ? frame.width : frame.height) < 0.5 && tree.nodes[view].parent != nil
      }
      let cause = Array(outermost).last ?? place
      guard cause == place || lost.insert(cause).inserted else { continue }
      tellLost(cause, isNarrow: isNarrow)
    }
  }

  private mutating func tellLost(_ place: Int, isNarrow: Bool) {
    let (side, way) = isNarrow ? ("width", "wide") : ("height", "high")
    findings.append(
      Finding(
        .noSize,
        node: place,
        "\(tree.name(of: place)) isn't seen: it is 0 points \(way)",
        cause: "constraints, or views around it, leave it no \(side)",
        remedy: "give it a \(side), make room for it, or hide it where it shouldn't be seen"
      )
    )
  }

  /// Texts that show less than was written.
  mutating func lookForCutTexts() {
    for (place, view) in tree.facts.views.sorted(by: { $0.key < $1.key }) {
      guard let cut = view.cut, tree.nodes.indices.contains(place),
        !tree.nodes[place].isHidden, !tree.isFolded[place], !isLost(place)
      else { continue }
      let frame = tree.nodes[place].frame
      let name = tree.name(of: tree.owner(of: place))
      let finding =
        cut.isOneLine
        ? Finding(
          .truncation,
          node: tree.owner(of: place),
          "the text of \(name) is cut: it needs \(cut.neededWidth.inWords) points across, and has "
            + frame.width.inWords,
          remedy: "make room for it, or let it wrap: lines: 0"
        )
        : Finding(
          .truncation,
          node: tree.owner(of: place),
          "the text of \(name) is cut: it needs \(cut.neededHeight.inWords) points down, and has "
            + frame.height.inWords,
          remedy: cut.lines > 0
            ? "make room for it, or limit its lines to \(cut.lines) where it may end there"
            : "make room for it"
        )
      findings.append(finding)
    }
  }

  /// Texts that are so narrow that lines end within words.
  ///
  /// What is cut is told so, and not as well that its words are broken.
  mutating func lookForBrokenWords() {
    for (place, view) in tree.facts.views.sorted(by: { $0.key < $1.key }) {
      guard let broken = view.brokenWord, view.cut == nil, tree.nodes.indices.contains(place),
        !tree.nodes[place].isHidden, !tree.isFolded[place], !isLost(place)
      else { continue }
      let owner = tree.owner(of: place)
      let width = tree.nodes[place].frame.width.inWords
      findings.append(
        Finding(
          .brokenWord,
          node: owner,
          "the word \(broken.word.prefix(24).inQuotes()) of \(tree.name(of: owner)) is broken: "
            + (broken.neededWidth.map { "it needs \($0.inWords) points across, and has \(width)" }
              ?? "its lines are \(width) points wide"),
          remedy: "make room for it, or choose a smaller font"
        )
      )
    }
  }

  /// Controls that are smaller than a finger needs.
  mutating func lookForSmallTargets() {
    for (place, view) in tree.facts.views.sorted(by: { $0.key < $1.key }) {
      guard let least = view.target, tree.owner(of: place) == place, !tree.isFolded[place],
        let seen = painted.views[place], !seen.box.isEmpty, !isLost(place)
      else { continue }
      // Where it is cut off by what scrolls, more of it can be brought into sight.
      let frame = tree.nodes[place].frame
      let (width, height) = (frame.width, frame.height)
      let isNarrow = width < least.width - 0.5
      guard isNarrow || height < least.height - 0.5 else { continue }
      let sides = [
        isNarrow ? "a width of at least \(least.width.inWords)" : nil,
        height < least.height - 0.5 ? "a height of at least \(least.height.inWords)" : nil,
      ].compactMap(\.self).joined(separator: " and ")
      findings.append(
        Finding(
          .tapSize,
          node: place,
          "\(tree.name(of: place)) is \(width.inWords) by \(height.inWords) points, too small for a "
            + "finger",
          cause: "people hit \(Int(least.width)) by \(Int(least.height)) points without trying",
          remedy: "give it \(sides) points"
        )
      )
    }
  }
}
