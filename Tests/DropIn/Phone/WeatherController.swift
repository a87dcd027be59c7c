import AutoLayoutConvenience
import UIKit

/// The weather of a place: stacks and placements in one call each, another order in landscape.
final class WeatherController: UIViewController {
  private let placeLabel = WeatherController.makeLabel("Underhill", .title1)
  private let temperatureLabel = WeatherController.makeLabel("17°", .largeTitle)
  private let summaryLabel = WeatherController.makeLabel("Light rain until noon", .body)
  private let icon = UIImageView(image: UIImage(systemName: "cloud.rain.fill"))
  private let hours = [("10", "15°"), ("11", "16°"), ("12", "17°"), ("13", "18°"), ("14", "18°")]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.2, green: 0.35, blue: 0.6, alpha: 1)
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    icon.constrain(widthAndHeight: 72)

    let now = UIView.verticallyStacked(
      placeLabel,
      temperatureLabel,
      summaryLabel,
      alignment: .center,
      spacing: 4
    )
    let strip = makeStrip()
    UIView.if(.verticallyCompact) {
      view.addSubview(icon, pinnedTo: .leadingCenter, of: .layoutMargins)
      view.addSubview(now, centeredIn: .safeArea)
    } else: {
      view.addSubview(icon, pinnedTo: .top, of: .safeArea, horizontally: .center)
      view.addSubview(now, pinningBelow: icon, spacing: 16)
    }
    view.addSubview(strip, pinnedTo: .bottom, of: .layoutMargins)
  }

  private func makeStrip() -> UIView {
    let columns = hours.map { hour, temperature -> UIView in
      UIView.verticallyStacked(
        Self.makeLabel(hour, .caption1),
        Self.makeLabel(temperature, .headline),
        alignment: .center,
        spacing: 6
      )
    }
    let stack = UIStackView(arrangedSubviews: columns)
    stack.distribution = .equalSpacing
    let card = UIView()
    card.backgroundColor = UIColor.white.withAlphaComponent(0.2)
    card.layer.cornerRadius = 12
    card.addSubview(stack, filling: .superview, insets: .insets(horizontal: 16, vertical: 12))
    return card
  }

  private static func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
