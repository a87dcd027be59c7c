import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// A tree that takes the next size of its canvas, as on a phone that is turned, in place of one that is built
/// anew.
///
/// Frames depend on the tree alone, and not on those that it had before, except for what scroll views measured
/// of their content, which is forgotten. Where other views keep sizes too, or were scrolled, a tree has one size.
struct ResizableTree {
  let tree: BuiltTree
  /// What building had to say.
  private let found: Reading.Mark
  private let scrollViews: [ScrollView]

  /// Nothing where each size needs a tree of its own.
  init?(_ tree: BuiltTree, found: Reading.Mark) {
    var scrollViews: [ScrollView] = []
    guard tree.builder.canvas.keepsNoSizes(beyondThoseOf: &scrollViews) else { return nil }
    (self.tree, self.found, self.scrollViews) = (tree, found, scrollViews)
  }

  /// Forgets the size before, and what was told of it.
  func begin() {
    tree.builder.reading.goBack(to: found)
    tree.builder.layout = LayoutNotes()
    for view in scrollViews { view.forgetMeasuredContent() }
  }
}

extension View {
  /// Whether the picture of the view and of all in it depends on nothing but its size, and on no size that it had
  /// before; but for what these scroll views measured.
  fileprivate func keepsNoSizes(beyondThoseOf scrollViews: inout [ScrollView]) -> Bool {
    switch self {
    case is Button, is ChartView, is SearchBar: return true
    case let view as ScrollView:
      guard Self.ofScrolling.contains(ObjectIdentifier(type(of: view))), view.showsStart else {
        return false
      }
      scrollViews.append(view)
    default: guard keepsNoSize else { return false }
    }
    for view in subviews {
      guard view.keepsNoSizes(beyondThoseOf: &scrollViews) else { return false }
    }
    return true
  }

  private static let ofScrolling = Set(
    [ScrollView.self, VerticalOverflowScrollView.self, HorizontalOverflowScrollView.self]
      .map(ObjectIdentifier.init)
  )

  private var keepsNoSize: Bool {
    switch self {
    // What each view has of a proportional stack is made of sizes that were measured before.
    case let stack as StackView: stack.distribution != .fillProportionally
    case is Label, is ImageView, is ShapeView, is GradientView, is GridView, is CodeView,
      is Slider, is PageControl:
      true
    default: ownDrawing != nil
    }
  }
}

extension ScrollView {
  fileprivate var showsStart: Bool {
    contentOffset.x == -adjustedContentInset.left && contentOffset.y == -adjustedContentInset.top
  }
}
