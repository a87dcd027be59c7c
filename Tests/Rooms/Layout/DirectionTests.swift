import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Numbers of a suite of constraints that was written against UIKit, where the container alone has its
/// direction forced.
@Suite struct `Leading and trailing` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let views = [View(), View(), View()]

  init() {
    root.semanticContentAttribute = .forceRightToLeft
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func frame(_ constraints: [LayoutConstraint]) -> CGRect {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    defer { LayoutConstraint.deactivate(constraints) }
    return views[0].frame
  }

  @Test func `go by the direction of the container, with the margin on its side`() {
    let (leading, trailing) = (views[0].leadingAnchor, views[0].trailingAnchor)
    expectEqual(
      [
        frame([leading.constraint(equalTo: root.leadingAnchor)]),
        frame([leading.constraint(equalTo: root.leadingAnchor, constant: 8)]),
        frame([root.leadingAnchor.constraint(equalTo: leading, constant: -8)]),
        frame([trailing.constraint(equalTo: root.trailingAnchor)]),
        frame([root.trailingAnchor.constraint(equalTo: trailing, constant: 14)]),
        frame([trailing.constraint(equalTo: root.trailingAnchor, constant: -14)]),
      ]
      .map(\.minX),
      [393, 385, 385, 0, 14, 14]
    )
  }

  @Test func `go by it between siblings, too`() {
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 43),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 27),
      views[0].widthAnchor.constraint(equalToConstant: 20),
      views[1].widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expectEqual(views.map(\.frame.minX), [373, 310, 283])
    expectEqual(views.map(\.frame.width), [20, 20, 0])
  }

  @Test func `don't mind how the views themselves read`() {
    let width = views[0].widthAnchor.constraint(equalToConstant: 50)
    let leading = views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    for own in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      views[0].semanticContentAttribute = own
      root.semanticContentAttribute = .forceRightToLeft
      #expect(frame([width, leading]).minX == 335)
      root.semanticContentAttribute = .forceLeftToRight
      #expect(frame([width, leading]).minX == 8)
    }
  }

  @Test func `of what lies in a view that reads by itself are that view's`() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    views[0].addSubview(inner)
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      views[0].widthAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 283 && inner.frame.minX == 5)
    #expect(views[0].explanation(of: .leading).value == 383)
    views[0].semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 283 && inner.frame.minX == 75)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 10 && inner.frame.minX == 75)
  }

  /// Whichever sides are tied to each other, in whichever order of the two.
  @Test func `mirror in a container that reads the other way`() {
    for var seed in Seed.some(100) {
      var rules: [LayoutConstraint] = []
      for (place, view) in views.enumerated() {
        let other = place == 0 ? root : Bool.random(using: &seed) ? root : views[place - 1]
        let sides: [LayoutConstraint.Attribute] = [.leading, .trailing]
        let (own, its) = (sides.randomElement(using: &seed), sides.randomElement(using: &seed))
        let ends = [(view, own ?? .leading), (other, its ?? .leading)]
        let (first, second) = Bool.random(using: &seed) ? (ends[0], ends[1]) : (ends[1], ends[0])
        rules.append(
          LayoutConstraint(
            item: first.0,
            attribute: first.1,
            relatedBy: .equal,
            toItem: second.0,
            attribute: second.1,
            multiplier: 1,
            constant: .random(in: -50...50, using: &seed)
          )
        )
        let width = CGFloat.random(in: 1...90, using: &seed)
        rules.append(view.widthAnchor.constraint(equalToConstant: width))
      }
      LayoutConstraint.activate(rules)
      root.semanticContentAttribute = .forceLeftToRight
      root.layoutIfNeeded()
      let upright = views.map(\.frame)
      root.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      for (view, frame) in zip(views, upright) {
        #expect(abs(view.frame.minX - (393 - frame.maxX)) <= 0.5, "\(seed)")
        #expect(abs(view.frame.width - frame.width) <= 0.5, "\(seed)")
      }
      LayoutConstraint.deactivate(rules)
    }
  }
}
