import Foundation
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
    let text = String(repeating: "Sub label with a lot of text. ", count: 10).dropLast()
    let titleLabel = Label(text: "Title Label", textStyle: .largeTitle, alignment: .center)
      .named("title")
    let subLabel = Label(text: String(text), textStyle: .body, alignment: .center)
      .named("subtitle")
    let closeButton = ImageView(
      image: Image(systemName: "xmark.circle.fill"),
      contentMode: .scaleAspectFit
    ).named("close")
    let backgroundView = View(backgroundColor: .systemGroupedBackground).named("background")
    let actionButton = platter("Add More Text").named("action")
    let cancelButton = platter("Revert").named("cancel")
    let root = View(backgroundColor: .systemBackground)

    let content = View.verticallyStacked(
      View.verticallyStacked(titleLabel, subLabel, spacing: 4).verticallyCentered()
        .verticallyScrollable(),
      View.autoAdjustingVerticallyStacked(actionButton, cancelButton, spacing: 8)
    )
    backgroundView.addSubview(content, filling: .readableContent)
    root.addSubview(backgroundView, filling: .safeArea, insets: .all(32))
    View.if(.verticallyCompact) {
      backgroundView.addSubview(
        closeButton.constrain(size: CGSize(width: 24, height: 24)),
        pinning: .center,
        to: .topTrailing
      )
    } else: {
      backgroundView.addSubview(
        closeButton.constrain(size: CGSize(width: 32, height: 32)),
        pinning: .center,
        to: .topLeading
      )
    }
    return root
  }

  private static func platter(_ title: String) -> Button {
    let button = Button(title: title, font: .preferredFont(forTextStyle: .headline), type: .system)
    button.layer.cornerRadius = 8
    return button.constrain(height: 50)
  }
}

extension View {
  fileprivate func named(_ identifier: String) -> Self {
    accessibilityIdentifier = identifier
    return self
  }
}
