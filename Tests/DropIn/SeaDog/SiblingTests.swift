import SeaDog
import Testing
import UIKit

/// The anchors' functions with a name, a priority and a rule, each beside the anchors' own.
@Suite struct `A sibling of an anchor's function` {
  /// A constraint as a formula, and how it is made between two views.
  typealias Row = (
    formula: String, make: @Sendable (_ a: UIView, _ b: UIView) -> NSLayoutConstraint
  )

  static let rows = positions + lengths + spacings

  private let parent = UIView()
  private let view = UIView()
  private let other = UIView()

  init() {
    (view.accessibilityIdentifier, other.accessibilityIdentifier) = ("a", "b")
    parent.addSubview(view)
    parent.addSubview(other)
  }

  @Test func `is there for each of them`() {
    // 33 of the original's, and six by the names that spacings have today.
    #expect(Set(Self.rows.map(\.formula)).count == 39)
  }

  @Test(arguments: rows.indices)
  func `makes what the table says, named, as strong and with the rule that it is told`(
    _ index: Int
  ) {
    let row = Self.rows[index]
    let made = row.make(view, other)
    let told = made.description.replacing("\"", with: "")
    #expect(told.hasPrefix(row.formula + " @750 'name' ("), "\(told)")
    #expect(told.contains("SiblingRows+"), "it knows where it was made")
    #expect(made.identifier == "name" && made.priority == .defaultHigh)
    #expect(made.activationRule == .bothVisible && !made.isActive)
    made.isActive = true
    #expect(made.isActive)
  }

  @Test func `takes each of them alone, and leaves the rest as it is`() {
    let anchor = view.topAnchor
    let named = anchor.constraint(equalTo: other.topAnchor, identifier: "name")
    #expect(named.identifier == "name" && named.priority == .required)
    #expect(named.activationRule == .always)
    let weak = anchor.constraint(equalTo: other.topAnchor, priority: UILayoutPriority(7))
    #expect(weak.identifier == nil && weak.priority.rawValue == 7)
    let ruled = anchor.constraint(equalTo: other.topAnchor, activationRule: .manual)
    #expect(ruled.activationRule == .manual && ruled.priority == .required)
    let old = anchor.constraintEqualToSystemSpacingBelow(other.bottomAnchor, multiplier: 1)
    #expect(old.constant == 8 && old.activationRule == .always)
  }

  @Test func `spaces baselines by the line, as the anchor's own does`() {
    let (parent, above, below) = (UIView(), UILabel(), UILabel())
    for label in [above, below] { parent.addSubview(label) }
    let plain = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor,
      multiplier: 1
    )
    let sibling = below.firstBaselineAnchor.constraintEqualToSystemSpacingBelow(
      above.lastBaselineAnchor,
      multiplier: 1,
      priority: .defaultLow
    )
    #expect(plain.constant > 8 && sibling.constant == plain.constant)
  }
}
