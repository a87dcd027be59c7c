import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import Testing

@Suite struct `Anchors` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let one = View()
  private let other = View()

  init() {
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      one.widthAnchor.constraint(equalToConstant: 40),
      one.heightAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 50),
      other.heightAnchor.constraint(equalToConstant: 25),
    ])
  }

  /// The frame that the second view has under constraints of its own place.
  private func frame(_ constraints: LayoutConstraint...) -> CGRect {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    defer { LayoutConstraint.deactivate(constraints) }
    #expect(root.layoutDiagnostics.isEmpty)
    return other.frame
  }

  @Test func `span the distance to another one, as a dimension`() {
    let across = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let down = one.bottomAnchor.anchorWithOffset(to: other.topAnchor)
    #expect(
      frame(across.constraint(equalToConstant: 12), down.constraint(equalToConstant: 7))
        == CGRect(x: 62, y: 57, width: 50, height: 25)
    )
    let least = across.constraint(greaterThanOrEqualTo: one.widthAnchor, multiplier: 2, constant: 1)
    #expect(
      frame(
        least,
        across.constraint(lessThanOrEqualToConstant: 81),
        down.constraint(equalTo: one.heightAnchor)
      ) == CGRect(x: 131, y: 80, width: 50, height: 25)
    )
    #expect(least.firstItem === other && least.secondItem === one)
    #expect(
      frame(across.constraint(equalTo: down), down.constraint(equalToConstant: 7))
        == CGRect(x: 57, y: 57, width: 50, height: 25)
    )
  }

  @Test func `span equal distances on both sides`() {
    let before = root.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let behind = other.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    let above = root.topAnchor.anchorWithOffset(to: other.topAnchor)
    let below = other.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    let places = [
      before.constraint(equalTo: behind, multiplier: 4), above.constraint(equalTo: below),
    ]
    #expect(frame(places[0], places[1]) == CGRect(x: 200, y: 87.5, width: 50, height: 25))
    root.environment.traits.layoutDirection = .rightToLeft
    #expect(frame(places[0], places[1]) == CGRect(x: 50, y: 87.5, width: 50, height: 25))
  }

  @Test func `keep system spacing, at least or at most`() {
    let (start, end) = (one.trailingAnchor, other.leadingAnchor)
    let (under, over) = (one.bottomAnchor, other.topAnchor)
    #expect(
      frame(
        end.constraint(equalToSystemSpacingAfter: start, multiplier: 2),
        over.constraint(equalToSystemSpacingBelow: under, multiplier: 1)
      ).origin == CGPoint(x: 66, y: 58)
    )
    func wish(_ constraint: LayoutConstraint) -> LayoutConstraint {
      constraint.priority = .defaultLow
      return constraint
    }
    #expect(
      frame(
        end.constraint(greaterThanOrEqualToSystemSpacingAfter: start, multiplier: 3),
        wish(end.constraint(equalTo: start)),
        over.constraint(greaterThanOrEqualToSystemSpacingBelow: under, multiplier: 0.5),
        wish(over.constraint(equalTo: under))
      ).origin == CGPoint(x: 74, y: 54)
    )
    #expect(
      frame(
        end.constraint(lessThanOrEqualToSystemSpacingAfter: start, multiplier: 3),
        wish(end.constraint(equalTo: start, constant: 90)),
        over.constraint(lessThanOrEqualToSystemSpacingBelow: under, multiplier: 0.5),
        wish(over.constraint(equalTo: under, constant: 90))
      ).origin == CGPoint(x: 74, y: 54)
    )
    root.environment.traits.layoutDirection = .rightToLeft
    #expect(
      frame(
        end.constraint(equalToSystemSpacingAfter: start, multiplier: 2),
        over.constraint(equalTo: under)
      ).minX == 184
    )
  }

  @Test func `keep the pitch of lines between baselines`() {
    /// As of text whose lines are apart by a pitch.
    final class Lines: View {
      var pitch: CGFloat = 20
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: pitch) }
      override var baselinePitch: CGFloat? { pitch }
      override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
        BaselineOffsets(firstFromTop: pitch * 0.75, lastFromBottom: pitch * 0.25)
      }
    }
    let (upper, lower) = (Lines(), Lines())
    lower.pitch = 40
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    let spacing = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor,
      multiplier: 2
    )
    LayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), spacing])
    root.layoutIfNeeded()
    // The baselines lie at 15 and at 15 + 2 × 40.
    #expect(lower.frame == CGRect(x: 0, y: 65, width: 60, height: 40))
    spacing.isActive = false
    // Between a baseline and an edge the spacing is the plain one.
    lower.topAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor,
      multiplier: 2
    ).isActive = true
    root.layoutIfNeeded()
    #expect(lower.frame.minY == 31)
  }

  @Test func `make each form of constraint`() {
    let forms: [(LayoutConstraint, LayoutConstraint.Relation, CGFloat, CGFloat)] = [
      (one.leftAnchor.constraint(equalTo: other.leftAnchor), .equal, 1, 0),
      (one.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3), .equal, 1, 3),
      (
        one.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor, constant: 3),
        .greaterThanOrEqual, 1, 3
      ),
      (one.topAnchor.constraint(lessThanOrEqualTo: other.topAnchor), .lessThanOrEqual, 1, 0),
      (one.widthAnchor.constraint(equalToConstant: 4), .equal, 1, 4),
      (
        one.widthAnchor.constraint(greaterThanOrEqualToConstant: 4), .greaterThanOrEqual, 1, 4
      ),
      (one.widthAnchor.constraint(lessThanOrEqualToConstant: 4), .lessThanOrEqual, 1, 4),
      (one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2), .equal, 2, 0),
      (
        one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 5),
        .equal, 2, 5
      ),
      (
        one.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2),
        .greaterThanOrEqual, 2, 0
      ),
      (
        one.widthAnchor.constraint(
          lessThanOrEqualTo: other.widthAnchor,
          multiplier: 2,
          constant: 5
        ),
        .lessThanOrEqual, 2, 5
      ),
    ]
    for (constraint, relation, multiplier, constant) in forms {
      #expect(constraint.firstItem === one)
      #expect(constraint.secondItem == nil || constraint.secondItem === other)
      #expect((constraint.secondItem == nil) == (constraint.secondAttribute == .notAnAttribute))
      #expect(constraint.relation == relation && constraint.multiplier == multiplier)
      #expect(constraint.constant == constant && constraint.priority == .required)
      #expect(!constraint.isActive)
    }
  }

  @Test func `are equal where they name one attribute of one item`() {
    #expect(one.leftAnchor == one.leftAnchor && one.leftAnchor.hash == one.leftAnchor.hash)
    #expect(one.leftAnchor != other.leftAnchor && one.leftAnchor != one.rightAnchor)
    let span = one.leftAnchor.anchorWithOffset(to: other.leftAnchor)
    #expect(span == one.leftAnchor.anchorWithOffset(to: other.leftAnchor))
    #expect(span != one.rightAnchor.anchorWithOffset(to: other.leftAnchor))
    #expect(one.leftAnchor.item === one && one.leftAnchor.name.hasSuffix(".left"))
  }
}

