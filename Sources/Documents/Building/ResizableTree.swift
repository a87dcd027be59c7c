import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// A tree that takes the next size of its canvas, as on a phone that is turned, in place of one that is built
/// anew.
///
/// Frames depend on the tree alone, and not on those that it had before, except for what scroll views measured of
/// their content, which is forgotten. Each size needs a tree of its own where views keep other sizes, are scrolled,
/// or scroll under a safe area, and where a height may decide how wide texts are.
struct ResizableTree {
  let built: BuiltTree
  /// What building had to say.
  private let found: Reading.Mark
  private let scrollViews: [ScrollView]

  var builder: TreeBuilder { built.builder }

  /// Nothing where each size needs a tree of its own.
  init?(_ built: BuiltTree, found: Reading.Mark) {
    guard !built.builder.notes.isScrolled else { return nil }
    var views = ResizableViews()
    guard views.collect(from: built.builder.canvas) else { return nil }
    // How much of the safe area a scroll view adds to its content may depend on how much it added before.
    let environment = built.builder.canvas.environment
    let isCovered = environment.safeArea != .zero || environment.keyboardHeight > 0
    guard views.scrollViews.isEmpty || !isCovered else { return nil }
    // There may be several layouts then, and the heights of before decide which one is found.
    guard !views.hasTexts || !views.hasCrossTies else { return nil }
    (self.built, self.found, scrollViews) = (built, found, views.scrollViews)
  }

  /// Forgets the size before, and what was told of it.
  func begin() {
    builder.reading.goBack(to: found)
    builder.layout = LayoutNotes()
    for view in scrollViews { view.forgetMeasuredContent() }
  }
}

/// What decides whether a tree takes another size.
private struct ResizableViews {
  private(set) var scrollViews: [ScrollView] = []
  /// Whether there are texts that may wrap.
  private(set) var hasTexts = false
  /// Whether a height may decide a width.
  private(set) var hasCrossTies = false

  /// Notes a view and all in it; false where one of them keeps a size that it had before.
  mutating func collect(from view: View) -> Bool {
    switch view {
    // These place their parts by themselves, at each size anew.
    case is Button:
      hasTexts = true
      return true
    case is ChartView, is SearchBar: return true
    case let view as ScrollView:
      guard Self.ofScrolling.contains(ObjectIdentifier(type(of: view))) else { return false }
      scrollViews.append(view)
    case let label as Label: hasTexts = hasTexts || label.numberOfLines != 1
    default: guard view.keepsNoSize else { return false }
    }
    hasCrossTies = hasCrossTies || view.constraints.contains(where: \.tiesAxes)
    return view.subviews.allSatisfy { collect(from: $0) }
  }

  private static let ofScrolling = Set(
    [ScrollView.self, VerticalOverflowScrollView.self, HorizontalOverflowScrollView.self]
      .map(ObjectIdentifier.init)
  )
}

extension View {
  /// Whether the view's picture depends on nothing but its size, and on no size that it had before.
  fileprivate var keepsNoSize: Bool {
    switch self {
    // What each view has of a proportional stack is made of sizes that were measured before.
    case let stack as StackView: stack.distribution != .fillProportionally
    case is ImageView, is ShapeView, is GradientView, is GridView, is CodeView, is Slider,
      is PageControl:
      true
    default: ownDrawing != nil
    }
  }
}

extension LayoutConstraint {
  /// Whether it ties a length or a place on one axis to one on the other.
  fileprivate var tiesAxes: Bool {
    guard let one = firstAttribute.axis, let other = secondAttribute.axis else { return false }
    return one != other
  }
}
