import Foundation
import Snapline

/// The circumstances of a picture, by the names that `Tools/Helpers` has for those of designs.
enum Circumstance: String, Sendable {
  case usual, rightToLeft, largeText, flat, narrow, low, wide, expanded

  /// The distance of the superview from the edges of the picture.
  var insets: DirectionalEdgeInsets {
    switch self {
    case .narrow: .all(16).with(trailing: 84)
    case .low: .all(16).with(bottom: 44)
    case .flat: .all(16).with(vertical: 30)
    default: .all(16)
    }
  }
}

/// An area that a picture shows, behind the views as a tint and above them as a dashed line.
enum Area: Sendable {
  case layoutMargins, safeArea, readableContent, aboveSafeArea, titleMargins
  case rectangle(CGRect)
}

/// What is drawn beside a call: the superview in white, a sibling in grey, and an area in orange.
final class Stage {
  let view: View
  let title: View
  private let controller = ViewController()
  private let inner = ViewController()
  private let circumstance: Circumstance
  private let area: Area?

  init(area: Area?, title frame: CGRect?, _ circumstance: Circumstance) {
    (self.area, self.circumstance) = (area, circumstance)
    view = inner.view
    title = block("title", color: .systemGray5, textColor: .secondaryLabel)
    view.accessibilityIdentifier = "view"
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins = .all(12)
    view.insetsLayoutMarginsFromSafeArea = false
    inner.viewRespectsSystemMinimumLayoutMargins = false
    view.layer.borderWidth = 0.5 * enlargement
    view.layer.borderColor = Color.systemGray4.cgColor
    if case .safeArea = area { leaveSafeArea() }
    if case .aboveSafeArea = area { leaveSafeArea() }
    if circumstance == .expanded { view.activeConditionalConstraintsConfigurationName = .expanded }
    if let frame { view.addSubview(title, pinnedAt: frame) }
  }

  private func leaveSafeArea() {
    inner.additionalSafeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: 12, right: 0)
  }

  /// How many times larger everything is that is drawn as much smaller.
  private var enlargement: CGFloat { circumstance == .wide ? 5 : 1 }

  /// The view that a call places, or one of several.
  func box(_ name: String, text: String? = nil, color: Color = .systemBlue) -> View {
    if let text {
      let label = Label(
        text: text,
        font: .systemFont(ofSize: 11, weight: .semibold),
        color: .white,
        numberOfLines: 1
      )
      label.backgroundColor = color
      label.layer.cornerRadius = 3
      label.accessibilityIdentifier = name
      return label
    }
    return block(name, color: color, enlargement: enlargement)
      .constrain(width: 48 * enlargement, height: 28 * enlargement, priority: .defaultLow)
  }

  /// The whole picture, with a dashed line around a view of which a part can't be seen.
  func content(outlining hidden: View?) -> any LayoutPreviewContent {
    let background: View = controller.view
    background.backgroundColor = .secondarySystemBackground
    background.layer.cornerRadius = 12
    controller.addChild(inner)
    if circumstance == .wide {
      background.addSubview(view, centeredIn: .superview)
      view.constrain(width: 740, height: 440)
      view.transform = Transform(scaleX: 0.2, y: 0.2)
    } else {
      background.addSubview(view, filling: .superview, insets: circumstance.insets)
    }
    inner.didMove(toParent: controller)
    showArea()
    if let hidden {
      background.addSubview(
        line(in: hidden.isHidden ? .white : .systemBlue),
        filling: .relative(hidden)
      )
    }
    return controller
  }

  private func showArea() {
    guard let area else { return }
    let tint = View(backgroundColor: .systemOrange, alpha: 0.14)
    for part in [tint, line(in: .systemOrange)] {
      switch area {
      case .layoutMargins: view.addSubview(part, filling: .layoutMargins)
      case .safeArea: view.addSubview(part, filling: .safeArea)
      case .readableContent: view.addSubview(part, filling: .readableContent)
      case .titleMargins: view.addSubview(part, filling: .layoutMarginsOf(title))
      case .rectangle(let frame): view.addSubview(part, pinnedAt: frame)
      case .aboveSafeArea:
        view.addSubview(
          part,
          filling: .horizontally(.superview, vertically: .excludedTopSideOf(.safeArea))
        )
      }
    }
    view.sendSubviewToBack(tint)
  }

  private func line(in color: Color) -> View {
    let line = View()
    line.layer.borderColor = color.cgColor
    line.layer.borderWidth = enlargement
    line.layer.borderDash = [3 * enlargement, 2 * enlargement]
    return line
  }
}

/// A rectangle with its name in the middle, which has no size of its own.
private func block(
  _ name: String,
  color: Color = .systemBlue,
  textColor: Color = .white,
  enlargement: CGFloat = 1
) -> View {
  let view = View(backgroundColor: color)
  view.accessibilityIdentifier = name
  view.layer.cornerRadius = 3 * enlargement
  let label = Label(
    text: name,
    font: .systemFont(ofSize: 11 * enlargement, weight: .semibold),
    color: textColor,
    alignment: .center,
    numberOfLines: 1
  )
  label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  for axis in [Axis.horizontal, .vertical] {
    label.setContentHuggingPriority(LayoutPriority(1), for: axis)
    label.setContentCompressionResistancePriority(LayoutPriority(1), for: axis)
  }
  view.addSubview(label)
  return view
}
