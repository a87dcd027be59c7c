import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Who gets the room of a stack that neither contents nor priorities share out.
@Suite struct `The room that a stack has left` {
  private func stack(_ lengths: [CGFloat], _ length: CGFloat, axis: Axis = .horizontal) -> StackView
  {
    let stack = StackView()
    stack.axis = axis
    for (place, content) in lengths.enumerated() {
      let view = SizedView()
      view.tag = place
      view.contentSize = CGSize(width: content, height: content)
      stack.addArrangedSubview(view)
    }
    let size = CGSize(width: length, height: length)
    let root = View(frame: CGRect(origin: .zero, size: size))
    stack.frame = root.bounds
    root.addSubview(stack)
    return stack
  }

  /// The lengths by tag.
  private func lengths(_ stack: StackView) -> [CGFloat] {
    stack.root.layoutIfNeeded()
    return stack.subviews.sorted { $0.tag < $1.tag }
      .map { stack.axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  @Test(arguments: Axis.allCases) func `goes to the first view`(axis: Axis) {
    let stack = stack([30, 40, 20], 150, axis: axis)
    expectEqual(lengths(stack), [90, 40, 20])
    #expect(stack.arrangedSubviews.allSatisfy { $0.hasAmbiguousLayout })
  }

  @Test(arguments: Axis.allCases) func `is taken from the last one where it is missing`(axis: Axis)
  {
    expectEqual(lengths(stack([30, 40, 20], 80, axis: axis)), [30, 40, 10])
    expectEqual(lengths(stack([44, 44], 44, axis: axis)), [44, 0])
  }

  @Test func `goes to the view where reading begins, from whichever side`() {
    let stack = stack([30, 40, 20], 150)
    stack.root.environment.traits.layoutDirection = .rightToLeft
    expectEqual(lengths(stack), [90, 40, 20])
    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [60, 20, 0])
  }

  @Test func `follows the views as they come, go, hide and move`() {
    let stack = stack([30, 40, 20], 150)
    expectEqual(lengths(stack), [90, 40, 20])
    let first = stack.arrangedSubviews[0]
    first.isHidden = true
    expectEqual(lengths(stack), [0, 130, 20])
    first.isHidden = false
    expectEqual(lengths(stack), [90, 40, 20])
    stack.insertArrangedSubview(stack.arrangedSubviews[2], at: 0)
    expectEqual(lengths(stack), [30, 40, 80])
    stack.removeArrangedSubview(first)
    first.removeFromSuperview()
    expectEqual(lengths(stack), [40, 110])
    stack.insertArrangedSubview(first, at: 0)
    expectEqual(lengths(stack), [90, 40, 20])
    // In the order of drawing it is the last one.
    stack.bringSubviewToFront(first)
    expectEqual(lengths(stack), [90, 40, 20])
  }

  @Test func `follows the stack's axis and distribution`() {
    let stack = stack([30, 40, 20], 150)
    expectEqual(lengths(stack), [90, 40, 20])
    stack.axis = .vertical
    expectEqual(lengths(stack), [90, 40, 20])
    stack.distribution = .fillEqually
    expectEqual(lengths(stack), [50, 50, 50])
    stack.distribution = .fill
    stack.axis = .horizontal
    expectEqual(lengths(stack), [90, 40, 20])
  }

  @Test func `goes by priorities first`() {
    let stack = stack([30, 40, 20], 150)
    stack.arrangedSubviews[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    expectEqual(lengths(stack), [30, 100, 20])
    stack.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    expectEqual(lengths(stack), [30, 40, 80])
  }

  /// Puts itself first when it is measured.
  private final class Pushing: View {
    weak var stack: StackView?

    override var intrinsicContentSize: CGSize {
      let stack = stack
      self.stack = nil
      stack?.insertArrangedSubview(self, at: 0)
      return CGSize(width: 20, height: 20)
    }
  }

  @Test(arguments: [false, true]) func `goes to a view that comes first while all are measured`(
    areObjects: Bool
  ) {
    let stack = stack([30, 40], 150)
    let last = Pushing()
    last.tag = 2
    stack.addArrangedSubview(last)
    expectEqual(lengths(stack), [90, 40, 20])
    if areObjects { #expect(!stack.constraints.isEmpty) }
    last.stack = stack
    last.invalidateIntrinsicContentSize()
    _ = stack.root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(stack.arrangedSubviews.map(\.tag) == [2, 0, 1])
    expectEqual(lengths(stack), [30, 40, 80])
  }

  @Test func `goes to a view beside a stack rather than into the stack`() {
    let outer = stack([], 150)
    let inner = StackView()
    for _ in 0..<2 {
      let view = SizedView()
      view.contentSize = CGSize(width: 20, height: 20)
      inner.addArrangedSubview(view)
    }
    inner.tag = 0
    outer.addArrangedSubview(inner)
    let view = SizedView()
    view.tag = 1
    view.contentSize = CGSize(width: 30, height: 30)
    outer.addArrangedSubview(view)
    expectEqual(lengths(outer), [40, 110])
  }
}
