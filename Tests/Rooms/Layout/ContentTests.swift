import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import Testing

@Suite struct `An alignment rectangle` {
  /// A view with ears, such as a shadow, beyond what is aligned.
  private class Eared: View {
    var ears = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var alignmentRectInsets: EdgeInsets { ears }
  }

  /// The same, said by the two methods in place of the insets.
  private final class Reckoning: View {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX + 2,
        y: frame.minY + 1,
        width: frame.width - 6,
        height: frame.height - 4
      )
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 4)
    }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func place(_ view: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
  }

  @Test func `is what constraints hold, with the frame around it`() {
    for view in [Eared(), Reckoning()] {
      place(view)
      #expect(view.frame == CGRect(x: 8, y: 19, width: 36, height: 44))
      let aligned = view.alignmentRect(forFrame: view.frame)
      #expect(aligned == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.frame(forAlignmentRect: aligned) == view.frame)
    }
  }

  @Test func `is where subviews are aligned to their superview, and to views further up`() {
    let view = Eared()
    place(view)
    let (inner, deep) = (View(), View())
    for (child, parent) in [(inner, view as View), (deep, inner)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      LayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: view.leftAnchor),
        child.topAnchor.constraint(equalTo: view.topAnchor),
        child.rightAnchor.constraint(equalTo: view.rightAnchor),
        child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 30, height: 40))
    #expect(deep.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(deep.convert(deep.bounds, to: root) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `follows insets that change with the content`() {
    let view = Eared()
    place(view)
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    inner.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    view.ears = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 15, width: 44, height: 52))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 35, y: 95, width: 5, height: 5))
  }

  @Test func `is what a content size is the size of`() {
    final class Sized: Eared {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Sized()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 36, height: 44))
    #expect(view.systemLayoutSizeFitting(.zero) == view.frame.size)
  }
}

@Suite struct `Baselines` {
  /// Text of 20 points, whose baselines lie 15 below its top and 5 above its bottom.
  private class Lettering: View {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
      let spare = (size.height - 20) / 2
      return BaselineOffsets(firstFromTop: spare + 15, lastFromBottom: spare + 5)
    }
  }

  /// Two texts one above the other, which answer for their container.
  private final class Stacked: View {
    let (first, last) = (Lettering(), Lettering())
    override var forFirstBaselineLayout: View { first }
    override var forLastBaselineLayout: View { last }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let mark = View()

  init() {
    add(mark, to: root)
    mark.heightAnchor.constraint(equalToConstant: 1).isActive = true
  }

  private func add(_ view: View, to parent: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
  }

  /// Where a mark lies that stands on a baseline.
  private func place(_ anchor: LayoutYAxisAnchor) -> CGFloat {
    let tied = mark.topAnchor.constraint(equalTo: anchor)
    tied.isActive = true
    root.layoutIfNeeded()
    tied.isActive = false
    return mark.frame.minY
  }

  @Test func `of a view without text are its edges`() {
    let plain = View()
    add(plain, to: root)
    plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    plain.heightAnchor.constraint(equalToConstant: 12).isActive = true
    #expect(place(plain.firstBaselineAnchor) == 30 && place(plain.lastBaselineAnchor) == 42)
    #expect(plain.forFirstBaselineLayout === plain && plain.forLastBaselineLayout === plain)
  }

  @Test func `of text move with the height that the layout gives`() {
    let text = Lettering()
    add(text, to: root)
    text.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    #expect(place(text.firstBaselineAnchor) == 45 && place(text.lastBaselineAnchor) == 45)
    text.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(place(text.firstBaselineAnchor) == 55 && place(text.lastBaselineAnchor) == 55)
  }

  @Test func `are those of the views that a view names for it`() {
    let stacked = Stacked()
    add(stacked, to: root)
    for text in [stacked.first, stacked.last] { add(text, to: stacked) }
    LayoutConstraint.activate([
      stacked.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      stacked.first.topAnchor.constraint(equalTo: stacked.topAnchor, constant: 2),
      stacked.last.topAnchor.constraint(equalTo: stacked.first.bottomAnchor, constant: 10),
      stacked.bottomAnchor.constraint(equalTo: stacked.last.bottomAnchor, constant: 3),
    ])
    #expect(place(stacked.firstBaselineAnchor) == 47)
    #expect(place(stacked.lastBaselineAnchor) == 77)
  }

  @Test func `of one view alone that is named are its first and its last`() {
    final class Titled: View {
      let title = Lettering()
      override var forLastBaselineLayout: View { title }
    }
    let titled = Titled()
    add(titled, to: root)
    add(titled.title, to: titled)
    titled.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    titled.title.topAnchor.constraint(equalTo: titled.topAnchor, constant: 4).isActive = true
    titled.heightAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(place(titled.firstBaselineAnchor) == 49 && place(titled.lastBaselineAnchor) == 49)
  }

  @Test func `of a view that names one outside of itself are its own`() {
    final class Misled: View {
      weak var other: View?
      override var forLastBaselineLayout: View { other ?? self }
    }
    let misled = Misled()
    misled.other = mark
    add(misled, to: root)
    misled.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    misled.heightAnchor.constraint(equalToConstant: 9).isActive = true
    #expect(place(misled.firstBaselineAnchor) == 30 && place(misled.lastBaselineAnchor) == 39)
  }
}

