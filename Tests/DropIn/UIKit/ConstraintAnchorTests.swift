import Testing
import UIKit

@Suite struct `A constraint's anchors` {
  @Test func `are those it was made of, by whatever way`() {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: parent.topAnchor)
    #expect(top.firstAnchor == view.topAnchor && top.secondAnchor == parent.topAnchor)
    #expect(top.firstAnchor != view.bottomAnchor && top.firstAnchor != parent.topAnchor)
    #expect(top.firstAnchor.hash == view.topAnchor.hash)
    let width = NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 10
    )
    #expect(width.firstAnchor == view.widthAnchor && width.secondAnchor == nil)
    #expect(width.firstAnchor.item === view)
    let found = [top, width].first { $0.firstAnchor == view.widthAnchor }
    #expect(found === width)
  }

  @Test func `are compared by an app's own siblings of their functions`() {
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    let edge = view.leadingAnchor.constraint(
      equalTo: parent.leadingAnchor,
      identifier: "edge",
      priority: .defaultHigh
    )
    #expect(edge.identifier == "edge" && edge.priority == .defaultHigh && !edge.isActive)
    let width = view.widthAnchor.constraint(
      lessThanOrEqualTo: parent.widthAnchor,
      multiplier: 0.5,
      isActive: true
    )
    #expect(width.multiplier == 0.5 && width.isActive)
    #expect(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).identifier == nil)
  }
}
