import SeaDog
import UIKit

extension `A sibling of an anchor's function` {
  /// Of lengths: with another one, and with numbers.
  static let lengths: [Row] = [
    (
      "a.width == b.height",
      {
        $0.widthAnchor.constraint(
          equalTo: $1.heightAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width >= b.height",
      {
        $0.widthAnchor.constraint(
          greaterThanOrEqualTo: $1.heightAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width <= b.height",
      {
        $0.widthAnchor.constraint(
          lessThanOrEqualTo: $1.heightAnchor,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width == b.height - 9",
      {
        $0.widthAnchor.constraint(
          equalTo: $1.heightAnchor,
          constant: -9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width >= b.height - 9",
      {
        $0.widthAnchor.constraint(
          greaterThanOrEqualTo: $1.heightAnchor,
          constant: -9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width <= b.height - 9",
      {
        $0.widthAnchor.constraint(
          lessThanOrEqualTo: $1.heightAnchor,
          constant: -9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.height == 7",
      { a, _ in
        a.heightAnchor.constraint(
          equalToConstant: 7,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.height >= 7",
      { a, _ in
        a.heightAnchor.constraint(
          greaterThanOrEqualToConstant: 7,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.height <= 7",
      { a, _ in
        a.heightAnchor.constraint(
          lessThanOrEqualToConstant: 7,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width == 0.5 × b.height",
      {
        $0.widthAnchor.constraint(
          equalTo: $1.heightAnchor,
          multiplier: 0.5,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width >= 0.5 × b.height",
      {
        $0.widthAnchor.constraint(
          greaterThanOrEqualTo: $1.heightAnchor,
          multiplier: 0.5,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width <= 0.5 × b.height",
      {
        $0.widthAnchor.constraint(
          lessThanOrEqualTo: $1.heightAnchor,
          multiplier: 0.5,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width == 0.5 × b.height + 9",
      {
        $0.widthAnchor.constraint(
          equalTo: $1.heightAnchor,
          multiplier: 0.5,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width >= 0.5 × b.height + 9",
      {
        $0.widthAnchor.constraint(
          greaterThanOrEqualTo: $1.heightAnchor,
          multiplier: 0.5,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
    (
      "a.width <= 0.5 × b.height + 9",
      {
        $0.widthAnchor.constraint(
          lessThanOrEqualTo: $1.heightAnchor,
          multiplier: 0.5,
          constant: 9,
          identifier: "name",
          priority: .defaultHigh,
          activationRule: .bothVisible
        )
      }
    ),
  ]
}
