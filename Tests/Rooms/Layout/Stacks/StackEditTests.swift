import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Arranged views` {
  private typealias Make = `The constraints of a stack`

  @Test func `become subviews, and stay them when they are let go`() {
    let stack = StackView()
    let view = View()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(view.superview === stack)
    stack.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.firstItem !== view && $0.secondItem !== view })
  }

  @Test func `leave the arrangement with the stack`() {
    let stack = Make.stack(of: 3)
    stack.layoutIfNeeded()
    let view = stack.arrangedSubviews[1]
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 2)
    stack.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.isActive })
    #expect(stack.constraints.count == 7)
    #expect(stack.layoutConflicts.isEmpty)
  }

  @Test func `move to another parent, which may be a stack`() {
    let (one, other) = (Make.stack(of: 3), Make.stack(of: 3))
    let root = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    for stack in [one, other] { root.addSubview(stack) }
    root.layoutIfNeeded()
    let moved = one.arrangedSubviews[0]
    other.insertArrangedSubview(moved, at: 1)
    root.layoutIfNeeded()
    #expect(one.arrangedSubviews.count == 2 && other.arrangedSubviews[1] === moved)
    #expect(one.constraints.count == 7 && other.constraints.count == 13)
    let plain = View()
    root.addSubview(plain)
    plain.addSubview(moved)
    root.layoutIfNeeded()
    #expect(other.arrangedSubviews.count == 3 && other.constraints.count == 10)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `keep their order apart from that of the subviews`() {
    let stack = Make.stack(of: 3)
    let views = stack.arrangedSubviews
    let backdrop = View()
    stack.insertSubview(backdrop, at: 0)
    stack.insertArrangedSubview(views[2], at: 0)
    expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
    expectEqual(stack.subviews, [backdrop, views[0], views[1], views[2]])
    stack.bringSubviewToFront(views[0])
    expectEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
  }

  @Test(arguments: [-5, 100, Int.max, Int.min])
  func `go to the nearest place where none is given`(_ place: Int) {
    let stack = Make.stack(of: 2)
    let view = View()
    stack.insertArrangedSubview(view, at: place)
    #expect(stack.arrangedSubviews[place < 0 ? 0 : 2] === view)
  }

  @Test func `can't be the stack itself or what it stands in`() {
    let stack = StackView()
    let outer = View()
    outer.addSubview(stack)
    stack.addArrangedSubview(stack)
    stack.addArrangedSubview(outer)
    #expect(stack.arrangedSubviews.isEmpty)
    expectEqual(outer.layoutDiagnostics.map(\.id), ["view-cycle", "view-cycle"])
  }

  @Test func `let go of a stack that another one is`() {
    let stack = Make.stack(of: 2)
    let stranger = View()
    stack.removeArrangedSubview(stranger)
    stack.setCustomSpacing(7, after: stranger)
    #expect(stack.customSpacing(after: stranger) == StackView.spacingUseDefault)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `are spaced as they say, as the stack says, or as the system does`() {
    let stack = Make.stack(of: 4)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.spacing = 4
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
    func gaps() -> [CGFloat] {
      stack.layoutIfNeeded()
      return zip(views, views.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
    }
    expectEqual(gaps(), [20, 8, 4])
    #expect(stack.customSpacing(after: views[0]) == 20)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    expectEqual(gaps(), [4, 8, 4])
    stack.spacing = StackView.spacingUseSystem
    expectEqual(gaps(), [8, 8, 8])
    // That of a hidden view doesn't count.
    stack.setCustomSpacing(30, after: views[1])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX - views[0].frame.maxX == 8)
  }

  @Test func `are not spaced by what is no number`() {
    let stack = Make.stack(of: 2)
    stack.spacing = .nan
    stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
    #expect(stack.spacing == 0)
    expectEqual(stack.layoutDiagnostics.map(\.id), ["not-finite", "not-finite"])
  }

  @Test func `that are all hidden take no room`() {
    let stack = Make.stack(of: 3)
    stack.spacing = 10
    for view in stack.arrangedSubviews { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    #expect(StackView().systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    for view in stack.arrangedSubviews { view.isHidden = false }
    #expect(
      stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 10)
    )
  }

  @Test func `that are hidden have no say in the size of the others`() {
    let stack = Make.stack(of: 3)
    stack.axis = .vertical
    let wide = StackView(arrangedSubviews: [SizedView()])
    wide.subviews[0].widthAnchor.constraint(equalToConstant: 400).isActive = true
    wide.isHidden = true
    let long = SizedView()
    long.contentSize = CGSize(width: 300, height: 40)
    long.isHidden = true
    stack.addArrangedSubview(wide)
    stack.addArrangedSubview(long)
    #expect(
      stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 30)
    )
    // By itself it still has its size.
    #expect(long.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 300)
  }

  @Test(arguments: StackView.Alignment.allCases)
  func `that are stacks give up their room without a conflict`(_ alignment: StackView.Alignment) {
    let inner = Make.stack(of: 3)
    inner.axis = .vertical
    inner.alignment = alignment
    inner.spacing = 12
    inner.isLayoutMarginsRelativeArrangement = true
    let outer = StackView(arrangedSubviews: [Make.view(), inner, Make.view()])
    outer.axis = .vertical
    for isHidden in [true, false, true] {
      inner.isHidden = isHidden
      let size = outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      outer.frame.size = CGSize(width: 100, height: size.height)
      outer.layoutIfNeeded()
      #expect(size == (isHidden ? CGSize(width: 20, height: 20) : CGSize(width: 36, height: 90)))
      #expect(outer.layoutConflicts.isEmpty)
    }
    outer.removeArrangedSubview(inner)
    #expect(
      inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 36, height: 70)
    )
  }

  @Test func `leave nothing behind`() {
    weak var gone: StackView?
    weak var guide: LayoutGuide?
    weak var constraint: LayoutConstraint?
    let view = View()
    do {
      let stack = Make.stack(of: 3)
      stack.distribution = .equalSpacing
      stack.alignment = .center
      stack.addArrangedSubview(view)
      stack.layoutIfNeeded()
      (gone, guide, constraint) = (stack, stack.layoutGuides.first, stack.constraints.first)
      #expect(stack.layoutGuides.count == 4)
      for view in stack.arrangedSubviews.dropFirst() { view.removeFromSuperview() }
      stack.layoutIfNeeded()
      #expect(stack.layoutGuides.isEmpty)
      stack.arrangedSubviews[0].removeFromSuperview()
      stack.layoutIfNeeded()
      expectEqual(stack.constraints.map(\.identifier), ["UISV-canvas-fit", "UISV-canvas-fit"])
    }
    #expect(gone == nil && guide == nil && constraint == nil)
    #expect(view.superview == nil)
  }

  @Test func `outlive their stack, and may join another one`() {
    let view = View()
    var stack: StackView? = StackView(arrangedSubviews: [View(), view])
    stack?.layoutIfNeeded()
    stack = nil
    #expect(view.superview == nil)
    let next = StackView(arrangedSubviews: [view])
    next.layoutIfNeeded()
    expectEqual(next.arrangedSubviews, [view])
  }

  @Test func `that come to stand where a freed one did are held anew`() {
    let stack = Make.stack(of: 1)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    for _ in 0..<200 {
      stack.layoutIfNeeded()
      stack.arrangedSubviews[0].removeFromSuperview()
      stack.addArrangedSubview(View())
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
  }

  @Test func `may hide and show while the layout asks for constraints`() {
    final class Shy: SizedView {
      override func updateConstraints() {
        isHidden.toggle()
        super.updateConstraints()
      }
    }
    let stack = Make.stack(of: 2)
    let shy = Shy()
    shy.contentSize = CGSize(width: 10, height: 10)
    stack.addArrangedSubview(shy)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
    stack.layoutIfNeeded()
    #expect(shy.isHidden && shy.frame.width == 0)
  }

  @Test(arguments: [(1_000, [StackView.Alignment.fill]), (400, StackView.Alignment.allCases)])
  func `nested a thousand deep are laid out on a small stack`(
    _ depth: Int,
    _ alignments: [StackView.Alignment]
  ) {
    let isRight = SmallThread(stack: 256 << 10) {
      let outermost = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 2_500))
      var innermost = outermost
      for level in 0..<depth {
        let stack = StackView()
        stack.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
        stack.alignment = alignments[level % alignments.count]
        innermost.addArrangedSubview(stack)
        if level.isMultiple(of: 100) { innermost.addArrangedSubview(Make.view()) }
        innermost = stack
      }
      innermost.addArrangedSubview(Make.view())
      outermost.layoutIfNeeded()
      _ = outermost.systemLayoutSizeFitting(.zero)
      _ = outermost.forFirstBaselineLayout
      return outermost.subviews[0].frame.height == 2_500
    }.result()
    #expect(isRight)
  }
}
