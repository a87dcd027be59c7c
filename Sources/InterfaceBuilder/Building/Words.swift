import SnaplineControls
import SnaplineLayout
import SnaplineText

/// The format's words for what the engine calls by another name; each table stands for one attribute.
enum Words {
  static let contentModes: [String: View.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let directions: [String: SemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
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
    "plain": .plain,
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
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .url, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  static let accessories: [String: TableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator,
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
    "wheels": .wheels, "compact": .compact, "inline": .inline,
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
