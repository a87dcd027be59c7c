import TestSupport
import Testing
import UIKit

@Suite struct `An anchor's function` {
  private let parent = UIView()
  private let view = UIView()

  init() { parent.addSubview(view) }

  @Test func `is a value that makes constraints`() {
    let pairs: [(NSLayoutConstraint.Relation, [NSLayoutConstraint])] = [
      (.equal, equal), (.greaterThanOrEqual, greater), (.lessThanOrEqual, less),
    ]
    for (relation, made) in pairs {
      #expect(made.allSatisfy { $0.relation == relation && !$0.isActive })
      expectEqual(made.map(\.constant), [0, 8, 5, 0, 3, 16, 16], "\(relation)")
      expectEqual(made.map(\.multiplier), [1, 1, 1, 2, 2, 1, 1], "\(relation)")
      expectEqual(
        made.map { $0.secondItem === parent },
        [true, true, false, true, true, true, true]
      )
    }
  }

  private var equal: [NSLayoutConstraint] {
    let plain = view.topAnchor.constraint(equalTo:)
    let moved = view.leadingAnchor.constraint(equalTo:constant:)
    let fixed = view.widthAnchor.constraint(equalToConstant:)
    let share = view.heightAnchor.constraint(equalTo:multiplier:)
    let both = view.heightAnchor.constraint(equalTo:multiplier:constant:)
    let after = view.leadingAnchor.constraint(equalToSystemSpacingAfter:multiplier:)
    let below = view.topAnchor.constraint(equalToSystemSpacingBelow:multiplier:)
    return [
      plain(parent.topAnchor), moved(parent.leadingAnchor, 8), fixed(5),
      share(parent.heightAnchor, 2), both(parent.heightAnchor, 2, 3),
      after(parent.leadingAnchor, 2), below(parent.topAnchor, 2),
    ]
  }

  private var greater: [NSLayoutConstraint] {
    let plain = view.topAnchor.constraint(greaterThanOrEqualTo:)
    let moved = view.leadingAnchor.constraint(greaterThanOrEqualTo:constant:)
    let fixed = view.widthAnchor.constraint(greaterThanOrEqualToConstant:)
    let share = view.heightAnchor.constraint(greaterThanOrEqualTo:multiplier:)
    let both = view.heightAnchor.constraint(greaterThanOrEqualTo:multiplier:constant:)
    let after = view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    let below = view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    return [
      plain(parent.topAnchor), moved(parent.leadingAnchor, 8), fixed(5),
      share(parent.heightAnchor, 2), both(parent.heightAnchor, 2, 3),
      after(parent.leadingAnchor, 2), below(parent.topAnchor, 2),
    ]
  }

  private var less: [NSLayoutConstraint] {
    let plain = view.topAnchor.constraint(lessThanOrEqualTo:)
    let moved = view.leadingAnchor.constraint(lessThanOrEqualTo:constant:)
    let fixed = view.widthAnchor.constraint(lessThanOrEqualToConstant:)
    let share = view.heightAnchor.constraint(lessThanOrEqualTo:multiplier:)
    let both = view.heightAnchor.constraint(lessThanOrEqualTo:multiplier:constant:)
    let after = view.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    let below = view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    return [
      plain(parent.topAnchor), moved(parent.leadingAnchor, 8), fixed(5),
      share(parent.heightAnchor, 2), both(parent.heightAnchor, 2, 3),
      after(parent.leadingAnchor, 2), below(parent.topAnchor, 2),
    ]
  }

  @Test func `stands in a table of what to pin, and maps over anchors`() {
    let edges: [(NSLayoutYAxisAnchor) -> NSLayoutConstraint] = [
      view.topAnchor.constraint(equalTo:), view.bottomAnchor.constraint(lessThanOrEqualTo:),
    ]
    NSLayoutConstraint.activate(zip(edges, [parent.topAnchor, parent.bottomAnchor]).map { $0($1) })
    let sizes = [10, 20].map(view.widthAnchor.constraint(greaterThanOrEqualToConstant:))
    NSLayoutConstraint.activate(sizes)
    #expect(parent.constraints.count == 2 && view.constraints.map(\.constant) == [10, 20])
  }

  @Test func `notes its place where it is called`() {
    let made = view.topAnchor.constraint(equalTo: parent.topAnchor)
    #expect("\(made)".contains("FunctionValueTests.swift"))
    let width = view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)
    #expect("\(width)".contains("FunctionValueTests.swift"))
  }
}
