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
        meanings[String(word)] = words.split(separator: " ").map(String.init)
      }
    }
    return meanings
  }()

  /// Foreign words, and what they may mean, in order of preference.
  private static let meaningRows: [(foreign: String, words: String)] = [
    ("night", "dark"), ("day", "light"), ("system auto", "automatic"),
    ("rtl", "rightToLeft"), ("ltr", "leftToRight"),
    ("left start flexstart", "leading left natural"), ("right end flexend", "trailing right"),
    ("leading", "left natural"), ("trailing", "right"),
    ("topleft topstart", "topLeading"), ("topright topend", "topTrailing"),
    ("bottomleft bottomstart", "bottomLeading"), ("bottomright bottomend", "bottomTrailing"),
    ("middle centre center centered", "center centerY centerX"),
    ("centerleft centerstart middleleft", "leadingCenter"),
    ("centerright centerend middleright", "trailingCenter"),
    ("justify full", "justified"), ("stretch", "fill scaleToFill"), ("baseline", "firstBaseline"),
    ("spacebetween", "equalSpacing justified"), ("spacearound spaceevenly", "equalCentering"),
    ("contain fit aspectfit", "scaleAspectFit"), ("cover aspectfill", "scaleAspectFill"),
    ("row x horizontal", "horizontal horizontally"), ("column y vertical", "vertical vertically"),
    ("parent container view root super", "superview"),
    ("safearealayoutguide", "safeArea"), ("layoutmarginsguide", "layoutMargins"),
    ("readablecontentguide", "readableContent"),
    ("normal", "regular"), ("extrabold", "heavy"), ("demibold", "semibold"),
    ("wrap", "byWordWrapping"), ("clip", "byClipping"), ("tail ellipsis", "byTruncatingTail"),
  ]
}
