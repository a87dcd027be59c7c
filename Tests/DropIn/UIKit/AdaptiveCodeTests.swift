import TestSupport
import Testing
import UIKit

@Suite struct `Code for many screens` {
  @Test func `leans on guides and hears of what changes around it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let card = AdaptiveCard(frame: window.bounds)
    card.preservesSuperviewLayoutMargins = true
    window.addSubview(card)
    window.environment.safeArea.top = 20
    window.layoutIfNeeded()
    #expect(card.body.frame == CGRect(x: 176, y: 20, width: 672, height: 748))
    window.overrideUserInterfaceStyle = .dark
    window.traitOverrides.horizontalSizeClass = .compact
    expectEqual(card.events, ["safe area 20.0", "margins 8.0", "dark", "was regular"])
  }

  @Test func `defines traits of its own, and bounds the text size`() {
    let (window, card) = (UIWindow(), AdaptiveCard())
    window.addSubview(card)
    #expect(card.traitCollection.isDense == false)
    window.traitOverrides.isDense = true
    #expect(card.traitCollection.isDense)
    window.rootViewController = UIViewController()
    window.rootViewController?.traitOverrides.isDense = false
    #expect(window.rootViewController?.view.traitCollection.isDense == false)
    card.maximumContentSizeCategory = .medium
    #expect(card.traitCollection.preferredContentSizeCategory == .medium)
    let traits: [UITrait] = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(traits.contains { $0 == UITraitUserInterfaceStyle.self })
  }

  @Test func `builds and compares collections`() {
    let small = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .phone),
    ])
    #expect(small.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(small.layoutDirection == UITraitEnvironmentLayoutDirection.unspecified)
    #expect(UITraitCollection { $0.displayScale = 3 }.displayScale == 3)
  }
}
