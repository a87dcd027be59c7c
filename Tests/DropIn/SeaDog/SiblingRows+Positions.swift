import SeaDog
import UIKit

extension `A sibling of an anchor's function` {
  /// Of positions along each axis.
  static let positions: [Row] = [
    (
      "a.leading == b.trailing",
      {
        $0.leadingAnchor.constraint(
          equalTo: $1.trailingAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading >= b.trailing",
      {
        $0.leadingAnchor.constraint(
          greaterThanOrEqualTo: $1.trailingAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading <= b.trailing",
      {
        $0.leadingAnchor.constraint(
          lessThanOrEqualTo: $1.trailingAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading == b.trailing + 9",
      {
        $0.leadingAnchor.constraint(
          equalTo: $1.trailingAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading >= b.trailing + 9",
      {
        $0.leadingAnchor.constraint(
          greaterThanOrEqualTo: $1.trailingAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading <= b.trailing + 9",
      {
        $0.leadingAnchor.constraint(
          lessThanOrEqualTo: $1.trailingAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top == b.lastBaseline",
      {
        $0.topAnchor.constraint(
          equalTo: $1.lastBaselineAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top >= b.lastBaseline",
      {
        $0.topAnchor.constraint(
          greaterThanOrEqualTo: $1.lastBaselineAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top <= b.lastBaseline",
      {
        $0.topAnchor.constraint(
          lessThanOrEqualTo: $1.lastBaselineAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top == b.lastBaseline + 9",
      {
        $0.topAnchor.constraint(
          equalTo: $1.lastBaselineAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top >= b.lastBaseline + 9",
      {
        $0.topAnchor.constraint(
          greaterThanOrEqualTo: $1.lastBaselineAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top <= b.lastBaseline + 9",
      {
        $0.topAnchor.constraint(
          lessThanOrEqualTo: $1.lastBaselineAnchor,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
  ]
}