@Suite struct `An attribute` {
  /// Where an attribute lies by itself, in the coordinates that the frame is given in.
  private static func place(
    _ attribute: LayoutConstraint.Attribute,
    of frame: CGRect,
    _ margins: EdgeInsets,
    _ leftward: Bool
  ) -> CGFloat {
    let inner = frame.inset(by: margins)
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top, .firstBaseline: return frame.minY
    case .bottom, .lastBaseline: return frame.maxY
    case .leading: return leftward ? frame.maxX : frame.minX
    case .trailing: return leftward ? frame.minX : frame.maxX
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .leadingMargin: return leftward ? inner.maxX : inner.minX
    case .trailingMargin: return leftward ? inner.minX : inner.maxX
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .notAnAttribute: return .nan
    }
  }

  @Test(arguments: [false, true])
  func `lies where its name says, of a view and of the one around it`(leftward: Bool) {
    for attribute in LayoutConstraint.Attribute.allCases where attribute != .notAnAttribute {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      if leftward { root.environment.traits.layoutDirection = .rightToLeft }
      root.layoutMargins = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      let child = View()
      child.layoutMargins = EdgeInsets(top: 2, left: 4, bottom: 6, right: 9)
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      let wishes = [
        child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
        child.topAnchor.constraint(equalTo: root.topAnchor, constant: 90),
        child.widthAnchor.constraint(equalToConstant: 40),
        child.heightAnchor.constraint(equalToConstant: 30),
      ]
      wishes[0].priority = .defaultLow
      wishes[1].priority = .defaultLow
      wishes[2].priority = .defaultHigh
      wishes[3].priority = .defaultHigh
      LayoutConstraint.activate(wishes)
      LayoutConstraint(
        item: child,
        attribute: attribute,
        relatedBy: .equal,
        toItem: root,
        attribute: attribute,
        multiplier: 1,
        constant: 6
      ).isActive = true
      root.layoutIfNeeded()
      let inside = Self.place(attribute, of: child.frame, child.layoutMargins, leftward)
      let around = Self.place(attribute, of: root.bounds, root.layoutMargins, leftward)
      // Toward trailing, constants of directional attributes grow.
      let isTurned =
        leftward && "\(attribute)".hasSuffix("ing")
        || leftward && ["leadingMargin", "trailingMargin"].contains("\(attribute)")
      #expect(abs(inside - (around + (isTurned ? -6 : 6))) <= 0.5, "\(attribute) \(child.frame)")
      #expect(root.layoutDiagnostics.isEmpty, "\(attribute)")
    }
  }
}
