import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The words of Interface Builder's attributes, and our values for them: a table for each attribute.
enum AttributeWords {
  static let contentModes: [String: View.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let directions: [String: SemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft, "unspecified": .unspecified,
  ]

  static let attributes: [String: LayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  static let relations: [String: LayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  static let distributions: [String: StackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let alignments: [String: StackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  static let textAlignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "characterWrapping": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingHead": .byTruncatingHead,
    "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
  ]

  static let baselineAdjustments: [String: Label.BaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  static let buttonTypes: [String: Button.ButtonType] = [
    "system": .system, "roundedRect": .system, "contactAdd": .contactAdd, "close": .close,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "plain": .plain, "custom": .custom,
  ]

  static let states: [String: Control.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]

  static let borderStyles: [String: TextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect, "none": .none,
  ]

  static let viewModes: [String: TextField.ViewMode] = [
    "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    "never": .never,
  ]

  static let keyboards: [String: KeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .url, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  static let accessories: [String: TableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  static let cellStyles: [String: TableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  static let tableStyles: [String: TableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let systemItems: [String: BarButtonItem.SystemItem] = Dictionary(
    BarButtonItem.SystemItem.allCases.map { ("\($0)", $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static let tabItems: [String: TabBarItem.SystemItem] = Dictionary(
    TabBarItem.SystemItem.allCases.map { ("\($0)", $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static let dateModes: [String: DatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  static let dateStyles: [String: DatePicker.Style] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  static let materials: [String: BlurEffect.Style] = Dictionary(
    BlurEffect.Style.allCases.map { ("\($0)", $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static let vibrancies: [String: VibrancyEffect.Style] = Dictionary(
    VibrancyEffect.Style.allCases.map { ("\($0)", $0) },
    uniquingKeysWith: { first, _ in first }
  )

  static let accessibilityTraits: [String: AccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "staticText": .staticText,
    "searchField": .searchField, "selected": .selected, "notEnabled": .notEnabled,
    "header": .header, "summaryElement": .summaryElement, "adjustable": .adjustable,
    "keyboardKey": .keyboardKey, "playsSound": .playsSound,
    "startsMediaSession": .startsMediaSession, "updatesFrequently": .updatesFrequently,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar,
  ]
}

// MARK: Words of controls

extension AttributeWords {
  static let alignmentsAcross: [String: Control.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static let alignmentsDown: [String: Control.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static let buttonRoles: [String: Button.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]

  static let buttonSizes: [String: Button.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  static let configurationStyles: [String: @Sendable () -> Button.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
  ]

  static let cornerStyles: [String: Button.Configuration.CornerStyle] = [
    "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  static let imagePlacements: [String: DirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  static let titleAlignments: [String: Button.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let symbolScales: [String: Image.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  static let renderingModes: [String: Image.RenderingMode] = [
    "automatic": .automatic, "template": .alwaysTemplate, "original": .alwaysOriginal,
  ]

  /// Those of former releases stand for the sizes that followed, some with a colour of their own.
  static let indicatorStyles: [String: ActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
  ]

  static let barItemStyles: [String: BarButtonItem.Style] = [
    "plain": .plain, "bordered": .bordered, "done": .done,
  ]

  static let barStyles: [String: UserInterfaceStyle] = [
    "default": .unspecified, "black": .dark, "blackOpaque": .dark, "blackTranslucent": .dark,
  ]

  static let searchBarStyles: [String: SearchBar.Style] = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]
}

// MARK: Words of containers

extension AttributeWords {
  static let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]

  static let insetAdjustments: [String: ScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
    "always": .always,
  ]

  static let scrollDirections: [String: CollectionView.ScrollDirection] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  static let separatorStyles: [String: TableView.SeparatorStyle] = [
    "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    "none": .none,
  ]

  static let largeTitleModes: [String: NavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
}

// MARK: Words of fonts

extension AttributeWords {
  static let symbolWeights: [String: Image.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let writingDirections: [String: WritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]

  enum FontKind: Sendable { case plain, bold, italic }

  static let fontKinds: [String: FontKind] = [
    "system": .plain, "boldSystem": .bold, "systemBold": .bold, "italicSystem": .italic,
    "systemItalic": .italic,
  ]
}
