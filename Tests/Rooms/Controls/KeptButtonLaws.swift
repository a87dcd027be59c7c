import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

/// A button keeps what it measured and put together, until it or its surroundings change.
@Suite struct `A button that changes` {
  /// What a button is set to, and its surroundings.
  private struct Recipe {
    var title: String
    var subtitle: String?
    var symbol: String?
    var placement = DirectionalRectEdge.leading
    var corners = Button.Configuration.CornerStyle.dynamic
    var strokeWidth = 0.0
    var inset = 8.0
    var isSelected = false
    var isEnabled = true
    var readsLeftward = false
    var textSize = ContentSizeCategory.large
    var width = 200.0

    private static let words = [
      "a", "button", "with", "several", "words", "Übergröße", "вещь", "ok",
    ]

    static func text(_ random: inout Seed, most: Int) -> String {
      let count = Int.random(in: 1...most, using: &random)
      return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }

    init(_ random: inout Seed) {
      title = Self.text(&random, most: 6)
      for _ in 0..<4 { change(&random) }
    }

    /// Changes one thing; the width most often, by a little or a lot.
    mutating func change(_ random: inout Seed) {
      switch Int.random(in: 0...16, using: &random) {
      case 0: title = Self.text(&random, most: 6)
      case 1: subtitle = Bool.random(using: &random) ? Self.text(&random, most: 5) : nil
      case 2: symbol = [nil, "star", "heart.fill"].randomElement(using: &random) ?? nil
      case 3: placement = [.leading, .trailing, .top].randomElement(using: &random) ?? .leading
      case 4:
        corners = [.dynamic, .capsule, .fixed, .large].randomElement(using: &random) ?? .dynamic
      case 5: strokeWidth = Double(Int.random(in: 0...2, using: &random))
      case 6: inset = Double.random(in: 0...20, using: &random)
      case 7: isSelected.toggle()
      case 8: isEnabled.toggle()
      case 9: readsLeftward.toggle()
      case 10:
        textSize = [.small, .large, .extraExtraLarge].randomElement(using: &random) ?? .large
      case 11...13: width = Double.random(in: 30...330, using: &random)
      default: width = max(30, width + Double.random(in: -6...6, using: &random))
      }
    }

    private var configuration: Button.Configuration {
      var configuration = Button.Configuration.tinted()
      configuration.title = title
      configuration.subtitle = subtitle
      configuration.image = symbol.flatMap { Image(systemName: $0) }
      configuration.imagePlacement = placement
      configuration.imagePadding = 5
      configuration.cornerStyle = corners
      configuration.background.strokeColor = .systemRed
      configuration.background.strokeWidth = strokeWidth
      configuration.contentInsets.leading = inset
      return configuration
    }

    func set(_ button: Button, in root: View, _ width: LayoutConstraint) {
      // What hasn't changed isn't set, so that nothing else tells the button to forget.
      if button.configuration?.isLike(configuration) != true {
        button.configuration = configuration
      }
      if button.isSelected != isSelected { button.isSelected = isSelected }
      if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
      var traits = root.environment.traits
      traits.layoutDirection = readsLeftward ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = textSize
      root.environment.traits = traits
      width.constant = self.width
      root.layoutIfNeeded()
    }
  }

  /// A button in a root, as wide as a constraint says.
  private struct Stage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = Button()
    let width: LayoutConstraint

    init() {
      root.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      width = button.widthAnchor.constraint(equalToConstant: 200)
      LayoutConstraint.activate([
        width,
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ])
    }

    /// All that is seen of the button.
    func look(of recipe: Recipe) -> [String] {
      recipe.set(button, in: root, width)
      return ([button] + button.subviews + button.subviews.flatMap(\.subviews)).map { view in
        let ground = view.backgroundColor?.resolved(with: view.traits)
        return "\(type(of: view)) \(view.frame) \(view.layer.cornerRadius) "
          + "\(view.layer.borderWidth) \(String(describing: ground))"
      }
    }
  }

  @Test func `looks as one that is made anew`() {
    var heights: Set<CGFloat> = []
    for seed in Seed.some(60) {
      var random = seed
      var recipe = Recipe(&random)
      let kept = Stage()
      for step in 0..<15 {
        expectEqual(
          kept.look(of: recipe),
          Stage().look(of: recipe),
          "\(seed), step \(step): \(recipe)"
        )
        heights.insert(kept.button.frame.height)
        recipe.change(&random)
      }
    }
    #expect(heights.count > 40, "\(heights.count) heights were seen")
  }

  @Test func `has a size in any room`() {
    let button = Button(configuration: .filled())
    button.configuration?.title = "Buy two"
    button.configuration?.subtitle = "for one"
    let whole = button.sizeThatFits(.zero)
    for room in [CGFloat.infinity, .greatestFiniteMagnitude, 1e300, .nan, -1, 0, 1, 40] {
      let size = button.sizeThatFits(CGSize(width: room, height: 0))
      #expect(size.width.isFinite && size.height >= whole.height, "\(room): \(size)")
    }
    expectEqual(button.sizeThatFits(CGSize(width: 1e300, height: 0)), whole)
  }

  @Test func `is measured anew with another font, and when it is told to`() throws {
    let button = Button(type: .system)
    button.setTitle("Buy", for: .normal)
    let label = try #require(button.titleLabel)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    button.environment.traits.preferredContentSizeCategory = .accessibilityLarge
    let large = button.sizeThatFits(.zero)
    label.adjustsFontForContentSizeCategory = false
    let usual = button.sizeThatFits(.zero)
    #expect(usual.width < large.width)
    label.font = .systemFont(ofSize: 40)
    #expect(button.sizeThatFits(.zero).width > usual.width)
  }

  @Test func `lays its parts out once for each of its sizes`() throws {
    final class Counting: Button {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = Counting(configuration: .filled())
    button.configuration?.title = "Buy"
    root.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    button.count = 0
    for width in [310.0, 320, 330] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    expectEqual(button.count, 3)
    let middle = try #require(button.titleLabel).frame.midX
    #expect(abs(middle - 165) < 1, "\(middle)")
  }
}

extension Button.Configuration {
  /// Whether another one says the same, of what the recipes set.
  fileprivate func isLike(_ other: Self) -> Bool {
    title == other.title && subtitle == other.subtitle && (image == nil) == (other.image == nil)
      && image == other.image && imagePlacement == other.imagePlacement
      && cornerStyle == other.cornerStyle && contentInsets == other.contentInsets
      && background.strokeWidth == other.background.strokeWidth
  }
}
