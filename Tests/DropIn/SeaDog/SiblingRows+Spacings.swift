import SeaDog
import UIKit

extension `A sibling of an anchor's function` {
  /// Of standard spacings, by their names of today and by those of Swift 4.0.
  static let spacings: [Row] = [
    (
      "a.leading == b.trailing + 16",
      {
        $0.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $1.trailingAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading >= b.trailing + 16",
      {
        $0.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading <= b.trailing + 16",
      {
        $0.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: $1.trailingAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading == b.trailing + 24",
      {
        $0.leadingAnchor.constraintEqualToSystemSpacingAfter(
          $1.trailingAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading >= b.trailing + 24",
      {
        $0.leadingAnchor.constraintGreaterThanOrEqualToSystemSpacingAfter(
          $1.trailingAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.leading <= b.trailing + 24",
      {
        $0.leadingAnchor.constraintLessThanOrEqualToSystemSpacingAfter(
          $1.trailingAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top == b.bottom + 16",
      {
        $0.topAnchor.constraint(
          equalToSystemSpacingBelow: $1.bottomAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top >= b.bottom + 16",
      {
        $0.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top <= b.bottom + 16",
      {
        $0.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor,
          multiplier: 2,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top == b.bottom + 24",
      {
        $0.topAnchor.constraintEqualToSystemSpacingBelow(
          $1.bottomAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top >= b.bottom + 24",
      {
        $0.topAnchor.constraintGreaterThanOrEqualToSystemSpacingBelow(
          $1.bottomAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.top <= b.bottom + 24",
      {
        $0.topAnchor.constraintLessThanOrEqualToSystemSpacingBelow(
          $1.bottomAnchor,
          multiplier: 3,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
  ]
}
