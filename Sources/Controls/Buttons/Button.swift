public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineText

/// A button in both of UIKit's ways: with a configuration, or with titles and pictures per state.
open class Button: Control, AccessibilityContentSizeCategoryImageAdjusting {
  var faces = ButtonFaces()
  let words = ButtonLabel()
  let moreWords = ButtonLabel()
  let picture = ImageView()
  let ground = BackgroundView()
  let spinner = ActivityIndicatorView(style: .medium)
  open private(set) var buttonType = ButtonType.custom
  /// Guards a handler's changes from calling it again.
  var isUpdating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A button without a configuration.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// A button that does `primaryAction`, whose title and picture it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(frame: .zero)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// A button of the system that shows a picture.
  public static func systemButton(with image: Image, primaryAction: Action? = nil) -> Button {
    let button = Button(type: .system, primaryAction: primaryAction)
    button.setImage(image, for: .normal)
    return button
  }

  private func prepare() {
    accessibilityTraits = .button
    words.button = self
    moreWords.button = self
    takeStandardWords()
    picture.contentMode = .scaleAspectFit
  }

  /// The looks of a title that no configuration decides.
  private func takeStandardWords() {
    words.font = .systemFont(ofSize: buttonType == .custom ? Font.buttonFontSize : 15)
    words.lineBreakMode = .byTruncatingMiddle
    words.numberOfLines = 1
    words.textAlignment = .natural
  }

  package final func take(_ type: ButtonType) {
    buttonType = type
    if type != .custom { takeStandardWords() }
    guard let symbol = type.symbol else { return }
    let size =
      type == .close
      ? Image.SymbolConfiguration(pointSize: 11, weight: .bold, scale: .medium)
      : Image.SymbolConfiguration(pointSize: 17, scale: .medium)
    faces[.normal].image = Image(systemName: symbol, withConfiguration: size)
    faces[.normal].symbolConfiguration = size
  }

  /// What a button is for; the raw values are UIKit's.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    public static let roundedRect = ButtonType.system

    /// What the system shows in buttons of the type.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      case .custom, .system, .plain: nil
      }
    }
  }

  // MARK: Parts

  /// The label of the title, whose font and lines may be changed; a configuration sets them itself.
  open var titleLabel: Label? { words }
  open var subtitleLabel: Label? { moreWords }
  open var imageView: ImageView? { picture }

  // MARK: By state

  /// The room around the content on fixed sides; a configuration has its own.
  open var contentEdgeInsets = EdgeInsets.zero { didSet { contentChanged() } }
  /// Moves the title, and changes no size.
  open var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture, and changes no size.
  open var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false
  /// Whether the picture grows at accessibility text sizes, while the room around it stays the same.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { picture.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      picture.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      contentChanged()
    }
  }

  // MARK: By configuration

  /// How the button looks and what it holds; `nil` leaves that to titles and pictures per state.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { takeStandardWords() }
      contentChanged()
    }
  }
  /// Changes the configuration for the button's state, before it is shown.
  open var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() { contentChanged() }

  /// Called when the state or the surroundings of the button change; calls the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menus

  open var menu: Menu? { didSet { contentChanged() } }
  /// Whether the button shows which entry of its menu is chosen.
  open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }
  open var role = Role.normal { didSet { contentChanged() } }

  /// What a button's action means; the raw values are UIKit's.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }

  // MARK: Layout

  override func stateChanged() { contentChanged() }

  override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override var focusRadius: CGFloat? {
    if buttonType == .close { return min(bounds.width, bounds.height) / 2 }
    return refreshed?.radius(in: bounds) ?? 6
  }

  /// Notes that the button may look different, and have another size.
  func contentChanged() {
    guard !isUpdating else { return }
    isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  var isStale = true
  /// What the configuration shows, as long as the parts aren't stale.
  var shown: ShownConfiguration?

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  open override func invalidateIntrinsicContentSize() {
    for label in [words, moreWords] { label.forgetSizes() }
    super.invalidateIntrinsicContentSize()
  }
  open override var intrinsicContentSize: CGSize { wantedSize(width: widthOfSecondLook) }
  open override var contentWraps: Bool { shownConfiguration?.mayWrap ?? false }

  // In recorded documents a button is as wide as its title beside a label or a picture, and as wide as
  // the others in a row of buttons.
  open override var evensWidthBesideOthers: Bool { false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wantedSize(width: size.width > 0 && contentWraps ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func baselineOffsets(in size: CGSize) -> BaselineOffsets? {
    let frame = frames(in: CGRect(origin: .zero, size: size)).title
    guard frame != .zero, let offsets = words.baselineOffsets(in: frame.size) else { return nil }
    return BaselineOffsets(
      firstFromTop: frame.minY + offsets.firstFromTop,
      lastFromBottom: size.height - frame.maxY + offsets.lastFromBottom
    )
  }

  open override var baselinePitch: CGFloat? { words.baselinePitch }
  open override var contentText: String? { shownConfiguration?.title ?? currentTitle }

  // Rectangles that subclasses may move.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    groupFrames(in: contentRect.inset(by: titleEdgeInsets)).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    groupFrames(in: contentRect.inset(by: imageEdgeInsets)).image
  }
}
