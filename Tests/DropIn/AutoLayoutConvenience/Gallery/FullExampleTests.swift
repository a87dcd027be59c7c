import Snapline
import SnaplineDocuments
import SnaplineEnvironment
import Testing

/// The example at the top of the original library's page, in Swift and as a design of the gallery.
@Suite struct `The page's full example` {
  enum Place: String, CaseIterable {
    case upright, lying, tablet, long, leftward, dark, allAtOnce

    var overrides: DesignOverrides {
      var overrides = DesignOverrides()
      switch self {
      case .upright: break
      case .lying: overrides.orientation = .landscape
      case .tablet: overrides.device = Device.named("iPad Air 11")
      case .long: overrides.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
      case .leftward: overrides.traits.layoutDirection = .rightToLeft
      case .dark: overrides.traits.userInterfaceStyle = .dark
      case .allAtOnce:
        overrides.orientation = .landscape
        overrides.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        overrides.traits.layoutDirection = .rightToLeft
        overrides.traits.userInterfaceStyle = .dark
      }
      return overrides
    }
  }

  @Test(arguments: Place.allCases)
  func `is the same in Swift and as a design`(place: Place) throws {
    try expectSame("helpers-example", Self.screen(), under: place.overrides)
  }

  private static func screen() -> View {
    let root = View(backgroundColor: .systemBackground)
    let names = ["background", "title", "subtitle", "action", "cancel", "close"]
    for (view, name) in zip(root.showFullExample().views, names) {
      view.accessibilityIdentifier = name
    }
    return root
  }
}
