public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
public import SnaplineText

/// A picture, a text and a second one, as rows of lists show them: UIKit's
/// `UIListContentConfiguration`.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Aurora"
///     content.secondaryText = "Northern lights"
///     cell.contentConfiguration = content
///
public struct ListContentConfiguration: ContentConfiguration {
  public var image: Image?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with looks of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// Whether the second text stands beside the first one, where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room around all; at the sides that of the row counts where it is larger.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11,
    leading: 0,
    bottom: 11,
    trailing: 8
  )
  /// Whether the room at the sides, above and below is at least that of the row.
  public var axesPreservingSuperviewLayoutMargins = AxisSet.horizontal
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(secondary: TextProperties) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
    secondaryTextProperties = secondary
  }

  /// A text, with what is said besides below it.
  public static func cell() -> ListContentConfiguration { subtitleCell() }

  public static func subtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(
      secondary: TextProperties(font: .preferredFont(forTextStyle: .caption1))
    )
  }

  /// A text, with a value at the other end of the row.
  public static func valueCell() -> ListContentConfiguration {
    var configuration = ListContentConfiguration(
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .body),
        color: .secondaryLabel
      )
    )
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Lists look the same in every state here.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

extension ListContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public var font: Font
    public var color: Color
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// How many lines at most, 0 being any.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true

    init(font: Font, color: Color = .label) { (self.font, self.color) = (font, color) }

    /// UIKit has a type of its own for texts of lists.
    public typealias TextAlignment = SnaplineText.TextAlignment
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of a picture that takes one; nothing leaves it to the tint.
    public var tintColor: Color?
    public var cornerRadius: CGFloat = 0
    /// The largest size it may have, which keeps its shape; zero on a side leaves that side free.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
  }
}

/// Axes, none, one or both: UIKit's `UIAxis`.
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]
}
