import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

extension Traits {
  /// What each trait says, by the name of its field; not what an app defines itself.
  var said: [String: String] {
    let pairs = Mirror(reflecting: self).children.map { ($0.label ?? "", "\($0.value)") }
    return Dictionary(uniqueKeysWithValues: pairs).filter { $0.key != "defined" }
  }

  /// Traits that say of each field something else than a plain screen does.
  static let other: Traits = {
    var traits = Traits()
    traits.userInterfaceIdiom = .pad
    traits.userInterfaceStyle = .dark
    traits.userInterfaceLevel = .elevated
    traits.accessibilityContrast = .high
    traits.legibilityWeight = .bold
    traits.layoutDirection = .rightToLeft
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .compact
    traits.preferredContentSizeCategory = .accessibilityLarge
    traits.displayScale = 3
    traits.displayGamut = .P3
    traits.forceTouchCapability = .available
    traits.activeAppearance = .inactive
    return traits
  }()
}

@Suite struct `Each trait` {
  /// Without a value for "not said" nothing could override it.
  @Test func `says something on a plain screen, and something else in the tests`() {
    let (plain, none, other) = (Traits().said, Traits.unspecified.said, Traits.other.said)
    #expect(plain.count > 10)
    for field in plain.keys {
      #expect(plain[field] != none[field], "\(field) is missing in Traits.unspecified")
      #expect(other[field] != plain[field] && other[field] != none[field], "\(field)")
    }
  }

  /// A field that is missing in `Traits.fields` stays as it was.
  @Test func `is taken over where traits are merged, and compared where one holds another`() {
    for (one, two) in [(Traits.unspecified, Traits()), (Traits(), .other)] {
      expectEqual(one.merging(two).said, two.said)
      expectEqual(two.merging(.unspecified).said, two.said)
      #expect(!one.contains(two) && two.contains(two) && two.contains(.unspecified))
    }
  }
}
