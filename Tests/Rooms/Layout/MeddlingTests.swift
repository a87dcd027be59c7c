import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Does something when it is asked what it would like, or told what it gets.
private final class Asked: View {
  enum Question: CaseIterable { case content, alignment, frame }

  var question: Question?
  var meddle: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    answer(.content)
    return CGSize(width: 20, height: 10)
  }

  override var alignmentRectInsets: EdgeInsets {
    answer(.alignment)
    return .zero
  }

  override var bounds: CGRect {
    didSet { answer(.frame) }
  }

  private func answer(_ question: Question) {
    guard question == self.question else { return }
    self.question = nil
    let once = meddle
    meddle = nil
    once?()
  }
}

@Suite struct `A view with code of its own` {
  /// Five views one behind the other, of which one does something when its turn comes.
  private func tree(asking place: Int, _ question: Asked.Question) -> (root: View, views: [Asked]) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<5).map { _ in Asked() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let before = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      view.leftAnchor.constraint(equalTo: before, constant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    views[place].question = question
    return (root, views)
  }

  private static let cases = Asked.Question.allCases.flatMap { question in
    [0, 2, 4].map { (question, $0) }
  }

  @Test(arguments: cases)
  fileprivate func `may put the whole tree into another one`(question: Asked.Question, place: Int) {
    for isLaidOut in [false, true] {
      let (root, views) = tree(asking: place, question)
      let outer = View(frame: CGRect(x: 0, y: 0, width: 500, height: 200))
      let others = (0..<20).map { _ in Asked() }
      for other in others { outer.addSubview(other, pinned: 5) }
      views[place].meddle = {
        outer.addSubview(root)
        if isLaidOut { outer.layoutIfNeeded() }
      }
      root.layoutIfNeeded()
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      expectEqual(views.map(\.frame.minX), [10, 40, 70, 100, 130])
      #expect(others.allSatisfy { $0.frame == CGRect(x: 5, y: 5, width: 20, height: 10) })
      views[0].invalidateIntrinsicContentSize()
      outer.layoutIfNeeded()
      expectEqual(views.map(\.frame.minX), [10, 40, 70, 100, 130])
    }
  }

  @Test(arguments: cases)
  fileprivate func `may go to another tree itself`(question: Asked.Question, place: Int) {
    let (root, views) = tree(asking: place, question)
    let outer = View(frame: CGRect(x: 0, y: 0, width: 500, height: 200))
    for _ in 0..<20 { outer.addSubview(Asked(), pinned: 5) }
    let moved = views[place]
    moved.meddle = {
      outer.addSubview(moved)
      outer.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(moved.superview === outer && root.subviews.count == 4)
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 20, height: 10) })
  }
}

extension View {
  fileprivate func addSubview(_ view: View, pinned distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.leftAnchor.constraint(equalTo: leftAnchor, constant: distance).isActive = true
    view.topAnchor.constraint(equalTo: topAnchor, constant: distance).isActive = true
  }
}
