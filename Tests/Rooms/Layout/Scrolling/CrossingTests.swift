import Foundation
import SnaplineGeometry
import Testing

@testable import SnaplineLayout

@Suite struct `What holds a scroll view's content to something outside` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 400))
  private let inside = View(frame: CGRect(x: 10, y: 200, width: 50, height: 20))
  private let outside = View()
  private let tie: LayoutConstraint

  init() {
    scroll.contentSize = CGSize(width: 300, height: 5_000)
    tie = outside.topAnchor.constraint(equalTo: inside.bottomAnchor)
    scroll.addSubview(inside)
    for view in [scroll, outside] { root.addSubview(view) }
    outside.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      tie, outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outside.widthAnchor.constraint(equalToConstant: 10),
      outside.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
  }

  private func top(at offset: CGFloat) -> CGFloat {
    scroll.contentOffset.y = offset
    root.layoutIfNeeded()
    return outside.frame.minY
  }

  @Test func `follows it however often that is scrolled, and constraints come and go`() {
    #expect(top(at: 0) == 270)
    for offset in stride(from: CGFloat(3), to: 300, by: 7) {
      #expect(top(at: offset) == 270 - offset)
    }
    tie.isActive = false
    let other = outside.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    other.isActive = true
    #expect(top(at: 20) == 7)
    other.isActive = false
    tie.isActive = true
    #expect(top(at: 30) == 240 && top(at: 45) == 225)
    tie.constant = 5
    #expect(top(at: 60) == 215)
    // Measured by itself in between, the tree stays as it is.
    _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(top(at: 80) == 195)
    inside.removeFromSuperview()
    root.addSubview(inside)
    tie.isActive = true
    #expect(top(at: 90) == 225 && top(at: 10) == 225)
    #expect(root.layoutDiagnostics.isEmpty)
  }

  /// A thousand constraints beside it are no work: only those that cross the edge are kept in mind.
  @Test func `alone is looked at when it is scrolled`() {
    let views = (0..<1_000).map { _ in View() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate(
      views.flatMap { view in
        [
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 3),
        ]
      }
    )
    for offset in stride(from: CGFloat(0), to: 400, by: 9) {
      _ = top(at: offset)
      #expect(scroll.content.crossing.count == 1)
    }
    for constant in 0..<200 {
      tie.constant = CGFloat(constant)
      tie.priority = LayoutPriority(Float(500 + constant))
      root.layoutIfNeeded()
    }
    #expect(scroll.content.crossing.count <= 17)
  }

  @Test func `goes through every scroll view between`() {
    let inner = ScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 900)
    scroll.addSubview(inner)
    inner.addSubview(inside)
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(outside.frame.minY == 370)
    inner.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(outside.frame.minY == 340 && top(at: 25) == 315)
    inner.contentOffset.y = 10
    root.layoutIfNeeded()
    #expect(outside.frame.minY == 335)
  }
}
