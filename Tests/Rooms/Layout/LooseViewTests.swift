import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Numbers of a suite of constraints that was written against UIKit: each is the only constraint on its axis,
/// apart from sizes.
@Suite struct `A view that an inequality alone holds` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let view = View()
  private let other = View()

  init() {
    root.accessibilityIdentifier = "card"
    view.accessibilityIdentifier = "badge"
    for view in [view, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Where the view lies with one constraint, at the priority of that suite and at any other.
  private func origins(_ constraint: LayoutConstraint, _ size: CGFloat = 100) -> Set<[CGFloat]> {
    let sizes = [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: size) }
    LayoutConstraint.activate(sizes)
    defer { LayoutConstraint.deactivate(sizes + [constraint]) }
    return Set(
      [LayoutPriority(751), .required, .defaultLow].map {
        constraint.isActive = false
        constraint.priority = $0
        constraint.isActive = true
        root.layoutIfNeeded()
        return [view.frame.minX, view.frame.minY]
      }
    )
  }

  @Test func `lies at its bound, at each edge and in both directions`() {
    let (top, bottom) = (root.topAnchor, root.bottomAnchor)
    let (left, right) = (root.leftAnchor, root.rightAnchor)
    for constraint in [
      view.topAnchor.constraint(lessThanOrEqualTo: top, constant: 23),
      view.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 23),
    ] {
      #expect(origins(constraint) == [[0, 23]])
    }
    for constraint in [
      view.bottomAnchor.constraint(lessThanOrEqualTo: bottom, constant: -45),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: bottom, constant: -45),
      bottom.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 45),
    ] {
      #expect(origins(constraint) == [[0, 707]])
    }
    for constraint in [
      view.leftAnchor.constraint(lessThanOrEqualTo: left, constant: 23),
      view.leftAnchor.constraint(greaterThanOrEqualTo: left, constant: 23),
    ] {
      #expect(origins(constraint) == [[23, 0]])
    }
    for constraint in [
      view.rightAnchor.constraint(lessThanOrEqualTo: right, constant: -74),
      view.rightAnchor.constraint(greaterThanOrEqualTo: right, constant: -74),
    ] {
      #expect(origins(constraint) == [[219, 0]])
    }
  }

  @Test func `lies at its bound by its centre, and without a size`() {
    let center = view.centerXAnchor
    #expect(
      origins(center.constraint(lessThanOrEqualTo: root.centerXAnchor)) == [[146.5, 0]]
    )
    #expect(
      origins(center.constraint(greaterThanOrEqualTo: root.centerXAnchor)) == [[146.5, 0]]
    )
    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23)
      .isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 829, width: 0, height: 0))
  }

  @Test func `lies at its bound where the container reads from the right`() {
    root.semanticContentAttribute = .forceRightToLeft
    let (leading, trailing) = (view.leadingAnchor, view.trailingAnchor)
    for constraint in [
      leading.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23),
      leading.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
    ] {
      #expect(origins(constraint) == [[270, 0]])
    }
    for constraint in [
      root.trailingAnchor.constraint(greaterThanOrEqualTo: trailing, constant: 74),
      root.trailingAnchor.constraint(lessThanOrEqualTo: trailing, constant: 74),
    ] {
      #expect(origins(constraint) == [[74, 0]])
    }
  }

  @Test(arguments: [false, true])
  func `lies beside another one as near as it may`(_ isRightToLeft: Bool) {
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    for constraint in [
      other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 25),
      other.leadingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: 25),
    ] {
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: isRightToLeft ? 383 : 0, y: 0, width: 10, height: 0))
      #expect(other.frame == CGRect(x: isRightToLeft ? 358 : 35, y: 0, width: 0, height: 0))
      constraint.isActive = false
    }
  }

  @Test func `is no larger than without it`() {
    let width = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52)
    let height = view.heightAnchor.constraint(lessThanOrEqualToConstant: 94)
    LayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 196.5, y: 426, width: 0, height: 0))
  }

  @Test func `lies at the left or at the top of what others leave it on both sides`() {
    LayoutConstraint.activate([
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -8),
      view.rightAnchor.constraint(lessThanOrEqualTo: other.leftAnchor, constant: -8),
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 16),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 300),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test func `is still ambiguous, with a remedy that keeps it where it is`() throws {
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    other.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let told = try #require(root.layoutAmbiguities.first)
    #expect(root.layoutAmbiguities.count == 1 && told.attribute == .left)
    #expect(told.frames.first == CGRect(x: 219, y: 0, width: 100, height: 20))
    #expect(told.frames.count == 2 && told.frames[1].minX < 219)
    expectEqual(told.mended, "\"badge\".left == \"card\".left + 219")
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX < 219)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == 219)
  }

  @Test func `says which inequality it lies at`() {
    LayoutConstraint.activate([
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23)
    ])
    let explanation = view.explanation(of: .top)
    #expect(explanation.value == 829 && explanation.steps[0].isFree)
    expectEqual(
      explanation.steps[0].reasons.map(\.text),
      ["\"badge\".bottom <= \"card\".bottom - 23"]
    )
    #expect(explanation.range?.upperBound == 829)
  }

  @Test func `follows it when it or what it mentions is edited`() {
    let bound = view.topAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor, constant: 10)
    let height = other.heightAnchor.constraint(equalToConstant: 40)
    LayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), height, bound,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 150)
    height.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.minY == 170)
    bound.constant = 0
    root.layoutIfNeeded()
    #expect(view.frame.minY == 160)
    height.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minY == 100)
    bound.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minY == 0)
  }
}
