import Foundation
import SnaplineLayout

/// A bar that shows items, and lays them out anew when one of them changes.
protocol BarItemHolder: View {
  var stage: BarStage { get }
  func itemChanged()
  /// Makes the views of the items, in place of those that were there.
  func remakeItems()
  func layOutItems()
}

/// What one bar at a time shows, and tells of its changes.
protocol BarEntry: AnyObject {
  var bar: (any BarItemHolder)? { get set }
}

/// What lies behind a bar's items, and whether their views are to be made anew.
final class BarStage {
  let backdrop: BarBackdrop
  fileprivate var isStale = true

  init(at side: BarBackdrop.Side) { backdrop = BarBackdrop(at: side) }
}

extension BarItemHolder {
  func itemChanged() { noteItems() }

  /// Has the items' views made anew at the next layout.
  func noteItems() {
    stage.isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows other items than before.
  func exchange(_ old: [any BarEntry]?, for new: [any BarEntry]?) {
    for item in old ?? [] where item.bar === self { item.bar = nil }
    for item in new ?? [] { item.bar = self }
    itemChanged()
  }

  /// Puts the ground behind the bar, and has it follow where the bar, or a view above it, has moved: how
  /// far it reaches depends on where it stands.
  func standOnGround() {
    addSubview(stage.backdrop)
    observeCover { [weak self] in
      guard let self, stage.backdrop.isAstray(behind: self) else { return }
      setNeedsLayout()
    }
  }

  func layOutBar() {
    if stage.isStale {
      stage.isStale = false
      remakeItems()
    }
    stage.backdrop.fill(self)
    layOutItems()
  }
}
