import AutoLayoutConvenience
import TestSupport
import Testing
import UIKit

/// The examples of the library's own page, by the names of its chapters; each compiles as it stands
/// there, and lays out as it says.
@Suite final class `The page of the original library` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let subview = SizedView()
  private let anotherView = UIView()

  init() {
    view.environment.safeArea = UIEdgeInsets(top: 20, left: 6, bottom: 10, right: 6)
    view.environment.traits.displayScale = 1
    view.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(anotherView, pinnedAt: CGRect(x: 40, y: 60, width: 100, height: 50))
  }

  private func addSubview(_ add: (UIView) -> ConstraintsList, is frame: CGRect) {
    _ = add(view)
    view.layoutIfNeeded()
    #expect(subview.frame == frame)
    expectEqual(view.layoutDiagnostics.map(\.subject), [])
    subview.removeSizeConstraints().removeFromSuperview()
  }

  @Test func introduction() {
    addSubview(
      { $0.addSubview(subview, filling: .safeArea, insets: .all(8)) },
      is: CGRect(x: 14, y: 28, width: 272, height: 154)
    )
  }

  @Test func filling() {
    addSubview(
      { $0.addSubview(subview, filling: .layoutMargins(anotherView)) },
      is: CGRect(x: 48, y: 68, width: 84, height: 34)
    )
    addSubview(
      { $0.addSubview(subview, filling: .horizontally(.superview, vertically: .safeArea)) },
      is: CGRect(x: 0, y: 20, width: 300, height: 170)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          filling: .horizontally(.superview, vertically: .top(.safeArea, bottom: .superview))
        )
      },
      is: CGRect(x: 0, y: 20, width: 300, height: 180)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          filling: .top(
            .safeArea,
            leading: .safeArea,
            bottom: .layoutMargins,
            trailing: .readableContent
          )
        )
      },
      is: CGRect(x: 6, y: 20, width: 286, height: 172)
    )
    addSubview(
      {
        $0.addSubview(subview, fillingAtMost: .safeArea, insets: .all(8), pinnedTo: .center)
      },
      is: CGRect(x: 14, y: 28, width: 272, height: 144)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          fillingAtMost: .safeArea,
          insets: .all(8),
          pinning: .topLeading,
          to: .center
        )
      },
      is: CGRect(x: 150, y: 100, width: 136, height: 82)
    )
  }

  @Test func `areas that are excluded`() {
    let guides = [
      view.unsafeAreaLayoutGuides.top, view.unsafeAreaLayoutGuides.leading,
      view.unsafeAreaLayoutGuides.bottom, view.unsafeAreaLayoutGuides.trailing,
      view.excludedByLayoutMarginGuides.top, view.unreadableContentGuides.leading,
    ]
    view.layoutIfNeeded()
    #expect(
      guides.map(\.layoutFrame) == [
        CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 0, width: 6, height: 200),
        CGRect(x: 0, y: 190, width: 300, height: 10), CGRect(x: 294, y: 0, width: 6, height: 200),
        CGRect(x: 0, y: 0, width: 300, height: 8), CGRect(x: 0, y: 0, width: 8, height: 200),
      ]
    )
    addSubview(
      { $0.addSubview(subview, filling: .excludedTopSideOf(.safeArea)) },
      is: CGRect(x: 0, y: 0, width: 300, height: 20)
    )
  }

  @Test func insets() {
    #expect(NSDirectionalEdgeInsets.all(1) == .with(.vertical(1), .horizontal(1)))
    #expect(
      NSDirectionalEdgeInsets.zero.with(vertical: 2).with(horizontal: 1)
        == .insets(horizontal: 1, vertical: 2)
    )
    #expect(
      NSDirectionalEdgeInsets.insets(horizontal: 1, vertical: 2)
        == NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 2, trailing: 1)
    )
    let all = NSDirectionalEdgeInsets.with(.top(1), .leading(2), .bottom(3), .trailing(4))
    #expect(all == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(all.multiply(2) == all.adding(all) && all.multiply(by: 2) == all.multiply(2))
    #expect(all.horizontallySwapped == all.with(leading: 4).with(trailing: 2))
    #expect(all.verticallySwapped == all.with(top: 3).with(bottom: 1))
    #expect(.vertical(5) == all.with(vertical: 5).with(horizontal: 0))
    #expect(all.inverted().adding(all) == .zero)
    #expect(all.horizontalInset == 6 && all.verticalInset == 4)
    #expect(all.edgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func centering() {
    addSubview(
      { $0.addSubview(subview, centeredIn: .layoutMargins, offset: CGPoint(x: 4, y: 0)) },
      is: CGRect(x: 114, y: 85, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, centeredIn: .x(.superview, y: .safeAreaOf(anotherView))) },
      is: CGRect(x: 110, y: 70, width: 80, height: 30)
    )
  }

  @Test func `pinning positions`() {
    addSubview(
      {
        $0.addSubview(
          subview,
          pinnedTo: .topCenter,
          of: .superview,
          offset: CGPoint(x: 4, y: 0)
        )
      },
      is: CGRect(x: 114, y: 0, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, pinnedTo: .bottomLeading, of: .relative(anotherView)) },
      is: CGRect(x: 40, y: 80, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, pinning: .center, to: .topLeading, of: .superview) },
      is: CGRect(x: -40, y: -15, width: 80, height: 30)
    )
  }

  @Test func `pinning to constant rects and points`() {
    addSubview(
      { $0.addSubview(subview, pinnedAt: CGRect(x: 10, y: 20, width: 100, height: 40)) },
      is: CGRect(x: 10, y: 20, width: 100, height: 40)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          pinnedAt: CGRect(x: 10, y: 20, width: 100, height: 40),
          in: .relative(anotherView)
        )
      },
      is: CGRect(x: 50, y: 80, width: 100, height: 40)
    )
    addSubview(
      { $0.addSubview(subview, pinnedAt: CGPoint(x: 20, y: 10)) },
      is: CGRect(x: 20, y: 10, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, pinnedAt: CGPoint(x: 20, y: 10), in: .safeArea) },
      is: CGRect(x: 26, y: 30, width: 80, height: 30)
    )
  }

  @Test func `pinning edges`() {
    addSubview(
      {
        $0.addSubview(
          subview,
          pinnedTo: .top,
          of: .superview,
          horizontally: .center,
          spacing: 4
        )
      },
      is: CGRect(x: 110, y: 4, width: 80, height: 30)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          pinnedTo: .leading,
          of: .superview,
          vertically: .top,
          insets: .all(10)
        )
      },
      is: CGRect(x: 10, y: 10, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, pinningBelow: anotherView, horizontally: .attached(.center)) },
      is: CGRect(x: 50, y: 110, width: 80, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, fillingRemainingSpaceBelow: anotherView) },
      is: CGRect(x: 0, y: 110, width: 300, height: 90)
    )
  }

  @Test func sequences() {
    let views = (0..<4).map { _ in SizedView() }
    let (viewA, viewB, viewC, viewD) = (views[0], views[1], views[2], views[3])
    viewD.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    viewD.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    tall.addSubviewsVertically(
      viewA,
      viewB,
      viewC,
      viewD,
      horizontally: .center,
      insets: .all(40),
      spacing: 8
    )
    tall.layoutIfNeeded()
    expectEqual(views.map(\.frame.minY), [40, 78, 116, 154])
    #expect(viewD.frame.maxY == 360 && viewB.frame.midX == 250)
    for view in views { view.removeFromSuperview() }
    tall.addSubviewsVertically(viewA, viewB, viewC, viewD, in: .safeArea)
    tall.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 30, 60, 90] && viewD.frame.maxY == 400)
    for view in views { view.removeFromSuperview() }
    tall.addSubviewsHorizontally(
      viewA,
      viewB,
      viewC,
      viewD,
      vertically: .center,
      insets: .all(40),
      spacing: 8
    )
    tall.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [40, 128, 216, 304] && viewD.frame.maxX == 460)
  }

  @Test func aligning() {
    addSubview(
      { $0.addSubview(subview, aligningVerticallyTo: .top) },
      is: CGRect(x: 0, y: 0, width: 300, height: 30)
    )
    addSubview(
      { $0.addSubview(subview, aligningHorizontallyTo: .center(in: .layoutMargins)) },
      is: CGRect(x: 110, y: 0, width: 80, height: 200)
    )
    addSubview(
      {
        $0.addSubview(
          subview,
          aligningVerticallyTo: .center,
          horizontally: .bottom,
          insets: .all(10)
        )
      },
      is: CGRect(x: 110, y: 160, width: 80, height: 30)
    )
  }

  @Test func constraining() {
    let view = UIView()
    view.constrain(width: 100)
    view.constrain(height: 20)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 20))
    view.removeSizeConstraints().constrain(width: 100, height: 20)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 20))
    view.removeWidthConstraints().constrain(width: 110)
    view.removeHeightConstraints().constrain(height: 30)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 110, height: 30))
    view.removeSizeConstraints().constrain(size: CGSize(width: 100, height: 100))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 100))
    view.removeWidthConstraints().constrain(width: .atMost(100))
    view.constrain(width: .atLeast(50))
    #expect(view.systemLayoutSizeFitting(.zero).width == 50)
    view.constrain(width: .exactly(60))
    #expect(view.systemLayoutSizeFitting(.zero).width == 60)
    view.removeHeightConstraints()
      .constrain(size: .atMost(CGSize(width: 100, height: 30), priority: .defaultLow))
    let large = CGSize(width: 1_000, height: 1_000)
    #expect(view.systemLayoutSizeFitting(large) == CGSize(width: 60, height: 30))
    let other = UIView()
    other.constrain(widthBetween: 10..<20)
    other.constrain(heightBetween: 10...20)
    other.environment.traits.displayScale = 2
    #expect(other.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
  }

  @Test func `constraining to other layouts`() {
    let otherView = UIView()
    view.addSubview(otherView, centeredIn: .superview)
    view.addSubview(subview, pinnedTo: .topCenter)
    otherView.constrain(widthAndHeight: 90)
    subview.constrain(
      width: .exactly(.relative(otherView)),
      height: .atLeast(.safeAreaOf(otherView))
    )
    view.layoutIfNeeded()
    #expect(subview.frame == CGRect(x: 105, y: 0, width: 90, height: 90))
    let small = SizedView()
    view.addSubview(small, pinnedTo: .topLeading)
    small.constrain(width: .exactly(as: otherView), height: .atLeast(halfOf: otherView))
    view.layoutIfNeeded()
    #expect(small.frame.size == CGSize(width: 90, height: 45))
  }

  @Test func `aspect ratio`() {
    let view = UIView().constrain(height: 20).constrainAspectRatio(2.0)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
    let other = UIView().constrain(height: 20)
    other.constrainAspectRatio(for: CGSize(width: 200, height: 100))
    #expect(other.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20))
  }

  @Test func `growing and shrinking`() {
    let view = UIView()
    let hugging = { (axis: NSLayoutConstraint.Axis) in view.contentHuggingPriority(for: axis) }
    let compression = { (axis: NSLayoutConstraint.Axis) in
      view.contentCompressionResistancePriority(for: axis)
    }
    view.allowVerticalShrinking().disallowHorizontalShrinking()
    #expect(compression(.vertical) == .defaultLow && compression(.horizontal) == .required)
    view.allowHorizontalGrowing().disallowVerticalGrowing()
    #expect(hugging(.vertical) == .required && hugging(.horizontal) == .defaultLow)
    view.allowShrinking().allowGrowing().prefersExactVerticalSize()
    #expect(compression(.vertical) == .required && compression(.horizontal) == .defaultLow)
    view.prefersExactSize()
    #expect(hugging(.horizontal) == .required && compression(.horizontal) == .required)
  }

  @Test func `batching constraints activation`() {
    let bottomView = UIView(backgroundColor: .red).constrain(widthAndHeight: 50)
    let topView = UIView(backgroundColor: .green).constrain(widthAndHeight: 100)
    UIView.batchConstraints {
      view.addSubview(bottomView, pinning: .center, to: .topLeading, of: .relative(topView))
      view.addSubview(topView, centeredIn: .safeArea)
    }
    view.layoutIfNeeded()
    #expect(topView.frame == CGRect(x: 100, y: 55, width: 100, height: 100))
    #expect(bottomView.frame == CGRect(x: 75, y: 30, width: 50, height: 50))
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `fixed frame layout guide`() {
    let otherView = UIView()
    view.addSubview(otherView, pinnedAt: CGRect(x: 10, y: 20, width: 200, height: 150))
    let label = subview
    let layoutGuide = FixedFrameLayoutGuide()
    view.addLayoutGuide(layoutGuide)
    otherView.addSubview(label, pinnedTo: .center, of: .guide(layoutGuide))
    layoutGuide.frame = CGRect(x: 100, y: 50, width: 100, height: 30)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 100, y: 30, width: 80, height: 30))
  }
}

/// A view with a content size of its own.
final class SizedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }
}
