import Foundation
import SnaplineGeometry
import SnaplineSolver

extension StackView {
  /// The view whose baselines are the stack's.
  func baselineView(isFirst: Bool) -> View? {
    guard axis == .vertical else { return highestView }
    let place =
      isFirst ? slots.firstIndex { !$0.isHidden } : slots.lastIndex { !$0.isHidden }
    return place.flatMap { slots[$0].view }
  }

  /// The highest of the visible views, the first of several.
  private var highestView: View? {
    var highest: (view: View, height: CGFloat)?
    for slot in slots where !slot.isHidden {
      guard let view = slot.view else { continue }
      let height = upkeep.knowsHeights ? view.heightSoFar : view.heightOfContent
      if height > highest?.height ?? -1 { highest = (view, height) }
    }
    return highest?.view
  }

  /// Looks once more which view of a row is the highest; answers whether it is another one.
  func highestChanged(isSolved: Bool) -> Bool {
    guard axis == .horizontal else { return false }
    upkeep.knowsHeights = isSolved
    let highest = highestView
    defer { upkeep.highest = highest }
    return upkeep.highest !== highest
  }
}

extension View {
  /// The height as it was solved, or else that of the content.
  fileprivate var heightSoFar: CGFloat {
    let solved = node.engine.map { $0.solver.value(of: node.height) } ?? box.height
    return solved > 0 ? solved : heightOfContent
  }

  fileprivate var heightOfContent: CGFloat { max(0, sizeOfContent.height) }
}
