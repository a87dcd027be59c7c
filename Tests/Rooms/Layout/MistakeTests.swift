import Foundation
import SnaplineDiagnostics
import SnaplineLayout
import TestSupport
import Testing

/// What UIKit answers with an exception is told, stays inactive, and the rest lays out.
@Suite struct `A constraint that means nothing` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = View()
  private let other = View()

  init() {
    for view in [child, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 30),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func relate(
    _ first: LayoutConstraint.Attribute,
    _ item: Any?,
    _ second: LayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: child,
      attribute: first,
      relatedBy: .equal,
      toItem: item,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
  }

  private func expectRefused(
    _ constraint: LayoutConstraint,
    as id: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = root.layoutDiagnostics.count
    constraint.isActive = true
    root.layoutIfNeeded()
    let news = root.layoutDiagnostics.dropFirst(said).map(\.id)
    #expect(!constraint.isActive && news == [id], sourceLocation: sourceLocation)
    #expect(
      child.frame == CGRect(x: 7, y: 0, width: 30, height: 20),
      sourceLocation: sourceLocation
    )
  }

  @Test func `is a location that equals a constant`() {
    expectRefused(relate(.left, nil, .notAnAttribute), as: "location-alone")
    expectRefused(relate(.centerY, nil, .top, constant: 5), as: "location-alone")
    expectRefused(relate(.top, other, .top, multiplier: 0), as: "location-alone")
    expectRefused(relate(.leading, other, .notAnAttribute), as: "location-alone")
  }

  @Test func `is a pair that can't be compared`() {
    expectRefused(relate(.left, other, .width), as: "impossible-pair")
    expectRefused(relate(.width, other, .left), as: "impossible-pair")
    expectRefused(relate(.notAnAttribute, other, .left), as: "impossible-pair")
    expectRefused(relate(.leading, other, .left), as: "mixed-sides")
    expectRefused(relate(.rightMargin, other, .trailing), as: "mixed-sides")
  }

  @Test func `is a pair of two axes, which is active and left out`() {
    let pairs = [
      relate(.left, other, .top), relate(.centerXWithinMargins, other, .firstBaseline),
    ]
    for constraint in pairs {
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(constraint.isActive && root.constraints.contains(constraint))
      #expect(child.frame == CGRect(x: 7, y: 0, width: 30, height: 20))
      constraint.isActive = false
    }
    expectEqual(root.layoutDiagnostics.map(\.id), ["impossible-pair", "impossible-pair"])
  }

  @Test func `holds a number that isn't finite`() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      expectRefused(relate(.left, root, .left, multiplier: number), as: "not-finite")
      expectRefused(relate(.left, root, .left, constant: number), as: "not-finite")
    }
  }

  @Test func `has no view above both of its items`() {
    let stranger = View()
    expectRefused(relate(.left, stranger, .left), as: "no-common-ancestor")
    let guide = LayoutGuide()
    let adrift = child.widthAnchor.constraint(equalTo: guide.widthAnchor)
    expectRefused(adrift, as: "no-common-ancestor")
    expectRefused(relate(.left, "a text", .left), as: "no-item")
    let constraint = relate(.right, other, .left)
    other.addConstraint(constraint)
    #expect(!constraint.isActive && root.layoutDiagnostics.last?.id == "no-common-ancestor")
  }

  @Test func `loses or gains its being required while it is active`() {
    let wish = child.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    wish.isActive = true
    wish.priority = .defaultHigh
    #expect(wish.priority == .required && root.layoutDiagnostics.map(\.id) == ["required-changed"])
    wish.isActive = false
    wish.priority = .defaultHigh
    wish.isActive = true
    wish.priority = .defaultLow
    wish.priority = .required
    #expect(wish.priority == .defaultLow && root.layoutDiagnostics.count == 2)
    for number in [Float.nan, 0, -1, 1000.5, .infinity] { wish.priority = LayoutPriority(number) }
    #expect(wish.priority == .defaultLow && root.layoutDiagnostics.count == 7)
    #expect(root.layoutDiagnostics.dropFirst(2).allSatisfy { $0.id == "illegal-priority" })
  }

  @Test func `is none with nothing for a second item, in whatever box`() {
    let nobody: View? = nil
    for item in [nil, nobody as Any, nobody as Any? as Any] {
      let width = relate(.width, item, .width, constant: 30)
      #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
      width.isActive = true
      #expect(width.isActive)
    }
    let boxed = relate(.width, other as View? as Any, .height)
    #expect(boxed.secondItem === other && boxed.secondAttribute == .height)
  }

  @Test func `is none of those that UIKit takes`() {
    let legal = [
      relate(.width, other, .height),
      relate(.width, other, .width, multiplier: 0, constant: 30),
      relate(.centerX, other, .leading),
      relate(.top, other, .bottom),
      relate(.lastBaseline, other, .top),
      relate(.width, nil, .width, constant: 30),
      relate(.leftMargin, other, .right),
    ]
    for constraint in legal {
      constraint.priority = .defaultLow
      constraint.isActive = true
      #expect(constraint.isActive, "\(constraint)")
    }
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.isEmpty && child.frame.width == 30)
  }
}
