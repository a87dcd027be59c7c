/// Words of other systems for what a value or an object's key is called here.
extension ForeignWords {
  /// The first of the words with the same meaning that may stand there; case and hyphens are ignored.
  static func meant(by word: String, among known: some Sequence<String>) -> String? {
    let plain = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    guard let words = meanings[plain] else { return nil }
    let known = Set(known)
    return words.first { known.contains($0) && $0 != word }
  }

  private static let meanings: [String: [String]] = {
    var meanings: [String: [String]] = [:]
    for (foreign, words) in meaningRows {
      for word in foreign.split(separator: " ") {
        meanings[String(word), default: []] += words.split(separator: " ").map(String.init)
      }
    }
    return meanings
  }()

  /// Foreign words, and what they may mean, in order of preference.
  private static let meaningRows: [(foreign: String, words: String)] = [
    ("night", "dark"), ("day", "light"), ("system auto", "automatic"),
    ("rtl pseudo", "rightToLeft"), ("ltr", "leftToRight"),
    ("left start flexstart", "leading left natural"), ("right end flexend", "trailing right"),
    ("leading", "left natural"), ("trailing", "right"),
    ("topleft topstart", "topLeading"), ("topright topend", "topTrailing"),
    ("bottomleft bottomstart", "bottomLeading"), ("bottomright bottomend", "bottomTrailing"),
    ("middle centre center centered", "center centerY centerX byTruncatingMiddle"),
    ("centerleft centerstart middleleft", "leadingCenter"),
    ("centerright centerend middleright", "trailingCenter"),
    ("justify full", "justified"), ("stretch", "fill scaleToFill"), ("baseline", "firstBaseline"),
    ("spacebetween", "equalSpacing justified"), ("spacearound spaceevenly", "equalCentering"),
    ("contain fit aspectfit", "scaleAspectFit"), ("cover aspectfill", "scaleAspectFill"),
    ("row x horizontal", "horizontal horizontally"), ("column y vertical", "vertical vertically"),
    ("parent container view root super true yes", "superview"),
    ("safearealayoutguide", "safeArea"), ("layoutmarginsguide", "layoutMargins"),
    ("readablecontentguide", "readableContent"),
    ("circle oval", "ellipse"), ("rect box square roundedrectangle", "rectangle"),
    ("pill stadium", "capsule"), ("normal", "regular"), ("extrabold", "heavy"),
    ("demibold", "semibold"), ("mono monospace code", "monospaced"),
    ("wrap wordwrap wordwrapping", "byWordWrapping"), ("charwrap", "byCharWrapping"),
    ("clip", "byClipping"), ("tail ellipsis", "byTruncatingTail"), ("head", "byTruncatingHead"),
    ("src url path filename asset name", "file"), ("icon sfsymbol systemname", "symbol image"),
    ("text caption label", "title text"), ("value content string", "text value title"),
    ("placeholdertext prompt", "placeholder"), ("checked ison", "on"),
    ("min minvalue from", "minimum"), ("max maxvalue", "maximum"),
    ("total count numberofpages", "pages"),
    ("lang language", "locale"),
    ("theme mode colorscheme scheme dark light style", "appearance kind"),
    ("fontsize dynamictype", "textSize"), ("w", "width"), ("h", "height"),
    ("background bg", "background"),
    ("offsetx left", "x leading"), ("offsety top", "y top"), ("colour stroke", "color"),
    ("thickness", "width strokeWidth"), ("pt points px fontsize", "size"),
    ("colours stops", "colors"),
    ("props params arguments args inputs properties slots", "parameters"),
    ("body root layout", "view"),
    ("str txt", "text"), ("int integer float double", "number"), ("bool", "boolean"),
    ("array", "list"), ("dict dictionary map", "object"), ("node element", "view"),
    ("children nodes elements", "views"), ("img picture photo", "image"), ("enum", "one"),
    ("huge big large", "xxxLarge"), ("tiny", "xSmall"), ("single one", "one"),
    ("plural many", "other"),
    ("mobile iphone", "phone"), ("tablet ipad", "pad"), ("desktop", "mac"),
    ("horizontal wide", "landscape"),
    ("include includes imports require uses", "import"), ("style css classes", "styles"),
    ("component partials", "components"), ("vars variables values model context params", "data"),
    ("i18n translations locales localization texts", "strings"),
    ("theme themes modes variations", "variants"),
    ("transparent", "clear"), ("palette colours", "colors"), ("typography", "fonts"),
    ("title", "name"),
    ("description summary", "about"), ("screen page artboard size frame", "canvas"),
    ("localise localised localize translate translated i18n", "localized"),
    ("env traits", "environment"), ("rules equations layout", "constraints"),
  ]
}