@Suite struct `A fitting size` {
  private let root = View()
  private let child = SizedView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: child.rightAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      root.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 5),
    ])
  }

  @Test func `is as small or as large as what stands above it allows`() {
    #expect(View.layoutFittingCompressedSize == .zero)
    #expect(View.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
    let widest = root.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    #expect(widest == CGSize(width: 10_000, height: 10_000))
    child.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    child.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    #expect(
      root.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 320, height: 10_000)
    )
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 50))
  }

  @Test func `of content is the content's, whichever is asked for`() {
    child.contentSize = CGSize(width: 70, height: 30)
    let size = CGSize(width: 90, height: 40)
    #expect(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == size)
    #expect(root.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == size)
    child.setContentHuggingPriority(LayoutPriority(49), for: .horizontal)
    #expect(root.systemLayoutSizeFitting(View.layoutFittingExpandedSize).width == 10_000)
  }

  @Test func `takes its target as seriously as its priorities say`() {
    child.contentSize = CGSize(width: 70, height: 30)
    func size(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: 200, height: 15),
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
    #expect(size(.fittingSizeLevel, .fittingSizeLevel) == CGSize(width: 90, height: 40))
    #expect(size(.required, .fittingSizeLevel) == CGSize(width: 200, height: 40))
    #expect(size(.fittingSizeLevel, .required) == CGSize(width: 90, height: 15))
    #expect(size(LayoutPriority(251), LayoutPriority(749)) == CGSize(width: 200, height: 40))
  }

  @Test func `minds nothing that lies around the view`() {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    canvas.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalTo: canvas.widthAnchor).isActive = true
    canvas.layoutIfNeeded()
    #expect(root.frame.width == 400)
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
    #expect(root.frame.width == 400 && canvas.layoutDiagnostics.isEmpty)
  }

  @Test func `of a view without constraints or content is nothing`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.addSubview(View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(view.systemLayoutSizeFitting(.zero) == .zero)
    #expect(view.frame.size == CGSize(width: 30, height: 30))
  }

  @Test func `is taken where the view stands`() {
    final class Fitting: View {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + 30, height: 12)
      }
    }
    let view = Fitting(frame: CGRect(x: 7, y: 9, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 9, width: 31, height: 12))
  }

  @Test func `that suits best is the one a view has, unless its class says otherwise`() {
    let view = SizedView(frame: CGRect(x: 7, y: 9, width: 3, height: 4))
    view.contentSize = CGSize(width: 30, height: 12)
    #expect(view.sizeThatFits(CGSize(width: 50, height: 60)) == CGSize(width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 9, width: 3, height: 4))
  }
}

@Suite struct `Content` {
  @Test func `hugs at 250 and resists at 750 unless a class says otherwise`() {
    for view in [View(), Window(), SizedView()] {
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test func `is asked once until it is invalidated`() {
    final class Counting: View {
      var questions = 0
      override var intrinsicContentSize: CGSize {
        questions += 1
        return CGSize(width: 10 * questions, height: 5)
      }
    }
    let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), Counting())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for _ in 0..<3 {
      root.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
    }
    #expect(view.questions == 1 && view.frame.width == 10)
    view.invalidateIntrinsicContentSize()
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.questions == 2 && view.frame.width == 20)
  }

  @Test func `of no size at all is a size`() {
    let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), SizedView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let least = view.widthAnchor.constraint(equalToConstant: 40)
    least.priority = LayoutPriority(249)
    least.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    view.contentSize.width = 0
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test func `gives way where it hugs less, and where it resists less`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let (one, other) = (SizedView(), SizedView())
    for view in [one, other] {
      view.contentSize = CGSize(width: 30, height: 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    one.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 30 && other.frame.width == 70)
    one.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 70 && other.frame.width == 30)
    root.frame.size.width = 40
    other.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 30 && other.frame.width == 10)
  }
}
