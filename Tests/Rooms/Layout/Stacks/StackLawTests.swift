import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A stack of any kind` {
  @Test func `has the frames of the same layout written by hand, after any edits too`() {
    var compared = 0
    for var seed in Seed.many(100) {
      var recipe = StackRecipe.random(&seed)
      let stack = recipe.stack()
      let root = recipe.container(stack)
      for step in 0..<6 {
        if step > 0 {
          for _ in 0...Int.random(in: 0...2, using: &seed) {
            StackEdit.allCases.randomElement(using: &seed)?.apply(to: &recipe, stack, &seed)
          }
        }
        let handmade = recipe.handmade()
        let other = recipe.container(handmade)
        let expected = StackRecipe.frames(handmade)
        let frames = StackRecipe.frames(stack)
        let isSame = expected.allSatisfy { frames[$0]?.isClose(to: $1, within: 0.01) ?? false }
        #expect(
          isSame && frames.count == expected.count,
          """
          \(seed), step \(step): \(recipe)
          \(frames.filter { expected[$0.key] != $0.value })
          \(expected)
          """
        )
        #expect(root.layoutConflicts.isEmpty == other.layoutConflicts.isEmpty, "\(seed), \(step)")
        guard isSame else { return }
        compared += 1
      }
      #expect(stack.arrangedSubviews.map(\.tag) == recipe.items.map(\.tag), "\(seed)")
    }
    #expect(compared >= 600)
  }

  @Test func `is mirrored where reading is`() {
    for var seed in Seed.some(60) {
      var recipe = StackRecipe.random(&seed)
      recipe.width = 500
      recipe.isRightToLeft = false
      let leftToRight = recipe.stack()
      recipe.isRightToLeft = true
      let rightToLeft = recipe.stack()
      recipe.isRightToLeft = false
      let roots = [recipe.container(leftToRight), recipe.container(rightToLeft)]
      _ = StackRecipe.frames(rightToLeft)
      // Turned round after its first layout.
      roots[1].environment.traits.layoutDirection = .rightToLeft
      let mirrored = StackRecipe.frames(rightToLeft)
      for (tag, frame) in StackRecipe.frames(leftToRight) where tag > 0 {
        var expected = frame
        expected.origin.x = 500 - frame.maxX
        #expect(mirrored[tag]?.isClose(to: expected) ?? false, "\(seed), \(tag)")
      }
    }
  }

  @Test func `reads as it does itself, whatever its views say of themselves`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stack.distribution = .fillEqually
    for _ in 0..<2 { stack.addArrangedSubview(View()) }
    stack.arrangedSubviews[1].semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 50])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [50, 0])
  }
}

/// One change of a recipe and of the stack built from it.
enum StackEdit: CaseIterable {
  case hide, show, insert, remove, takeOut, move, spacing, customSpacing, axis, distribution,
    alignment, margins, baselines, content

  func apply(to recipe: inout StackRecipe, _ stack: StackView, _ seed: inout Seed) {
    let place = recipe.items.indices.randomElement(using: &seed)
    switch self {
    case .hide, .show:
      guard let place else { return }
      recipe.items[place].isHidden = self == .hide
      stack.arrangedSubviews[place].isHidden = self == .hide
    case .insert:
      let target = Int.random(in: 0...recipe.items.count, using: &seed)
      recipe.insert(at: target, &seed)
      let view = recipe.view(for: recipe.items[target])
      stack.insertArrangedSubview(view, at: target)
      if let spacing = recipe.items[target].spacingAfter {
        stack.setCustomSpacing(spacing, after: view)
      }
    case .remove, .takeOut:
      guard let place else { return }
      recipe.items.remove(at: place)
      let view = stack.arrangedSubviews[place]
      if self == .takeOut { stack.removeArrangedSubview(view) }
      view.removeFromSuperview()
    case .move:
      guard let place else { return }
      let item = recipe.items.remove(at: place)
      let target = Int.random(in: 0...recipe.items.count, using: &seed)
      recipe.items.insert(item, at: target)
      let view = stack.arrangedSubviews[place]
      stack.insertArrangedSubview(view, at: target)
      if let spacing = item.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
    case .spacing:
      recipe.spacing = CGFloat(Int.random(in: 0...12, using: &seed))
      stack.spacing = recipe.spacing
    case .customSpacing:
      guard let place else { return }
      recipe.items[place].spacingAfter =
        .random(using: &seed) ? CGFloat(Int.random(in: 0...20, using: &seed)) : nil
      stack.setCustomSpacing(
        recipe.items[place].spacingAfter ?? StackView.spacingUseDefault,
        after: stack.arrangedSubviews[place]
      )
    case .axis:
      recipe.axis = recipe.axis.crossing
      stack.axis = recipe.axis
    case .distribution:
      recipe.distribution = StackView.Distribution.allCases.randomElement(using: &seed) ?? .fill
      stack.distribution = recipe.distribution
    case .alignment:
      recipe.alignment = StackView.Alignment.allCases.randomElement(using: &seed) ?? .fill
      stack.alignment = recipe.alignment
    case .margins:
      recipe.isMarginsRelative.toggle()
      stack.isLayoutMarginsRelativeArrangement = recipe.isMarginsRelative
    case .baselines:
      recipe.isBaselineRelative.toggle()
      stack.isBaselineRelativeArrangement = recipe.isBaselineRelative
    case .content:
      guard let place, let view = stack.arrangedSubviews[place] as? TextualView else { return }
      recipe.items[place].content = CGSize(
        width: CGFloat(Int.random(in: 1...60, using: &seed)),
        height: CGFloat(Int.random(in: 1...60, using: &seed))
      )
      view.contentSize = recipe.items[place].content
    }
  }
}
