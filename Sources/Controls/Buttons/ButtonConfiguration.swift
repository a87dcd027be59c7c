public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
import SnaplineLayout
public import SnaplineText

extension Button {
  /// How a button looks and what it holds, as a value: UIKit's `UIButton.Configuration`.
  public struct Configuration {
    /// How strongly a button asks for attention.
    enum Style { case plain, gray, tinted, filled }
    let style: Style

    public var background = BackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { if hasOwnInsets { setDefaultContentInsets() } } }
    public var baseForegroundColor: Color?
    public var baseBackgroundColor: Color?

    public var image: Image?
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    public var imageColorTransformer: ConfigurationColorTransformer?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// The title that was set for a state and has looks of its own, where that shows.
    var titleOfState: NSAttributedString?
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = LineBreakMode.byWordWrapping

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping

    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: ConfigurationColorTransformer?
    public var contentInsets: DirectionalEdgeInsets { didSet { hasOwnInsets = false } }
    public var imagePlacement = DirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true

    /// Whether the insets follow the size of the button.
    private var hasOwnInsets = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 5.95
      contentInsets = Size.medium.insets
    }

    /// Sets the insets that belong to the button's size.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
      hasOwnInsets = true
    }

    // MARK: The styles

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    // On iOS these are the four above.
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension Button.Configuration {
  /// The size of a button; the raw values are UIKit's.
  public enum Size: Int, Hashable, Sendable {
    case medium, small, mini, large
  }

  /// How round the corners are; the raw values are UIKit's.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// The radius of the background.
    case fixed = -1
    /// The radius of the background, which grows with the text size.
    case dynamic
    case small, medium, large, capsule
  }

  /// How title and subtitle are aligned to each other; the raw values are UIKit's.
  public enum TitleAlignment: Int, Hashable, Sendable {
    case automatic, leading, center, trailing
  }

  /// Whether the button shows a sign of its menu; the raw values are UIKit's.
  public enum Indicator: Int, Hashable, Sendable {
    case automatic, none, popup
  }
}

extension Button.Configuration.Size {
  var insets: DirectionalEdgeInsets {
    switch self {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: Font.TextStyle { self == .mini || self == .small ? .subheadline : .body }
}

/// Changes the look of a text before it is shown: UIKit's `UIConfigurationTextAttributesTransformer`.
public struct ConfigurationTextAttributesTransformer {
  public var transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  func applied(to text: AttributedString) -> AttributedString {
    var changed = text
    for run in text.runs { changed[run.range].setAttributes(transform(run.attributes)) }
    return changed
  }
}
