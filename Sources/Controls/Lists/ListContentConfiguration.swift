public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
public import SnaplineText

/// A picture and two texts, as rows of lists show them: UIKit's `UIListContentConfiguration`.
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
  /// The text with attributes of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// Whether the second text stands beside the first one, where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content; see ``axesPreservingSuperviewLayoutMargins`` for those of the row.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11,
    leading: 0,
    bottom: 11,
    trailing: 8
  )
  /// The axes on which the margins are at least those of the row.
  public var axesPreservingSuperviewLayoutMargins = AxisSet.horizontal
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(secondary: TextProperties) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
    secondaryTextProperties = secondary
  }

  /// A text with the secondary text below it.
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

  /// Returns the configuration unchanged, because lists look the same in every state here.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

extension ListContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public var font: Font
    public var color: Color
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 stands for any number.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true

    init(font: Font, color: Color = .label) { (self.font, self.color) = (font, color) }

    /// The alignment of texts, for which UIKit has a type of its own in lists.
    public typealias TextAlignment = SnaplineText.TextAlignment
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of a picture that takes a tint; `nil` leaves the tint of the view.
    public var tintColor: Color?
    public var cornerRadius: CGFloat = 0
    /// The largest size of the picture, which keeps its proportions; zero sets no limit on a side.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
  }
}

/// A set of axes: UIKit's `UIAxis`.
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]
}
