import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A scroll view` {
  @Test func `takes its content's size from constraints with its edges`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 300, height: 900))
    Self.fill(scroll, child, inset: 10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 920))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 300, height: 900))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `takes it from the content's guide as well`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 300, height: 900))
    let guide = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: child.bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: child.trailingAnchor),
      child.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 904))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 904))
  }

  @Test func `is meant itself by its width and height`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 10, height: 900))
    Self.fill(scroll, child, inset: 0)
    child.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5).isActive = true
    child.heightAnchor.constraint(equalTo: scroll.heightAnchor, constant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 100, height: 460))
    #expect(scroll.contentSize == CGSize(width: 100, height: 460))
  }

  /// All 39 such constraints that Xcode recorded mean the frame's centre.
  @Test func `means its frame by its centre, to what lies inside`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 300, height: 900))
    Self.fill(scroll, child, inset: 0)
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(mark)
    LayoutConstraint.activate([
      mark.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      mark.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(mark.center == CGPoint(x: 100, y: 200))
    #expect(root.layoutConflicts.isEmpty)
  }

  /// Both sides and the centre together say how wide the content is.
  @Test func `has content as wide as its frame where that is centred in it and fills it`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 10, height: 900))
    Self.fill(scroll, child, inset: 0)
    child.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 200)
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `is placed by its own edges from outside`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 300, height: 900))
    Self.fill(scroll, child, inset: 0)
    let below = View()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    below.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(below.frame.minY == 400)
  }

  @Test func `reads its content from the right where reading begins there`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 300, height: 100))
    root.environment.traits.layoutDirection = .rightToLeft
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: scroll.topAnchor),
      child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -30),
      child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 340)
    #expect(child.frame.minX == 30)
  }

  @Test func `follows content that changes`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: 900))
    Self.fill(scroll, child, inset: 0)
    root.layoutIfNeeded()
    scroll.contentOffset.y = 500
    child.contentSize.height = 600
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 600)
    // No further than there is content.
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func `keeps a size that is set where no constraint says one`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 50, height: 700)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 50, height: 700))
    let (root, other, child) = Self.scroll(content: CGSize(width: 100, height: 900))
    Self.fill(other, child, inset: 0)
    other.contentSize = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(other.contentSize == CGSize(width: 100, height: 900))
  }

  @Test func `moves its content without moving its frames`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: 900))
    Self.fill(scroll, child, inset: 0)
    let pinned = View()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(pinned)
    pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    root.layoutIfNeeded()
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 120))
    #expect(child.frame.minY == 0)
    #expect(pinned.frame.minY == 120)
  }

  @Test func `lets what stands outside follow what lies in it`() {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: 900))
    Self.fill(scroll, child, inset: 0)
    let follower = View()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    follower.topAnchor.constraint(equalTo: child.topAnchor, constant: 300).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 300)
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 200)
  }

  @Test func `tells its delegate where it was scrolled to`() {
    final class Listener: ScrollViewDelegate {
      var heard: [String] = []
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        heard.append("\(scrollView.contentOffset.y)")
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { heard.append("end") }
    }
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset.y = 7
    scroll.contentOffset.y = 7
    scroll.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    scroll.setContentOffset(.zero, animated: false)
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 1)
    expectEqual(heard(listener), ["7.0", "9.0", "end", "0.0"])
    expectEqual(scroll.layoutDiagnostics.map(\.id), ["not-finite"])
    func heard(_ listener: Listener) -> [String] { listener.heard }
  }

  @Test(arguments: [
    (
      ScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(900),
      EdgeInsets(top: 47, bottom: 34)
    ),
    (.automatic, 90, .zero), (.scrollableAxes, 900, EdgeInsets(top: 47, bottom: 34)),
    (.scrollableAxes, 90, .zero), (.never, 900, .zero),
    (.always, 90, EdgeInsets(top: 47, bottom: 34)),
  ])
  func `has the safe area around its content as it is told`(
    _ behavior: ScrollView.ContentInsetAdjustmentBehavior,
    _ height: CGFloat,
    _ expected: EdgeInsets
  ) {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: height))
    Self.fill(scroll, child, inset: 0)
    scroll.contentInsetAdjustmentBehavior = behavior
    root.frame.size.height = 400
    root.environment.safeArea = EdgeInsets(top: 47, bottom: 34)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == expected)
    // Content begins below what covers it.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -expected.top))
    scroll.contentInset = EdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == expected.top + 10)
    #expect(scroll.adjustedContentInset.right == 2)
    #expect(scroll.contentOffset == CGPoint(x: -1, y: -expected.top - 10))
  }

  @Test func `scrolls as little as shows a rectangle`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    scroll.contentInset.top = 20
    scroll.layoutIfNeeded()
    func shown(_ y: CGFloat, height: CGFloat = 30) -> CGFloat {
      scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height),
        animated: false
      )
      return scroll.contentOffset.y
    }
    #expect(shown(300) == 230)
    #expect(shown(240) == 220)
    #expect(shown(260) == 220)
    #expect(shown(0) == -20)
    #expect(shown(990) == 900)
    #expect(shown(400, height: 500) == 380)
    scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == 380)
  }

  @Test func `keeps its zoom within bounds`() {
    let scroll = ScrollView()
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 8
    #expect(scroll.zoomScale == 3)
    scroll.setZoomScale(0.1, animated: true)
    #expect(scroll.zoomScale == 1)
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 1)
  }

  @Test(arguments: [0, 1_000_000, 1e12]) func `takes content of any size`(_ height: CGFloat) {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: height))
    Self.fill(scroll, child, inset: 0)
    root.layoutIfNeeded()
    scroll.contentSize = CGSize(width: CGFloat.infinity, height: 0)
    scroll.contentOffset.y = height
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == min(height, 1e9))
    #expect(scroll.contentOffset.y.isFinite)
  }

  @Test func `clips what it draws`() throws {
    let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: 900))
    Self.fill(scroll, child, inset: 0)
    child.backgroundColor = .systemRed
    scroll.contentOffset.y = 50
    let scene = try root.scene()
    let clips = scene.items.compactMap { item -> Shape? in
      if case .begin(let group) = item { group.clip } else { nil }
    }
    expectEqual(clips, [.rectangle(Edges(left: 0, top: 0, right: 200, bottom: 400))])
    let fills = scene.items.compactMap { item -> Shape? in
      if case .fill(let shape, _) = item { shape } else { nil }
    }
    expectEqual(fills, [.rectangle(Edges(left: 0, top: -50, right: 100, bottom: 850))])
  }

  @Test func `leaves nothing behind`() {
    weak var gone: ScrollView?
    weak var guide: LayoutGuide?
    do {
      let (root, scroll, child) = Self.scroll(content: CGSize(width: 100, height: 900))
      Self.fill(scroll, child, inset: 0)
      root.layoutIfNeeded()
      (gone, guide) = (scroll, scroll.contentLayoutGuide)
      scroll.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(root.constraints.isEmpty)
    }
    #expect(gone == nil && guide == nil)
  }

  /// A scroll view of 200 × 400 in a root of 400 × 800, with a view that has a content size.
  private static func scroll(content: CGSize) -> (View, ScrollView, SizedView) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let scroll = ScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 400),
    ])
    let child = SizedView()
    child.contentSize = content
    child.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(child)
    return (root, scroll, child)
  }

  private static func fill(_ scroll: ScrollView, _ child: View, inset: CGFloat) {
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: scroll.topAnchor, constant: inset),
      child.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: inset),
      child.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -inset),
      child.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -inset),
    ])
  }
}
